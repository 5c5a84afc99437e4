import { AppError } from '../errors/index.ts'
import { baseName, parentPath } from '../item/index.ts'
import { type Connector, type Entry, TOP } from './connector.ts'

/** What lies at a path below where the connection begins; undefined when nothing does. */
export const findPath = (connector: Connector, path: string, signal?: AbortSignal): Promise<Entry | undefined> =>
  new Folders(connector).entryAt(path, signal)

/** Ids of folders by their paths, each asked for once; to be thrown away soon, for folders come and go. */
export class Folders {
  readonly #connector: Connector
  readonly #ids = new Map<string, string>([['', TOP]])
  /** What lies in folders by its names, each listed once; undefined where each entry is asked for alone. */
  readonly #inside: Map<string, ReadonlyMap<string, Entry>> | undefined

  /** With `lists`, what lies in a folder is asked for once and as a whole: for many entries of few folders. */
  constructor(connector: Connector, { lists = false }: { readonly lists?: boolean } = {}) {
    this.#connector = connector
    this.#inside = lists ? new Map() : undefined
  }

  /** The id of a folder; undefined when it is not there. Throws AppError `not_a_folder` where a file is in its place. */
  async idOf(path: string, signal?: AbortSignal): Promise<string | undefined> {
    const known = this.#ids.get(path)
    if (known !== undefined) return known
    const parentId = await this.idOf(parentPath(path), signal)
    if (parentId === undefined) return undefined
    const found = await this.#connector.find(parentId, baseName(path), signal)
    if (found === undefined) return undefined
    if (found.kind !== 'folder') throw new AppError('not_a_folder', `"${baseName(path)}" is no folder.`)
    this.#ids.set(path, found.id)
    return found.id
  }

  /** What lies at a path; undefined when nothing does. Throws AppError `not_a_folder` where the way leads through a file. */
  async entryAt(path: string, signal?: AbortSignal): Promise<Entry | undefined> {
    const parentId = await this.idOf(parentPath(path), signal)
    if (parentId === undefined) return undefined
    if (this.#inside === undefined) return await this.#connector.find(parentId, baseName(path), signal)
    const inside = this.#inside.get(parentId) ?? byName(await this.#connector.list(parentId, signal))
    this.#inside.set(parentId, inside)
    return inside.get(baseName(path))
  }

  /** The id of a folder that is made when it is missing, parents first; `onMissing` is called and awaited before each. */
  async ensure(path: string, onMissing: (path: string) => Promise<void>): Promise<string> {
    const id = await this.idOf(path)
    if (id !== undefined) return id
    const parentId = await this.ensure(parentPath(path), onMissing)
    await onMissing(path)
    const made = await this.#connector.makeFolder(parentId, baseName(path))
    this.#ids.set(path, made.id)
    return made.id
  }
}

/** Of two with one name the first counts, as for who asks for that name. */
const byName = (entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.toReversed().map((entry) => [entry.name, entry]))
