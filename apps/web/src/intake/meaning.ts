import { itemOf } from '@octavo/core'
import { collapseInWorker } from '../worker/sort/client.ts'
import type { Picked, Unreadable } from './picked.ts'
import type { UploadEntry } from './types.ts'

/**
 * What files mean that were picked together: a bundle comes with all that is in it, hidden names elsewhere are left out.
 * Rejects when the worker that says so can't be had.
 */
export const pickedOf = async (files: readonly UploadEntry[], unreadable: readonly Unreadable[]): Promise<Picked> => {
  const list = files.map(({ key, path, sizeBytes }) => itemOf('picker', { id: key, path, sizeBytes }))
  const { items, members, unlisted } = await collapseInWorker(list, 'pick')
  const taken = new Set(items.flatMap((item) => members.get(item.path) ?? [item]).map(({ id }) => id))
  return { entries: files.filter(({ key }) => taken.has(key)), unreadable, leftOut: unlisted }
}
