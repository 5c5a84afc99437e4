import type { Plan } from '@octavo/core'

/** Acts in one plan at most. */
export const MAX_PLAN_ACTS = 20_000

/** A move that was asked for, both relative to the source. `from` may be a folder, whose files all move. */
export interface Wish {
  readonly from: string
  readonly to: string
}

/** What a plan is asked for: moves, or a sorting by Octavo with sentences that it is to follow. */
export interface Asked {
  readonly source: string
  readonly moves?: readonly Wish[]
  readonly by?: 'content' | 'type'
  readonly instruct?: readonly string[]
  /** Asked for again with the same key, the plan is the one that was made. */
  readonly key?: string
}

/** What is changed in a plan: moves that are left out, named by `from`, and moves that come or go elsewhere. */
export interface Change {
  readonly leaveOut: readonly string[]
  readonly moves: readonly Wish[]
}

/** A plan that was proposed, and how it stands. */
export interface Proposed {
  readonly plan: Plan
  readonly source: string
  readonly digest: string
  readonly state: 'waits for a person' | 'approved' | 'covered by a standing grant' | 'refused' | 'carried out'
}

/** How far a run is. */
export interface Run {
  readonly runId: string
  readonly source: string
  readonly beganAtMs: number
  readonly status: string
  readonly moved: number
  readonly skipped: number
  readonly failed: number
  readonly pending: number
  readonly undoes?: string
  readonly undoneBy?: string
  /** What was not done, and why. */
  readonly notDone: readonly {
    readonly from: string
    readonly to: string
    readonly code: string
    readonly why: string
  }[]
}

/** Told how far something long is; `total` 0 is unknown. */
export type Tell = (done: number, total: number) => void

/**
 * What the tools stand on: sources that a person allowed, and the use cases over them. There is no verb that deletes, and none
 * by which a caller of tools approves. All throw AppError with a sentence for whoever asked.
 */
export interface Desk {
  sources(): Promise<readonly { readonly name: string; readonly at: string; readonly kind: string }[]>
  /** Files of a source, the best first, as the search of a library ranks them; all of them by path where `text` is empty. */
  search(
    source: string,
    text: string,
  ): Promise<readonly { readonly path: string; readonly sizeBytes: number; readonly modifiedAtMs: number }[]>
  /** What is inside one file, as text. */
  read(source: string, path: string): Promise<{ readonly type: string; readonly title?: string; readonly text: string }>
  runs(): Promise<readonly Run[]>
  propose(asked: Asked, tell: Tell): Promise<Proposed>
  plan(planId: string): Promise<Proposed>
  amend(planId: string, change: Change): Promise<Proposed>
  /** Why an item goes where the plan says, or stays. */
  explain(planId: string, path: string): Promise<readonly string[]>
  /** How a person approves this plan, in sentences for the person. */
  waysToApprove(planId: string): Promise<readonly string[]>
  /** Present only where a person said that the client's own question to its user counts. */
  approveByClient?(planId: string, digest: string): Promise<void>
  /** Carries out a plan that a person approved with this very digest. Asked for again, says what became of it. */
  apply(planId: string, digest: string, tell: Tell, signal: AbortSignal): Promise<Run>
  run(runId: string): Promise<Run>
  /**
   * Takes back a run that came from a plan of these tools, or what it did to some items, named by where they were before; as
   * far as nothing has changed since.
   */
  undo(runId: string, items: readonly string[] | undefined, tell: Tell): Promise<Run>
}
