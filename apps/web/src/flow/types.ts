import type { LibraryFile } from '@octavo/contract'
import type { Draft, Reason } from '@octavo/core'
import type { Unreadable } from '../intake/picked.ts'
import type { UploadEntry, UploadFailure, UploadProgress } from '../intake/types.ts'
import type { ReviewEvent } from './review.ts'

/** Files that a closed page took along: how many, and the paths of the first of them. */
export interface Lost {
  readonly count: number
  readonly paths: readonly string[]
}

export const NONE_LOST: Lost = { count: 0, paths: [] }

/** Stages of the circular progress indicator. */
export type SortStage = 'scanning' | 'classifying' | 'organizing' | 'complete'

export interface SortProgress {
  readonly stage: SortStage
  readonly processed: number
  readonly total: number
}

/** What a run did, as the last-run card and the completion toast tell it. */
export interface RunReport {
  readonly runId: string
  readonly movedCount: number
  readonly folderCount: number
  /** Files that stayed where they were, each with its reason. */
  readonly stayed: readonly { readonly name: string; readonly reason: Reason }[]
  /**
   * Where the plan has put each moved file, by its id, those inside of bundles too: the paths of an archive of the run.
   * Not there in what older versions saved.
   */
  readonly paths?: ReadonlyMap<string, string>
  /** The folders that they are in now, with how much the run has put right into each; not there in what older versions saved. */
  readonly folders?: readonly { readonly path: string; readonly count: number; readonly sizeBytes: number }[]
}

/** What a person decided about, and the files that it is made of. */
export interface Reviewed<Files = readonly LibraryFile[]> {
  readonly draft: Draft
  readonly files: Files
}

/** What was carried out without a question, and what is left to be reviewed. */
export interface Unasked {
  readonly report: RunReport
  readonly rest: Reviewed
  /** True when the person wants to hear of it. */
  readonly isTold: boolean
}

/** What the machine does not do itself: every side effect, each with a signal that is aborted when its state is left. */
export interface FlowServices {
  /** Resolves when every entry has been reported as settled. */
  upload(
    entries: readonly UploadEntry[],
    hooks: {
      readonly signal: AbortSignal
      onProgress(progress: UploadProgress): void
      onSettled(stored: readonly LibraryFile[], keys: readonly string[], failed: readonly UploadFailure[]): void
    },
  ): Promise<void>
  /** Gives the draft of the review. `previous` is the draft before, whose decisions of the person are kept. */
  sort(
    files: readonly LibraryFile[],
    previous: Draft | undefined,
    hooks: {
      readonly signal: AbortSignal
      onProgress(progress: SortProgress): void
      /** Told when it is not the server with all its help that sorts. */
      onSortedBy?(by: FlowContext['sortedBy']): void
    },
  ): Promise<Draft>
  /** Carries out the plan of what was reviewed. Rejects with PlanRefused when things are not as they were then. */
  organize(
    reviewed: Reviewed,
    hooks: {
      readonly signal: AbortSignal
      /** Told which plan it is, before anything happens. */
      onPlan(planId: string): void
    },
  ): Promise<RunReport>
}

/** The main flow's services. */
export interface UploadServices extends FlowServices {
  /**
   * Carries out what rules decide that the person lets go by themselves, and gives the rest of the review; undefined where all of
   * it is to be seen.
   */
  fileUnasked(reviewed: Reviewed, hooks: { readonly signal: AbortSignal }): Promise<Unasked | undefined>
}

export interface FlowContext {
  /** Entries that the running upload has not settled yet. */
  readonly waiting: readonly UploadEntry[]
  readonly failures: readonly UploadFailure[]
  readonly unreadable: readonly Unreadable[]
  /** Files of this session that are in the library. */
  readonly files: readonly LibraryFile[]
  readonly transfer: UploadProgress | undefined
  readonly sorting: SortProgress | undefined
  readonly draft: Draft | undefined
  /** Who did the last sort: the server, the server without all of a connected model's help, or this browser. */
  readonly sortedBy: 'server' | 'server-alone' | 'device'
  /** The plan that was approved last: whether it was carried out may be unknown. */
  readonly planId: string | undefined
  readonly lastRun: RunReport | undefined
  /** True from the end of a run until something new is picked: its result is what the person came for. */
  readonly hasJustRun: boolean
  /** Files that had not arrived when the page was closed in an upload; shown until the next pick. */
  readonly lost: Lost
}

export type FlowEvent =
  | {
      readonly type: 'PICKED'
      readonly entries: readonly UploadEntry[]
      readonly unreadable: readonly Unreadable[]
    }
  /** Goes on with files that were there before; with a draft, where its review was. */
  | { readonly type: 'RESUME'; readonly files: readonly LibraryFile[]; readonly draft?: Draft }
  | { readonly type: 'RETRY' }
  | { readonly type: 'DROP.FAILURES' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'START' }
  | ReviewEvent<readonly LibraryFile[]>
  | { readonly type: 'APPROVE' }
  | { readonly type: 'SORT.AGAIN' }
  | { readonly type: 'GO'; readonly stage: 'collect' | 'sort' | 'review' }
  | { readonly type: 'START.OVER' }
  | { readonly type: 'RUN.FORGET' }
  | { readonly type: 'UPLOAD.PROGRESS'; readonly progress: UploadProgress }
  | {
      readonly type: 'UPLOAD.SETTLED'
      readonly stored: readonly LibraryFile[]
      readonly keys: readonly string[]
      readonly failed: readonly UploadFailure[]
    }
  | { readonly type: 'UPLOAD.END'; readonly error?: unknown }
  | { readonly type: 'SORT.PROGRESS'; readonly progress: SortProgress }
  | { readonly type: 'SORT.BY'; readonly by: FlowContext['sortedBy'] }
  | { readonly type: 'SORT.DONE'; readonly draft: Draft }
  /** A part was carried out without a question: what is left stands in place of all. */
  | { readonly type: 'SORT.FILED'; readonly unasked: Unasked }
  | { readonly type: 'SORT.FAILED'; readonly error: unknown }
  | { readonly type: 'RUN.PLAN'; readonly planId: string }
  | { readonly type: 'RUN.DONE'; readonly report: RunReport }
  | { readonly type: 'RUN.FAILED'; readonly error: unknown }

/** Something to tell the person; the screen turns it into a toast. */
export type FlowNotice =
  | { readonly type: 'collected'; readonly count: number }
  | { readonly type: 'nothingFound' }
  | { readonly type: 'uploadCancelled'; readonly keptCount: number; readonly totalCount: number }
  | { readonly type: 'uploadIncomplete'; readonly failedCount: number }
  | { readonly type: 'sorted'; readonly count: number; readonly by: FlowContext['sortedBy'] }
  | { readonly type: 'sortFailed'; readonly error: unknown; readonly duringUpload: boolean }
  | { readonly type: 'organizeFailed'; readonly error: unknown }
  | { readonly type: 'organized'; readonly report: RunReport }
  | { readonly type: 'filed'; readonly report: RunReport }

/** Where a reload comes back to. */
export interface FlowStart {
  readonly files?: readonly LibraryFile[]
  readonly draft?: Draft
  readonly stage?: 'collect' | 'sort' | 'review'
  readonly lost?: Lost
  readonly sortedBy?: FlowContext['sortedBy']
  readonly lastRun?: RunReport
}
