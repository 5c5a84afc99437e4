import { AppError } from '../errors/index.ts'
import type { Act } from '../plan/index.ts'
import {
  type Arrived,
  type JournalRecord,
  type Receipt,
  type RunStatus,
  todaysRecord,
  type UnnumberedRecord,
  type WaitsFor,
} from './journal.ts'
import type { RootName } from './root-name.ts'

/** How often each outcome came; `pending` were not carried out and can be resumed. */
export interface RunCounts {
  readonly done: number
  readonly skipped: number
  readonly failed: number
  readonly pending: number
}

/** What a journal says about its run. */
export interface RunState {
  readonly runId: string
  readonly beganAtMs: number
  readonly endedAtMs?: number
  readonly root: RootName
  readonly into: RootName
  readonly undoes?: string
  /** Folders of `root` to remove at the end, if empty then; deepest first. */
  readonly cleanup: readonly string[]
  /** `running` when there is no end: at work, or killed. */
  readonly status: RunStatus
  /** With `paused`: for what, and until when. */
  readonly waits?: WaitsFor
  /** By index. Fewer than `actCount` when the run was killed before it had written down what it wants: nothing was done. */
  readonly acts: readonly Act[]
  readonly actCount: number
  /** By index of the act; the last one counts. */
  readonly receipts: ReadonlyMap<number, Receipt>
  /** By index, which of the labels or collections that it speaks of an item had before its act began. */
  readonly had: ReadonlyMap<number, readonly string[]>
  /** Indexes that were started and have no receipt: perhaps carried out, perhaps not. */
  readonly unknown: readonly number[]
  /** Indexes that are neither done, skipped, failed nor unknown. */
  readonly pending: readonly number[]
  /** Folders of `into` that the run made, or was about to make; in that order. */
  readonly folders: readonly string[]
  readonly counts: RunCounts
}

type AnyRecord = JournalRecord | UnnumberedRecord

/**
 * Reads a journal of any format into the state of its run. Throws AppError `corrupt` when it doesn't begin with a `begin`
 * record, `unsupported` when a later Octavo wrote it.
 */
export async function readRun(records: Iterable<AnyRecord> | AsyncIterable<AnyRecord>): Promise<RunState> {
  const reader = new RunReader()
  for await (const record of records) reader.add(todaysRecord(record))
  return reader.state()
}

class RunReader {
  #begin: Extract<JournalRecord, { type: 'begin' }> | undefined
  #end: Extract<JournalRecord, { type: 'end' }> | undefined
  readonly #acts: Act[] = []
  readonly #had = new Map<number, readonly string[]>()
  readonly #receipts = new Map<number, Receipt>()
  readonly #started = new Set<number>()
  readonly #folders = new Set<string>()

  add(record: JournalRecord): void {
    if (this.#begin === undefined && record.type !== 'begin') {
      throw new AppError('corrupt', 'This journal has no beginning.', { details: { type: record.type } })
    }
    switch (record.type) {
      case 'begin':
        this.#begin ??= record
        break
      case 'intent':
        this.#acts[record.index] = record.act
        break
      case 'arrived':
        for (const file of record.files) this.#arrive(file)
        break
      case 'start':
        this.#end = undefined
        for (const index of record.indexes) this.#started.add(index)
        for (const [index, had] of Object.entries(record.had ?? {})) this.#had.set(Number(index), had)
        break
      case 'folder':
        this.#folders.add(record.path)
        break
      case 'receipt':
        this.#receipts.set(record.receipt.index, record.receipt)
        this.#started.delete(record.receipt.index)
        break
      case 'end':
        this.#end = record
    }
  }

  #arrive({ itemId, to, ...expect }: Arrived): void {
    const index = this.#acts.length
    this.#acts.push({ type: 'move', itemId, from: itemId, to, what: 'file', expect })
    this.#receipts.set(index, { index, itemId, from: itemId, to, status: 'done', after: expect })
  }

  state(): RunState {
    const begin = this.#begin
    if (begin === undefined) throw new AppError('corrupt', 'This journal is empty.')
    const actCount = Math.max(begin.actCount, this.#acts.length)
    const unknown = [...this.#started].sort((one, other) => one - other)
    const pending: number[] = []
    for (let index = 0; index < this.#acts.length; index += 1) {
      if (!this.#receipts.has(index) && !this.#started.has(index)) pending.push(index)
    }
    return {
      runId: begin.runId,
      beganAtMs: begin.atMs,
      ...(this.#end === undefined ? {} : { endedAtMs: this.#end.atMs }),
      root: begin.root,
      into: begin.into,
      ...(begin.undoes === undefined ? {} : { undoes: begin.undoes }),
      cleanup: begin.cleanup ?? [],
      status: this.#end?.status ?? 'running',
      ...(this.#end?.waits === undefined ? {} : { waits: this.#end.waits }),
      acts: this.#acts,
      actCount,
      had: this.#had,
      receipts: this.#receipts,
      unknown,
      pending,
      folders: [...this.#folders],
      counts: countReceipts(this.#receipts.values(), actCount),
    }
  }
}

/** Counts receipts of a run of `actCount` acts; what has no receipt is pending. */
export function countReceipts(receipts: Iterable<Receipt>, actCount: number): RunCounts {
  const counts = { done: 0, skipped: 0, failed: 0 }
  for (const receipt of receipts) counts[receipt.status] += 1
  return { ...counts, pending: actCount - counts.done - counts.skipped - counts.failed }
}

/** True when nothing is left to resume. */
export function isOver(state: RunState): boolean {
  return state.status === 'completed' || state.status === 'partial' || state.status === 'undone'
}
