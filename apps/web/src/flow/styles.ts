import type { Group, Item } from '@octavo/core'
import { isLocal } from '../device/local.ts'
import { listWaiting } from '../device/queue.ts'
import { clusterLibrary } from '../http/clusters.ts'
import { locale } from '../language/index.ts'
import type { FileBytes } from '../platform/file-bytes.ts'
import { clusterInWorker } from '../worker/sort/client.ts'

/** Groups pictures whose bytes are here by how they look, in workers of this browser. Rejects as `clusterInWorker`. */
export const stylesHere = (
  pictures: readonly Item[],
  blobs: ReadonlyMap<string, FileBytes>,
  groups: number,
  signal: AbortSignal,
): Promise<readonly Group[]> =>
  clusterInWorker(
    pictures.map((item) => ({ item, blob: blobs.get(item.id) })),
    { kind: 'images', groups, language: locale(), signal },
  )

/**
 * Groups pictures of the main flow by how they look: those that wait on this device here, those of the library there.
 * Rejects as `clusterInWorker` and `clusterLibrary`.
 */
export const stylesOf = async (
  pictures: readonly Item[],
  groups: number,
  signal: AbortSignal,
): Promise<readonly Group[]> => {
  const waiting = pictures.filter(({ id }) => isLocal(id))
  const stored = pictures.filter(({ id }) => !isLocal(id))
  const blobs = waiting.length > 0 ? new Map((await listWaiting()).map(({ id, blob }) => [id, blob])) : new Map()
  const found = await Promise.all([
    waiting.length > 0 ? stylesHere(waiting, blobs, groups, signal) : [],
    stored.length > 0 ? clusterLibrary('images', stored, groups, signal) : [],
  ])
  return found.flat()
}
