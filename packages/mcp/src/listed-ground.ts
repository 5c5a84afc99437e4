import { AppError, collisionKey, parentPath, safePath } from '@octavo/core'
import type { Found, Ground } from './named-moves.ts'

/**
 * A path that an agent named, without a `/` at its front. Throws AppError `bad_path` for one that leads outside,
 * `permission_denied` for hidden names.
 */
export function openPath(asked: string): string {
  const inside = safePath(asked)
  if (inside.split('/').some((name) => name.startsWith('.')))
    throw new AppError('permission_denied', 'Hidden files and folders are not open to agents.')
  return inside
}

/** A source that is known as a list; `taken` are all names in it, of files and folders that are not listed, too. */
export function listedGround(found: readonly Found[], taken: Iterable<string>): Ground {
  const byPath = new Map(found.map((one) => [one.item.path, one]))
  const names = new Set<string>()
  for (const path of taken) names.add(collisionKey(path))
  let below: Map<string, Found[]> | undefined
  const listBelow = (folder: string): readonly Found[] => {
    below ??= byFolder(found)
    return below.get(folder) ?? []
  }
  return {
    pathIn: openPath,
    itemsAt: async (asked) => {
      const inside = openPath(asked)
      const one = byPath.get(inside)
      return one ? [one] : listBelow(inside)
    },
    isTaken: (inside) => names.has(collisionKey(inside)),
  }
}

/** What lies in each folder and below it. */
function byFolder(found: readonly Found[]): Map<string, Found[]> {
  const below = new Map<string, Found[]>()
  for (const one of found)
    for (let folder = parentPath(one.item.path); folder !== ''; folder = parentPath(folder)) {
      const inside = below.get(folder)
      if (inside) inside.push(one)
      else below.set(folder, [one])
    }
  return below
}
