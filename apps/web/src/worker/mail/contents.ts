import type { EncodedBytes } from '../../platform/file-bytes.ts'
import type { FoundMail, MailPlace } from './protocol.ts'

/** A mail or an attachment as a file of its own: where it lies in its mailbox, of which nothing is read before somebody asks for it. */
export const contentOf = (
  mailbox: Blob,
  { at, sizeBytes: length, without, encoding = 'text' }: MailPlace,
  type: string,
): EncodedBytes => ({ of: mailbox, at, length, without, encoding, type })

/**
 * A mail as it stands in a mailbox (`mboxrd`, RFC 4155): a divider with its date, its lines with `From ` at their beginning
 * quoted, an empty line. Pieces of the mailbox that it lies in, what is quoted there already as it is.
 */
export function inMailbox(mailbox: Blob, { date, lies, asInMailbox }: FoundMail): readonly BlobPart[] {
  const { at, sizeBytes } = lies
  const { unquoted, isOpen } = asInMailbox
  const parts: BlobPart[] = [`From - ${dividerDate(Date.parse(date) || 0)}\n`]
  let from = at
  for (const line of unquoted) {
    parts.push(mailbox.slice(from, line), '>')
    from = line
  }
  parts.push(mailbox.slice(from, at + sizeBytes), isOpen ? '\n\n' : '\n')
  return parts
}

/** `Mon May  6 07:08:09 2024`, as C's `asctime` writes a universal time. */
function dividerDate(atMs: number): string {
  const [weekday = '', day = '', month = '', year = '', time = ''] = new Date(atMs).toUTCString().split(/,? /u)
  return `${weekday} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`
}
