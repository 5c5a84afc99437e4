import { AppError, baseName, crc32, eachOf, joinPath, parentPath } from '@octavo/core'
import { isCloudFolder } from './cloud.ts'
import { asAppError, orNothing } from './errors.ts'
import type { FileStat, PlaceEntry, PlaceFiles } from './files.ts'
import { canRename, copyFile, type End, renameFile, settleCopy } from './move-file.ts'
import { moveFolder, settleFolder } from './move-folder.ts'

/** Calls that are under way at once: each is a question to another process. */
const AT_ONCE = 16
/** Folders that are kept open; a scan looks at each of them soon after it met it. */
const MOST_FOLDERS = 2000

/** The files of a folder that a person gave this page a handle of. */
export class HandleFiles implements PlaceFiles {
  readonly #root: FileSystemDirectoryHandle
  readonly #folders = new Map<string, FileSystemDirectoryHandle>()
  /** The files of the folder that was listed last: to measure them needs no second look for their names. */
  #listed: { readonly folder: string; readonly files: ReadonlyMap<string, FileSystemFileHandle> } | undefined

  constructor(root: FileSystemDirectoryHandle) {
    this.#root = root
  }

  get keepsTimes(): boolean {
    return canRename()
  }

  list(folder: string): Promise<readonly PlaceEntry[] | undefined> {
    return this.#told(async () => {
      const handle = await this.#folder(folder)
      if (handle === undefined) return undefined
      const files = new Map<string, FileSystemFileHandle>()
      const entries = await orNothing(this.#entriesOf(folder, handle, files))
      this.#listed = entries && { folder, files }
      return entries
    })
  }

  async #entriesOf(
    folder: string,
    handle: FileSystemDirectoryHandle,
    files: Map<string, FileSystemFileHandle>,
  ): Promise<readonly PlaceEntry[]> {
    const entries: PlaceEntry[] = []
    for await (const [name, one] of handle.entries()) {
      entries.push({ name, type: one.kind === 'file' ? 'file' : 'folder' })
      if (one.kind === 'file') files.set(name, one)
      else this.#keep(joinPath(folder, name), one)
    }
    return entries
  }

  stat(paths: readonly string[]): Promise<readonly (FileStat | 'folder' | undefined)[]> {
    return this.#told(() => eachOf(paths, AT_ONCE, (path) => this.#statOne(path)))
  }

  async #statOne(path: string): Promise<FileStat | 'folder' | undefined> {
    const folder = parentPath(path)
    const listed = this.#listed?.folder === folder ? this.#listed.files.get(baseName(path)) : undefined
    const parent = listed ? undefined : await this.#folder(folder)
    const handle = listed ?? (parent && (await orNothing(parent.getFileHandle(baseName(path)), 'folder' as const)))
    if (handle === undefined || handle === 'folder') return handle
    const file = await orNothing(handle.getFile())
    const known = file && { sizeBytes: file.size, modifiedAtMs: file.lastModified }
    return known && (this.#mayBeAway(folder) ? { ...known, isAway: true } : { ...known, bytes: file })
  }

  #mayBeAway(folder: string): boolean {
    return isCloudFolder(this.#root.name) || folder.split('/').some(isCloudFolder)
  }

  file(path: string): Promise<File> {
    return this.#told(async () => {
      const folder = await this.#folder(parentPath(path))
      if (folder === undefined) throw new AppError('not_found', 'It is not there any more.')
      return (await folder.getFileHandle(baseName(path))).getFile()
    })
  }

  makeFolder(path: string): Promise<void> {
    return this.#told(async () => {
      const { folder, name } = await this.#end(path, 'not_found')
      const made = await orNothing(folder.getDirectoryHandle(name, { create: true }), 'file' as const)
      if (made === 'file' || made === undefined)
        throw new AppError('not_a_folder', 'A file is where a folder is needed.')
      this.#keep(path, made)
    })
  }

  move(from: string, to: string, what: 'file' | 'bundle'): Promise<void> {
    return this.#told(async () => {
      this.#forget(from)
      const source = await this.#end(from, 'source_missing')
      const target = await this.#end(to, 'not_found')
      if (what === 'bundle') {
        if (!canRename()) throw new AppError('unsupported', 'This browser can not move a folder whole.')
        await moveFolder(source, target, markOf(from, to))
      } else if (!(await renameFile(source, target))) {
        if (this.#mayBeAway(parentPath(from)))
          throw new AppError(
            'unsupported',
            'This browser could only copy it, and would have to fetch it from its cloud.',
          )
        await copyFile(source, target, markOf(from, to))
      }
    })
  }

  settle(from: string, to: string, what: 'file' | 'bundle'): Promise<'here' | 'there' | undefined> {
    return this.#told(async () => {
      this.#forget(from)
      const target = await this.#folder(parentPath(to))
      if (target === undefined) return undefined
      const source = await this.#folder(parentPath(from))
      const settle = what === 'bundle' ? settleFolder : settleCopy
      const here = source && { folder: source, name: baseName(from) }
      return settle(here, { folder: target, name: baseName(to) }, markOf(from, to))
    })
  }

  removeEmptyFolder(path: string): Promise<boolean> {
    return this.#told(async () => {
      this.#forget(path)
      const parent = await this.#folder(parentPath(path))
      const folder = parent && (await orNothing(parent.getDirectoryHandle(baseName(path))))
      if (!parent || !folder) return false
      for await (const _ of folder.keys()) return false
      try {
        // Without `recursive` a browser removes no folder in which anything is, shown or not.
        await parent.removeEntry(baseName(path))
        return true
      } catch (error) {
        const { code } = asAppError(error)
        if (code === 'not_empty' || code === 'not_found') return false
        throw error
      }
    })
  }

  async #end(path: string, missing: 'source_missing' | 'not_found'): Promise<End> {
    const folder = await this.#folder(parentPath(path))
    if (folder === undefined) throw new AppError(missing, 'It is not there any more.')
    return { folder, name: baseName(path) }
  }

  /** The handle of a folder; undefined where there is none. */
  async #folder(path: string): Promise<FileSystemDirectoryHandle | undefined> {
    if (path === '') return this.#root
    const known = this.#folders.get(path)
    if (known) return known
    const parent = await this.#folder(parentPath(path))
    const found = parent && (await orNothing(parent.getDirectoryHandle(baseName(path))))
    if (found) this.#keep(path, found)
    return found
  }

  #keep(path: string, folder: FileSystemDirectoryHandle): void {
    if (this.#folders.size >= MOST_FOLDERS) this.#folders.clear()
    this.#folders.set(path, folder)
  }

  /** What was known of a path that changes: of a folder, and of all below it. */
  #forget(path: string): void {
    this.#listed = undefined
    for (const folder of this.#folders.keys())
      if (folder === path || folder.startsWith(`${path}/`)) this.#folders.delete(folder)
  }

  /** Calls with their errors as AppError; a refusal is one to ask the person about, where it is about the whole folder. */
  async #told<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      const problem = asAppError(error)
      if (problem.code === 'permission_denied' && (await accessOf(this.#root, 'look')) !== 'granted')
        throw new AppError('auth_expired', 'The browser has to be allowed to change this folder again.', {
          cause: error,
        })
      throw problem
    }
  }
}

/** What a browser that asks before it lets a page change a folder knows beside the standard's handles. */
type Asked = (options: { readonly mode: 'read' | 'readwrite' }) => Promise<PermissionState>

/**
 * Whether this page may change a folder, or read it; `ask` lets the browser ask the person, which it does only in answer to
 * a press. Folders of the page's own are always its own.
 */
export async function accessOf(
  handle: FileSystemDirectoryHandle,
  how: 'look' | 'ask',
  mode: 'read' | 'readwrite' = 'readwrite',
): Promise<PermissionState> {
  const { queryPermission, requestPermission } = handle as Partial<
    Record<'queryPermission' | 'requestPermission', Asked>
  >
  const call = how === 'ask' ? requestPermission : queryPermission
  return call === undefined ? 'granted' : await call.call(handle, { mode })
}

/** The name that stands beside the new place of a move as long as it may be half done. */
export const markOf = (from: string, to: string): string =>
  `.octavo-${crc32(new TextEncoder().encode(`${from}\n${to}`)).toString(16)}.moving`
