import { AppError } from '@octavo/core'
import type { Entry } from '@octavo/core/connect'
import type { FetchMessageObject, FetchQueryObject } from 'imapflow'
import { type Letter, letterOf } from '../mail/letter.ts'

/** What is asked of each message: never its text, and nothing that marks it as read. */
export const FACTS: FetchQueryObject = { uid: true, envelope: true, internalDate: true, size: true }

/** A message as it is known by: its number in its mailbox, and what no move changes (RFC 9051, 2.3.2: a message never changes). */
export interface Message extends Letter {
  readonly uid: number
}

export function messageOf({ uid, envelope, internalDate, size = 0 }: FetchMessageObject): Message {
  const people = [envelope?.from, envelope?.to, envelope?.cc].map((list) => list?.map(({ address = '' }) => address))
  const { messageId, date, subject } = envelope ?? {}
  const said = { messageId, sentAt: date, receivedAt: internalDate, subject, people, sizeBytes: size }
  return { uid, ...letterOf(said) }
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
