import type { LibraryFile } from '@octavo/contract'
import type { Collapsed } from '@octavo/core'
import { collapseInWorker } from '../worker/sort/client.ts'
import { toItem } from './to-item.ts'

/** What files mean: the items of a review, and the paths of what is inside those that stay whole. */
export interface Contents extends Pick<Collapsed, 'items' | 'members' | 'unlisted'> {
  /** By the path of a bundle, which is its id. */
  readonly inside: ReadonlyMap<string, readonly string[]>
  /** Folders of the person, whose names stay as they are. */
  readonly filed?: readonly { readonly path: string }[]
}

const known = new WeakMap<readonly LibraryFile[], Promise<Contents>>()

/** What files mean; the same answer for the same list, for many ask. Rejects when the worker can't be had. */
export const contentsOf = (files: readonly LibraryFile[]): Promise<Contents> => {
  const before = known.get(files)
  if (before) return before
  const contents = collapseInWorker(files.map(toItem)).then((collapsed) => ({
    ...collapsed,
    inside: new Map([...collapsed.members].map(([path, items]) => [path, items.map((item) => item.path)])),
  }))
  known.set(files, contents)
  contents.catch(() => known.delete(files))
  return contents
}
