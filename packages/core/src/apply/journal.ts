import type { ErrorCode } from '../errors/errors.ts'
import type { Move } from '../plan/plan.ts'

/** What became of one move. Expected outcomes are values, never throws. */
export interface Receipt {
  /** Index of the move in its run. */
  readonly index: number
  readonly itemId: string
  readonly from: string
  /** Where it is now when done, else where it should have gone. */
  readonly to: string
  readonly status: 'done' | 'skipped' | 'failed'
  readonly code?: ErrorCode
  readonly message?: string
  /** What lies at `to` after the move; undo refuses an item that differs from it. */
  readonly after?: { readonly sizeBytes: number; readonly modifiedAtMs: number }
}

/**
 * `running` has no end yet (or was killed), `completed` did everything, `partial` ended with skipped or failed moves,
 * `paused` waits for space, `interrupted` was stopped and can be resumed, `undone` was taken back by a later run.
 */
export type RunStatus = 'running' | 'completed' | 'partial' | 'paused' | 'interrupted' | 'undone'

/**
 * One line of a journal. The order is begin, every intent, then per chunk: start (flushed before the first act), the
 * folders that it makes (each flushed before it is made), receipts; at last end. A resumed run goes on after its end.
 */
export type JournalRecord =
  | {
      readonly type: 'begin'
      readonly runId: string
      readonly atMs: number
      /** What `from` of the moves is relative to. */
      readonly root: string
      /** What `to` of the moves is relative to. */
      readonly into: string
      readonly undoes?: string
      readonly moveCount: number
      /** Folders of `root` to remove when the run is over, if they are empty then; deepest first. */
      readonly cleanup?: readonly string[]
    }
  | { readonly type: 'intent'; readonly index: number; readonly move: Move }
  /** These moves are about to be carried out; without receipts later, they may or may not have been. */
  | { readonly type: 'start'; readonly indexes: readonly number[] }
  /** A folder of `into` that is about to be made. */
  | { readonly type: 'folder'; readonly path: string }
  | { readonly type: 'receipt'; readonly receipt: Receipt }
  | { readonly type: 'end'; readonly atMs: number; readonly status: RunStatus }
