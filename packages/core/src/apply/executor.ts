import { AppError, type ErrorCode, isLater } from '../errors/index.ts'
import { type Act, placeAfter } from '../plan/index.ts'
import type { ActOutcome, Clock, Journal, Locks, Target } from '../ports/index.ts'
import { chunksOf, wavesOf } from './chunks.ts'
import { CurrentItems } from './current.ts'
import type { JournalRecord, Receipt, RunStatus, WaitsFor } from './journal.ts'
import type { RootName } from './root-name.ts'
import { countReceipts, type RunCounts } from './state.ts'
import { Tally } from './tally.ts'

/** How far a run is. */
export interface RunProgress extends RunCounts {
  readonly total: number
  readonly movedBytes: number
  readonly totalBytes: number
}

/** The ports and wishes that every way of running shares. */
export interface RunOptions {
  readonly clock: Clock
  /** Keeps other runs away; left out where the caller has a lock of its own. */
  readonly locks?: Locks
  readonly signal?: AbortSignal
  /** Called after each chunk. */
  onProgress?(progress: RunProgress): void
  /** Acts between two flushes of the journal; 256 when left out. */
  readonly chunkSize?: number
}

/** How a run ended. `refused`: another run is at work on the same roots, and this one did and wrote nothing. */
export interface RunResult {
  readonly status: RunStatus | 'refused'
  /** With `paused`: for what, and until when. */
  readonly waits?: WaitsFor
  /** By index of the act; those that are pending have none. */
  readonly receipts: readonly Receipt[]
  readonly counts: RunCounts
}

/** A run's remaining work: everything without a receipt. */
export interface Work extends RunOptions {
  readonly target: Target
  readonly journal: Journal
  readonly acts: readonly Act[]
  /** Receipts that exist already. */
  readonly receipts: Map<number, Receipt>
  readonly cleanup: readonly string[]
}

/** Why a run stops before its end. */
interface Stop {
  readonly status: 'paused' | 'interrupted'
  readonly waits?: WaitsFor
}

/** Carries out what has no receipt yet, chunk by chunk, then cleans up and writes the end. */
export async function carryOut(work: Work): Promise<RunResult> {
  const { journal, clock, acts, receipts } = work
  const stop = await orLater(clock, async () => {
    const tally = new Tally(acts, receipts)
    const now = new CurrentItems(acts, receipts.values())
    for (const indexes of chunksOf(acts, receipts, work.chunkSize ?? 256)) {
      if (work.signal?.aborted) return { status: 'interrupted' as const }
      const refusals = await unitRefusals(indexes, work, now)
      for (const wave of wavesOf(indexes, acts)) {
        const stopped = await carryOutWave(work, wave, refusals, { now, tally })
        if (stopped !== undefined) return stopped
      }
      work.onProgress?.(tally.progress())
    }
    return cleanUp(work)
  })
  const counts = countReceipts(receipts.values(), acts.length)
  const end = stop ?? { status: counts.done === acts.length ? ('completed' as const) : ('partial' as const) }
  await journal.append([{ type: 'end', atMs: clock.nowMs(), ...end }])
  await journal.flush()
  return { ...end, receipts: sorted(receipts), counts }
}

/** Asks a target; an error that means "later" becomes a stop of the run, and what was under way is settled by a resume. */
export async function orLater(clock: Clock, ask: () => Promise<Stop | undefined>): Promise<Stop | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AppError && isLater(error.code)) return pause(clock, error)
    throw error
  }
}

function pause(
  clock: Clock,
  { code = 'transient', retryAfterMs }: { readonly code?: ErrorCode; readonly retryAfterMs?: number | undefined },
): Stop {
  const until = retryAfterMs === undefined ? {} : { untilMs: clock.nowMs() + retryAfterMs }
  return { status: 'paused', waits: { code, ...until } }
}

/** What is known of a run while it goes. */
interface Knowledge {
  readonly now: CurrentItems
  readonly tally: Tally
}

/** Carries out acts on different items and writes their receipts; says how the run has to stop when one has to wait. */
async function carryOutWave(
  work: Work,
  wave: readonly number[],
  refusals: ReadonlyMap<number, ActOutcome>,
  known: Knowledge,
): Promise<Stop | undefined> {
  const { journal, target, signal } = work
  const going = actsAt(wave, work, known.now).filter(({ index }) => !refusals.has(index))
  const had = await marksOf(going, target)
  await journal.append([{ type: 'start', indexes: wave, ...(had && { had }) }])
  await journal.flush()
  const onFolder = async (path: string) => {
    await journal.append([{ type: 'folder', path }])
    await journal.flush()
  }
  const acts = going.map(({ act }) => act)
  const done = await target.carryOut(acts, signal === undefined ? { onFolder } : { onFolder, signal })
  const outcomes = new Map(refusals)
  going.forEach(({ index }, place) => {
    const outcome = done[place]
    if (outcome !== undefined) outcomes.set(index, outcome)
  })
  return writeReceipts(work, wave, outcomes, known)
}

async function writeReceipts(
  work: Work,
  wave: readonly number[],
  outcomes: ReadonlyMap<number, ActOutcome>,
  { now, tally }: Knowledge,
): Promise<Stop | undefined> {
  let stop: Stop | undefined
  const records: JournalRecord[] = []
  for (const index of wave) {
    const outcome = outcomes.get(index)
    const act = work.acts[index]
    if (act === undefined) continue
    if (outcome === undefined || isToTryAgain(outcome)) {
      if (outcome !== undefined && isLater(outcome.code)) stop = pause(work.clock, outcome)
      stop ??= { status: 'interrupted' }
      continue
    }
    const receipt: Receipt = { index, itemId: act.itemId, from: act.from, ...outcome }
    work.receipts.set(index, receipt)
    now.note(receipt)
    tally.add(receipt, act)
    records.push({ type: 'receipt', receipt })
  }
  await work.journal.append(records)
  return stop
}

const isToTryAgain = ({ status, code }: ActOutcome): boolean =>
  status !== 'done' && (code === 'cancelled' || code === 'interrupted' || isLater(code))

async function cleanUp({ journal, target, cleanup }: Work): Promise<undefined> {
  if (cleanup.length === 0) return
  // Receipts first: a folder may go only once it is on record that what was in it is elsewhere.
  await journal.flush()
  const back = target.reversed()
  for (const folder of cleanup) await back.removeEmptyFolder(folder)
}

type Chunk = readonly { readonly index: number; readonly act: Act }[]

function actsAt(indexes: readonly number[], { acts }: Work, now: CurrentItems): Chunk {
  return indexes.flatMap((index) => {
    const act = acts[index]
    return act === undefined ? [] : [{ index, act: now.in(act) }]
  })
}

/** What the items of label and link acts have now, by index; undefined when there are none, or the target can't say. */
async function marksOf(chunk: Chunk, target: Target): Promise<Record<number, readonly string[]> | undefined> {
  const marking = chunk.filter(({ act }) => act.type === 'label' || act.type === 'link')
  if (marking.length === 0 || target.marks === undefined) return undefined
  const had = await target.marks(marking.map(({ act }) => act))
  return Object.fromEntries(marking.map(({ index }, place) => [index, had[place] ?? []]))
}

/** Which moves of units are held back, because the target would refuse one of their unit. */
async function unitRefusals(
  indexes: readonly number[],
  work: Work,
  now: CurrentItems,
): Promise<ReadonlyMap<number, ActOutcome>> {
  const { target } = work
  const refusals = new Map<number, ActOutcome>()
  const members = actsAt(indexes, work, now).filter(({ act }) => act.type === 'move' && act.unit !== undefined)
  if (members.length === 0 || target.check === undefined) return refusals
  const answers = await target.check(members.map(({ act }) => act))
  const held = new Map<string | undefined, ActOutcome>()
  members.forEach(({ act }, place) => {
    const answer = answers[place]
    if (answer !== undefined && !held.has(act.unit)) held.set(act.unit, answer)
  })
  members.forEach(({ index, act }, place) => {
    const reason = held.get(act.unit)
    if (reason === undefined) return
    const own = answers[place]
    const message = `It stays with what belongs to it: ${reason.message ?? reason.code ?? 'that can not be moved'}`
    refusals.set(
      index,
      own ?? { to: placeAfter(act), status: 'skipped', message, ...(reason.code ? { code: reason.code } : {}) },
    )
  })
  return refusals
}

/** Receipts in the order of their acts. */
export function sorted(receipts: ReadonlyMap<number, Receipt>): readonly Receipt[] {
  return [...receipts.values()].sort((one, other) => one.index - other.index)
}

/** Runs an action while the roots are locked; undefined, and nothing done, when they are taken. */
export async function withLock<T>(
  locks: Locks | undefined,
  roots: readonly RootName[],
  action: () => Promise<T>,
): Promise<T | undefined> {
  if (locks === undefined) return action()
  const unlock = await locks.tryLock([...new Set(roots)])
  if (unlock === undefined) return undefined
  try {
    return await action()
  } finally {
    await unlock()
  }
}

/** The result of a run that was kept out by another one. */
export function refused(actCount: number): RunResult {
  return { status: 'refused', receipts: [], counts: { done: 0, skipped: 0, failed: 0, pending: actCount } }
}
