import { AppError } from '@octavo/core'
import type { Entry, MoveOrder } from '@octavo/core/connect'
import type { CopyResponseObject, ImapFlow } from 'imapflow'
import { changed, nameless, notFound, taken } from '../mail/refusals.ts'
import { boxesOf, type Shelves, select } from './boxes.ts'
import { boxOf, entryOf, type Message, type MessageId, readId } from './messages.ts'

/** How often what a server has left behind is asked for again. */
const MOST_TRIES = 3

interface Going {
  readonly order: MoveOrder
  readonly uid: number
}

/**
 * Moves messages of one mailbox into another with one command, and reads back from the server what lies there now. Answers one
 * entry or refusal per order. What the server refuses as a whole is thrown by `refused`, and some may have moved then.
 */
export async function moveTogether(
  client: ImapFlow,
  shelves: Shelves,
  orders: readonly MoveOrder[],
  refused: () => never,
): Promise<readonly (Entry | AppError)[]> {
  const { from, to } = placesOf(orders)
  const boxes = await boxesOf(client)
  for (const path of [from.path, to]) if (!boxes.get(path)?.holdsMessages) throw notFound()
  const here = await shelves.in(client, from.path)
  const there = await shelves.in(client, to)
  const names = new Set([...there.messages.values()].map(({ name }) => name))
  for (const { parentPath, name } of boxes.values()) if (parentPath === to) names.add(name)
  const answers = orders.map((order): Going | AppError => {
    const id = readId(order.id)
    const isKnown = id?.path === from.path && id.uidValidity === here.uidValidity
    const message = isKnown ? here.messages.get(id.uid) : undefined
    const refusal = refusalOf(order, message, names)
    if (refusal) return refusal
    names.add(order.name)
    return { order, uid: id?.uid ?? 0 }
  })
  const going = answers.filter((answer): answer is Going => !(answer instanceof AppError))
  const moved = new Map<Going, Entry | AppError>()
  const isWaiting = (one: Going): boolean => !moved.has(one)
  for (let tries = 0; tries < MOST_TRIES && going.some(isWaiting); tries += 1) {
    const waiting = going.filter(isWaiting)
    if ((await select(client, from.path)) !== here.uidValidity) throw notFound()
    const told = await client.messageMove(waiting.map(({ uid }) => uid).join(','), to, { uid: true })
    if (!told) refused()
    await readBack({ client, shelves, from, to }, waiting, told, moved)
  }
  const stays = (): AppError =>
    new AppError('transient', 'The mail server says that it was moved, and it is still there.')
  return answers.map((answer) => (answer instanceof AppError ? answer : (moved.get(answer) ?? stays())))
}

/** Where a move has led to, as the server shows it. What is still where it was is not said to have moved. */
async function readBack(
  { client, shelves, from, to }: { client: ImapFlow; shelves: Shelves; from: MessageId; to: string },
  asked: readonly Going[],
  told: CopyResponseObject,
  moved: Map<Going, Entry | AppError>,
): Promise<void> {
  const validity = String(told.uidValidity ?? '')
  for (const [uid, newUid] of [...(told.uidMap ?? [])].toSorted(([, one], [, other]) => one - other))
    shelves.moved({ ...from, uid }, { path: to, uidValidity: validity, uid: newUid })
  const now = await shelves.in(client, to)
  const untold: Going[] = []
  for (const one of asked) {
    const newUid = now.uidValidity === validity ? told.uidMap?.get(one.uid) : undefined
    const message = newUid === undefined ? undefined : now.messages.get(newUid)
    if (message?.name === one.order.name) moved.set(one, entryOf(to, now.uidValidity, message))
    else untold.push(one)
  }
  if (untold.length === 0) return
  // A server says yes to the move of a number that is gone by now, and may have moved none of the others then.
  const { messages, uidValidity } = await shelves.in(client, from.path)
  const byName = new Map([...now.messages.values()].toReversed().map((message) => [message.name, message]))
  for (const one of untold) {
    if (uidValidity === from.uidValidity && messages.has(one.uid)) continue
    const message = byName.get(one.order.name)
    moved.set(one, message ? entryOf(to, now.uidValidity, message) : notFound())
  }
}

function placesOf(orders: readonly MoveOrder[]): { readonly from: MessageId; readonly to: string } {
  const [first] = orders
  const from = first && readId(first.id)
  const to = first && boxOf(first.parentId)
  if (to === undefined) throw new AppError('permission_denied', 'Messages lie in folders only.')
  if (from === undefined || from.path === to || orders.some(({ parentId }) => parentId !== first?.parentId))
    throw new AppError('bad_input', 'These are not messages of one folder for another.')
  return { from, to }
}

function refusalOf(
  { name, version }: MoveOrder,
  message: Message | undefined,
  names: ReadonlySet<string>,
): AppError | undefined {
  if (message === undefined) return notFound()
  if (version !== undefined && message.version !== version) return changed()
  if (names.has(name)) return taken()
  return message.name === name ? undefined : nameless()
}
