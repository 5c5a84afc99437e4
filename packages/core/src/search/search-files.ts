import { typeOfName } from '../filetype/index.ts'
import { baseName, parentPath } from '../item/index.ts'
import { SearchIndex } from './search-index.ts'
import type { Searchable } from './searchable.ts'

/** A file of which nothing is known but its path and its date. */
export interface ListedFile {
  readonly path: string
  readonly modifiedAtMs: number
}

/** What of a listed file can be searched; its path is its id. */
export const searchableOf = ({ path, modifiedAtMs }: ListedFile): Searchable => {
  const name = baseName(path)
  const mediaType = typeOfName(name)?.mediaType
  return { id: path, name, folder: parentPath(path), datesMs: [modifiedAtMs], ...(mediaType && { mediaType }) }
}

/** Listed files by a query, the best first; all of them in their order for a query without a word. */
export function searchFiles<F extends ListedFile>(files: readonly F[], query: string): readonly F[] {
  if (query.trim() === '') return files
  const index = new SearchIndex()
  const byPath = new Map(files.map((file) => [file.path, file]))
  for (const file of files) index.add(searchableOf(file))
  return index.search(query, { limit: files.length, isMarked: false }).flatMap(({ id }) => byPath.get(id) ?? [])
}
