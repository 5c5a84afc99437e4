import type { Act, DraftEntry, Folders, Plan, Shape, Skip, Unlisted } from '@octavo/core'
import type { Parted, PlanView } from './plan-view.ts'

/** From the page to the planner. */
export type ToPlanner =
  /**
   * A new draft begins: what was told before is forgotten. `inside`: paths of the files in each bundle, by its path;
   * `unlisted`: what is hidden; `own`: paths of folders of the person; `inPlace`: false where things go elsewhere, so that none
   * can be there already.
   */
  | {
      readonly type: 'begin'
      readonly inside: ReadonlyMap<string, readonly string[]>
      readonly unlisted: readonly Unlisted[]
      readonly own: readonly string[]
      readonly inPlace: boolean
    }
  /** Entries that are new, or changed since they were told last. */
  | { readonly type: 'entries'; readonly entries: readonly DraftEntry[] }
  /** `shape`: the one that the draft has; large folders are offered a division by it. */
  | { readonly type: 'plan'; readonly id: string; readonly createdAtMs: number; readonly shape: Shape }
  /** Names that are taken in the folders that were asked about, by folder; undefined when they can't be had. */
  | { readonly type: 'names'; readonly names: ReadonlyMap<string, readonly string[]> | undefined }
  /** Asks which folders a shape would give what was told. */
  | { readonly type: 'shape'; readonly shape: Shape }
  /** Asks for the last plan itself. */
  | { readonly type: 'take' }
  /** Asks which links the last plan would part, and every plan after it. */
  | { readonly type: 'links' }
  /** A file that was wanted for its links; without bytes where nobody can have them. */
  | { readonly type: 'text'; readonly id: string; readonly bytes: Blob | undefined }

/** Where an entry lies, and under which name. */
export type PlaceIn = Folders['places'] extends ReadonlyMap<string, infer Place> ? Place : never

/** From the planner to the page. The plan itself travels only when it is taken, in pieces and its end. */
export type FromPlanner =
  | { readonly type: 'ask'; readonly folders: readonly string[] }
  | { readonly type: 'planned'; readonly view: PlanView }
  | { readonly type: 'piece'; readonly acts: readonly Act[]; readonly skips: readonly Skip[] }
  | { readonly type: 'taken'; readonly plan: Pick<Plan, 'id' | 'createdAtMs' | 'summary'> }
  /** Where entries lie in the shape, a piece at a time, then the order of all categories. */
  | { readonly type: 'places'; readonly places: readonly (readonly [string, PlaceIn])[] }
  | { readonly type: 'shaped'; readonly order: Folders['order'] }
  /** Files that are wanted for their links, by their ids: each is answered. */
  | { readonly type: 'wanted'; readonly ids: readonly string[] }
  | { readonly type: 'parted'; readonly parted: Parted }
  | { readonly type: 'failed'; readonly message: string }

/** Entries and acts travel in pieces of so many, so that no message holds up the page. */
export const PIECE = 250
