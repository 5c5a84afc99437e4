import type { LibraryFile } from '@octavo/contract'
import { listFiles } from '../../http/api.ts'
import { type Key, type Source, thingsOf } from './entry.ts'

/** All files in a folder and below it. Throws HttpError. */
const filesBelow = async (folder: string, signal?: AbortSignal): Promise<readonly LibraryFile[]> => {
  const files: LibraryFile[] = []
  let cursor: string | undefined
  do {
    const page = await listFiles({ folder, ...(cursor === undefined ? {} : { cursor }), ...(signal ? { signal } : {}) })
    files.push(...page.files)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return files
}

/** The files among some things and all that is in the folders among them, each once. Throws HttpError. */
export const chosenFiles = async (
  keys: ReadonlySet<Key>,
  source: Source,
  signal?: AbortSignal,
): Promise<readonly LibraryFile[]> => {
  const { ids, folders } = thingsOf(keys)
  const chosen = await source.load(ids)
  const files = new Map(chosen.flatMap((entry) => (entry.is === 'file' ? [[entry.file.id, entry.file]] : [])))
  for (const folder of folders) for (const file of await filesBelow(folder, signal)) files.set(file.id, file)
  return [...files.values()]
}
