import { type FolderEntry, type FolderOptions, type Measure, walk } from '../classify/index.ts'
import { AppError } from '../errors/index.ts'
import { type Item, joinPath, pathProblem, safePath } from '../item/index.ts'
import type { ByteSource, Page, ScanOptions, Source, Unlisted } from '../ports/index.ts'
import { entryBytes, fetchPart } from './bytes.ts'
import { type Connector, type Entry, TOP } from './connector.ts'
import { type Inventory, inventoryOf } from './inventory.ts'
import { findPath } from './paths.ts'

/** Files of which first bytes are asked for at a time. */
const AT_ONCE = 8

/** A folder elsewhere as a source: what it means is told as of a folder on a disk, and an item's id is the entry's. */
export class ConnectorSource implements Source {
  readonly #connector: Connector
  readonly #folder: string
  readonly #options: FolderOptions
  /** What was listed last, by path below the folder. */
  #known = new Map<string, Entry>()

  /** `folder` is a path below where the connection begins, '' being all of it. */
  constructor(connector: Connector, folder = '', options: FolderOptions = {}) {
    this.#connector = connector
    this.#folder = folder
    this.#options = options
  }

  /** The version that an item of the last scan has; undefined for a bundle, and where the provider has none. */
  versionOf(path: string): string | undefined {
    return this.#known.get(path)?.version
  }

  async *scan(options: ScanOptions = {}): AsyncIterable<Page> {
    const { signal, onCount } = options
    const top = await this.#top(signal)
    const { inventory, unlisted } = await inventoryOf(this.#connector, {
      within: top,
      ...(signal && { signal }),
      onCount: (count) => onCount?.(0, { count, path: '' }),
    })
    const known = new Map<string, Entry>([['', FOLDER]])
    this.#known = known
    const refused = [...unlisted]
    const openFolder = (folder: string) => {
      const id = folder === '' ? top : (known.get(folder)?.id ?? TOP)
      const inside = named(inventory.in(id), folder, refused)
      for (const [name, entry] of inside) known.set(joinPath(folder, name), entry)
      return {
        entries: [...inside.values()].map(({ name, kind }): FolderEntry => ({ name, type: kind })),
        measure: (names: readonly string[]) =>
          names.map((name): Measure | AppError => inside.get(name) ?? new AppError('not_found', 'It is gone.')),
        measureAll: () => measureAll(inventory, id),
      }
    }
    for await (const page of walk('drive', openFolder, { ...this.#options, ...options }))
      yield { ...page, items: page.items.map((item) => ({ ...item, id: known.get(item.path)?.id ?? item.id })) }
    if (refused.length > 0) yield { items: [], bundles: [], unlisted: refused }
  }

  async open({ path }: Item, signal?: AbortSignal): Promise<ByteSource> {
    const entry = await this.#entry(path, signal)
    if (entry.kind === 'folder') throw new AppError('is_folder', 'It is a folder.')
    return entryBytes(this.#connector, entry)
  }

  async heads(
    items: readonly Item[],
    maxBytes: number,
    signal?: AbortSignal,
  ): Promise<readonly (Uint8Array | AppError)[]> {
    const heads: (Uint8Array | AppError)[] = []
    for (let at = 0; at < items.length; at += AT_ONCE) {
      signal?.throwIfAborted()
      const wave = items.slice(at, at + AT_ONCE).map((item) => this.#head(item, maxBytes, signal))
      heads.push(...(await Promise.all(wave)))
    }
    return heads
  }

  async #head({ path, sizeBytes }: Item, maxBytes: number, signal?: AbortSignal): Promise<Uint8Array | AppError> {
    try {
      const length = Math.min(maxBytes, sizeBytes)
      const entry = await this.#entry(path, signal)
      return await fetchPart(this.#connector, entry, { at: 0, length, ...(signal && { signal }) })
    } catch (error) {
      if (error instanceof AppError) return error
      throw error
    }
  }

  async #entry(path: string, signal?: AbortSignal): Promise<Entry> {
    const below = safePath(path)
    const entry = this.#known.get(below) ?? (await findPath(this.#connector, joinPath(this.#folder, below), signal))
    if (entry === undefined) throw new AppError('not_found', 'It is not there.')
    return entry
  }

  async #top(signal?: AbortSignal): Promise<string> {
    if (this.#folder === '') return TOP
    const top = await findPath(this.#connector, this.#folder, signal)
    if (top === undefined) throw new AppError('not_found', `There is no folder "${this.#folder}".`)
    if (top.kind !== 'folder') throw new AppError('not_a_folder', `"${this.#folder}" is no folder.`)
    return top.id
  }
}

/** Entries by their names, those left out that no path can lead to; they are told of. */
function named(entries: readonly Entry[], folder: string, refused: Unlisted[]): ReadonlyMap<string, Entry> {
  const inside = new Map<string, Entry>()
  for (const entry of entries.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const path = joinPath(folder, entry.name)
    const problem = entry.name.includes('/') ? 'it contains a slash' : (pathProblem(entry.name) ?? pathProblem(path))
    if (problem !== undefined)
      refused.push({ path, code: 'bad_name', reason: `Its name can not be used: ${problem}. Rename it there.` })
    else if (entry.shortcutTo !== undefined)
      refused.push({ path, code: 'unsupported', reason: 'It is a shortcut to something else, and stays where it is.' })
    else if (inside.has(entry.name))
      refused.push({
        path,
        code: 'already_exists',
        reason: 'Something else in this folder has the same name. Rename one.',
      })
    else inside.set(entry.name, entry)
  }
  return inside
}

/** Stands for the folder itself, which is never an item. */
const FOLDER: Entry = {
  id: TOP,
  kind: 'folder',
  parentId: TOP,
  name: '',
  sizeBytes: 0,
  modifiedAtMs: 0,
  mediaType: '',
}

/** The bytes of all files in a folder, and the newest time in it. */
export function measureAll(inventory: Inventory, folderId: string): Measure {
  let sizeBytes = 0
  let modifiedAtMs = 0
  const waiting = [folderId]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const entry of inventory.in(id)) {
      if (entry.kind === 'folder') waiting.push(entry.id)
      else {
        sizeBytes += entry.sizeBytes
        modifiedAtMs = Math.max(modifiedAtMs, entry.modifiedAtMs)
      }
    }
  return { sizeBytes, modifiedAtMs }
}
