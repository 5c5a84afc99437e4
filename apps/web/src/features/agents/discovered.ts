import type { LibraryFile, ScoutSource } from '@octavo/contract'
import { visibleName } from '@octavo/core'

/** A file that was found: what the list of found files tells of it. `size` in bytes. */
export interface DiscoveredFile {
  readonly id: string
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly source: ScoutSource
  readonly category?: string
  readonly size: number
  readonly discoveredAt: Date
}

const DRIVE = '/Google Drive'

/** A file of the library as one that was found: copies of a drive stand in the drive's folder. */
export function discoveredOf({ id, name, type, folder, category, size, uploadedAtMs }: LibraryFile): DiscoveredFile {
  return {
    ...{ id, type, size, name: visibleName(name), discoveredAt: new Date(uploadedAtMs) },
    source: folder === DRIVE || folder.startsWith(`${DRIVE}/`) ? 'drive' : 'local',
    ...(category !== null && { category }),
  }
}
