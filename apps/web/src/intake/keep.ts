import type { LibraryFile } from '@octavo/contract'
import { AppError, baseName, FreeNames, joinPath, parentPath } from '@octavo/core'
import { isOffline } from '../connection/connection.ts'
import type { BatchResult, UploadEntry, UploadFailure } from './types.ts'

/** A picked file and what it became on this device. */
export interface Kept {
  readonly entry: UploadEntry
  readonly file: LibraryFile
}

export interface KeepOptions {
  /** The upload itself; every entry is settled as stored or failed. */
  upload(entries: readonly UploadEntry[], onSettled: (result: BatchResult) => void): Promise<void>
  onStored(stored: BatchResult['stored']): void
  onFailed(failed: readonly UploadFailure[]): void
  /** Called with each file as soon as it waits on this device. */
  onKept?(kept: Kept): void
}

const keep = async (entries: readonly UploadEntry[], options: KeepOptions): Promise<readonly Kept[]> => {
  const { addWaiting, listWaiting } = await import('../device/queue.ts')
  const done: Kept[] = []
  const names = new FreeNames()
  for (const { path } of await listWaiting()) names.add(parentPath(path), baseName(path))
  for (const entry of entries) {
    try {
      // No two files of this device lie at one place: a plan tells them apart by it.
      const folder = parentPath(entry.path)
      const name = names.take(folder, baseName(entry.path))
      const kept = { entry, file: await addWaiting({ ...entry, name, path: joinPath(folder, name) }) }
      done.push(kept)
      options.onKept?.(kept)
    } catch (error) {
      const isFull = error instanceof AppError && error.code === 'no_space'
      options.onFailed([{ entry, code: isFull ? 'device_full' : 'io_error' }])
    }
  }
  return done
}

/**
 * Uploads files, or keeps them on this device while the server can't be reached. A server that goes away in the middle
 * leaves what had not arrived on the device. Resolves to what is kept; `onStored` and `onFailed` hear of the rest.
 */
export const keepForLater = async (entries: readonly UploadEntry[], options: KeepOptions): Promise<readonly Kept[]> => {
  if (isOffline()) return keep(entries, options)
  const unsent: UploadFailure[] = []
  await options.upload(entries, ({ stored, failed }) => {
    if (stored.length > 0) options.onStored(stored)
    unsent.push(...failed.filter(({ code }) => code === 'network'))
    const refused = failed.filter(({ code }) => code !== 'network')
    if (refused.length > 0) options.onFailed(refused)
  })
  if (unsent.length === 0) return []
  const { checkConnection } = await import('../connection/watch.ts')
  if (!(await checkConnection()))
    return keep(
      unsent.map(({ entry }) => entry),
      options,
    )
  options.onFailed(unsent)
  return []
}
