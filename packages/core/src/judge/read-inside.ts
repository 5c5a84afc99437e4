import type { Reading } from '../facts/index.ts'
import { eachOf } from '../flow/index.ts'
import type { PictureLook } from '../images/index.ts'
import type { Item } from '../item/index.ts'
import { keptReading } from '../learn/index.ts'
import type { Clock } from '../ports/index.ts'

/** How a reader is told what to read, and until when. */
export interface ReadWishes {
  /** Extension of the type that the first bytes speak for, where it is known. */
  readonly extension?: string
  /** How a picture looks, where it was seen: one of paper may hold words. */
  readonly look?: PictureLook
  /** Aborted when the caller has gone: what is being read is given up, and reading rejects with its reason. */
  readonly signal: AbortSignal
  /** Aborted when time is up, or the caller has gone: what has not begun by then need not begin. */
  readonly waiting: AbortSignal
}

/** Who reads what is inside of items: a cache, if there is one, and a reader that can be ended. */
export interface Readers {
  /** What was read of some of the items before, by their ids; asked once, for all of them. */
  known?(items: readonly Item[]): Promise<ReadonlyMap<string, Reading>>
  /** Reads one. What goes wrong is a code in the Reading; undefined when nobody could look. Rejects on abort only. */
  read(item: Item, wishes: ReadWishes): Promise<Reading | undefined>
  /** Sees a picture. Undefined when it can't be decoded or nobody could look. Rejects on abort only. */
  look?(item: Item, wishes: ReadWishes): Promise<PictureLook | undefined>
}

/** What was found in one item. */
export interface Inside {
  readonly reading?: Reading
  readonly look?: PictureLook
}

export interface ReadInsideOptions {
  /** Items that are read or wait for a reader at a time. Default 8. */
  readonly atOnce?: number
  /** Until when readings begin; without it, as long as it takes. */
  readonly budget?: { readonly ms: number; readonly clock: Clock }
  /** Extensions that first bytes speak for, by item id. */
  readonly extensions?: ReadonlyMap<string, string | undefined>
  readonly signal?: AbortSignal
  /** Hears how many of the items are done: known, read, or given up. */
  readonly onRead?: (done: number) => void
}

const AT_ONCE = 8

/** `lookInside` for words and tags alone. */
export async function readInside(
  items: readonly Item[],
  readers: Pick<Readers, 'known' | 'read'>,
  options: ReadInsideOptions = {},
): Promise<ReadonlyMap<string, Reading>> {
  const found = await lookInside(items, readers, options)
  return new Map([...found].flatMap(([id, { reading }]) => (reading ? [[id, reading] as const] : [])))
}

/**
 * What is inside items, by their ids: known from before, or read now while there is time; of those that `isSeen` names how
 * they look, too. Of each no more is kept than judging and learning can use. Items that nobody could read in time are left
 * out. Rejects with the signal's reason only.
 */
export async function lookInside(
  items: readonly Item[],
  readers: Readers,
  options: ReadInsideOptions & { readonly isSeen?: (item: Item) => boolean } = {},
): Promise<ReadonlyMap<string, Inside>> {
  const { atOnce = AT_ONCE, budget, extensions, signal = new AbortController().signal, onRead, isSeen } = options
  signal.throwIfAborted()
  const known = (await readers.known?.(items)) ?? new Map<string, Reading>()
  const found = new Map<string, Inside>([...known].map(([id, reading]) => [id, { reading: keptReading(reading) }]))
  const isToSee = (item: Item) => readers.look !== undefined && isSeen?.(item) === true
  const open = items.filter((item) => !found.has(item.id) || isToSee(item))
  const before = items.length - open.length
  onRead?.(before)
  const { waiting, end } = timeUp(signal, budget)
  const look = async (item: Item): Promise<void> => {
    signal.throwIfAborted()
    if (waiting.aborted) return
    const extension = extensions?.get(item.id)
    const wishes = { signal, waiting, ...(extension !== undefined && { extension }) }
    const seen = isToSee(item) ? await readers.look?.(item, wishes) : undefined
    const reading =
      found.get(item.id)?.reading ?? (await readers.read(item, { ...wishes, ...(seen && { look: seen }) }))
    if (reading || seen)
      found.set(item.id, { ...(reading && { reading: keptReading(reading) }), ...(seen && { look: seen }) })
  }
  try {
    await eachOf(open, atOnce, look, (done) => onRead?.(before + done))
  } finally {
    end()
  }
  signal.throwIfAborted()
  return found
}

/** A signal that is aborted with the caller's, or when the budget is over. */
function timeUp(signal: AbortSignal, budget: ReadInsideOptions['budget']) {
  const waiting = new AbortController()
  const timer = new AbortController()
  const stop = () => waiting.abort(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  if (budget && budget.ms <= 0) waiting.abort()
  else if (budget)
    budget.clock.sleep(budget.ms, timer.signal).then(
      () => waiting.abort(),
      () => undefined,
    )
  const end = () => {
    signal.removeEventListener('abort', stop)
    timer.abort()
  }
  return { waiting: waiting.signal, end }
}
