import fs from 'node:fs'
import path from 'node:path'
import {
  type Classified,
  coherentFolders,
  type FiledItem,
  forget,
  type Item,
  isWithin,
  type Learned,
  learnProfiles,
  NOTHING_LEARNED,
  parentPath,
  profilesOf,
  saysWhatItHolds,
} from '@octavo/core'
import type { ReaderPool } from '@octavo/readers/node'
import type { Output } from './output.ts'
import { isToRead, readAll } from './readers.ts'

/** What lies where new files go to: items of a root with what they are by type. */
export interface Destination {
  readonly root: string
  /** Folder of the root below which folders are made; `''` is the root. */
  readonly within: string
  readonly items: readonly Item[]
  readonly bundles: ReadonlySet<string>
  readonly classified: ReadonlyMap<string, Classified>
}

/** The person's folders at the destination. */
export interface OwnFolders {
  /** Paths below `within`: a name that says what it holds, or contents that are about the same thing. */
  readonly folders: ReadonlySet<string>
  readonly learned: Learned
  /** The own folder that an item lies in; undefined for one that is to be sorted. */
  readonly of: (item: Item) => string | undefined
}

/** Folders in folders are told apart down to here; deeper ones belong to what is above them. */
const DEEPEST = 3
/** Years, months and numbers part a folder, but say nothing about what belongs in it. */
const NUMBERS_ONLY = /^[\d\s._-]+$/u

/** Path below `within` of the folder that an item belongs to; `''` for one that lies loose, or elsewhere. */
function labelOf(item: Item, within: string): string {
  const folder = parentPath(item.path)
  if (within !== '' && !isWithin(within, folder)) return ''
  const parts = folder.slice(within === '' ? 0 : within.length + 1).split('/')
  const kept = parts.slice(0, DEEPEST)
  while (kept.length > 1 && NUMBERS_ONLY.test(kept.at(-1) ?? '')) kept.pop()
  return kept.join('/')
}

/**
 * Finds the folders that the person files things in, and learns what belongs in them from a few files of each. A folder
 * counts when its name says what it holds (`Bills`, `Pictures/2023`) or when its files are about the same thing; a heap
 * does not, and what lies in it is sorted.
 */
export async function findOwnFolders(destination: Destination, pool: ReaderPool, output: Output): Promise<OwnFolders> {
  const { root, within, items, bundles, classified } = destination
  const filed = items.flatMap((item) => {
    const folder = labelOf(item, within)
    return folder === '' ? [] : [{ itemId: item.id, folder, item }]
  })
  const names = [...filed.map(({ folder }) => folder), ...foldersIn(root, within)]
  const telling = new Set(names.filter(isTelling))
  const documents = filed.filter(({ item }) => !bundles.has(item.path) && isToRead(item, classified.get(item.id)))
  const { fresh } = profilesOf(NOTHING_LEARNED, documents)
  const readings = await readAll(
    fresh.map(({ item }) => item),
    root,
    pool,
    output,
  )
  const read = fresh.map((one): FiledItem => {
    const reading = readings.get(one.itemId)
    return { ...one, ...(reading && { reading }) }
  })
  const all = learnProfiles(NOTHING_LEARNED, read)
  const folders = new Set([...telling, ...coherentFolders(all)])
  const heaps = new Set(all.examples.flatMap(({ label }) => (folders.has(label) ? [] : [label])))
  const learned = [...heaps].reduce((known, label) => forget(known, { label }), all)
  return {
    folders,
    learned,
    of(item) {
      const label = labelOf(item, within)
      return label !== '' && folders.has(label) ? label : undefined
    },
  }
}

/** Names of the folders right at the destination: empty ones hold no item, and count all the same. */
function foldersIn(root: string, within: string): string[] {
  try {
    const entries = fs.readdirSync(path.join(root, within), { withFileTypes: true })
    return entries.flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : []))
  } catch {
    return []
  }
}

/** True when the name of a folder, or of one above it, says what belongs in it. */
const isTelling = (folder: string): boolean =>
  folder.split('/').some((_, depth, parts) => saysWhatItHolds(parts.slice(0, depth + 1).join('/')))
