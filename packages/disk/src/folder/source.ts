import fs from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type AppError,
  type ByteSource,
  type FolderEntry,
  type Item,
  type Measure,
  type OpenFolder,
  type Page,
  type ScanOptions,
  type Source,
  safePath,
  walk,
} from '@octavo/core'
import { toAppError } from '../errors.ts'
import { RootAnchor } from './anchor.ts'
import { openedFile, READ_FLAGS } from './open-file.ts'
import { measureTree, type RawEntry, readFolder, showRaw } from './tree.ts'

const YIELD_AFTER_MS = 12

export interface FolderSourceOptions {
  /** Absolute real paths that are left out whole: Octavo's own data when it lies below the folder. */
  readonly ignore?: readonly string[]
  /** Paths of folders that files were sorted into before. What lies in them by chance does not make them bundles. */
  readonly sorted?: ReadonlySet<string>
  /** True to list every file by itself, hidden ones and the insides of bundles too: for looking, not for moving. */
  readonly everything?: boolean
}

/** All files below a folder on disk, as core's `walk` finds them; no symbolic link is followed on any way to a file. */
export class FolderSource implements Source {
  readonly root: string
  readonly #options: FolderSourceOptions
  readonly #anchor: RootAnchor

  /** `root` is a path from `realRoot`. */
  constructor(root: string, options: FolderSourceOptions = {}) {
    this.root = root
    this.#options = options
    this.#anchor = new RootAnchor(root)
  }

  async *scan(options: ScanOptions = {}): AsyncIterable<Page> {
    const { ignore = [], ...how } = this.#options
    const ignored = ignore.map((at) => path.relative(this.root, at).split(path.sep).join('/'))
    // Its own: what is open here may not be closed by a reading between two pages.
    const anchor = new RootAnchor(this.root)
    const breath = new Breath()
    try {
      yield* walk('folder', (folder) => openFolder(anchor, folder, breath), {
        ...how,
        ...options,
        ...(ignored.length > 0 && { ignore: new Set(ignored) }),
      })
    } finally {
      anchor.close()
    }
  }

  async open({ path: itemPath }: Item): Promise<ByteSource> {
    try {
      return openedFile(this.openSync(itemPath))
    } finally {
      this.#anchor.close()
    }
  }

  async heads(
    items: readonly Item[],
    maxBytes: number,
    signal?: AbortSignal,
  ): Promise<readonly (Uint8Array | AppError)[]> {
    const heads: (Uint8Array | AppError)[] = []
    const breath = new Breath()
    try {
      for (const item of items) {
        heads.push(this.#head(item, maxBytes))
        const due = breath.ifDue()
        if (due) await due
        signal?.throwIfAborted()
      }
    } finally {
      this.#anchor.close()
    }
    return heads
  }

  /** Without a promise for each: several times faster for ten thousand small reads. */
  #head({ path: itemPath, sizeBytes }: Item, maxBytes: number): Uint8Array | AppError {
    const bytes = new Uint8Array(Math.min(maxBytes, sizeBytes))
    if (bytes.length === 0) return bytes
    let fd: number | undefined
    try {
      fd = this.openSync(itemPath)
      let length = 0
      for (let got = -1; got !== 0 && length < bytes.length; length += got)
        got = fs.readSync(fd, bytes, length, bytes.length - length, length)
      return bytes.subarray(0, length)
    } catch (error) {
      return toAppError(error)
    } finally {
      if (fd !== undefined) fs.closeSync(fd)
    }
  }

  /** Gives back the folders that are held open. */
  close(): void {
    this.#anchor.close()
  }

  /** The file, open to read, for who closes it. Holds folders open; see `close`. */
  openSync(itemPath: string): number {
    const cut = safePath(itemPath).lastIndexOf('/')
    this.#anchor.trim()
    try {
      const folder = this.#anchor.folder(itemPath.slice(0, Math.max(0, cut)))
      return fs.openSync(folder.prefix + itemPath.slice(cut + 1), READ_FLAGS)
    } catch (error) {
      throw toAppError(error)
    }
  }
}

/** Calls to the disk block everybody; after some milliseconds of them others have their turn. */
class Breath {
  #sinceMs = performance.now()

  /** A promise only when it is time. */
  ifDue(): Promise<void> | undefined {
    return performance.now() - this.#sinceMs < YIELD_AFTER_MS ? undefined : this.#take()
  }

  async #take(): Promise<void> {
    await nextTurn()
    this.#sinceMs = performance.now()
  }
}

async function openFolder(anchor: RootAnchor, folder: string, breath: Breath): Promise<OpenFolder> {
  await breath.ifDue()
  anchor.trim()
  try {
    const { prefix } = anchor.folder(folder)
    return {
      entries: readFolder(prefix).map(asEntry),
      async measure(names) {
        await breath.ifDue()
        return names.map((name) => measureFile(prefix + name))
      },
      measureAll: () => measureTree(`${prefix}.`),
    }
  } catch (error) {
    throw toAppError(error)
  }
}

const asEntry = (entry: RawEntry): FolderEntry =>
  isText(entry) ? entry : { name: showRaw(entry.name), type: entry.type, isBadName: true }

const isText = (entry: RawEntry): entry is RawEntry & { readonly name: string } => typeof entry.name === 'string'

function measureFile(file: string): Measure | AppError {
  try {
    const { size, mtimeMs } = fs.lstatSync(file)
    return { sizeBytes: size, modifiedAtMs: mtimeMs }
  } catch (error) {
    return toAppError(error)
  }
}
