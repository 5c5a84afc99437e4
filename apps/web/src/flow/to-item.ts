import type { LibraryFile } from '@octavo/contract'
import { type Item, itemOf } from '@octavo/core'

/** A file of the library as an item of core. */
export const toItem = ({ id, name, path, size, type, modifiedAtMs }: LibraryFile): Item =>
  itemOf('library', { id, name, path: path.replace(/^\/+/, ''), sizeBytes: size, mediaType: type, modifiedAtMs })
