import { baseName, type Collapsed, FreeNames, type Item, itemOf, joinPath, parentPath } from '@octavo/core'
import type { Place } from '../device/place/index.ts'
import { isCloudFolder } from '../place/cloud.ts'
import type { FileBytes } from '../platform/file-bytes.ts'
import { inTurns } from '../platform/in-turns.ts'
import { collapseInWorker } from '../worker/sort/client.ts'
import type { UploadEntry } from './types.ts'

/** What a source of this device brought: its items, and the ways to what they hold. Nothing of it has left the device. */
export interface Brought extends Pick<Collapsed, 'items' | 'members' | 'unlisted'> {
  /** Paths of the files inside each item that stays whole, by its path, which is its id. */
  readonly inside: ReadonlyMap<string, readonly string[]>
  /** Bytes by the id of a file, those inside of wholes too. Absent: only what files are called and how large they are is known. */
  readonly blobs?: ReadonlyMap<string, FileBytes>
  /** The folder itself, where it may be organised in place; its items are called by their paths in it. */
  readonly place?: Place
  /**
   * Ids of files whose bytes lie in a cloud, or may, and of wholes that hold such: nobody reads them unasked, which is why `blobs`
   * has them not. With the bytes themselves where a pick came with them.
   */
  readonly away?: ReadonlyMap<string, Blob | undefined>
  /** Set where the limit of a scan left files out. */
  readonly stopped?: Stopped
  /** The folders of the person that were found in `place`: what lies in them is filed, and is no part of what is sorted. */
  readonly filed?: readonly FiledFolder[]
}

/** A folder of the person's own, and how much lies right in it. */
export interface FiledFolder {
  readonly path: string
  readonly fileCount: number
}

/**
 * The bytes of a file of a pick, also where they lie in a cloud: for a person who has asked for them. Those of a place are asked
 * of it anew (`filesThere`).
 */
export const bytesOf = ({ blobs, away }: Brought, id: string): Blob | undefined => {
  const bytes = blobs?.get(id) ?? away?.get(id)
  return bytes instanceof Blob ? bytes : undefined
}

/** A scan that stopped at its limit, and how to go on. */
export interface Stopped {
  readonly readCount: number
  /** How many there are; undefined where nobody has counted. */
  readonly totalCount: number | undefined
  /** Left out where there is no way on: a telephone's picker gave no more. */
  readonly readAll?: Collect
}

/** How far a scan is. */
export interface ScanProgress {
  readonly scannedFiles: number
  /** Undefined while nobody knows how many there are. */
  readonly totalFiles: number | undefined
  readonly currentFile: string
}

/** What became of asking for files: something (also nothing: no items), a closed dialog, a refused permission. */
export type Collected =
  | { readonly outcome: 'brought'; readonly brought: Brought }
  | { readonly outcome: 'cancelled' | 'refused' }

/** Asks for files and reads what they are. Called in the press itself, so that dialogs may open. Rejects when it fails. */
export type Collect = (hooks: {
  readonly signal: AbortSignal
  onProgress(progress: ScanProgress): void
}) => Promise<Collected>

/** What picked files mean together. `mostFiles`: more of them are left out, but nothing that stays whole is parted. */
export const broughtOf = async (
  entries: readonly UploadEntry[],
  { mostFiles = Number.POSITIVE_INFINITY }: { readonly mostFiles?: number } = {},
): Promise<Brought> => {
  const list = await inTurns(itemsOf(entries))
  const { items, members, unlisted } = await collapseInWorker(list, 'pick')
  const blobs = new Map<string, Blob>()
  const away = new Map<string, Blob>()
  for (const { key, path, blob } of entries)
    if (blob instanceof Blob) (parentPath(path).split('/').some(isCloudFolder) ? away : blobs).set(key, blob)
  const bytes = { blobs, ...(away.size > 0 && { away }) }
  const filesIn = ({ path }: Item) => members.get(path)?.length ?? 1
  const kept = withinLimit(items, filesIn, mostFiles)
  const total = items.reduce((sum, item) => sum + filesIn(item), 0)
  const brought = { items: kept, ...inReach(members, kept), unlisted, ...bytes }
  if (kept.length === items.length) return brought
  const all: Brought = { items, ...inReach(members, items), unlisted, ...bytes }
  const readAll: Collect = async () => ({ outcome: 'brought', brought: all })
  const readCount = kept.reduce((sum, item) => sum + filesIn(item), 0)
  return { ...brought, stopped: { readCount, totalCount: total, readAll } }
}

/** The entries as items, each at a place of its own; each `yield` is a place where it may wait. */
function* itemsOf(entries: readonly UploadEntry[]): Generator<void, readonly Item[]> {
  const names = new FreeNames((name) => name)
  const list: Item[] = []
  for (const { key, path, sizeBytes, mediaType, modifiedAtMs } of entries) {
    list.push(itemOf('picker', { id: key, path: placed(names, path), sizeBytes, mediaType, modifiedAtMs }))
    if (list.length % PART === 0) yield
  }
  return list
}

/** The first items that hold no more files than allowed; always one, for a whole is never parted. */
const withinLimit = (items: readonly Item[], filesIn: (item: Item) => number, mostFiles: number): readonly Item[] => {
  let count = 0
  const end = items.findIndex((item) => {
    count += filesIn(item)
    return count > mostFiles
  })
  return end < 0 ? items : items.slice(0, Math.max(1, end))
}

const inReach = (members: Brought['members'], items: readonly Item[]): Pick<Brought, 'members' | 'inside'> => {
  const wholes = items.flatMap(({ path }) => {
    const files = members.get(path)
    return files ? [[path, files] as const] : []
  })
  return {
    members: new Map(wholes),
    inside: new Map(wholes.map(([path, files]) => [path, files.map((file) => file.path)])),
  }
}

/** Files that are gone through before work in parts may pause. */
const PART = 200

/**
 * What was there before and what came, as one, a part at a time: thousands would hold up the page. The same file picked again
 * is one; another one of its name and place gets a free name: a plan tells things apart by where they lie. Rejects with the
 * signal's reason on abort.
 */
export const joined = (before: Brought, more: Brought, signal?: AbortSignal): Promise<Brought> =>
  inTurns(joining(before, more), signal)

function* joining(before: Brought, more: Brought): Generator<void, Brought> {
  const known = new Map<string, Item>()
  const names = new FreeNames((name) => name)
  const items: Item[] = []
  for (const item of before.items) {
    known.set(item.path, item)
    names.add(parentPath(item.path), baseName(item.path))
    if (items.push(item) % PART === 0) yield
  }
  const members = new Map(before.members)
  let count = 0
  for (const item of more.items) {
    count += 1
    if (count % PART === 0) yield
    const twin = known.get(item.path)
    const inside = more.members.get(item.path)
    if (twin?.sizeBytes === item.sizeBytes && twin.modifiedAtMs === item.modifiedAtMs) continue
    const path = placed(names, item.path)
    const there = (one: Item) => ({ ...one, path: path + one.path.slice(item.path.length) })
    items.push(inside ? { ...there(item), id: path, name: baseName(path) } : { ...there(item), name: baseName(path) })
    if (inside) members.set(path, inside.map(there))
  }
  const blobs = before.blobs && more.blobs && (yield* both(before.blobs, more.blobs))
  const unlisted = [...before.unlisted, ...more.unlisted]
  // Of two folders none can be organised in place: what was brought together is an archive's.
  const place = before.place?.root === more.place?.root ? more.place : undefined
  const away = yield* both(before.away ?? new Map(), more.away ?? new Map())
  yield
  return {
    items,
    ...inReach(members, items),
    unlisted,
    ...(place && { place }),
    ...(away.size > 0 && { away }),
    ...(blobs && { blobs }),
    ...stillStopped(before, more),
  }
}

function* both<Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>) {
  const all = new Map<string, Value>()
  let count = 0
  for (const map of [one, other])
    for (const [key, value] of map) {
      all.set(key, value)
      count += 1
      if (count % (10 * PART) === 0) yield
    }
  return all
}

const stillStopped = ({ stopped: one }: Brought, { stopped: other }: Brought): Pick<Brought, 'stopped'> => {
  const stopped = one && other ? bothStopped(one, other) : (one ?? other)
  return stopped ? { stopped } : {}
}

const bothStopped = (one: Stopped, other: Stopped): Stopped => ({
  readCount: one.readCount + other.readCount,
  totalCount:
    one.totalCount === undefined || other.totalCount === undefined ? undefined : one.totalCount + other.totalCount,
  ...(one.readAll && other.readAll && { readAll: readBoth(one.readAll, other.readAll) }),
})

const readBoth =
  (one: Collect, other: Collect): Collect =>
  async (hooks) => {
    const first = await one(hooks)
    const second = await other(hooks)
    if (first.outcome !== 'brought' || second.outcome !== 'brought') return first.outcome === 'brought' ? second : first
    return { outcome: 'brought', brought: await joined(first.brought, second.brought, hooks.signal) }
  }

/** Takes the place of a path, or one beside it, as it is written: what differs in case lies at another place. */
const placed = (names: FreeNames, path: string): string =>
  joinPath(parentPath(path), names.take(parentPath(path), baseName(path)))
