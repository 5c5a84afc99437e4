import { type Item, itemOf } from '@octavo/core'
import type { StoredEntry } from './rows.ts'

/** A library's file as core sees it: its path has no `/` at the front. */
export const toItem = ({ file, declaredType }: StoredEntry): Item =>
  itemOf('library', {
    id: file.id,
    name: file.name,
    path: file.path.slice(1),
    sizeBytes: file.size,
    mediaType: declaredType,
    modifiedAtMs: file.modifiedAtMs,
  })
