import { type ByteSource, holdsManyMails, holdsOneMail, type Item } from '@octavo/core'
import type { MailFile } from './mailbox.ts'

/** A file and the extension of the type that its first bytes tell; `''` where nobody knows. */
export interface TypedFile {
  readonly item: Item
  readonly extension: string
}

/** Files that are a mailbox together, and what lies beside them and is no mail. What a Maildir has in `tmp` was never delivered. */
export function mailFilesOf(
  found: readonly TypedFile[],
  open: (item: Item) => Promise<ByteSource>,
): { readonly files: readonly MailFile[]; readonly others: readonly Item[] } {
  const files: MailFile[] = []
  const others: Item[] = []
  for (const { item, extension } of found) {
    const steps = item.path.split('/')
    const isBox = holdsManyMails(extension)
    if ((isBox || holdsOneMail(extension)) && steps.at(-2) !== 'tmp')
      files.push({ path: item.path, isBox, ...flagsOf(steps), open: () => open(item) })
    else others.push(item)
  }
  return { files, others }
}

/** What a Maildir says of a message: `1714979289.M1.host:2,FS` was flagged and seen, what is in `new` was not. */
function flagsOf(steps: readonly string[]): { readonly flags?: string } {
  if (steps.at(-2) === 'new') return { flags: '' }
  const flags = /[:;!]2,([A-Za-z]*)$/u.exec(steps.at(-1) ?? '')?.[1]
  return steps.at(-2) === 'cur' && flags !== undefined ? { flags } : {}
}
