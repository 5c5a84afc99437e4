import { AppError } from '@octavo/core'
import type { Entry } from '@octavo/core/connect'
import type { ImapFlow } from 'imapflow'
import { boxesOf, look } from './boxes.ts'
import { entryOf, FACTS, messageOf } from './messages.ts'

/** Mailboxes that a listing has still to look at, the first of them from a number on. */
export interface Cursor {
  readonly boxes: readonly string[]
  readonly uidValidity?: string
  readonly next?: number
}

/** Up to so many messages of the mailbox that a cursor is at, and where to go on. */
export async function pageOf(
  client: ImapFlow,
  { boxes: [path, ...others], uidValidity, next = 1 }: Cursor,
  limit: number,
): Promise<{ readonly entries: readonly Entry[]; readonly next: Cursor } | 'expired'> {
  if (path === undefined) return { entries: [], next: { boxes: [] } }
  const box = (await boxesOf(client)).get(path)
  // A mailbox may have gone since the listing began: the round says so.
  if (!box?.holdsMessages) return { entries: [], next: { boxes: others } }
  const isOpen = client.mailbox && client.mailbox.path === path
  const now = await look(client, path)
  if (isOpen) await client.noop()
  if (uidValidity !== undefined && now !== uidValidity) return 'expired'
  const all =
    client.mailbox && client.mailbox.exists > 0 ? await client.search({ uid: `${next}:*` }, { uid: true }) : []
  if (!all) throw new AppError('transient', 'The mail server did not say what is there.')
  // `*` is the last one, whatever its number.
  const waiting = all.filter((uid) => uid >= next).toSorted((one, other) => one - other)
  const wanted = waiting.slice(0, limit)
  const entries: Entry[] = []
  const [first, last] = [wanted[0], wanted.at(-1)]
  if (first !== undefined && last !== undefined)
    for await (const found of client.fetch(`${first}:${last}`, FACTS, { uid: true }))
      entries.push(entryOf(path, now, messageOf(found)))
  if (wanted.length === waiting.length) return { entries, next: { boxes: others } }
  return { entries, next: { boxes: [path, ...others], uidValidity: now, next: (last ?? 0) + 1 } }
}

/** Throws AppError `bad_input` for what is no cursor of ours. */
export function readCursor(text: string): Cursor {
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found === 'object' && found !== null && 'boxes' in found && Array.isArray(found.boxes)) {
      const { boxes, uidValidity, next } = found as Partial<Record<keyof Cursor, unknown>>
      const isBoxes = Array.isArray(boxes) && boxes.every((box) => typeof box === 'string')
      if (isBoxes && typeof uidValidity === 'string' && typeof next === 'number') return { boxes, uidValidity, next }
      if (isBoxes) return { boxes }
    }
  } catch {
    // Told below.
  }
  throw new AppError('bad_input', 'This is no place to go on from.')
}
