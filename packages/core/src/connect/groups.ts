import { joinPath, parentPath } from '../item/index.ts'
import type { Move } from '../plan/index.ts'

/** Most moves in one group: so many at most are under way when everything ends. */
const MOST_TOGETHER = 100

/**
 * Moves in groups that may go together: files of one folder into another, whose names stay. The order of moves that touch a
 * common place stays as it was; a folder goes alone, and nothing passes it.
 */
export function groupsOf(
  moves: readonly Move[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly (readonly Move[])[] {
  const groups: Move[][] = []
  let open = new Map<string, Move[]>()
  let left = new Set<string>()
  let taken = new Set<string>()
  const close = (): void => {
    groups.push(...open.values())
    open = new Map()
    left = new Set()
    taken = new Set()
  }
  for (const move of moves) {
    const [old, next] = [joinPath(from, move.from), joinPath(to, move.to)]
    if (move.what !== 'file' || taken.has(old) || left.has(next) || taken.has(next)) close()
    const isAlone = move.what !== 'file' || parentPath(old) === parentPath(next)
    const way = JSON.stringify(isAlone ? [old, next] : [parentPath(old), parentPath(next)])
    const group = open.get(way)
    if (group === undefined) open.set(way, [move])
    else if (group.length < MOST_TOGETHER) group.push(move)
    else {
      groups.push(group)
      open.set(way, [move])
    }
    left.add(old)
    taken.add(next)
    if (move.what !== 'file') close()
  }
  close()
  return groups
}
