import { createHash } from 'node:crypto'

/** What a message says of itself and no move changes; undefined where it says nothing. */
export interface Said {
  /** With its angle brackets. */
  readonly messageId: string | undefined
  readonly sentAt: Date | string | undefined
  readonly receivedAt: Date | string | undefined
  readonly subject: string | undefined
  /** Addresses of who it is from, to, and copied to. */
  readonly people: readonly (readonly string[] | undefined)[]
  readonly sizeBytes: number
}

/** A message as a file. */
export interface Letter {
  readonly name: string
  readonly version: string
  readonly sizeBytes: number
  /** When the server got it: milliseconds since 1970. */
  readonly receivedAtMs: number
}

/** Longest part of a subject in a name, in letters. */
const MOST_SUBJECT = 80

/**
 * A message by what it says of itself. Its version is a digest of what a move keeps on every server: identity, dates,
 * addresses, subject and size; its name is the day, the subject and the first letters of that digest, so that one of
 * another content never has the same one. However its mailbox is spoken to, it has the same name.
 */
export function letterOf({ messageId = '', sentAt, receivedAt, subject = '', people, sizeBytes }: Said): Letter {
  const sentAtMs = timeOf(sentAt)
  const said = JSON.stringify([messageId, sentAtMs, subject, people, sizeBytes])
  const version = createHash('sha256').update(said).digest('hex').slice(0, 32)
  const day = sentAtMs === undefined ? [] : [new Date(sentAtMs).toISOString().slice(0, 10)]
  const name = `${[...day, subjectPart(subject), version.slice(0, 10)].filter(Boolean).join(' ')}.eml`
  return { name, version, sizeBytes, receivedAtMs: timeOf(receivedAt) ?? sentAtMs ?? 0 }
}

function timeOf(date: Date | string | undefined): number | undefined {
  const ms = date === undefined ? Number.NaN : new Date(date).getTime()
  // Years that a file's name could not say are those of senders who say anything.
  return ms >= 0 && ms < 253_402_300_800_000 ? ms : undefined
}

/** A subject as part of a name that every system takes. */
function subjectPart(subject: string): string {
  const clean = subject
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  // Letters may take four bytes, and a name has 255.
  return [...clean]
    .slice(0, MOST_SUBJECT)
    .join('')
    .slice(0, MOST_SUBJECT)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trim()
}
