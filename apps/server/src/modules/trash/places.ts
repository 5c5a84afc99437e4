import { FreeNames, joinPath } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Library } from '../callers/index.ts'
import { LibraryTarget } from '../runs/index.ts'

/** Where files go that want back to a folder under a name: there, or under the next free name. Paths without `/` in front. */
export async function freePlaces(
  tx: Db,
  owner: Library,
  files: readonly { readonly folder: string; readonly name: string }[],
): Promise<readonly string[]> {
  const folders = [...new Set(files.map((file) => file.folder.slice(1)))]
  const names = await new LibraryTarget(tx, owner).names(folders)
  const free = new FreeNames((name) => name)
  for (const [folder, list] of names) for (const name of list) free.add(folder, name)
  return files.map(({ folder, name }) => joinPath(folder.slice(1), free.take(folder.slice(1), name)))
}
