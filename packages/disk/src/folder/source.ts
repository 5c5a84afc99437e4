import fs from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  AppError,
  type ByteSource,
  bundleMarker,
  byPath,
  type Item,
  type Listing,
  type Page,
  type ScanOptions,
  type Source,
  safePath,
  type Unlisted,
} from '@octavo/core'
import { describeError, isErrno, toAppError } from '../errors.ts'
import { RootAnchor } from './anchor.ts'
import { openedFile, READ_FLAGS } from './open-file.ts'
import { measureTree, type RawEntry, readFolder, showRaw } from './tree.ts'

const YIELD_AFTER_MS = 12
/** What operating systems put into folders for their own use; moving it would only make them write it again. */
const SYSTEM_NAMES = new Set([
  'thumbs.db',
  'desktop.ini',
  'icon\r',
  '$recycle.bin',
  'system volume information',
  'lost+found',
])

/** Markers of a bundle that also lie about in a folder of downloads. */
const LOOSE_FILES = /^(?:gnu)?makefile$|\.exe$/iu

export interface FolderSourceOptions {
  /** Absolute real paths that are left out whole: Octavo's own data when it lies below the folder. */
  readonly ignore?: readonly string[]
  /** Paths of folders that files were sorted into before. What lies in them by chance does not make them bundles. */
  readonly sorted?: ReadonlySet<string>
  /** True to list every file by itself, hidden ones and the insides of bundles too: for looking, not for moving. */
  readonly everything?: boolean
}

/**
 * All files below a folder. Symbolic links are never followed and are reported, like sockets, unreadable folders and
 * names that are no UTF-8. Hidden names (a leading dot) and the system's own files stay unseen by the plan at every
 * depth, because programs find them by their path; they are reported with the code `unsupported`. A folder that core calls
 * a bundle is one item, with the size of all inside and the time of its newest part.
 */
export class FolderSource implements Source {
  readonly root: string
  readonly #ignore: ReadonlySet<string>
  readonly #sorted: ReadonlySet<string>
  readonly #everything: boolean
  readonly #anchor: RootAnchor

  /** `root` is a path from `realRoot`. */
  constructor(root: string, options: FolderSourceOptions = {}) {
    this.root = root
    this.#ignore = new Set(options.ignore)
    this.#sorted = new Set(['', ...(options.sorted ?? [])])
    this.#everything = options.everything ?? false
    this.#anchor = new RootAnchor(root)
  }

  async *scan(options: ScanOptions = {}): AsyncIterable<Page> {
    const { bundles, ...page } = await this.list(options)
    yield { ...page, bundles: [...bundles] }
  }

  async list(options: ScanOptions = {}): Promise<Listing> {
    const found = { items: [] as Item[], bundles: new Set<string>(), unlisted: [] as Unlisted[] }
    const waiting = ['']
    let turnStartedAt = performance.now()
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      this.#anchor.trim()
      this.#listFolder(folder, found, waiting)
      if (performance.now() - turnStartedAt < YIELD_AFTER_MS) continue
      options.onCount?.(found.items.length)
      await nextTurn()
      options.signal?.throwIfAborted()
      turnStartedAt = performance.now()
    }
    this.#anchor.close()
    options.onCount?.(found.items.length)
    found.items.sort(byPath)
    found.unlisted.sort(byPath)
    return found
  }

  async open({ path: itemPath }: Item): Promise<ByteSource> {
    return openedFile(this.#openSync(itemPath))
  }

  async heads(
    items: readonly Item[],
    maxBytes: number,
    signal?: AbortSignal,
  ): Promise<readonly (Uint8Array | AppError)[]> {
    const heads: (Uint8Array | AppError)[] = []
    let turnStartedAt = performance.now()
    try {
      for (const { path: itemPath, sizeBytes } of items) {
        heads.push(this.#headOf(itemPath, Math.min(maxBytes, sizeBytes)))
        if (performance.now() - turnStartedAt < YIELD_AFTER_MS) continue
        await nextTurn()
        signal?.throwIfAborted()
        turnStartedAt = performance.now()
      }
    } finally {
      this.#anchor.close()
    }
    return heads
  }

  #headOf(itemPath: string, maxBytes: number): Uint8Array | AppError {
    try {
      return maxBytes === 0 ? new Uint8Array(0) : this.headSync(itemPath, maxBytes)
    } catch (error) {
      return toAppError(error)
    }
  }

  /** Reads without a promise: several times faster for ten thousand small reads. Holds folders open; see `close`. */
  headSync(itemPath: string, maxBytes: number): Uint8Array {
    let fd: number | undefined
    try {
      fd = this.#openSync(itemPath)
      const bytes = new Uint8Array(maxBytes)
      let length = 0
      for (let got = -1; got !== 0 && length < maxBytes; length += got)
        got = fs.readSync(fd, bytes, length, maxBytes - length, length)
      return bytes.subarray(0, length)
    } catch (error) {
      if (isErrno(error, 'EISDIR')) throw new AppError('is_folder', 'It is a folder.', { cause: error })
      throw toAppError(error)
    } finally {
      if (fd !== undefined) fs.closeSync(fd)
    }
  }

  #openSync(itemPath: string): number {
    const cut = safePath(itemPath).lastIndexOf('/')
    this.#anchor.trim()
    try {
      const folder = this.#anchor.folder(itemPath.slice(0, Math.max(0, cut)))
      return fs.openSync(folder.prefix + itemPath.slice(cut + 1), READ_FLAGS)
    } catch (error) {
      throw toAppError(error)
    }
  }

  /** Gives back the folders that `head` holds open. */
  close(): void {
    this.#anchor.close()
  }

  #listFolder(
    folder: string,
    found: { items: Item[]; bundles: Set<string>; unlisted: Unlisted[] },
    waiting: string[],
  ): void {
    const relative = (name: string) => (folder === '' ? name : `${folder}/${name}`)
    let prefix: string
    let entries: RawEntry[]
    try {
      prefix = this.#anchor.folder(folder).prefix
      entries = readFolder(prefix)
    } catch (error) {
      if (folder === '') throw toAppError(error)
      const { code, message } = describeError(error)
      found.unlisted.push({ path: folder, code, reason: `This folder could not be read. ${message}` })
      return
    }
    const marker = this.#markerOf(folder, entries)
    if (marker !== undefined) {
      if (folder === '')
        found.unlisted.push({ path: '.', code: 'unsupported', reason: `This folder is one whole, since ${marker}.` })
      else this.#addBundle(folder, prefix, found)
      return
    }
    for (const { name, type } of entries) {
      const reason = typeof name === 'string' && !this.#everything ? unseen(name) : undefined
      if (typeof name !== 'string' || !name.isWellFormed())
        found.unlisted.push({
          path: relative(showRaw(name)),
          code: 'bad_name',
          reason: 'The name is not valid UTF-8. Rename it, then it can be sorted.',
        })
      else if (this.#ignore.size > 0 && this.#ignore.has(path.join(this.root, folder, name))) continue
      else if (reason) found.unlisted.push({ path: relative(name), code: 'unsupported', reason })
      else if (type === 'folder') waiting.push(relative(name))
      else if (type === 'file') addFile(relative(name), name, prefix, found)
      else if (type === 'link')
        found.unlisted.push({
          path: relative(name),
          code: 'symbolic_link',
          reason: 'Symbolic links are left where they are.',
        })
      else
        found.unlisted.push({
          path: relative(name),
          code: 'special_file',
          reason: 'It is no ordinary file (a socket, a pipe or a device).',
        })
    }
  }

  /** Why a folder is a bundle, if it is. The root and sorted folders are only when a project's own files say so. */
  #markerOf(folder: string, entries: readonly RawEntry[]): string | undefined {
    if (this.#everything) return undefined
    const names = entries.flatMap((entry) => (typeof entry.name === 'string' ? [entry.name] : []))
    if (!this.#sorted.has(folder)) return bundleMarker(names, folder.slice(folder.lastIndexOf('/') + 1))
    return bundleMarker(
      names.filter((name) => !LOOSE_FILES.test(name)),
      '',
    )
  }

  #addBundle(folder: string, prefix: string, found: { items: Item[]; bundles: Set<string> }): void {
    const { sizeBytes, modifiedAtMs } = measureTree(`${prefix}.`)
    found.bundles.add(folder)
    found.items.push(itemOf(folder, folder.slice(folder.lastIndexOf('/') + 1), sizeBytes, modifiedAtMs))
  }
}

function addFile(at: string, name: string, prefix: string, found: { items: Item[]; unlisted: Unlisted[] }): void {
  try {
    const stat = fs.lstatSync(prefix + name)
    found.items.push(itemOf(at, name, stat.size, stat.mtimeMs))
  } catch (error) {
    const { code, message } = describeError(error)
    if (code !== 'not_found') found.unlisted.push({ path: at, code, reason: message })
  }
}

function itemOf(at: string, name: string, sizeBytes: number, modifiedAtMs: number): Item {
  return { id: at, kind: 'file', name, path: at, sizeBytes, mediaType: '', modifiedAtMs, origin: { source: 'folder' } }
}

function unseen(name: string): string | undefined {
  if (name.startsWith('.')) return 'Hidden files stay where they are: programs look for them there.'
  if (SYSTEM_NAMES.has(name.toLowerCase())) return 'It belongs to the operating system.'
  return undefined
}
