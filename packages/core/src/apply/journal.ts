import { AppError, type ErrorCode } from '../errors/index.ts'
import type { Act, Expectation, Marks, Move } from '../plan/index.ts'
import { fromBareRoot, type RootName } from './root-name.ts'

/** What became of one act. Expected outcomes are values, never throws. */
export interface Receipt {
  /** Index of the act in its run. */
  readonly index: number
  readonly itemId: string
  readonly from: string
  /** Where it is now when done, else where it should have gone. */
  readonly to: string
  readonly status: 'done' | 'skipped' | 'failed'
  readonly code?: ErrorCode
  readonly message?: string
  /** What lies at `to` after the act; undo refuses an item that differs from it. `id` where it is a new one. */
  readonly after?: Expectation & { readonly id?: string }
  /** Which labels or collections were really changed; undo takes back exactly these. */
  readonly changed?: Marks
}

/**
 * `running` has no end yet (or was killed), `completed` did everything, `partial` ended with skipped or failed acts,
 * `paused` waits for something, `interrupted` was stopped and can be resumed, `undone` was taken back by a later run.
 */
export type RunStatus = 'running' | 'completed' | 'partial' | 'paused' | 'interrupted' | 'undone'

/** A file that came from outside, and what it looked like then. */
export interface Arrived extends Expectation {
  readonly itemId: string
  readonly to: string
}

/** What a paused run waits for, and until when, where the other side said so. */
export interface WaitsFor {
  readonly code: ErrorCode
  readonly untilMs?: number
}

/** The format that journals are written in. */
export const JOURNAL_FORMAT = 1

/**
 * One line of a journal. The order is begin, every intent, then per chunk: start (flushed before the first act), the
 * folders that it makes (each flushed before it is made), receipts; at last end. A resumed run goes on after its end.
 */
export type JournalRecord =
  | {
      readonly type: 'begin'
      readonly format: typeof JOURNAL_FORMAT
      readonly runId: string
      readonly atMs: number
      /** What `from` of the acts is relative to. */
      readonly root: RootName
      /** What `to` of the moves is relative to. */
      readonly into: RootName
      readonly undoes?: string
      readonly actCount: number
      /** Folders of `root` to remove when the run is over, if they are empty then; deepest first. */
      readonly cleanup?: readonly string[]
    }
  | { readonly type: 'intent'; readonly index: number; readonly act: Act }
  /**
   * Files that came from outside of every root and lie in `into` now: an act each, with its receipt. Taken back they go to
   * `root`, by their ids.
   */
  | { readonly type: 'arrived'; readonly files: readonly Arrived[] }
  /**
   * These acts are about to be carried out; without receipts later, they may or may not have been. `had`: by index, which
   * of its labels or collections an item had before, so that a killed act can be told from one that found them there.
   */
  | {
      readonly type: 'start'
      readonly indexes: readonly number[]
      readonly had?: Readonly<Record<number, readonly string[]>>
    }
  /** A folder of `into` that is about to be made. */
  | { readonly type: 'folder'; readonly path: string }
  | { readonly type: 'receipt'; readonly receipt: Receipt }
  | { readonly type: 'end'; readonly atMs: number; readonly status: RunStatus; readonly waits?: WaitsFor }

/** What journals without a format number had in place of today's records; everything else was the same. */
export type UnnumberedRecord =
  | Exclude<JournalRecord, { type: 'begin' | 'intent' }>
  | (Omit<Extract<JournalRecord, { type: 'begin' }>, 'format' | 'root' | 'into' | 'actCount'> & {
      readonly root: string
      readonly into: string
      readonly moveCount: number
    })
  | { readonly type: 'intent'; readonly index: number; readonly move: Omit<Move, 'type'> }

/** A record of any journal as today's. Throws AppError `unsupported` for one that a later Octavo wrote. */
export function todaysRecord(record: JournalRecord | UnnumberedRecord): JournalRecord {
  if (record.type === 'intent' && 'move' in record) {
    return { type: 'intent', index: record.index, act: { ...record.move, type: 'move' } }
  }
  if (record.type !== 'begin') return record
  if (!('format' in record)) {
    const { root, into, moveCount, ...rest } = record
    return { ...rest, format: JOURNAL_FORMAT, root: fromBareRoot(root), into: fromBareRoot(into), actCount: moveCount }
  }
  if (record.format === JOURNAL_FORMAT) return record
  throw new AppError('unsupported', 'This run was written down by a newer Octavo.', { details: { record } })
}
