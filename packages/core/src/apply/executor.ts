import type { ErrorCode } from '../errors/errors.ts'
import type { Move } from '../plan/plan.ts'
import type { Clock, Journal, Locks, MoveOutcome, Target } from '../ports/index.ts'
import { chunksOf } from './chunks.ts'
import type { JournalRecord, Receipt, RunStatus } from './journal.ts'
import { countReceipts, type RunCounts } from './state.ts'

/** How far a run is. */
export interface RunProgress extends RunCounts {
  readonly total: number
  readonly movedBytes: number
  readonly totalBytes: number
}

/** The ports and wishes that every way of running shares. */
export interface RunOptions {
  readonly target: Target
  readonly clock: Clock
  /** Keeps other runs away; left out where the caller has a lock of its own. */
  readonly locks?: Locks
  readonly signal?: AbortSignal
  /** Called after each chunk. */
  onProgress?(progress: RunProgress): void
  /** Moves between two flushes of the journal; 256 when left out. */
  readonly chunkSize?: number
}

/** How a run ended. `refused`: another run is at work on the same roots, and this one did and wrote nothing. */
export interface RunResult {
  readonly status: RunStatus | 'refused'
  /** By index of the move; those that are pending have none. */
  readonly receipts: readonly Receipt[]
  readonly counts: RunCounts
}

/** A run's remaining work: everything without a receipt. */
export interface Work extends RunOptions {
  readonly journal: Journal
  readonly moves: readonly Move[]
  /** Receipts that exist already. */
  readonly receipts: Map<number, Receipt>
  readonly cleanup: readonly string[]
}

const TRY_AGAIN: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>(['no_space', 'cancelled', 'interrupted'])

/** Carries out what has no receipt yet, chunk by chunk, then cleans up and writes the end. */
export async function carryOut(work: Work): Promise<RunResult> {
  const { journal, clock, moves, receipts, signal, target } = work
  const tally = new Tally(moves, receipts)
  let stop: RunStatus | undefined
  for (const indexes of chunksOf(moves, receipts, work.chunkSize ?? 256)) {
    if (signal?.aborted) stop = 'interrupted'
    if (stop !== undefined) break
    const refusals = await unitRefusals(indexes, moves, target)
    await journal.append([{ type: 'start', indexes }])
    await journal.flush()
    const outcomes = await moveChunk(work, indexes, refusals)
    stop = await settleOutcomes(work, indexes, outcomes, tally)
    work.onProgress?.(tally.progress())
  }
  if (stop === undefined && work.cleanup.length > 0) {
    // Receipts first: a folder may go only once it is on record that what was in it is elsewhere.
    await journal.flush()
    const back = target.reversed()
    for (const folder of work.cleanup) await back.removeEmptyFolder(folder)
  }
  const counts = countReceipts(receipts.values(), moves.length)
  const status = stop ?? (counts.done === moves.length ? 'completed' : 'partial')
  await journal.append([{ type: 'end', atMs: clock.nowMs(), status }])
  await journal.flush()
  return { status, receipts: sorted(receipts), counts }
}

async function moveChunk(
  work: Work,
  indexes: readonly number[],
  refusals: ReadonlyMap<number, MoveOutcome>,
): Promise<ReadonlyMap<number, MoveOutcome>> {
  const { journal, target, moves, signal } = work
  const outcomes = new Map(refusals)
  const going = indexes.filter((index) => !refusals.has(index))
  const onFolder = async (path: string) => {
    await journal.append([{ type: 'folder', path }])
    await journal.flush()
  }
  const chunk = going.flatMap((index) => moves[index] ?? [])
  const done = await target.moveAll(chunk, signal === undefined ? { onFolder } : { onFolder, signal })
  going.forEach((index, place) => {
    const outcome = done[place]
    if (outcome !== undefined) outcomes.set(index, outcome)
  })
  return outcomes
}

/** Writes the receipts of a chunk; says how the run has to stop when a move is to be tried again later. */
async function settleOutcomes(
  work: Work,
  indexes: readonly number[],
  outcomes: ReadonlyMap<number, MoveOutcome>,
  tally: Tally,
): Promise<RunStatus | undefined> {
  let stop: RunStatus | undefined
  const records: JournalRecord[] = []
  for (const index of indexes) {
    const outcome = outcomes.get(index)
    const move = work.moves[index]
    if (move === undefined) continue
    if (outcome === undefined || (outcome.status !== 'done' && TRY_AGAIN.has(outcome.code))) {
      if (outcome?.code === 'no_space') stop = 'paused'
      stop ??= 'interrupted'
      continue
    }
    const receipt: Receipt = { index, itemId: move.itemId, from: move.from, ...outcome }
    work.receipts.set(index, receipt)
    tally.add(receipt, move)
    records.push({ type: 'receipt', receipt })
  }
  await work.journal.append(records)
  return stop
}

/** Which members of units are held back, because the target would refuse one of their unit. */
async function unitRefusals(
  indexes: readonly number[],
  moves: readonly Move[],
  target: Target,
): Promise<ReadonlyMap<number, MoveOutcome>> {
  const refusals = new Map<number, MoveOutcome>()
  const members = indexes.flatMap((index) => {
    const move = moves[index]
    return move?.unit === undefined ? [] : [{ index, move, unit: move.unit }]
  })
  if (members.length === 0 || target.check === undefined) return refusals
  const answers = await target.check(members.map(({ move }) => move))
  const held = new Map<string, MoveOutcome>()
  members.forEach(({ unit }, place) => {
    const answer = answers[place]
    if (answer !== undefined && !held.has(unit)) held.set(unit, answer)
  })
  members.forEach(({ index, move, unit }, place) => {
    const reason = held.get(unit)
    if (reason === undefined) return
    const own = answers[place]
    const message = `It stays with what belongs to it: ${reason.message ?? reason.code ?? 'that can not be moved'}`
    refusals.set(
      index,
      own ?? { to: move.to, status: 'skipped', message, ...(reason.code ? { code: reason.code } : {}) },
    )
  })
  return refusals
}

/** Counts as the run goes, so that telling progress costs the same after every chunk. */
class Tally {
  readonly #counts = { done: 0, skipped: 0, failed: 0 }
  readonly #total: number
  #totalBytes = 0
  #movedBytes = 0

  constructor(moves: readonly Move[], receipts: ReadonlyMap<number, Receipt>) {
    this.#total = moves.length
    for (const move of moves) this.#totalBytes += move.expect.sizeBytes
    for (const [index, receipt] of receipts) this.add(receipt, moves[index])
  }

  add(receipt: Receipt, move: Move | undefined): void {
    this.#counts[receipt.status] += 1
    if (receipt.status === 'done') this.#movedBytes += move?.expect.sizeBytes ?? 0
  }

  progress(): RunProgress {
    const { done, skipped, failed } = this.#counts
    const pending = this.#total - done - skipped - failed
    const bytes = { movedBytes: this.#movedBytes, totalBytes: this.#totalBytes }
    return { done, skipped, failed, pending, total: this.#total, ...bytes }
  }
}

function sorted(receipts: ReadonlyMap<number, Receipt>): readonly Receipt[] {
  return [...receipts.values()].sort((one, other) => one.index - other.index)
}

/** Runs an action while the roots are locked; undefined, and nothing done, when they are taken. */
export async function withLock<T>(
  locks: Locks | undefined,
  roots: readonly string[],
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
export function refused(moveCount: number): RunResult {
  return { status: 'refused', receipts: [], counts: { done: 0, skipped: 0, failed: 0, pending: moveCount } }
}
