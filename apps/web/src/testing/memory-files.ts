import { AppError, baseName, joinPath, parentPath } from '@octavo/core'
import type { MemoryTree } from '@octavo/core/testing'
import type { FileStat, PlaceEntry, PlaceFiles } from '../place/files.ts'

/** A memory tree as the files of a place; what changes it are steps of its power switch, each of which can't be half done. */
export class MemoryFiles implements PlaceFiles {
  readonly keepsTimes = true
  readonly #tree: MemoryTree

  constructor(tree: MemoryTree) {
    this.#tree = tree
  }

  async list(folder: string): Promise<readonly PlaceEntry[] | undefined> {
    if (!this.#tree.isFolder(folder)) return undefined
    return this.#tree.names(folder).map((name) => ({
      name,
      type: this.#tree.isFolder(joinPath(folder, name)) ? 'folder' : 'file',
    }))
  }

  async stat(paths: readonly string[]): Promise<readonly (FileStat | 'folder' | undefined)[]> {
    return paths.map((path) => {
      if (this.#tree.isFolder(path)) return 'folder'
      const file = this.#tree.file(path)
      return file && { sizeBytes: file.bytes.length, modifiedAtMs: file.modifiedAtMs }
    })
  }

  async file(path: string): Promise<File> {
    const file = this.#tree.file(path)
    if (this.#tree.isFolder(path)) throw new AppError('is_folder', 'It is a folder.')
    if (file === undefined) throw new AppError('not_found', 'It is not there.')
    return new File([new Uint8Array(file.bytes)], baseName(path), { lastModified: file.modifiedAtMs })
  }

  async makeFolder(path: string): Promise<void> {
    this.#tree.power.step(`folder ${path}`)
    this.#tree.makeFolders(path)
  }

  async move(from: string, to: string): Promise<void> {
    if (!this.#tree.has(from)) throw new AppError('source_missing', 'It is not there.')
    if (this.#tree.has(to)) throw new AppError('already_exists', 'Its new name is taken.')
    if (!this.#tree.isFolder(parentPath(to))) throw new AppError('not_found', 'Its folder is not there.')
    this.#tree.power.step(`move ${from}`)
    this.#tree.rename(from, to)
  }

  async removeEmptyFolder(path: string): Promise<boolean> {
    if (!this.#tree.isFolder(path) || this.#tree.names(path).length > 0) return false
    this.#tree.power.step(`rmdir ${path}`)
    this.#tree.remove(path)
    return true
  }
}
