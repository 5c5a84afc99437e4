import type { Item, Origin } from './item.ts'
import { baseName } from './path.ts'

/** What is known of a thing where it is found; what is left out is unknown. */
export type Found = Pick<Item, 'path'> & Partial<Omit<Item, 'path' | 'origin'>>

/** The one maker of items: without an own id or name the path and its last segment stand for them; sizes and times are 0 unless known. */
export function itemOf(source: Origin['source'], found: Found): Item {
  return {
    id: found.id ?? found.path,
    is: found.is ?? 'file',
    name: found.name ?? baseName(found.path),
    path: found.path,
    sizeBytes: found.sizeBytes ?? 0,
    mediaType: found.mediaType ?? '',
    modifiedAtMs: found.modifiedAtMs ?? 0,
    origin: { source },
  }
}
