import { AppError } from '../errors/index.ts'
import { baseName, collisionKey, FreeNumbers, joinPath, numbered, parentPath } from '../item/index.ts'

/**
 * Which names are taken where, for one plan: what exists, what items occupy, and what the plan has given away. A name
 * stays taken although its item moves away, so that no move depends on another one having been carried out.
 */
export class Places {
  readonly #taken = new Map<string, Set<string>>()
  readonly #numbers = new FreeNumbers()
  readonly #folders = new Map<string, string>()
  readonly #keys = new Map<string, string>([['', '']])
  readonly #exactFolders = new Set<string>([''])
  readonly #itemKeys = new Map<string, string>()
  readonly #resolved = new Map<string, string>()
  /** Paths of items that occupy the name of a folder which the plan needs; they have to stay where they are. */
  readonly blockers = new Set<string>()

  constructor(existing: ReadonlyMap<string, readonly string[]>, itemPaths: Iterable<string>) {
    for (const [folder, names] of existing) {
      // One without a name in it may not be there at all: a file may have its name.
      if (names.length > 0) this.#addFolder(folder)
      const taken = this.#namesIn(folder)
      for (const name of names) taken.add(collisionKey(name))
    }
    for (const path of itemPaths) {
      const parent = parentPath(path)
      this.#addFolder(parent)
      const name = collisionKey(baseName(path))
      this.#namesIn(parent).add(name)
      this.#itemKeys.set(joinPath(this.#folderKey(parent), name), path)
    }
  }

  /**
   * Makes a folder known that has to be used under its own name; items in the way become blockers. Throws AppError
   * `not_a_folder` when an item has exactly this path, or that of a folder above.
   */
  useFolder(path: string): string {
    if (path === '' || this.#exactFolders.has(path)) return path
    const parent = this.useFolder(parentPath(path))
    const own = joinPath(parent, baseName(path))
    const spelled = this.#exactFolders.has(own) ? own : this.#folders.get(collisionKey(own))
    const item = this.#itemKeys.get(collisionKey(own))
    if (spelled === undefined && item === own) {
      throw new AppError('not_a_folder', `${own} can't be organised into, for it is no folder.`, {
        details: { path: own },
      })
    }
    if (spelled === undefined && item !== undefined) this.blockers.add(item)
    this.#addFolder(spelled ?? own)
    this.#resolved.set(path, spelled ?? own)
    return spelled ?? own
  }

  /**
   * The folder to use for a wanted one: an existing spelling when there is one; where a segment is the name of an item
   * that is no open folder, that segment gets a number and the item becomes a blocker.
   */
  resolve(wanted: string): string {
    const known = this.#resolved.get(wanted)
    if (known !== undefined) return known
    const resolved = wanted === '' ? '' : this.#resolveIn(this.resolve(parentPath(wanted)), baseName(wanted))
    this.#resolved.set(wanted, resolved)
    return resolved
  }

  #resolveIn(parent: string, name: string): string {
    for (let number = 1; ; number += 1) {
      const path = joinPath(parent, numbered(name, number))
      const key = collisionKey(path)
      const spelled = this.#exactFolders.has(path) ? path : this.#folders.get(key)
      if (spelled !== undefined) return spelled
      const item = this.#itemKeys.get(key)
      if (item === undefined) {
        this.#addFolder(path)
        return path
      }
      this.blockers.add(item)
    }
  }

  /** True when a name of a folder is free. */
  isFree(folder: string, name: string): boolean {
    return !this.#namesIn(folder).has(collisionKey(name))
  }

  /** Takes a name of a folder. */
  take(folder: string, name: string): void {
    this.#namesIn(folder).add(collisionKey(name))
  }

  /** Takes the name, or the first free `name (2)`, `name (3)`, … and says which. */
  takeFree(folder: string, name: string): string {
    const names = this.#namesIn(folder)
    let key = collisionKey(name)
    let free = name
    if (names.has(key)) {
      const fits = (number: number) => number > 1 && !names.has(collisionKey(numbered(name, number)))
      free = numbered(name, this.freeNumber(folder, name, fits))
      key = collisionKey(free)
    }
    names.add(key)
    return free
  }

  /** The first number, 1 meaning none, that `fits` accepts; goes on where the last search for this name stopped. */
  freeNumber(folder: string, name: string, fits: (number: number) => boolean): number {
    return this.#numbers.first(this.#folderKey(folder), name, fits)
  }

  #addFolder(path: string): void {
    let folder = path
    while (!this.#exactFolders.has(folder)) {
      this.#exactFolders.add(folder)
      const key = collisionKey(folder)
      if (!this.#folders.has(key)) this.#folders.set(key, folder)
      const parent = parentPath(folder)
      this.#namesIn(parent).add(collisionKey(baseName(folder)))
      folder = parent
    }
  }

  #namesIn(folder: string): Set<string> {
    const key = this.#folderKey(folder)
    let names = this.#taken.get(key)
    if (names === undefined) {
      names = new Set()
      this.#taken.set(key, names)
    }
    return names
  }

  #folderKey(folder: string): string {
    let key = this.#keys.get(folder)
    if (key === undefined) {
      key = collisionKey(folder)
      this.#keys.set(folder, key)
    }
    return key
  }
}
