import type { Changes, ChangesAsk, Connector, Entry, MoveOrder, OpenAsk, PutOrder } from '../connect/connector.ts'
import { AppError } from '../errors/errors.ts'
import { joinPath, parentPath } from '../item/path.ts'

/** What a test makes a drive do instead of answering a call, before (`lost`: after) it is carried out; undefined to let it. */
export type DriveFault = (
  call: string,
  signal?: AbortSignal,
) => Promise<{ readonly error: AppError; readonly isLost?: boolean } | undefined>

/** Within a listing: the feed when it began, and the last id that was told. After it: how much of the feed was told. */
type DriveCursor = { readonly began: number; readonly after: string } | { readonly since: number }

interface Kept {
  readonly entry: Entry
  readonly bytes: Uint8Array
}

/** A drive in memory as the large ones are: things have ids of their own that moves do not change, and there is a feed of changes that forgets. */
export class MemoryDrive implements Connector {
  readonly can = { hasChangeFeed: true, keepsIds: true }
  readonly #kept = new Map<string, Kept>()
  readonly #trash = new Map<string, Kept>()
  /** Ids in the order in which something became of them. */
  readonly #log: string[] = []
  /** How many of the log's beginning are forgotten. */
  #forgotten = 0
  #next = 1
  fault: DriveFault = async () => undefined

  async #call<T>(call: string, action: () => T, signal?: AbortSignal): Promise<T> {
    const fault = await this.fault(call, signal)
    if (fault && !fault.isLost) throw fault.error
    const result = action()
    if (fault) throw fault.error
    return result
  }

  /** Puts a file there, as a person would: makes folders, replaces what is there. */
  write(path: string, text: string, modifiedAtMs = 1_600_000_000_000, mediaType = 'text/plain'): void {
    const parentId = this.makeFolders(parentPath(path))
    const name = path.slice(path.lastIndexOf('/') + 1)
    const before = this.#named(parentId, name)
    const bytes = new TextEncoder().encode(text)
    const is = { kind: 'file' as const, parentId, name, sizeBytes: bytes.length, modifiedAtMs, mediaType }
    this.#put({ entry: { id: before?.id ?? this.#newId(), version: this.#newId(), ...is }, bytes })
  }

  /** The id of a folder, made with those above it. */
  makeFolders(path: string): string {
    let id = ''
    for (const name of path.split('/').filter(Boolean)) {
      const there = this.#named(id, name)
      if (there?.kind === 'file') throw new AppError('not_a_folder', `${name} is a file.`)
      id = there?.id ?? this.#makeFolder(id, name).id
    }
    return id
  }

  remove(path: string): void {
    const entry = this.at(path)
    if (entry === undefined) return
    for (const child of this.#inside(entry.id)) this.remove(joinPath(path, child.name))
    this.#kept.delete(entry.id)
    this.#log.push(entry.id)
  }

  at(path: string): Entry | undefined {
    let found: Entry | undefined
    for (const name of path.split('/')) found = this.#named(found?.id ?? '', name)
    return found
  }

  text(path: string): string | undefined {
    const kept = this.#kept.get(this.at(path)?.id ?? '')
    return kept?.entry.kind === 'file' ? new TextDecoder().decode(kept.bytes) : undefined
  }

  /** The feed of changes forgets everything that was. */
  forget(): void {
    this.#log.push('')
    this.#forgotten = this.#log.length
  }

  account = () => this.#call('account', () => ({ name: 'memory' }))

  /** What came while a listing ran is told after it, since the feed is followed from its beginning. */
  changes({ cursor, within = '', limit = 1000, signal }: ChangesAsk): Promise<Changes | 'expired'> {
    return this.#call(
      'changes',
      () => {
        const at: DriveCursor = cursor === undefined ? { began: this.#log.length, after: '' } : JSON.parse(cursor)
        if (('since' in at ? at.since : at.began) < this.#forgotten) return 'expired'
        const isListing = !('since' in at)
        const waiting = isListing
          ? [...this.#kept.keys()].toSorted().filter((id) => id > at.after)
          : this.#log.slice(at.since)
        const told = waiting.slice(0, limit)
        const hasMore = waiting.length > told.length
        const last = told.at(-1) ?? ''
        const next = isListing
          ? hasMore
            ? { began: at.began, after: last }
            : { since: at.began }
          : { since: at.since + told.length }
        return { ...this.#page([...new Set(told)], within), isListing, hasMore, cursor: JSON.stringify(next) }
      },
      signal,
    )
  }

  #page(ids: readonly string[], within: string): Pick<Changes, 'entries' | 'gone' | 'unlisted'> {
    const entries = ids.flatMap((id) => this.#kept.get(id)?.entry ?? [])
    const isInside = (entry: Entry): boolean =>
      entry.parentId === within || this.#above(entry).some(({ parentId }) => parentId === within)
    return {
      entries: entries.filter((entry) => within === '' || isInside(entry)),
      gone: ids.filter((id) => id !== '' && !this.#kept.has(id)),
      unlisted: [],
    }
  }

  get = (id: string) => this.#call('get', () => this.#kept.get(id)?.entry)
  find = (parentId: string, name: string) => this.#call('find', () => this.#named(parentId, name))
  list = (id: string) => this.#call('list', () => this.#inside(this.#folder(id)))

  open(id: string, { at, length, version }: OpenAsk): Promise<AsyncIterable<Uint8Array>> {
    return this.#call('open', () => {
      const { entry, bytes } = this.#kept.get(id) ?? none()
      if (entry.kind === 'folder') throw new AppError('is_folder', 'It is a folder.')
      if (version !== undefined && version !== entry.version) throw new AppError('changed_since_review', 'It changed.')
      return this.#stream(bytes.subarray(at, length === undefined ? undefined : at + length))
    })
  }

  /** In pieces of three bytes; `cut` breaks off after the first. */
  async *#stream(bytes: Uint8Array): AsyncIterable<Uint8Array> {
    for (let at = 0; at < bytes.length; at += 3) {
      yield bytes.subarray(at, at + 3)
      const fault = await this.fault('cut')
      if (fault) throw fault.error
    }
  }

  makeFolder(parentId: string, name: string): Promise<Entry> {
    return this.#call('makeFolder', () => {
      const there = this.#named(this.#folder(parentId), name)
      if (there?.kind === 'file') throw new AppError('not_a_folder', `${name} is a file.`)
      return there ?? this.#makeFolder(parentId, name)
    })
  }

  move({ id, parentId, name, version }: MoveOrder): Promise<Entry> {
    return this.#call('move', () => {
      const { entry, bytes } = this.#kept.get(id) ?? none()
      const there = this.#named(this.#folder(parentId), name)
      if (there && there.id !== id) throw new AppError('already_exists', 'It is taken.')
      if (version !== undefined && version !== entry.version) throw new AppError('changed_since_review', 'It changed.')
      const moved = { ...entry, parentId, name }
      this.#put({ entry: moved, bytes })
      return moved
    })
  }

  removeEmptyFolder(id: string): Promise<boolean> {
    return this.#call('removeEmptyFolder', () => {
      if (this.#inside(this.#folder(id)).length > 0) return false
      this.#log.push(id)
      return this.#kept.delete(id)
    })
  }

  /** What `spoil` makes of the bytes is what the drive keeps. */
  async put({ parentId, name, sizeBytes, modifiedAtMs, mediaType, bytes: from }: PutOrder): Promise<Entry> {
    const bytes = new Uint8Array(sizeBytes)
    let got = 0
    for await (const chunk of from) {
      if (got + chunk.length > sizeBytes) throw new AppError('bad_input', 'It is longer than was said.')
      bytes.set(chunk, got)
      got += chunk.length
    }
    if (got < sizeBytes) throw new AppError('bad_input', 'It is shorter than was said.')
    return this.#call('put', () => {
      if (this.#named(this.#folder(parentId), name)) throw new AppError('already_exists', 'It is taken.')
      const is = { kind: 'file' as const, parentId, name, sizeBytes, modifiedAtMs, mediaType }
      return this.#put({ entry: { id: this.#newId(), version: this.#newId(), ...is }, bytes: this.spoil(bytes) })
    })
  }

  spoil = (bytes: Uint8Array): Uint8Array => bytes

  letGo(id: string, version?: string): Promise<void> {
    return this.#call('letGo', () => {
      const kept = this.#kept.get(id) ?? none()
      if (kept.entry.kind === 'folder') throw new AppError('is_folder', 'It is a folder.')
      if (version !== undefined && version !== kept.entry.version)
        throw new AppError('changed_since_review', 'It changed.')
      this.#trash.set(id, kept)
      this.#kept.delete(id)
      this.#log.push(id)
    })
  }

  takeBack({ id, parentId, name }: Pick<MoveOrder, 'id' | 'parentId' | 'name'>): Promise<Entry | undefined> {
    return this.#call('takeBack', () => {
      const kept = this.#trash.get(id)
      if (kept === undefined) return undefined
      if (this.#named(this.#folder(parentId), name)) throw new AppError('already_exists', 'It is taken.')
      this.#trash.delete(id)
      return this.#put({ entry: { ...kept.entry, parentId, name }, bytes: kept.bytes })
    })
  }

  /** Texts of what lies in the trash. */
  trashed(): readonly string[] {
    return [...this.#trash.values()].map(({ bytes }) => new TextDecoder().decode(bytes))
  }

  emptyTrash(): void {
    this.#trash.clear()
  }

  async close(): Promise<void> {}

  #makeFolder(parentId: string, name: string): Entry {
    const is = { kind: 'folder' as const, sizeBytes: 0, modifiedAtMs: 0, mediaType: '' }
    return this.#put({ entry: { id: this.#newId(), parentId, name, ...is }, bytes: new Uint8Array(0) })
  }

  #put(kept: Kept): Entry {
    this.#kept.set(kept.entry.id, kept)
    this.#log.push(kept.entry.id)
    return kept.entry
  }

  #newId(): string {
    return `id${String(this.#next++).padStart(6, '0')}`
  }

  #folder(id: string): string {
    if (id !== '' && (this.#kept.get(id) ?? none()).entry.kind !== 'folder')
      throw new AppError('not_a_folder', 'It is a file.')
    return id
  }

  #above({ parentId }: Entry): readonly Entry[] {
    const above = this.#kept.get(parentId)?.entry
    return above ? [above, ...this.#above(above)] : []
  }

  readonly #inside = (id: string): readonly Entry[] =>
    [...this.#kept.values()].map(({ entry }) => entry).filter(({ parentId }) => parentId === id)

  #named(parentId: string, name: string): Entry | undefined {
    return this.#inside(parentId).find((entry) => entry.name === name)
  }
}

/** A drive that moves files together; a fault of `moveAll` whose answer is lost leaves every second one where it was. */
export class MemoryDriveTogether extends MemoryDrive {
  async moveAll(orders: readonly MoveOrder[]): Promise<readonly (Entry | AppError)[]> {
    const fault = await this.fault('moveAll')
    if (fault && !fault.isLost) throw fault.error
    const answers: (Entry | AppError)[] = []
    for (const [at, order] of orders.entries())
      if (fault === undefined || at % 2 === 0) answers.push(await this.move(order).catch(refusalOnly))
    if (fault) throw fault.error
    return answers
  }
}

function refusalOnly(error: unknown): AppError {
  if (error instanceof AppError) return error
  throw error
}

function none(): never {
  throw new AppError('not_found', 'It is gone.')
}
