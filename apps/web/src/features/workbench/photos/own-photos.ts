import { findUnits, type Photo } from '@octavo/core'
import { askForPlace } from '../../../device/place/index.ts'
import { type Brought, broughtOf, type Collect } from '../../../intake/brought.ts'
import { chooseFiles } from '../../../intake/choose.ts'
import { collectChosen } from '../../../intake/collect-chosen.ts'
import { collectPlace } from '../../../intake/collect-place.ts'
import { orElse } from '../../../intake/or-else.ts'
import { pickFromDrop } from '../../../intake/pick.ts'
import { canOpenFolders } from '../../../platform/index.ts'
import { deviceLook } from '../../../viewer/device-look.ts'
import type { Look } from '../../../viewer/look.ts'
import { photosInWorker } from '../../../worker/sort/client.ts'
import { ownItems, type ReadHooks } from '../organiser/own-items.ts'
import type { WaysIn } from '../organiser/pick-own.tsx'

/** Photos of the person's own, as they were read on this device. */
export interface OwnPhotos {
  readonly photos: readonly Photo[]
  /** The pick that they lie in, with what lies beside them. */
  readonly brought: Brought
  readonly look: Look
}

const taken =
  (collect: Collect) =>
  async ({ signal, onProgress }: ReadHooks): Promise<Brought> => {
    const collected = await collect({ signal, onProgress: ({ scannedFiles }) => onProgress(scannedFiles) })
    if (collected.outcome !== 'brought') throw new DOMException('Nothing was chosen', 'AbortError')
    return collected.brought
  }

const folderFiles = collectChosen(() => chooseFiles({ isFolder: true }))

/** The ways to photos: files, a folder (where the browser can, one that albums are made in), or a drop. */
export const PHOTO_WAYS: WaysIn<Brought> = {
  files: taken(collectChosen(() => chooseFiles({ accept: 'image/*,video/*,.heic,.heif,.dng,.xmp,.aae,.json' }))),
  folder: taken((hooks) =>
    canOpenFolders() ? orElse(collectPlace(askForPlace), folderFiles)(hooks) : folderFiles(hooks),
  ),
  drop: async (transfer) => {
    // The transfer is empty after its event: reading it begins in the call.
    const { entries } = await pickFromDrop(transfer, {
      signal: new AbortController().signal,
      onCount: () => undefined,
    })
    return broughtOf(entries)
  },
}

/** The photos that were picked last in this tab. */
export const ownPhotos = ownItems<Brought, OwnPhotos>(async (brought, hooks) => {
  const { items, inside, blobs } = brought
  const inputs = items.map((item) => ({
    item,
    blob: blobs?.get(item.id),
    ...(inside.has(item.id) && { bundle: true }),
  }))
  const photos = await photosInWorker(inputs, hooks)
  if (photos.length === 0) return undefined
  return { photos, brought, look: deviceLook((id) => blobs?.get(id)) }
})

/**
 * The photos, each with the date on which it was taken, and what lies beside them and goes where they go, for a review of
 * albums as folders.
 */
export const broughtOfPhotos = ({ photos, brought }: OwnPhotos): Brought => {
  const dates = new Map(photos.map(({ id, dateTaken }) => [id, Date.parse(dateTaken)]))
  // In place nothing of a file changes but where it lies: an archive has the dates on which photos were taken.
  const dated = brought.place ? new Map<string, number>() : dates
  const units = findUnits(brought.items).filter(({ leaderId }) => dates.has(leaderId))
  const beside = new Set(units.flatMap(({ itemIds }) => itemIds))
  const items = brought.items.flatMap((item) => {
    if (!dates.has(item.id)) return beside.has(item.id) ? [item] : []
    const takenMs = dated.get(item.id)
    return [takenMs === undefined || Number.isNaN(takenMs) ? item : { ...item, modifiedAtMs: takenMs }]
  })
  return { ...brought, items, members: new Map(), inside: new Map() }
}
