import type { LibraryFile } from '@octavo/contract'
import type { Item } from '@octavo/core'

/** A file of the library as an item of core. */
export const toItem = (file: LibraryFile): Item => ({
  id: file.id,
  is: 'file',
  name: file.name,
  path: file.path.replace(/^\/+/, ''),
  sizeBytes: file.size,
  mediaType: file.type,
  modifiedAtMs: file.modifiedAtMs,
  origin: { source: 'library' },
})
