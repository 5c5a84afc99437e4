import type { Photo } from '@octavo/contract'
import { listInParts, type Part } from '../../http/list-in-parts.ts'
import { listPhotoIds, listPhotos, type WhichPhotos } from '../../http/photos.ts'

/** Photos of any number, and which of them are in sight. */
export const photoList = (which: WhichPhotos) => {
  /** By id; those of all are here before their photos are. */
  const ratios = new Map<string, number | null>()
  const list = listInParts<Photo, Part<Photo>>({
    idOf: ({ id }) => id,
    async part(range, { signal }) {
      const { photos, total } = await listPhotos({ ...which, ...range }, signal)
      for (const { id, ratio } of photos) ratios.set(id, ratio)
      return { items: photos, total }
    },
    async ids({ signal }) {
      const all = await listPhotoIds(which, signal)
      for (const [place, id] of all.ids.entries()) ratios.set(id, all.ratios[place] ?? null)
      return all.ids
    },
  })
  const listeners = new Set<() => void>()
  let sight: readonly [first: number, last: number] = [0, 0]
  return {
    ...list,
    which,
    photoOf: list.itemOf,
    /** Width for one of height; undefined where nobody knows it. */
    ratioOf: (id: string): number | undefined => ratios.get(id) ?? undefined,
    /** The first and the last place in sight. */
    sight: () => sight,
    onSight(first: number, last: number) {
      sight = [first, last]
      list.onSight(first, last)
      for (const listener of [...listeners]) listener()
    },
    /** Told of each change, also of what is in sight. */
    subscribe(listener: () => void) {
      const stop = list.subscribe(listener)
      listeners.add(listener)
      return () => {
        stop()
        listeners.delete(listener)
      }
    },
  }
}
export type PhotoList = ReturnType<typeof photoList>
