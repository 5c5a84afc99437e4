import type { FolderResponse } from '@octavo/contract'
import type { FolderOf, FolderPart } from '../../http/library.ts'
import { listInParts, type Part } from '../../http/list-in-parts.ts'
import { type Entry, isFolderKey, type Key, keyOf, type Listing, type Source } from './entry.ts'

type Options = { readonly signal: AbortSignal }

/** The calls that a folder is made of. */
export interface FolderCalls {
  readonly part: (query: FolderPart, options: Options) => Promise<FolderResponse>
  readonly ids: (query: FolderOf, options: Options) => Promise<readonly string[]>
}

interface FilesPart extends Part<Entry> {
  readonly folders: FolderResponse['folders']
}

/** A folder as a list of any length: its folders, then its files, which come in parts. */
export const folderSource = (of: FolderOf, calls: FolderCalls): Source => {
  let folders: ReadonlyMap<Key, Entry> = new Map()
  const files = listInParts<Entry, FilesPart>({
    idOf: keyOf,
    async part(range, options) {
      const came = await calls.part({ ...of, ...range }, options)
      return { ...came, items: came.files.map((file) => ({ is: 'file', file })) }
    },
    ids: (options) => calls.ids(of, options),
    onHead(head) {
      folders = new Map(head.folders.map((folder) => [folder.path, { is: 'folder', folder }]))
    },
  })
  let known: Listing | undefined
  files.subscribe(() => {
    known = undefined
  })

  return {
    listing() {
      if (!known) {
        const { state, ids, total, isStale } = files.state()
        // Nothing of a folder is shown that is not there.
        known = { state, keys: state === 'ready' ? [...folders.keys(), ...ids] : [], fileCount: total, isStale }
      }
      return known
    },
    entryOf: (key) => (isFolderKey(key) ? folders.get(key) : files.itemOf(key)),
    subscribe: files.subscribe,
    onSight: (first, last) => files.onSight(first - folders.size, last - folders.size),
    refresh: () => void files.refresh(),
    drop(gone) {
      folders = new Map([...folders].filter(([key]) => !gone.has(key)))
      files.without(gone)
    },
    change: files.change,
    async load(keys) {
      const came = await files.load(keys.filter((key) => !isFolderKey(key)))
      const found = new Map(came.map((entry) => [keyOf(entry), entry]))
      return keys.flatMap((key) => folders.get(key) ?? found.get(key) ?? [])
    },
    close: files.close,
  }
}
