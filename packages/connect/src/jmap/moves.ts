import { AppError } from '@octavo/core'
import type { Entry, MoveOrder } from '@octavo/core/connect'
import { asObject, asText } from '../body.ts'
import { changed, nameless, notFound, taken } from '../mail/refusals.ts'
import { boxesOf, boxId, boxOf } from './boxes.ts'
import { entryOf, factsCall, type Mail, mailsIn, readId } from './letters.ts'
import { problemOf } from './problems.ts'
import { type MethodCall, type Session, wrongOf } from './session.ts'
import type { Shelves } from './shelves.ts'

/** How often a move is looked at anew when something else has changed in that moment. */
const MOST_TRIES = 8

/** What is to become of one message: it leaves one mailbox and is in another; those that it is in beside stay. */
export interface Going {
  readonly id: string
  readonly from: string
  readonly to: string
  /** Looked at again each time: a refusal where it may not go. */
  refusalOf(mail: Mail | undefined): AppError | undefined
}

/**
 * Takes messages from mailbox to mailbox, and answers how each of them is then, as the server shows it. A request changes them only
 * while nothing has changed since they were looked at (`ifInState`), and never takes one out of a mailbox without putting it into another.
 * `look` is for what else a refusal depends on: it is called after that state was read.
 */
export async function relabel(
  session: Session,
  all: readonly Going[],
  look: () => Promise<void> = async () => undefined,
): Promise<readonly (Mail | AppError)[]> {
  const { mostGet, mostSet } = await session.place()
  const most = Math.min(mostGet, mostSet)
  const answers: (Mail | AppError)[] = []
  for (let at = 0; at < all.length; at += most)
    answers.push(...(await together(session, all.slice(at, at + most), look)))
  return answers
}

async function together(
  session: Session,
  all: readonly Going[],
  look: () => Promise<void>,
): Promise<readonly (Mail | AppError)[]> {
  const facts = factsCall([...new Set(all.map(({ id }) => id))])
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [before] = await session.get([facts])
    const mails = byId(before?.list)
    await look()
    const refusals = all.map((one) => one.refusalOf(mails.get(one.id)))
    const going = all.filter((_, at) => refusals[at] === undefined)
    if (going.length === 0) return refusals.map((refusal) => refusal ?? notFound())
    const update = Object.fromEntries(going.map(({ id, from, to }) => [id, patchOf(from, to)]))
    const set: MethodCall = ['Email/set', { ifInState: asText(before?.state) ?? '', update }]
    const told = await changedBy(session, set, facts, going)
    if (told === 'again') continue
    return all.map((one, at) => refusals[at] ?? outcomeOf(session, one, told.not[one.id], told.now.get(one.id)))
  }
  throw new AppError('transient', 'The mailbox changes all the time.')
}

/** What a change led to: what was refused, and how all is then. An answer that was lost is looked for; thrown only where not all of it is there. */
async function changedBy(session: Session, set: MethodCall, facts: MethodCall, going: readonly Going[]) {
  try {
    const [told, after] = await session.ask([set, facts], { mayRepeat: false })
    if (told?.wrong?.type === 'stateMismatch') return 'again'
    return { not: asObject(session.need(told).notUpdated) ?? {}, now: byId(session.need(after).list) }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'transient')) throw error
    const [after] = await session.get([facts])
    const now = byId(after?.list)
    if (going.some((one) => !isDone(one, now.get(one.id)))) throw error
    return { not: {}, now }
  }
}

const isDone = ({ from, to }: Going, mail: Mail | undefined): mail is Mail =>
  mail?.boxIds.includes(to) === true && !mail.boxIds.includes(from)

/** One change of the message as a whole (RFC 8620, 5.3): a server that can not put it there takes it out of nowhere. */
const patchOf = (from: string, to: string): Readonly<Record<string, true | null>> => ({
  [`mailboxIds/${from}`]: null,
  [`mailboxIds/${to}`]: true,
})

const byId = (list: unknown): ReadonlyMap<string, Mail> => new Map(mailsIn(list).map((mail) => [mail.id, mail]))

/** What counts is what the server shows, not what it says that it did. */
function outcomeOf({ host }: Session, one: Going, refused: unknown, mail: Mail | undefined): Mail | AppError {
  if (refused !== undefined && refused !== null) {
    const wrong = wrongOf(refused)
    return wrong.type === 'invalidProperties' ? notFound() : problemOf(wrong, host)
  }
  if (isDone(one, mail)) return mail
  if (mail === undefined) return notFound()
  return new AppError('transient', 'The mail server says that it was moved, and it is still there.')
}

/** Moves messages of one mailbox into another. Answers one entry or refusal per order. */
export async function moveTogether(
  session: Session,
  shelves: Shelves,
  orders: readonly MoveOrder[],
): Promise<readonly (Entry | AppError)[]> {
  const { from, to } = placesOf(orders)
  const { boxes } = await boxesOf(session)
  for (const id of [from, to]) if (!boxes.has(id)) throw notFound()
  const names = new Set([...boxes.values()].filter(({ parentId }) => parentId === to).map(({ name }) => name))
  const asked = new Set<string>()
  let there = new Set<string>()
  const all = orders.map((order): Going => {
    const id = readId(order.id)?.id ?? ''
    const isSecond = asked.has(order.name)
    asked.add(order.name)
    const isTaken = (): boolean => isSecond || names.has(order.name) || there.has(order.name)
    return { id, from, to, refusalOf: (mail) => refusalOf(order, from, mail, isTaken) }
  })
  const look = async (): Promise<void> => {
    there = new Set((await shelves.in(to)).map(({ name }) => name))
  }
  const answers = await relabel(session, all, look)
  return answers.map((answer) => (answer instanceof AppError ? answer : entryOf(to, answer)))
}

function placesOf(orders: readonly MoveOrder[]): { readonly from: string; readonly to: string } {
  const [first] = orders
  const from = first && readId(first.id)?.boxId
  const to = first && boxOf(first.parentId)
  if (to === undefined) throw new AppError('permission_denied', 'Messages lie in folders only.')
  const isOne = orders.every(({ id, parentId }) => parentId === boxId(to) && readId(id)?.boxId === from)
  if (from === undefined || from === to || !isOne)
    throw new AppError('bad_input', 'These are not messages of one folder for another.')
  return { from, to }
}

function refusalOf(
  { name, version }: MoveOrder,
  from: string,
  mail: Mail | undefined,
  isTaken: () => boolean,
): AppError | undefined {
  if (!mail?.boxIds.includes(from)) return notFound()
  if (version !== undefined && mail.version !== version) return changed()
  if (isTaken()) return taken()
  return mail.name === name ? undefined : nameless()
}
