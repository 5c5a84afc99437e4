import type { LibraryFile, LibraryFolder, SearchHit, TrashedFile } from '@octavo/contract'

/** One thing of a list: a folder, a file (found by a search, maybe), or a file in the trash. */
export type Entry =
  | { readonly is: 'folder'; readonly folder: LibraryFolder }
  | { readonly is: 'file'; readonly file: LibraryFile; readonly hit?: SearchHit }
  | { readonly is: 'trashed'; readonly file: TrashedFile }

/** What an entry is called in a list: a file by its id, a folder by its path, which begins with a slash as no id does. */
export type Key = string

export const keyOf = (entry: Entry): Key => (entry.is === 'folder' ? entry.folder.path : entry.file.id)

export const isFolderKey = (key: Key): boolean => key.startsWith('/')

/** Keys as the calls name them. */
export const thingsOf = (
  keys: Iterable<Key>,
): { readonly ids: readonly string[]; readonly folders: readonly string[] } => {
  const all = [...keys]
  return { ids: all.filter((key) => !isFolderKey(key)), folders: all.filter(isFolderKey) }
}

/** Name of an entry, as it is on the server. */
export const nameOf = (entry: Entry): string => (entry.is === 'folder' ? entry.folder.name : entry.file.name)

/**
 * A list of which only parts may be here: all its keys in order, and the thing of each once its part has come. The same
 * object until something of it changes.
 */
export interface Listing {
  readonly state: 'loading' | 'ready' | 'failed' | 'missing'
  readonly keys: readonly Key[]
  /** Files in it, also those whose keys have not come yet. */
  readonly fileCount: number
  /** True while what is shown is about to be replaced. */
  readonly isStale: boolean
}

/** Where a screen takes its list from. */
export interface Source {
  readonly listing: () => Listing
  readonly entryOf: (key: Key) => Entry | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Told which places are in sight: their things are brought. */
  readonly onSight: (first: number, last: number) => void
  /** Looks again at what is there. */
  readonly refresh: () => void
  /** Takes things out of the list that an act has taken out of it, before the next look says so. */
  readonly drop: (keys: ReadonlySet<Key>) => void
  /** Shows what an act has made of some things, before the next look says so. */
  readonly change: (keys: ReadonlySet<Key>, next: (entry: Entry) => Entry) => void
  /** The things of some keys, those that are not here fetched. */
  readonly load: (keys: readonly Key[]) => Promise<readonly Entry[]>
  readonly close: () => void
}

/** What every source is made of: its list, its things, and who listens. */
export const createStore = () => {
  const listeners = new Set<() => void>()
  const store = {
    listing: { state: 'loading', keys: [], fileCount: 0, isStale: true } as Listing,
    entries: new Map<Key, Entry>(),
    tell(next: Partial<Listing> = {}) {
      store.listing = { ...store.listing, ...next }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    drop(gone: ReadonlySet<Key>) {
      const keys = store.listing.keys.filter((key) => !gone.has(key))
      const files = (all: readonly Key[]) => all.length - all.filter(isFolderKey).length
      const goneCount = files(store.listing.keys) - files(keys)
      store.tell({ keys, fileCount: store.listing.fileCount - goneCount })
    },
    change(keys: ReadonlySet<Key>, next: (entry: Entry) => Entry) {
      for (const key of keys) {
        const entry = store.entries.get(key)
        if (entry) store.entries.set(key, next(entry))
      }
      store.tell()
    },
  }
  return store
}
