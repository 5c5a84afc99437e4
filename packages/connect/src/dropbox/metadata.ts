import { parentPath } from '@octavo/core'
import { type Changes, type Entry, TOP } from '@octavo/core/connect'
import { asList, asObject, asText } from '../body.ts'
import type { Body } from './calls.ts'

/** Dropbox's path of an entry, whose id is that path in small letters without the first slash. */
export const pathOf = (id: string): string => (id === TOP ? '' : `/${id}`)

/** A file or folder as an entry; undefined for what is deleted or lies at no path. */
export function entryOf(value: unknown): Entry | undefined {
  const metadata = asObject(value)
  const [path, name] = [asText(metadata?.path_lower), asText(metadata?.name)]
  const isFolder = metadata?.['.tag'] === 'folder'
  const isFile = metadata?.['.tag'] === 'file'
  if (metadata === undefined || !path?.startsWith('/') || name === undefined || !(isFolder || isFile)) return undefined
  const id = path.slice(1)
  const exportAs = asText(asObject(metadata.export_info)?.export_as)
  const isDocument = metadata.is_downloadable === false
  const [hash, size] = [asText(metadata.content_hash), metadata.size]
  return {
    id,
    kind: isFolder ? 'folder' : 'file',
    parentId: parentPath(id),
    name,
    sizeBytes: typeof size === 'number' && !isDocument ? size : 0,
    modifiedAtMs: Date.parse(asText(metadata.client_modified) ?? '') || 0,
    mediaType: '',
    ...(isFile && hash !== undefined && { version: hash }),
    ...(isDocument && exportAs !== undefined && { exportAs: { mediaType: '', extension: exportAs } }),
  }
}

/**
 * What a page of `list_folder` says, which is in an order of its own: a path that is deleted takes along what was told to lie
 * below it. Undefined when something lies again where something was deleted on the same page: nobody can tell then what of
 * the old is left.
 */
export function readPage(page: Body, within: string): Pick<Changes, 'entries' | 'gone'> | undefined {
  const entries = new Map<string, Entry>()
  const gone = new Set<string>()
  for (const value of asList(page.entries)) {
    const metadata = asObject(value)
    const path = asText(metadata?.path_lower)
    if (metadata?.['.tag'] === 'deleted' && path?.startsWith('/')) {
      const id = path.slice(1)
      gone.add(id)
      for (const known of entries.keys()) if (known === id || known.startsWith(`${id}/`)) entries.delete(known)
      continue
    }
    const entry = entryOf(value)
    // A listing of a folder's inside names the folder, too.
    if (entry === undefined || entry.id === within) continue
    for (let above = entry.id; above !== TOP; above = parentPath(above)) if (gone.has(above)) return undefined
    entries.set(entry.id, entry)
  }
  return { entries: [...entries.values()], gone: [...gone] }
}
