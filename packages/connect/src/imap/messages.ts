import { createHash } from 'node:crypto'
import { AppError } from '@octavo/core'
import type { Entry } from '@octavo/core/connect'
import type { FetchMessageObject, FetchQueryObject } from 'imapflow'

/** What is asked of each message: never its text, and nothing that marks it as read. */
export const FACTS: FetchQueryObject = { uid: true, envelope: true, internalDate: true, size: true }

/** A message as it is known by: its number in its mailbox, and what no move changes. */
export interface Message {
  readonly uid: number
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
 * addresses, subject and size (RFC 9051, 2.3.2: a message never changes); its name is the day, the subject and the first
 * letters of that digest, so that one of another content never has the same one.
 */
export function messageOf({ uid, envelope, internalDate, size = 0 }: FetchMessageObject): Message {
  const sentAtMs = timeOf(envelope?.date)
  const receivedAtMs = timeOf(internalDate)
  const subject = envelope?.subject ?? ''
  const people = [envelope?.from, envelope?.to, envelope?.cc].map((list) => list?.map(({ address = '' }) => address))
  const said = JSON.stringify([envelope?.messageId ?? '', sentAtMs, subject, people, size])
  const version = createHash('sha256').update(said).digest('hex').slice(0, 32)
  const day = sentAtMs === undefined ? [] : [new Date(sentAtMs).toISOString().slice(0, 10)]
  const name = `${[...day, subjectPart(subject), version.slice(0, 10)].filter(Boolean).join(' ')}.eml`
  return { uid, name, version, sizeBytes: size, receivedAtMs: receivedAtMs ?? sentAtMs ?? 0 }
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

/** A message of a mailbox: an id is good as long as the mailbox's UIDVALIDITY (RFC 9051, 2.3.1.1). */
export interface MessageId {
  readonly path: string
  readonly uidValidity: string
  readonly uid: number
}

const MESSAGE = /^message:(\d{1,10}):(\d{1,10}):(.+)$/su

export const idOf = ({ path, uidValidity, uid }: MessageId): string => `message:${uidValidity}:${uid}:${path}`

/** The message that an id means; undefined for that of a mailbox. */
export function readId(id: string): MessageId | undefined {
  const [, uidValidity, uid, path] = MESSAGE.exec(id) ?? []
  if (uidValidity === undefined || path === undefined) return undefined
  return { path, uidValidity, uid: Number(uid) }
}

/** A mailbox's id. */
export const boxId = (path: string): string => `mailbox:${path}`

/** The mailbox of an id; undefined for the top. Throws AppError `not_a_folder` for a message. */
export function boxOf(id: string): string | undefined {
  if (id.startsWith('mailbox:')) return id.slice('mailbox:'.length)
  if (id === '') return undefined
  throw new AppError('not_a_folder', 'It is a message.')
}

/** A message as an entry. */
export const entryOf = (path: string, uidValidity: string, message: Message): Entry => ({
  id: idOf({ path, uidValidity, uid: message.uid }),
  kind: 'file',
  parentId: boxId(path),
  name: message.name,
  sizeBytes: message.sizeBytes,
  modifiedAtMs: message.receivedAtMs,
  mediaType: 'message/rfc822',
  version: message.version,
})
