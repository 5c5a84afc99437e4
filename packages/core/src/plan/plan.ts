import { AppError, type ErrorCode } from '../errors/errors.ts'
import { pathProblem } from '../item/path.ts'

/** What the source looked like when the plan was made; the executor refuses to move anything that differs. */
export interface Expectation {
  readonly sizeBytes: number
  readonly modifiedAtMs: number
}

/** One item from here to there, both paths relative to their roots. `unit` members travel together or not at all. */
export interface Move {
  readonly itemId: string
  readonly from: string
  readonly to: string
  /** `bundle` is a folder that is moved whole and never looked into. */
  readonly what: 'file' | 'bundle'
  readonly expect: Expectation
  /** Moves with the same unit are one group (RAW+JPEG, video with subtitles); absent for a lone file. */
  readonly unit?: string
  /** Why it goes there, or that its name was changed to a free one; for people. */
  readonly note: string
}

/** An item that stays where it is, and why. */
export interface Skip {
  readonly itemId: string
  readonly path: string
  readonly code: ErrorCode | 'already_there' | 'excluded' | 'needs_decision' | 'symbolic_link' | 'special_file'
  readonly reason: string
  /** With `needs_decision`: where it could go, best first. */
  readonly options?: readonly { readonly category: string; readonly confidence: number }[]
}

export interface PlanSummary {
  readonly itemCount: number
  readonly moveCount: number
  readonly skipCount: number
  /** Bytes of everything that moves. */
  readonly sizeBytes: number
  /** Moves per target folder, largest first. */
  readonly folders: readonly { readonly path: string; readonly count: number; readonly sizeBytes: number }[]
}

/** What would be done: pure data, nothing has happened. */
export interface Plan {
  readonly id: string
  readonly createdAtMs: number
  readonly moves: readonly Move[]
  readonly skips: readonly Skip[]
  readonly summary: PlanSummary
}

declare const approved: unique symbol
/** A plan that a person has said yes to. Only `approve` makes one, and only an approved plan can be applied. */
export type ApprovedPlan = Plan & { readonly [approved]: true }

/**
 * Marks a plan as agreed to by a person. Checks it once more, since a plan may have travelled: every path stays inside
 * its root, no item twice, no two moves to one path. Throws AppError `bad_path` or `bad_input`.
 */
export function approve(plan: Plan): ApprovedPlan {
  const ids = new Set<string>()
  const targets = new Set<string>()
  for (const move of plan.moves) {
    const problem = pathProblem(move.from) ?? pathProblem(move.to)
    if (problem !== undefined) {
      throw new AppError('bad_path', `A move of this plan can't be carried out: ${problem}.`, { details: { move } })
    }
    if (ids.has(move.itemId) || targets.has(move.to)) {
      throw new AppError('bad_input', 'Two moves of this plan have the same item or target.', { details: { move } })
    }
    ids.add(move.itemId)
    targets.add(move.to)
  }
  return plan as ApprovedPlan
}
