import { AppError, type ErrorCode } from '../errors/index.ts'
import { pathProblem, type Verdict } from '../item/index.ts'
import type { Reason } from '../reasons/index.ts'

/** What the source looked like when the plan was made; the executor refuses to touch anything that differs. */
export interface Expectation {
  readonly sizeBytes: number
  readonly modifiedAtMs: number
  /** The provider's version or ETag, where things have one. */
  readonly version?: string
}

/** What was judged about an item before the person had a say; kept with the act, so that rules can be tested on it later. */
export type Judgement = Pick<
  Verdict,
  'category' | 'confidence' | 'by' | 'why' | 'fileKind' | 'documentKind' | 'pictureKind'
>

/** What an act keeps of a verdict. */
export function judgementOf({
  category,
  confidence,
  by,
  why,
  fileKind,
  documentKind,
  pictureKind,
}: Verdict): Judgement {
  const kinds = { ...(documentKind && { documentKind }), ...(pictureKind && { pictureKind }) }
  return { category, confidence, by, why, fileKind, ...kinds }
}

interface ActOnItem {
  readonly itemId: string
  /** Where the item is when the act's turn comes, relative to the first root. */
  readonly from: string
  readonly expect: Expectation
  /** Acts with the same unit are one group (RAW+JPEG, video with subtitles); absent for a lone item. */
  readonly unit?: string
  /** What was judged; absent where nothing was, and in undos. */
  readonly judged?: Judgement
  /** The category that a person wanted, where it is not the judged one. */
  readonly wanted?: string
  /** What the plan itself has to say about it, for people: that its name was changed to a free one. */
  readonly note?: Reason
}

/** One item from here to there, `to` relative to the second root. Members of a unit travel together or not at all. */
export interface Move extends ActOnItem {
  readonly type: 'move'
  readonly to: string
  /** `bundle` is a folder that is moved whole and never looked into. */
  readonly what: 'file' | 'bundle'
}

/** Marks of an item that change while it stays where it is. A target may find some of it done already. */
export interface Marks {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** Gives an item labels and takes labels from it. */
export interface Label extends ActOnItem, Marks {
  readonly type: 'label'
}

/** Puts an item into albums or collections, and takes it out of others, without moving it. */
export interface Link extends ActOnItem, Marks {
  readonly type: 'link'
}

/**
 * Makes an empty folder of the second root, or removes one of the first that is empty; each takes the other back. `from` is the
 * folder's path, and its id, too.
 */
export interface FolderAct extends ActOnItem {
  readonly type: 'folder'
  readonly what: 'make' | 'remove'
}

/** One thing that is done to one item. */
export type Act = Move | Label | Link | FolderAct

/** An item that stays where it is, and why. */
export interface Skip {
  readonly itemId: string
  readonly path: string
  readonly code: ErrorCode | 'already_there' | 'excluded' | 'needs_decision' | 'symbolic_link' | 'special_file'
  readonly reason: Reason
  /** With `needs_decision`: where it could go, best first. */
  readonly options?: NonNullable<Verdict['options']>
  /** What was judged; absent where nothing was. */
  readonly judged?: Judgement
  /** The category that a person wanted, where it is not the judged one. */
  readonly wanted?: string
}

export interface PlanSummary {
  readonly itemCount: number
  readonly moveCount: number
  readonly skipCount: number
  /** Bytes of everything that moves. */
  readonly sizeBytes: number
  /** Moves per target folder, largest first. */
  readonly folders: readonly { readonly path: string; readonly count: number; readonly sizeBytes: number }[]
  /** Folders that are not there yet, parents first. */
  readonly newFolders: readonly string[]
}

/** What would be done: pure data, nothing has happened. */
export interface Plan {
  readonly id: string
  readonly createdAtMs: number
  /** In the order in which they are done; those on one item are of different types and of one unit. */
  readonly acts: readonly Act[]
  readonly skips: readonly Skip[]
  readonly summary: PlanSummary
}

declare const approved: unique symbol
/** A plan that a person has said yes to. Only `approve` makes one, and only an approved plan can be applied. */
export type ApprovedPlan = Plan & { readonly [approved]: true }

/** Where an act's item is when it is done. */
export const placeAfter = (act: Act): string => (act.type === 'move' ? act.to : act.from)

/** The moves among some acts, in their order. */
export function movesIn(acts: readonly Act[]): readonly Move[] {
  return acts.filter((act) => act.type === 'move')
}

/**
 * Marks a plan as agreed to by a person. Checks it once more, since a plan may have travelled: every path stays inside
 * its root, no item has two acts of one type nor one after its move, and no two moves go to one path. Throws AppError
 * `bad_path` or `bad_input`.
 */
export function approve(plan: Plan): ApprovedPlan {
  const seen = new Map<string, { readonly types: Set<Act['type']>; readonly unit: string | undefined }>()
  const targets = new Set<string>()
  for (const act of plan.acts) {
    const problem = pathProblem(act.from) ?? (act.type === 'move' ? pathProblem(act.to) : undefined)
    if (problem !== undefined) {
      throw new AppError('bad_path', `An act of this plan can't be carried out: ${problem}.`, { details: { act } })
    }
    const before = seen.get(act.itemId) ?? { types: new Set(), unit: act.unit }
    if (before.types.has(act.type) || before.unit !== act.unit) {
      throw new AppError('bad_input', 'An item of this plan has acts that exclude each other.', { details: { act } })
    }
    seen.set(act.itemId, before)
    before.types.add(act.type)
    if (act.type !== 'move') continue
    if (targets.has(act.to)) {
      throw new AppError('bad_input', 'Two moves of this plan have the same target.', { details: { act } })
    }
    targets.add(act.to)
  }
  return plan as ApprovedPlan
}
