import { parentPath } from '../item/index.ts'
import { type Act, movesIn, type Plan, type PlanSummary, type Skip } from './plan.ts'

/** Counts a plan: items, moves, skips, bytes, and moves per folder, largest first. */
function summarise(acts: readonly Act[], skips: readonly Skip[], newFolders: readonly string[]): PlanSummary {
  const folders = new Map<string, { path: string; count: number; sizeBytes: number }>()
  const moves = movesIn(acts)
  let sizeBytes = 0
  for (const move of moves) {
    const path = parentPath(move.to)
    const folder = folders.get(path) ?? { path, count: 0, sizeBytes: 0 }
    folder.count += 1
    folder.sizeBytes += move.expect.sizeBytes
    sizeBytes += move.expect.sizeBytes
    folders.set(path, folder)
  }
  return {
    itemCount: new Set(acts.map(({ itemId }) => itemId)).size + skips.length,
    moveCount: moves.length,
    skipCount: skips.length,
    sizeBytes,
    folders: [...folders.values()].sort((one, other) => other.count - one.count || (one.path < other.path ? -1 : 1)),
    newFolders,
  }
}

/** A plan with its summary; `newFolders` where it is known which folders there are. */
export function planOf(
  id: string,
  createdAtMs: number,
  acts: readonly Act[],
  skips: readonly Skip[],
  newFolders: readonly string[] = [],
): Plan {
  return { id, createdAtMs, acts, skips, summary: summarise(acts, skips, newFolders) }
}
