import type { LibraryFile } from '@octavo/contract'
import { type Collapsed, collapseLibrary } from '@octavo/core'
import { toItem } from './to-item.ts'

/** What files mean: the items of a review, and the paths of what is inside those that stay whole. */
export interface Contents extends Collapsed {
  /** By the path of a bundle, which is its id. */
  readonly inside: ReadonlyMap<string, readonly string[]>
}

const known = new WeakMap<readonly LibraryFile[], Contents>()

/** What files mean; the same answer for the same list, for many ask. */
export const contentsOf = (files: readonly LibraryFile[]): Contents => {
  const before = known.get(files)
  if (before) return before
  const collapsed = collapseLibrary(files.map(toItem))
  const inside = new Map([...collapsed.members].map(([path, items]) => [path, items.map((item) => item.path)]))
  const contents = { ...collapsed, inside }
  known.set(files, contents)
  return contents
}
