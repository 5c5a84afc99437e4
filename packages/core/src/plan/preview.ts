import { baseName } from '../item/index.ts'
import { movesIn, type Plan, type Skip } from './plan.ts'

/** What a person has to see of a plan before they agree to it. */
export interface PlanPreview {
  readonly moves: number
  /** Bytes of everything that moves. */
  readonly sizeBytes: number
  /** Moves that end under another name or in a numbered folder, because theirs was taken or does not fit. */
  readonly renamed: readonly { readonly itemId: string; readonly from: string; readonly to: string }[]
  /** What stays, and why, most frequent first. */
  readonly staying: readonly { readonly code: Skip['code']; readonly count: number }[]
  /** Groups that are kept together, and how many files are in them. */
  readonly units: { readonly count: number; readonly files: number }
  /** New places of the folders that move whole. */
  readonly bundles: readonly string[]
  /** Folders that would be made, parents first. */
  readonly newFolders: readonly string[]
}

/** Describes a plan for the screen or the terminal that asks for a yes. */
export function previewOf({ acts, skips, summary }: Plan): PlanPreview {
  const moves = movesIn(acts)
  const together = moves.filter(({ unit }) => unit !== undefined)
  const reasons = new Map<Skip['code'], number>()
  for (const { code } of skips) reasons.set(code, (reasons.get(code) ?? 0) + 1)
  return {
    moves: summary.moveCount,
    sizeBytes: summary.sizeBytes,
    renamed: moves
      .filter(({ from, to, note }) => note !== undefined || baseName(from) !== baseName(to))
      .map(({ itemId, from, to }) => ({ itemId, from, to })),
    staying: [...reasons].map(([code, count]) => ({ code, count })).sort((one, other) => other.count - one.count),
    units: { count: new Set(together.map(({ unit }) => unit)).size, files: together.length },
    bundles: moves.filter(({ what }) => what === 'bundle').map(({ to }) => to),
    newFolders: summary.newFolders,
  }
}
