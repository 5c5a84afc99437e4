import { AppError } from '@octavo/core'
import type { Entry } from '@octavo/core/connect'
import type { ImapFlow } from 'imapflow'
import { boxId, FACTS, type Message, type MessageId, messageOf } from './messages.ts'

/** A mailbox as the server lists it. */
export interface Box {
  readonly path: string
  readonly name: string
  readonly delimiter: string
  /** '' right at the top. */
  readonly parentPath: string
  /** False for one that only holds others. */
  readonly holdsMessages: boolean
  /** True for one of the server's own, as it says or its name does in any language. */
  readonly isApart: boolean
}

/** Uses of mailboxes in which nobody files anything (RFC 6154). */
const APART: ReadonlySet<string> = new Set([
  ...['\\all', '\\drafts', '\\flagged', '\\important', '\\junk', '\\sent', '\\trash'],
])

/** All mailboxes, by their paths; those that are named below one that is not listed have it made up. */
export async function boxesOf(client: ImapFlow): Promise<ReadonlyMap<string, Box>> {
  const boxes = new Map<string, Box>()
  // Some servers say what a mailbox is for only where they are asked (RFC 6154, 5.2); others would be asked twice.
  const options = client.capabilities.has('LIST-EXTENDED') ? {} : { listOnly: true }
  for (const { path, delimiter, flags, specialUse = '' } of await client.list(options)) {
    // Attributes are the same in any case of letters (RFC 9051, 7.3.1): some servers write them small.
    const marks = new Set([...flags, specialUse].map((mark) => mark.toLowerCase()))
    const holdsMessages = !marks.has('\\noselect') && !marks.has('\\nonexistent')
    const isApart = [...marks].some((mark) => APART.has(mark))
    put(boxes, path, delimiter, { holdsMessages, isApart })
  }
  return boxes
}

function put(
  boxes: Map<string, Box>,
  path: string,
  delimiter: string,
  of: Pick<Box, 'holdsMessages' | 'isApart'>,
): void {
  const at = delimiter ? path.lastIndexOf(delimiter) : -1
  const parentPath = at > 0 ? path.slice(0, at) : ''
  if (parentPath !== '' && !boxes.has(parentPath)) put(boxes, parentPath, delimiter, BARE)
  boxes.set(path, { path, name: at > 0 ? path.slice(at + 1) : path, delimiter, parentPath, ...of })
}

const BARE = { holdsMessages: false, isApart: false } as const

/** A mailbox as an entry. */
export const boxEntry = ({ path, name, parentPath, holdsMessages, isApart }: Box): Entry => ({
  id: boxId(path),
  kind: 'folder',
  parentId: parentPath === '' ? '' : boxId(parentPath),
  name,
  sizeBytes: 0,
  modifiedAtMs: 0,
  mediaType: '',
  ...(isApart ? { use: 'apart' as const } : !holdsMessages && { use: 'bare' as const }),
})

/** Looks into a mailbox without becoming able to change it, so that leaving it changes nothing either. */
export async function look(client: ImapFlow, path: string): Promise<string> {
  if (!(client.mailbox && client.mailbox.path === path)) await client.mailboxOpen(path, { readOnly: true })
  return validityOf(client)
}

/** Selects a mailbox for a change. */
export async function select(client: ImapFlow, path: string): Promise<string> {
  if (!(client.mailbox && client.mailbox.path === path && !client.mailbox.readOnly)) await client.mailboxOpen(path)
  return validityOf(client)
}

function validityOf({ mailbox }: ImapFlow): string {
  if (!mailbox) throw new AppError('transient', 'The mailbox was closed.')
  return String(mailbox.uidValidity)
}

interface Shelf {
  readonly uidValidity: string
  /** The number that the next new message will have at least; 0 while nothing was asked for. */
  uidNext: number
  readonly messages: Map<number, Message>
}

/**
 * What lies in each mailbox, kept while its UIDVALIDITY is the same: a message of one number never changes, so only new ones
 * are asked for, and numbers alone when some have gone.
 */
export class Shelves {
  readonly #known = new Map<string, Shelf>();

  /** The messages of a mailbox as they are now, with the UIDVALIDITY of their numbers. */
  async in(client: ImapFlow, path: string): Promise<Omit<Shelf, 'uidNext'>> {
    const before = this.#known.get(path)
    const isOpen = client.mailbox && client.mailbox.path === path
    // What STATUS says of the mailbox that is open may be old (RFC 9051, 6.3.11).
    if (before && !isOpen && (await isAsBefore(client, path, before))) return before
    const uidValidity = await look(client, path)
    if (isOpen) await client.noop()
    const shelf = before?.uidValidity === uidValidity ? before : { uidValidity, uidNext: 0, messages: new Map() }
    this.#known.set(path, shelf)
    await refresh(client, shelf)
    return shelf
  }

  /** Takes over what a move did; what others did meanwhile is asked for as ever. */
  moved(from: MessageId, to: { readonly path: string; readonly uidValidity: string; readonly uid: number }): void {
    const [here, there] = [this.#known.get(from.path), this.#known.get(to.path)]
    const message = here?.messages.get(from.uid)
    here?.messages.delete(from.uid)
    if (message === undefined || there === undefined || there.uidValidity !== to.uidValidity) return
    if (to.uid !== there.uidNext) return
    there.messages.set(to.uid, { ...message, uid: to.uid })
    there.uidNext = to.uid + 1
  }

  /** Forgets mailboxes that have another name by now. */
  clear(): void {
    this.#known.clear()
  }
}

async function isAsBefore(client: ImapFlow, path: string, before: Shelf): Promise<boolean> {
  const now = await client.status(path, { messages: true, uidNext: true, uidValidity: true })
  return (
    now !== false &&
    String(now.uidValidity) === before.uidValidity &&
    now.uidNext === before.uidNext &&
    now.messages === before.messages.size
  )
}

async function refresh(client: ImapFlow, shelf: Shelf): Promise<void> {
  const { messages } = shelf
  const { mailbox } = client
  const exists = mailbox ? mailbox.exists : 0
  if (exists === 0) messages.clear()
  else {
    const next = shelf.uidNext || 1
    for await (const found of client.fetch(`${next}:*`, FACTS, { uid: true }))
      if (found.uid >= next) {
        messages.set(found.uid, messageOf(found))
        shelf.uidNext = Math.max(shelf.uidNext, found.uid + 1)
      }
  }
  // All that is there was asked for once: if they are as many, they are the same.
  if (messages.size !== exists) {
    const there = new Set((await client.search({ all: true }, { uid: true })) || [])
    for (const uid of messages.keys()) if (!there.has(uid)) messages.delete(uid)
  }
}
