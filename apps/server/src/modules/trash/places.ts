import { joinPath, numberedName } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Owner } from '../guests/index.ts'
import { LibraryTarget } from '../runs/index.ts'

/** Where files go that want back to a folder under a name: there, or under the next free name. Paths without `/` in front. */
export async function freePlaces(
  tx: Db,
  owner: Owner,
  files: readonly { readonly folder: string; readonly name: string }[],
): Promise<readonly string[]> {
  const folders = [...new Set(files.map((file) => file.folder.slice(1)))]
  const names = await new LibraryTarget(tx, owner).namesOf(folders)
  const taken = new Map([...names].map(([folder, list]) => [folder, new Set(list)]))
  // Where the search for a name goes on: a thousand files of one name must not try a thousand names each.
  const tried = new Map<string, number>()
  return files.map(({ folder, name }) => {
    const path = folder.slice(1)
    const set = taken.get(path) ?? new Set()
    const key = `${folder}\0${name}`
    let number = tried.get(key) ?? 1
    let free = number === 1 ? name : numberedName(name, number)
    while (set.has(free)) {
      number += 1
      free = numberedName(name, number)
    }
    tried.set(key, number)
    set.add(free)
    return joinPath(path, free)
  })
}
