import { AppError } from '@octavo/core'
import type { Entry } from '@octavo/core/connect'
import { asList, asObject, asText } from '../body.ts'
import type { Session } from './session.ts'

/** A mailbox as the server lists it (RFC 8621, 2). */
export interface Box {
  readonly id: string
  readonly name: string
  /** Undefined right at the top. */
  readonly parentId: string | undefined
  /** Empty for one that is no more than a folder. */
  readonly role: string
  readonly takesMessages: boolean
}

export type Boxes = ReadonlyMap<string, Box>

/** Roles of mailboxes in which nobody files anything (RFC 8621, 2, and IANA's list). */
const APART: ReadonlySet<string> = new Set([
  ...['all', 'drafts', 'flagged', 'important', 'junk', 'scheduled', 'sent', 'snoozed', 'trash'],
])

const FACTS = ['id', 'name', 'parentId', 'role', 'myRights']

function boxesIn(list: readonly unknown[]): Boxes {
  const boxes = new Map<string, Box>()
  for (const said of list) {
    const { id, name, parentId, role, myRights } = asObject(said) ?? {}
    const known = serverId(id)
    const kind = asText(role)?.toLowerCase() ?? ''
    const above = asText(parentId)
    // The inbox has one name everywhere, as it has by IMAP: a server may call it as its person's language does.
    const shown = kind === 'inbox' && above === undefined ? 'INBOX' : (asText(name) ?? '')
    const takesMessages = asObject(myRights)?.mayAddItems !== false
    boxes.set(known, { id: known, name: shown, parentId: above, role: kind, takesMessages })
  }
  return boxes
}

/** All mailboxes by their ids, and the state that they had at the latest. */
export async function boxesOf(
  session: Session,
  signal?: AbortSignal,
): Promise<{ readonly boxes: Boxes; readonly state: string }> {
  const asked = signal ? { signal } : {}
  const [all] = await session.ask([['Mailbox/get', { ids: null, properties: FACTS }]], asked)
  if (all?.wrong?.type !== 'requestTooLarge') {
    const { list, state } = session.need(all)
    return { boxes: boxesIn(asList(list)), state: asText(state) ?? '' }
  }
  // They are more than one answer may hold.
  const { mostGet } = await session.place(signal)
  const [before, query] = await session.get(
    [
      ['Mailbox/get', { ids: [] }],
      ['Mailbox/query', {}],
    ],
    signal,
  )
  const [ids, found] = [asList(query?.ids).map(serverId), [] as unknown[]]
  for (let at = 0; at < ids.length; at += mostGet) {
    const part = ids.slice(at, at + mostGet)
    const [told] = await session.get([['Mailbox/get', { ids: part, properties: FACTS }]], signal)
    found.push(...asList(told?.list))
  }
  return { boxes: boxesIn(found), state: asText(before?.state) ?? '' }
}

/** An id that a server gave. Throws AppError `corrupt` for what can be none (RFC 8620, 1.2), and would mean more in a patch. */
export function serverId(said: unknown): string {
  const id = asText(said)
  if (id === undefined || !/^[\w-]{1,255}$/u.test(id))
    throw new AppError('corrupt', 'The server gives ids that are none.')
  return id
}

/** A mailbox as an entry. */
export const boxEntry = ({ id, name, parentId, role, takesMessages }: Box): Entry => ({
  id: boxId(id),
  kind: 'folder',
  parentId: parentId === undefined ? '' : boxId(parentId),
  name,
  sizeBytes: 0,
  modifiedAtMs: 0,
  mediaType: '',
  ...(APART.has(role) ? { use: 'apart' as const } : !takesMessages && { use: 'bare' as const }),
})

/** True for a mailbox that lies in another one, at any depth, or is it. */
export function isInside(boxes: Boxes, id: string | undefined, top: string): boolean {
  const above = new Set<string>()
  for (let at = id; at !== undefined && !above.has(at); at = boxes.get(at)?.parentId) {
    if (at === top) return true
    above.add(at)
  }
  return false
}

export const boxId = (id: string): string => `mailbox:${id}`

/** The mailbox of an id; undefined for the top. Throws AppError `not_a_folder` for a message, `not_found` for no id of ours. */
export function boxOf(id: string): string | undefined {
  if (id === '') return undefined
  if (id.startsWith('message:')) throw new AppError('not_a_folder', 'It is a message.')
  const [, found] = /^mailbox:([\w-]{1,255})$/u.exec(id) ?? []
  if (found === undefined) throw new AppError('not_found', 'It is not there.')
  return found
}
