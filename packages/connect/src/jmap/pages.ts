import { AppError } from '@octavo/core'
import { type Changes, type ChangesAsk, type Entry, TOP } from '@octavo/core/connect'
import { asText, objectIn } from '../body.ts'
import { notFound } from '../mail/refusals.ts'
import { type Box, type Boxes, boxEntry, boxesOf, boxId, boxOf, isInside } from './boxes.ts'
import { sinceCall, sinceIn } from './changed.ts'
import { entryOf, idOf, idsOf, type Mail, mailsOf, stateOf } from './letters.ts'
import type { Session } from './session.ts'

const USUAL_LIMIT = 1000

/** The states to tell changes since; with `after`, how far a listing has come that began in them. */
interface Cursor {
  readonly boxes: string
  readonly mails: string
  /** The message that was listed last; empty before the first. */
  readonly after?: string
}

type Ask = ChangesAsk & { readonly limit: number }

/**
 * A page of a mailbox. All of it: a listing, oldest message first, and then what changed since it began, by the server's own states.
 * One folder is listed anew each time.
 */
export async function pageOf(session: Session, ask: ChangesAsk): Promise<Changes | 'expired'> {
  const { mostGet } = await session.place(ask.signal)
  const asked = { ...ask, limit: Math.max(1, Math.min(ask.limit ?? USUAL_LIMIT, mostGet)) }
  const cursor = ask.cursor ? readCursor(ask.cursor) : undefined
  if (cursor === undefined) return await begin(session, asked)
  return await (cursor.after === undefined
    ? since(session, cursor, asked)
    : listing(session, { ...cursor, after: cursor.after }, asked))
}

/** The mailboxes, all of them on the first page. The states come before them: what comes while the listing runs is told after it. */
async function begin(session: Session, { within = TOP, signal }: Ask): Promise<Changes> {
  const mails = await stateOf(session, signal)
  const { boxes, state } = await boxesOf(session, signal)
  const entries = boxesBelow(boxes, topOf(boxes, within)).map(boxEntry)
  return listed(entries, { boxes: state, mails, after: '' }, true)
}

async function listing(
  session: Session,
  cursor: Required<Cursor>,
  { within = TOP, limit, signal }: Ask,
): Promise<Changes | 'expired'> {
  const inside = within === TOP ? undefined : await insideOf(session, within, signal)
  const filter = inside && { operator: 'OR', conditions: [...inside].map((inMailbox) => ({ inMailbox })) }
  const page = await idsOf(session, filter, { after: cursor.after || undefined, limit, signal })
  if (page === 'expired') return page
  const found = await mailsOf(session, page.ids, signal)
  const entries = page.ids.flatMap((id) => entriesOf(found.get(id)).filter(({ box }) => inside?.has(box) ?? true))
  const { boxes, mails } = cursor
  const next = page.hasMore ? { ...cursor, after: page.ids.at(-1) ?? '' } : { boxes, mails }
  const told = entries.map(({ entry }) => entry)
  // The end of one folder's listing is no place to go on from.
  return listed(told, within === TOP || page.hasMore ? next : undefined, page.hasMore)
}

/** What changed since both states. A message tells of each mailbox whether it is there now: nobody knows where it was before. */
async function since(session: Session, cursor: Cursor, { limit, signal }: Ask): Promise<Changes | 'expired'> {
  const calls = [sinceCall('Mailbox', cursor.boxes), sinceCall('Email', cursor.mails, limit)]
  const [boxesTold, mailsTold] = await session.ask(calls, signal ? { signal } : {})
  const [boxesSince, mailsSince] = [sinceIn(session, boxesTold), sinceIn(session, mailsTold)]
  if (boxesSince === 'expired' || mailsSince === 'expired') return 'expired'
  const isQuiet = [boxesSince, mailsSince].every(({ there, gone }) => there.length + gone.length === 0)
  const boxes: Boxes = isQuiet ? new Map() : (await boxesOf(session, signal)).boxes
  const found = await mailsOf(session, mailsSince.there, signal)
  const entries: Entry[] = boxesSince.there.flatMap((id) => boxes.get(id) ?? []).map(boxEntry)
  const gone = boxesSince.gone.map(boxId)
  for (const id of [...mailsSince.there, ...mailsSince.gone]) {
    const mail = found.get(id)
    entries.push(...entriesOf(mail).map(({ entry }) => entry))
    for (const box of boxes.keys()) if (!mail?.boxIds.includes(box)) gone.push(idOf({ boxId: box, id }))
  }
  const next: Cursor = { boxes: boxesSince.state, mails: mailsSince.state }
  const hasMore = boxesSince.hasMore || mailsSince.hasMore
  return { entries, gone, unlisted: [], isListing: false, cursor: JSON.stringify(next), hasMore }
}

const entriesOf = (mail: Mail | undefined): readonly { readonly box: string; readonly entry: Entry }[] =>
  mail === undefined ? [] : mail.boxIds.map((box) => ({ box, entry: entryOf(box, mail) }))

const listed = (entries: readonly Entry[], cursor: Cursor | undefined, hasMore: boolean): Changes => ({
  ...{ entries, gone: [], unlisted: [], isListing: true },
  ...{ cursor: cursor ? JSON.stringify(cursor) : '', hasMore },
})

/** Throws AppError `not_found`, `not_a_folder`. */
function topOf(boxes: Boxes, within: string): string | undefined {
  const top = boxOf(within)
  if (top !== undefined && !boxes.has(top)) throw notFound()
  return top
}

const boxesBelow = (boxes: Boxes, top: string | undefined): readonly Box[] =>
  [...boxes.values()].filter(({ id, parentId }) => top === undefined || (id !== top && isInside(boxes, parentId, top)))

/** A mailbox and all that lie in it. */
async function insideOf(session: Session, within: string, signal?: AbortSignal): Promise<ReadonlySet<string>> {
  const { boxes } = await boxesOf(session, signal)
  const top = topOf(boxes, within)
  return new Set([...(top === undefined ? [] : [top]), ...boxesBelow(boxes, top).map(({ id }) => id)])
}

/** Throws AppError `bad_input` for what is no cursor of ours. */
function readCursor(text: string): Cursor {
  const { boxes, mails, after } = objectIn(text) ?? {}
  const [known, told, at] = [asText(boxes), asText(mails), asText(after)]
  if (known === undefined || told === undefined) throw new AppError('bad_input', 'This is no place to go on from.')
  return { boxes: known, mails: told, ...(at !== undefined && { after: at }) }
}
