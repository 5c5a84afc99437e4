import type { ErrorCode } from '../errors/errors.ts'
import type { Move } from '../plan/plan.ts'

/** What became of one move. Expected outcomes are values, never throws. */
export interface Receipt {
  /** Index of the move in its run. */
  readonly index: number
  readonly itemId: string
  readonly from: string
  /** Where it is now when done (may be another free name than planned), else where it should have gone. */
  readonly to: string
  readonly status: 'done' | 'skipped' | 'failed'
  readonly code?: ErrorCode
  readonly message?: string
  /** What lies at `to` after the move; undo refuses an item that differs from it. */
  readonly after?: { readonly sizeBytes: number; readonly modifiedAtMs: number }
}

export type RunStatus = 'running' | 'completed' | 'partial' | 'paused' | 'interrupted' | 'undone'

/** One line of a journal. Intent is written and flushed before the act, the receipt after it. */
export type JournalRecord =
  | {
      readonly type: 'begin'
      readonly runId: string
      readonly atMs: number
      readonly root: string
      readonly into: string
      readonly undoes?: string
      readonly moveCount: number
    }
  | { readonly type: 'intent'; readonly index: number; readonly move: Move }
  | { readonly type: 'folder'; readonly path: string }
  | { readonly type: 'receipt'; readonly receipt: Receipt }
  | { readonly type: 'end'; readonly atMs: number; readonly status: RunStatus }
