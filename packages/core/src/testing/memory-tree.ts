import type { FolderOptions } from '../classify/folder.ts'
import { type OpenFolder, walk } from '../classify/walk.ts'
import { AppError } from '../errors/errors.ts'
import { collisionKey } from '../item/fold.ts'
import type { Item } from '../item/item.ts'
import { itemOf } from '../item/item-of.ts'
import { baseName, isWithin, joinPath, parentPath, safePath } from '../item/path.ts'
import type { Expectation } from '../plan/plan.ts'
import { type ByteSource, bytesSource } from '../ports/byte-source.ts'
import type { Page, ScanOptions, Source } from '../ports/source.ts'
import { PowerSwitch } from './power.ts'

/** A file in a memory tree; two paths that share one are hard links. Its marks stay with it wherever it goes. */
export interface MemoryFile {
  readonly bytes: Uint8Array
  readonly modifiedAtMs: number
  readonly labels: Set<string>
  readonly collections: Set<string>
}

type Entry = { readonly path: string; readonly file: MemoryFile | undefined }

/** How a memory tree behaves. */
export interface MemoryTreeOptions {
  /** Names that share a collision key are one, as on macOS and Windows. */
  readonly caseInsensitive?: boolean
  readonly power?: PowerSwitch
  /** Writing beyond it ends as `no_space`. */
  readonly capacityBytes?: number
}

/** A file system in memory: what a test sets up, breaks and looks at. Its changes are steps of the power switch. */
export class MemoryTree implements Source {
  readonly power: PowerSwitch
  readonly #caseInsensitive: boolean
  readonly #capacityBytes: number
  readonly #entries = new Map<string, Entry>()
  /** Folders in which nothing can be made or removed. */
  readonly readOnly = new Set<string>()

  constructor(options: MemoryTreeOptions = {}) {
    this.power = options.power ?? new PowerSwitch()
    this.#caseInsensitive = options.caseInsensitive ?? false
    this.#capacityBytes = options.capacityBytes ?? Number.POSITIVE_INFINITY
  }

  #key(path: string): string {
    return this.#caseInsensitive ? collisionKey(path) : path
  }

  /** The path with its folders spelled as they are. */
  #spell(path: string): string {
    const parent = parentPath(path)
    if (parent === '' || !this.#caseInsensitive) return path
    return joinPath(this.#entries.get(this.#key(parent))?.path ?? this.#spell(parent), baseName(path))
  }

  /** Puts a file there, as a person would: makes folders, replaces what is there; with the marks of another, if told so. */
  write(path: string, text: string, modifiedAtMs = 1_600_000_000_000, like?: MemoryFile): void {
    this.makeFolders(parentPath(safePath(path)))
    const file = {
      bytes: new TextEncoder().encode(text),
      modifiedAtMs,
      labels: new Set(like?.labels),
      collections: new Set(like?.collections),
    }
    this.#entries.set(this.#key(path), { path: this.#spell(path), file })
  }

  /** Makes a folder and those above it. */
  makeFolders(path: string): void {
    if (this.has(path)) return
    this.makeFolders(parentPath(path))
    this.#entries.set(this.#key(path), { path: this.#spell(path), file: undefined })
  }

  /** Removes a file, or a folder with all in it. */
  remove(path: string): void {
    for (const [key] of this.#below(path)) this.#entries.delete(key)
  }

  /** Gives a file or folder another path, as a person would. */
  rename(from: string, to: string): void {
    const moved = [...this.#below(from)]
    this.makeFolders(parentPath(to))
    for (const [key] of moved) this.#entries.delete(key)
    for (const [, entry] of moved) {
      const path = this.#spell(to) + entry.path.slice(from.length)
      this.#entries.set(this.#key(path), { ...entry, path })
    }
  }

  /** A second path for the same file: what a kill between linking and unlinking leaves. */
  link(from: string, to: string): void {
    const file = this.file(from)
    if (file === undefined) throw new AppError('not_found', `There is no file at ${from}.`)
    this.makeFolders(parentPath(to))
    this.#entries.set(this.#key(to), { path: this.#spell(to), file })
  }

  /** True when something is there. */
  has(path: string): boolean {
    return path === '' || this.#entries.has(this.#key(path))
  }

  /** True when a folder is there. */
  isFolder(path: string): boolean {
    const entry = this.#entries.get(this.#key(path))
    return path === '' || (entry !== undefined && entry.file === undefined)
  }

  /** The file at a path. */
  file(path: string): MemoryFile | undefined {
    return this.#entries.get(this.#key(path))?.file
  }

  /** The text of a file. */
  text(path: string): string | undefined {
    const file = this.file(path)
    return file && new TextDecoder().decode(file.bytes)
  }

  /** Text of every file by path, sorted by path. */
  snapshot(): ReadonlyMap<string, string> {
    const files = [...this.#entries.values()].filter((entry) => entry.file !== undefined)
    const decoder = new TextDecoder()
    return new Map(
      files
        .map(({ path, file }): [string, string] => [path, decoder.decode(file?.bytes)])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  }

  /** Paths of all folders, sorted. */
  folders(): readonly string[] {
    return [...this.#entries.values()].flatMap((entry) => (entry.file === undefined ? [entry.path] : [])).sort()
  }

  /** Names directly in a folder. */
  names(folder: string): readonly string[] {
    const parent = this.#key(folder)
    return [...this.#entries.values()].flatMap(({ path }) =>
      this.#key(parentPath(path)) === parent ? [baseName(path)] : [],
    )
  }

  /** What a plan would expect to find: a file's size and time, or all sizes and the latest time in a folder. */
  expectation(path: string): Expectation | undefined {
    const found = [...this.#below(path)]
    if (found.length === 0) return undefined
    let sizeBytes = 0
    let modifiedAtMs = 0
    for (const [, { file }] of found) {
      sizeBytes += file?.bytes.length ?? 0
      modifiedAtMs = Math.max(modifiedAtMs, file?.modifiedAtMs ?? 0)
    }
    return { sizeBytes, modifiedAtMs }
  }

  /** True when that many more bytes fit. */
  hasRoom(sizeBytes: number): boolean {
    let used = 0
    for (const { file } of this.#entries.values()) used += file?.bytes.length ?? 0
    return used + sizeBytes <= this.#capacityBytes
  }

  #measure(path: string): Expectation {
    const found = this.expectation(path)
    if (found === undefined) throw new AppError('not_found', `There is nothing at ${path}.`)
    return found
  }

  /** Item for a file or bundle; its id is its path. */
  itemAt(path: string): Item {
    return itemOf('folder', { path, ...this.#measure(path) })
  }

  scan(options: FolderOptions & ScanOptions = {}): AsyncIterable<Page> {
    const children = Map.groupBy(this.#entries.values(), ({ path }) => this.#key(parentPath(path)))
    const readFolder = (folder: string): OpenFolder => ({
      entries: (children.get(this.#key(folder)) ?? []).map(({ path, file }) => ({
        name: baseName(path),
        type: file === undefined ? 'folder' : 'file',
      })),
      measure: (names) => names.map((name) => this.#measure(joinPath(folder, name))),
      measureAll: () => this.#measure(folder),
    })
    return walk('folder', readFolder, options)
  }

  async open({ path }: Item): Promise<ByteSource> {
    const file = this.file(safePath(path))
    if (file === undefined && this.isFolder(path)) throw new AppError('is_folder', 'It is a folder.')
    if (file === undefined) throw new AppError('not_found', `There is no file at ${path}.`)
    return bytesSource(file.bytes)
  }

  /** Everything at and below a path. */
  #below(path: string): readonly [string, Entry][] {
    const folder = this.#key(path)
    const own = this.#entries.get(folder)
    if (own !== undefined && own.file !== undefined) return [[folder, own]]
    return [...this.#entries].filter(([key]) => isWithin(folder, key))
  }
}

/** Path of a half-made copy of what shall be at a path. */
export function partialPath(path: string): string {
  return joinPath(parentPath(path), `.octavo-${baseName(path)}.part`)
}
