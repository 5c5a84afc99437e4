import fs from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError, baseName, joinPath, parentPath, safePath, type Unlisted } from '@octavo/core'
import {
  type Account,
  type Changes,
  type ChangesAsk,
  type Connector,
  type Entry,
  type MoveOrder,
  type OpenAsk,
  TOP,
} from '@octavo/core/connect'
import { isErrno, toAppError } from '../errors.ts'
import { FolderTarget } from '../mover/target.ts'
import { RootAnchor, realRoot } from './anchor.ts'
import { FolderSource } from './source.ts'
import { measureTree, type RawEntry, readFolder, showRaw } from './tree.ts'

const USUAL_LIMIT = 1000
const BLOCK_BYTES = 256 * 1024

type Looked = { readonly entry: Entry } | { readonly unlisted: Unlisted }

/**
 * A folder of this machine as a place that is connected: whatever else connects to places can work in it, and moves are those
 * of the one mover. Each call begins at the folder and passes no symbolic link. An entry's id is its path; its version is
 * made of the file's number, its time to the nanosecond and its size. It is listed anew each time.
 */
export class FolderConnector implements Connector {
  readonly can = { hasChangeFeed: false, keepsIds: false }
  readonly #root: string

  /** `root` is an absolute path; a link there is followed, none below it is. */
  constructor({ root }: { readonly root: string }) {
    this.#root = root
  }

  async account(): Promise<Account> {
    return this.#within((anchor) => {
      const { bavail, bsize } = fs.statfsSync(anchor.root)
      anchor.folder('')
      return { name: path.basename(anchor.root) || anchor.root, freeBytes: bavail * bsize }
    })
  }

  async changes({ cursor, within = TOP, limit = USUAL_LIMIT, signal }: ChangesAsk): Promise<Changes> {
    const waiting = cursor === undefined || cursor === '' ? [within] : [...readCursor(cursor)]
    const entries: Entry[] = []
    const unlisted: Unlisted[] = []
    while (entries.length < limit) {
      signal?.throwIfAborted()
      const folder = waiting.pop()
      if (folder === undefined) break
      const inside = this.#insideOrNone(folder, folder === within, unlisted)
      for (const looked of inside) {
        if ('unlisted' in looked) unlisted.push(looked.unlisted)
        else {
          entries.push(looked.entry)
          if (looked.entry.kind === 'folder') waiting.push(looked.entry.id)
        }
      }
      // Calls to the disk block everybody: others have their turn after each folder.
      await nextTurn()
    }
    signal?.throwIfAborted()
    const hasMore = waiting.length > 0
    return { entries, gone: [], unlisted, isListing: true, cursor: hasMore ? JSON.stringify(waiting) : '', hasMore }
  }

  async get(id: string): Promise<Entry | undefined> {
    try {
      return this.#within((anchor) => entryAt(anchor, id))
    } catch (error) {
      if (error instanceof AppError && NOTHING_THERE.has(error.code)) return undefined
      throw error
    }
  }

  find(parentId: string, name: string): Promise<Entry | undefined> {
    return this.get(joinPath(parentId, name))
  }

  async list(id: string): Promise<readonly Entry[]> {
    return this.#within((anchor) => inside(anchor, id)).flatMap((looked) => ('entry' in looked ? [looked.entry] : []))
  }

  async open(id: string, { at, length, version, signal }: OpenAsk): Promise<AsyncIterable<Uint8Array>> {
    // Looked at now, so that who asked hears at once; held only while it is read.
    fs.closeSync(openVersion(this.#realRoot(), id, version).fd)
    const end = length === undefined ? Number.POSITIVE_INFINITY : at + length
    return bytesOf(() => openVersion(this.#realRoot(), id, version), at, end, signal)
  }

  async makeFolder(parentId: string, name: string): Promise<Entry> {
    const id = joinPath(parentId, name)
    return this.#within((anchor) => {
      try {
        fs.mkdirSync(anchor.folder(safePathOf(parentId)).prefix + segment(name))
      } catch (error) {
        if (!isErrno(error, 'EEXIST')) throw error
      }
      const made = entryAt(anchor, id)
      if (made?.kind !== 'folder') throw new AppError('not_a_folder', `"${name}" is no folder.`)
      return made
    })
  }

  async move({ id, parentId, name, version }: MoveOrder): Promise<Entry> {
    const to = joinPath(parentId, segment(name))
    const before = await this.get(id)
    if (before === undefined || id === TOP) throw new AppError('not_found', 'It is not there any more.')
    if (version !== undefined && before.version !== version) throw changed()
    if (to === id) return before
    const root = this.#realRoot()
    const expect = this.#within((anchor) => {
      anchor.folder(safePathOf(parentId))
      return before.kind === 'file' ? before : measureTree(anchor.folder(parentPath(id)).prefix + baseName(id))
    })
    const what = before.kind === 'file' ? 'file' : 'bundle'
    const { sizeBytes, modifiedAtMs } = expect
    const move = { type: 'move', what, itemId: id, from: id, to, expect: { sizeBytes, modifiedAtMs } } as const
    const [outcome] = await new FolderTarget({ from: root }).carryOut([move])
    if (outcome?.status !== 'done') {
      const { code = 'io_error', message = 'It could not be moved.' } = outcome ?? {}
      throw new AppError(code === 'source_missing' ? 'not_found' : code, message)
    }
    const moved = await this.get(to)
    if (moved === undefined) throw new AppError('transient', 'It was moved, and somebody else moved it on.')
    return moved
  }

  async removeEmptyFolder(id: string): Promise<boolean> {
    const found = id === TOP ? undefined : await this.get(id)
    if (found === undefined) return false
    if (found.kind !== 'folder') throw new AppError('not_a_folder', 'It is a file.')
    return await new FolderTarget({ from: this.#realRoot() }).removeEmptyFolder(id)
  }

  /** Nothing is held between two calls. */
  async close(): Promise<void> {}

  #realRoot(): string {
    try {
      return realRoot(this.#root)
    } catch (error) {
      throw toAppError(error)
    }
  }

  #within<T>(look: (anchor: RootAnchor) => T): T {
    const anchor = new RootAnchor(this.#realRoot())
    try {
      return look(anchor)
    } catch (error) {
      throw toAppError(error)
    } finally {
      anchor.close()
    }
  }

  /** What lies in a folder. One that has gone since its parent was listed is passed over, one that is closed is told of. */
  #insideOrNone(folder: string, isFirst: boolean, unlisted: Unlisted[]): readonly Looked[] {
    try {
      return this.#within((anchor) => inside(anchor, folder))
    } catch (error) {
      if (isFirst || !(error instanceof AppError)) throw error
      if (!NOTHING_THERE.has(error.code)) unlisted.push({ path: folder, code: error.code, reason: error.message })
      return []
    }
  }
}

const NOTHING_THERE: ReadonlySet<string> = new Set(['not_found', 'not_a_folder', 'link_outside'])

const changed = (): AppError => new AppError('changed_since_review', 'It is another one by now.')

const safePathOf = (id: string): string => (id === TOP ? TOP : safePath(id))

/** A name that is one step of a path. Throws AppError `bad_path`. */
function segment(name: string): string {
  if (name.includes('/') || safePath(name) !== name) throw new AppError('bad_path', 'That is no name.')
  return name
}

/** What lies right in a folder; links and the like are told of, never followed. */
function inside(anchor: RootAnchor, folder: string): readonly Looked[] {
  const { prefix } = anchor.folder(safePathOf(folder))
  return readFolder(prefix).flatMap((raw) => lookedAt(raw, prefix, folder) ?? [])
}

function lookedAt({ name, type }: RawEntry, prefix: string, folder: string): Looked | undefined {
  const unlisted = (code: Unlisted['code'], reason: string): Looked => ({
    unlisted: { path: joinPath(folder, showRaw(name)), code, reason },
  })
  if (typeof name !== 'string') return unlisted('bad_name', 'Its name can not be used here. Rename it there.')
  if (type === 'link') return unlisted('link_outside', 'It is a symbolic link, and links are not followed.')
  if (type === 'special') return unlisted('unsupported', 'It is no ordinary file (a socket, a pipe or a device).')
  const stat = fs.lstatSync(prefix + name, { throwIfNoEntry: false, bigint: true })
  return stat && { entry: entryOf(stat, folder, name) }
}

/** The entry of a path, undefined for a link and the like. */
function entryAt(anchor: RootAnchor, id: string): Entry | undefined {
  const [folder, name] = id === TOP ? [TOP, '.'] : [parentPath(safePath(id)), baseName(id)]
  const stat = fs.lstatSync(anchor.folder(folder).prefix + name, { throwIfNoEntry: false, bigint: true })
  if (!stat?.isFile() && !stat?.isDirectory()) return undefined
  return entryOf(stat, folder, id === TOP ? '' : name)
}

function entryOf(stat: fs.BigIntStats, folder: string, name: string): Entry {
  const isFolder = stat.isDirectory()
  return {
    id: joinPath(folder, name),
    kind: isFolder ? 'folder' : 'file',
    parentId: folder,
    name,
    sizeBytes: isFolder ? 0 : Number(stat.size),
    modifiedAtMs: Number(stat.mtimeNs) / 1e6,
    mediaType: '',
    ...(!isFolder && { version: versionOf(stat) }),
  }
}

const versionOf = ({ ino, mtimeNs, size }: fs.BigIntStats): string => `${ino}.${mtimeNs}.${size}`

/** A file, open to read. Throws AppError `not_found`, `is_folder`, `unsupported`, `changed_since_review`. */
function openVersion(root: string, id: string, version: string | undefined): { readonly fd: number } {
  const source = new FolderSource(root)
  try {
    const fd = source.openSync(id)
    const stat = fs.fstatSync(fd, { bigint: true })
    const problem = stat.isDirectory()
      ? new AppError('is_folder', 'It is a folder.')
      : stat.isFile()
        ? undefined
        : new AppError('unsupported', 'It is no ordinary file (a socket, a pipe or a device).')
    const wrong = problem ?? (version !== undefined && versionOf(stat) !== version ? changed() : undefined)
    if (wrong === undefined) return { fd }
    fs.closeSync(fd)
    throw wrong
  } finally {
    source.close()
  }
}

async function* bytesOf(
  open: () => { readonly fd: number },
  at: number,
  end: number,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { fd } = open()
  try {
    for (let next = at; next < end; ) {
      signal?.throwIfAborted()
      const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, end - next))
      const got = fs.readSync(fd, block, 0, block.length, next)
      if (got === 0) return
      next += got
      yield block.subarray(0, got)
      await nextTurn()
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw toAppError(error)
  } finally {
    fs.closeSync(fd)
  }
}

function readCursor(cursor: string): readonly string[] {
  const read: unknown = JSON.parse(cursor)
  return Array.isArray(read) ? read.filter((folder) => typeof folder === 'string') : []
}
