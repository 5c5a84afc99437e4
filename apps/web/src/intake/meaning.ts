import { collapse, itemOf } from '@octavo/core'
import type { Picked, Unreadable } from './picked.ts'
import type { UploadEntry } from './types.ts'

/** What files mean that were picked together: a bundle comes with all that is in it, hidden names elsewhere are left out. */
export const pickedOf = (files: readonly UploadEntry[], unreadable: readonly Unreadable[]): Picked => {
  const { items, members, unlisted } = collapse(
    files.map(({ key, path, sizeBytes }) => itemOf('picker', { id: key, path, sizeBytes })),
  )
  const taken = new Set(items.flatMap((item) => members.get(item.path) ?? [item]).map(({ id }) => id))
  return { entries: files.filter(({ key }) => taken.has(key)), unreadable, leftOut: unlisted }
}
