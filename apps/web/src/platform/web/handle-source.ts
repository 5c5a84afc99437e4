import {
  AppError,
  type ByteSource,
  blobSource,
  type FolderEntry,
  type FolderOptions,
  type Item,
  type Measure,
  type OpenFolder,
  type Page,
  type ScanOptions,
  type Source,
  safePath,
  walk,
} from '@octavo/core'

type Handle = FileSystemDirectoryHandle | FileSystemFileHandle

/** All files below a folder that the person gave this page a handle of, as core's `walk` finds them. */
export class HandleSource implements Source {
  readonly #root: FileSystemDirectoryHandle
  readonly #options: FolderOptions

  constructor(root: FileSystemDirectoryHandle, options: FolderOptions = {}) {
    this.#root = root
    this.#options = options
  }

  scan(options: ScanOptions = {}): AsyncIterable<Page> {
    // Handles of folders that were met and are still to be read.
    const folders = new Map([['', this.#root]])
    const readFolder = async (path: string): Promise<OpenFolder> => {
      const folder = folders.get(path)
      folders.delete(path)
      if (folder === undefined) throw new AppError('not_found', 'The folder is not there.')
      const inside = await handlesIn(folder)
      for (const handle of inside.values())
        if (handle.kind === 'directory') folders.set(path === '' ? handle.name : `${path}/${handle.name}`, handle)
      return {
        entries: Array.from(inside.values(), entryOf),
        measure: (names) => Promise.all(names.map((name) => measured(inside.get(name)))),
        measureAll: () => measureAll(folder),
      }
    }
    return walk('folder', readFolder, { ...this.#options, ...options })
  }

  async open({ path }: Item): Promise<ByteSource> {
    const names = safePath(path).split('/')
    const last = names.pop() ?? ''
    try {
      let folder = this.#root
      for (const name of names) folder = await folder.getDirectoryHandle(name)
      const file = blobSource(await (await folder.getFileHandle(last)).getFile())
      return {
        sizeBytes: file.sizeBytes,
        read: (at, length) => file.read(at, length).catch((error: unknown) => Promise.reject(asAppError(error))),
      }
    } catch (error) {
      throw asAppError(error)
    }
  }
}

const entryOf = ({ name, kind }: Handle): FolderEntry => ({ name, type: kind === 'file' ? 'file' : 'folder' })

async function handlesIn(folder: FileSystemDirectoryHandle): Promise<ReadonlyMap<string, Handle>> {
  const inside = new Map<string, Handle>()
  try {
    for await (const [name, handle] of folder.entries()) inside.set(name, handle)
  } catch (error) {
    throw asAppError(error)
  }
  return inside
}

async function measured(handle: Handle | undefined): Promise<Measure | AppError> {
  if (handle?.kind !== 'file') return new AppError('not_found', 'It is not there any more.')
  try {
    const { size, lastModified } = await handle.getFile()
    return { sizeBytes: size, modifiedAtMs: lastModified }
  } catch (error) {
    return asAppError(error)
  }
}

/** The size of all files in a folder and their newest time; what can't be read counts as nothing. */
async function measureAll(folder: FileSystemDirectoryHandle): Promise<Measure> {
  let sizeBytes = 0
  let modifiedAtMs = 0
  const waiting = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const handle of (await handlesIn(next).catch(() => new Map<string, Handle>())).values()) {
      if (handle.kind === 'directory') {
        waiting.push(handle)
        continue
      }
      const found = await measured(handle)
      if (found instanceof AppError) continue
      sizeBytes += found.sizeBytes
      modifiedAtMs = Math.max(modifiedAtMs, found.modifiedAtMs)
    }
  return { sizeBytes, modifiedAtMs }
}

const CODES: Readonly<Record<string, readonly [AppError['code'], string]>> = {
  NotFoundError: ['not_found', 'It is not there any more.'],
  NotAllowedError: ['permission_denied', 'The browser does not allow it.'],
  SecurityError: ['permission_denied', 'The browser does not allow it.'],
  TypeMismatchError: ['is_folder', 'A folder is where a file is needed, or a file where a folder is.'],
  NotReadableError: ['changed_since_review', 'It has changed since it was found, or can not be read.'],
}

/** The one place where what the browser's file calls throw becomes one of core's codes. */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  const [code, message] = CODES[name] ?? (['io_error', 'The browser could not read it.'] as const)
  return new AppError(code, message, { cause: error })
}
