import fs from 'node:fs'
import path from 'node:path'
import { AppError } from '@octavo/core'
import { isErrno } from '../errors.ts'

const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = fs.constants
/** Linux's O_PATH, which Node does not name: opens a folder that may be passed through but not listed. */
const O_PATH = 0o10000000
const CACHED_FOLDERS = 64
/** Where Linux shows this process's descriptors; by its number, which is found faster than `self`. */
const DESCRIPTORS = findDescriptors()

/** A folder below a root that was reached without passing a symbolic link. */
export interface AnchoredFolder {
  /** Ends with a separator; append a name. On Linux it names an open descriptor, so that a later swap changes nothing. */
  readonly prefix: string
  readonly dev: number
  readonly ino: number
  readonly fd: number | undefined
}

/**
 * A root folder from which every other folder is reached one real folder at a time. On Linux each folder is held open
 * (`/proc/PID/fd/N/`), which ties all later calls to it even if somebody puts a symbolic link in its place; elsewhere
 * each part of the path is looked at before use. `close` gives the descriptors back.
 */
export class RootAnchor {
  readonly root: string
  readonly #folders = new Map<string, AnchoredFolder>()
  readonly #useDescriptors: boolean

  /** `root` is an absolute path without symbolic links (see `realRoot`); it need not exist yet. */
  constructor(root: string, useDescriptors = DESCRIPTORS !== undefined) {
    this.root = root
    this.#useDescriptors = useDescriptors
  }

  /** The folder at `relative` ('' is the root). Throws AppError `not_found`, `not_a_folder`, `link_outside`, or the system's error. */
  folder(relative: string): AnchoredFolder {
    const known = this.#folders.get(relative)
    if (known) return known
    if (relative.startsWith('/')) checkSegment('')
    const cut = relative.lastIndexOf('/')
    const full =
      relative === '' ? this.root : this.#childPath(relative.slice(0, Math.max(0, cut)), relative.slice(cut + 1))
    const opened = this.#useDescriptors ? openFolder(full) : lookAtFolder(full)
    this.#folders.set(relative, opened)
    return opened
  }

  /**
   * The folder at `relative`, made with all its parents when it is missing; `onMissing` hears of each folder
   * before it is made, parents first. Same errors as `folder`, and what mkdir reports.
   */
  async ensureFolder(relative: string, onMissing: (relative: string) => Promise<void> | void): Promise<AnchoredFolder> {
    try {
      return this.folder(relative)
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error
    }
    if (relative === '') {
      fs.mkdirSync(this.root, { recursive: true })
      return this.folder('')
    }
    const cut = relative.lastIndexOf('/')
    const parent = await this.ensureFolder(relative.slice(0, Math.max(0, cut)), onMissing)
    await onMissing(relative)
    try {
      fs.mkdirSync(parent.prefix + relative.slice(cut + 1))
    } catch (error) {
      if (!isErrno(error, 'EEXIST')) throw error
    }
    return this.folder(relative)
  }

  /** Closes held folders when they are many. To be called between two pieces of work, never within one. */
  trim(): void {
    if (this.#folders.size > CACHED_FOLDERS) this.close()
  }

  /** Closes every held folder; the next call opens them again. */
  close(): void {
    for (const folder of this.#folders.values()) if (folder.fd !== undefined) fs.closeSync(folder.fd)
    this.#folders.clear()
  }

  #childPath(parent: string, name: string): string {
    checkSegment(name)
    return this.folder(parent).prefix + name
  }
}

const SEPARATOR = process.platform === 'win32' ? /[/\\\0]/u : /[/\0]/u

/** Throws AppError `bad_path` for a segment of a path that would lead elsewhere. */
export function checkSegment(name: string): void {
  if (name === '' || name === '.' || name === '..' || SEPARATOR.test(name))
    throw new AppError('bad_path', 'The path is not one below the folder.')
}

/** The absolute path of a folder with all symbolic links resolved. Throws AppError `not_found`, `not_a_folder`. */
export function realRoot(folder: string): string {
  try {
    const real = fs.realpathSync.native(folder)
    if (!fs.statSync(real).isDirectory()) throw new AppError('not_a_folder', 'That is a file, not a folder.')
    return real
  } catch (error) {
    if (isErrno(error, 'ENOENT')) throw new AppError('not_found', 'There is no such folder.', { cause: error })
    if (isErrno(error, 'ENOTDIR')) throw new AppError('not_a_folder', 'That is a file, not a folder.', { cause: error })
    throw error
  }
}

function findDescriptors(): string | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return fs.readlinkSync('/proc/self') === String(process.pid) ? `/proc/${process.pid}/fd` : undefined
  } catch {
    return undefined
  }
}

function openFolder(full: string): AnchoredFolder {
  const fd = openDescriptor(full)
  const { dev, ino } = fs.fstatSync(fd)
  return { prefix: `${DESCRIPTORS}/${fd}/`, dev, ino, fd }
}

function openDescriptor(full: string): number {
  try {
    return fs.openSync(full, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  } catch (error) {
    if (isErrno(error, 'EACCES')) return fs.openSync(full, O_PATH | O_DIRECTORY | O_NOFOLLOW)
    throw asFolderError(error, full)
  }
}

function lookAtFolder(full: string): AnchoredFolder {
  try {
    const stat = fs.lstatSync(full)
    if (!stat.isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
    return { prefix: full.endsWith(path.sep) ? full : full + path.sep, dev: stat.dev, ino: stat.ino, fd: undefined }
  } catch (error) {
    throw asFolderError(error, full)
  }
}

function asFolderError(error: unknown, full: string): unknown {
  if (isErrno(error, 'ENOENT')) return new AppError('not_found', 'The folder is not there.', { cause: error })
  if (!isErrno(error, 'ENOTDIR', 'ELOOP')) return error
  if (fs.lstatSync(full, { throwIfNoEntry: false })?.isSymbolicLink())
    return new AppError('link_outside', 'A symbolic link is where a folder is needed; links are not followed.', {
      cause: error,
    })
  return new AppError('not_a_folder', 'A file is where a folder is needed.', { cause: error })
}
