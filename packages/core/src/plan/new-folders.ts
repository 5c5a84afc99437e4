import { baseName, parentPath } from '../item/index.ts'
import type { Move } from './plan.ts'

/**
 * Folders that moves need and that are not there, parents first: `within` are paths of what lies there already, `existing`
 * the names in folders of the target.
 */
export function newFoldersFor(
  moves: readonly Move[],
  within: Iterable<string>,
  existing: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const there = new Set([''])
  const found = new Set<string>()
  for (const one of within) for (let path = parentPath(one); !there.has(path); path = parentPath(path)) there.add(path)
  const add = (folder: string) => {
    if (there.has(folder) || found.has(folder)) return
    if (existing.get(folder)?.length || existing.get(parentPath(folder))?.includes(baseName(folder))) {
      there.add(folder)
      return
    }
    add(parentPath(folder))
    found.add(folder)
  }
  for (const move of moves) add(parentPath(move.to))
  return [...found]
}
