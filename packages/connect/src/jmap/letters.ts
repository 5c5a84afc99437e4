import type { Entry } from '@octavo/core/connect'
import { asList, asObject, asText } from '../body.ts'
import { type Letter, letterOf } from '../mail/letter.ts'
import { boxId, serverId } from './boxes.ts'
import type { MethodCall, Session } from './session.ts'

/** What is asked of each message: never its text. */
const FACTS = ['id', 'blobId', 'mailboxIds', 'messageId', 'sentAt', 'receivedAt', 'subject', 'from', 'to', 'cc', 'size']

/** A message as it is now: what of it never changes (RFC 8621, 4), and the mailboxes that it is in. */
export interface Mail extends Letter {
  readonly id: string
  readonly blobId: string
  readonly boxIds: readonly string[]
}

function mailOf(said: unknown): Mail {
  const { id, blobId, mailboxIds, messageId, sentAt, receivedAt, subject, from, to, cc, size } = asObject(said) ?? {}
  const [own] = asList(messageId)
  const people = [from, to, cc].map((list) =>
    Array.isArray(list) ? list.map((one) => asText(asObject(one)?.email) ?? '') : undefined,
  )
  return {
    id: serverId(id),
    blobId: serverId(blobId),
    boxIds: Object.entries(asObject(mailboxIds) ?? {}).flatMap(([box, isIn]) => (isIn === true ? [serverId(box)] : [])),
    ...letterOf({
      ...{ messageId: typeof own === 'string' ? `<${own}>` : undefined, people },
      ...{ sentAt: asText(sentAt), receivedAt: asText(receivedAt), subject: asText(subject) },
      sizeBytes: typeof size === 'number' && size >= 0 ? size : 0,
    }),
  }
}

export const factsCall = (ids: readonly string[]): MethodCall => ['Email/get', { ids, properties: FACTS }]

/** The messages of an answer to `factsCall`. */
export const mailsIn = (list: unknown): readonly Mail[] => asList(list).map(mailOf)

/** Messages by their ids, as many at once as the server gives; those that are gone are left out. */
export async function mailsOf(
  session: Session,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Mail>> {
  const { mostGet } = await session.place(signal)
  const found = new Map<string, Mail>()
  for (let at = 0; at < ids.length; at += mostGet) {
    const [told] = await session.get([factsCall(ids.slice(at, at + mostGet))], signal)
    for (const mail of mailsIn(told?.list)) found.set(mail.id, mail)
  }
  return found
}

/** The state that all messages have together now. */
export async function stateOf(session: Session, signal?: AbortSignal): Promise<string> {
  const [told] = await session.get([['Email/get', { ids: [] }]], signal)
  return asText(told?.state) ?? ''
}

/** Ids of messages, oldest first, after one of them; `expired` when that one is gone. */
export async function idsOf(
  session: Session,
  filter: Readonly<Record<string, unknown>> | undefined,
  { after, limit, signal }: { after: string | undefined; limit: number; signal?: AbortSignal | undefined },
): Promise<{ readonly ids: readonly string[]; readonly hasMore: boolean } | 'expired'> {
  const query = {
    ...{ sort: [{ property: 'receivedAt', isAscending: true }], limit },
    ...(filter && { filter }),
    // Counted from a message, not from the beginning: what goes before it moves nothing out of sight.
    ...(after !== undefined && { anchor: after, anchorOffset: 1 }),
  }
  const [told] = await session.ask([['Email/query', query]], signal ? { signal } : {})
  if (told?.wrong?.type === 'anchorNotFound') return 'expired'
  const said = session.need(told)
  const ids = asList(said.ids).map(serverId)
  const most = typeof said.limit === 'number' ? Math.min(limit, said.limit) : limit
  return { ids, hasMore: ids.length > 0 && ids.length >= most }
}

/** A message in one of its mailboxes: each of them has a file of it. */
export interface MailId {
  readonly boxId: string
  readonly id: string
}

export const idOf = ({ boxId: box, id }: MailId): string => `message:${box}:${id}`

/** The message that an id means; undefined for that of a mailbox. */
export function readId(text: string): MailId | undefined {
  const [, box, id] = /^message:([\w-]{1,255}):([\w-]{1,255})$/u.exec(text) ?? []
  return box === undefined || id === undefined ? undefined : { boxId: box, id }
}

/** A message as an entry of one of its mailboxes. */
export const entryOf = (box: string, { id, name, version, sizeBytes, receivedAtMs }: Mail): Entry => ({
  id: idOf({ boxId: box, id }),
  kind: 'file',
  parentId: boxId(box),
  name,
  sizeBytes,
  modifiedAtMs: receivedAtMs,
  mediaType: 'message/rfc822',
  version,
})
