import type { FolderResponse } from '@octavo/contract'
import { HttpError } from '../../http/http.ts'
import type { FolderOf, FolderPart } from '../../http/library.ts'
import { createStore, type Entry, type Key, type Source } from './entry.ts'

/** Files of one part of a folder: more than two screens of rows, and quickly read. */
export const PART_FILES = 200
/** Files of one part where somebody waits for many. */
const BULK_FILES = 1000
/** Parts that are held: what was fetched longest ago goes first. */
const PARTS_HELD = 40

type Options = { readonly signal: AbortSignal }

/** The calls that a folder is made of. */
export interface FolderCalls {
  readonly part: (query: FolderPart, options: Options) => Promise<FolderResponse>
  readonly ids: (query: FolderOf, options: Options) => Promise<readonly string[]>
}

/**
 * A folder as a list of any length: its first part at once, then the ids of all, then the parts that are in sight, one call
 * at a time and always the newest sight.
 */
export const folderSource = (of: FolderOf, calls: FolderCalls): Source => {
  const store = createStore()
  const stop = new AbortController()
  const options = { signal: stop.signal }
  let folderCount = 0
  /** What was here before the last look; shown until the rows in sight have come anew. */
  let before: ReadonlyMap<Key, Entry> = new Map()
  /** Parts that are here, by number, the last one fetched at the end. */
  let parts = new Map<number, readonly Key[]>()
  let sight = { first: 0, last: 0 }
  /** Counts looks: what an older one brings is let go. */
  let turn = 0
  let isFetching = false

  const hold = (part: number, files: FolderResponse['files']) => {
    for (const file of files) store.entries.set(file.id, { is: 'file', file })
    const keys = files.map(({ id }) => id)
    parts.set(part, keys)
    for (const [old, oldKeys] of parts) {
      if (parts.size <= PARTS_HELD) break
      parts.delete(old)
      for (const key of oldKeys) store.entries.delete(key)
    }
  }
  const begin = ({ folders, files }: FolderResponse) => {
    before = store.entries
    folderCount = folders.length
    store.entries = new Map(folders.map((folder) => [folder.path, { is: 'folder', folder } as const]))
    parts = new Map()
    hold(0, files)
  }
  const wanted = (): number | undefined => {
    const first = Math.max(0, Math.floor((sight.first - folderCount) / PART_FILES))
    const last = Math.floor((Math.min(sight.last, store.listing.keys.length - 1) - folderCount) / PART_FILES)
    for (let part = first; part <= last; part += 1) if (!parts.has(part)) return part
    return undefined
  }
  const fetchSight = async () => {
    if (isFetching || store.listing.state !== 'ready' || store.listing.isStale) return
    isFetching = true
    const mine = turn
    try {
      for (let part = wanted(); part !== undefined && mine === turn; part = wanted()) {
        const { files } = await calls.part({ ...of, offset: part * PART_FILES, limit: PART_FILES }, options)
        if (mine !== turn) break
        hold(part, files)
        const at = folderCount + part * PART_FILES
        // Somebody else has changed the folder since its ids came.
        if (files.some(({ id }, index) => store.listing.keys[at + index] !== id)) refresh()
        store.tell()
      }
      if (mine === turn) before = new Map()
    } catch (error) {
      if (!stop.signal.aborted) console.warn('A part of the folder could not be fetched', error)
    } finally {
      isFetching = false
    }
    if (mine !== turn) void fetchSight()
  }
  const open = async () => {
    turn += 1
    const mine = turn
    try {
      const head = await calls.part({ ...of, offset: 0, limit: PART_FILES }, options)
      if (mine !== turn) return
      const folderKeys = head.folders.map(({ path }) => path)
      const isWhole = head.total <= head.files.length
      const ready = (ids: readonly Key[], fileCount: number) => {
        begin(head)
        store.tell({
          state: 'ready',
          keys: [...folderKeys, ...ids],
          fileCount,
          isStale: !isWhole && ids.length < fileCount,
        })
      }
      if (isWhole || store.listing.state !== 'ready')
        ready(
          head.files.map(({ id }) => id),
          head.total,
        )
      if (!isWhole) {
        const ids = await calls.ids(of, options)
        if (mine !== turn) return
        ready(ids, ids.length)
      }
      void fetchSight()
    } catch (error) {
      if (stop.signal.aborted || mine !== turn) return
      const isMissing = error instanceof HttpError && error.status === 404
      console.warn('The folder could not be listed', error)
      if (isMissing || store.listing.state !== 'ready')
        store.tell({ state: isMissing ? 'missing' : 'failed', keys: [], isStale: false })
    }
  }
  function refresh() {
    const { state } = store.listing
    if (state === 'failed' || state === 'missing') store.tell({ state: 'loading', isStale: true })
    void open()
  }
  void open()

  return {
    listing: () => store.listing,
    entryOf: (key) => store.entries.get(key) ?? before.get(key),
    subscribe: store.subscribe,
    onSight(first, last) {
      sight = { first, last }
      void fetchSight()
    },
    refresh,
    drop: store.drop,
    change: store.change,
    async load(keys) {
      const found = new Map<Key, Entry>()
      const places = new Map(store.listing.keys.map((key, place) => [key, place - folderCount]))
      for (const key of keys) {
        const held = found.get(key) ?? store.entries.get(key)
        const place = places.get(key) ?? -1
        if (held) found.set(key, held)
        if (held || place < 0) continue
        const offset = Math.floor(place / BULK_FILES) * BULK_FILES
        const { files } = await calls.part({ ...of, offset, limit: BULK_FILES }, options)
        for (const file of files) found.set(file.id, { is: 'file', file })
      }
      return keys.flatMap((key) => found.get(key) ?? [])
    },
    close: () => stop.abort(),
  }
}
