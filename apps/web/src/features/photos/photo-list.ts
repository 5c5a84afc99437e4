import type { Photo } from '@octavo/contract'
import { listInParts, type Part } from '../../http/list-in-parts.ts'
import { listPhotoIds, listPhotos, type WhichPhotos } from '../../http/photos.ts'

/** Photos of any number, and which of them are in sight. */
export const photoList = (which: WhichPhotos) => {
  const list = listInParts<Photo, Part<Photo>>({
    idOf: ({ id }) => id,
    async part(range, { signal }) {
      const { photos, total } = await listPhotos({ ...which, ...range }, signal)
      return { items: photos, total }
    },
    ids: ({ signal }) => listPhotoIds(which, signal),
  })
  const listeners = new Set<() => void>()
  let sight: readonly [first: number, last: number] = [0, 0]
  return {
    ...list,
    which,
    photoOf: list.itemOf,
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
