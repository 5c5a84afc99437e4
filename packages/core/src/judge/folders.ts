import { isWorthReading } from '../classify/index.ts'
import type { Reading } from '../facts/index.ts'
import { baseName, type FileKind, folderPath, type Item, isWithin, joinPath, parentPath } from '../item/index.ts'
import { englishOf } from '../kinds/index.ts'
import {
  coherentFolders,
  type FiledItem,
  forget,
  type InFolder,
  isGivenName,
  isLandingName,
  isTypeFolder,
  type Learned,
  recallLearned,
  saysWhatItHolds,
} from '../learn/index.ts'
import { isHeap } from './heaps.ts'
import type { JudgeInput } from './judged.ts'
import { type AnswerTo, type JudgeTask, type LearnedTexts, runTask } from './task.ts'

/** Does a task where it holds nobody up: here, or in a process or worker beside. */
export type RunTask = <T extends JudgeTask>(task: T) => Promise<AnswerTo<T>>

const runHere: RunTask = async (task) => runTask(task)

/** What became of learning folders. */
export interface Profiled {
  /** What is known now, as a text of `exportLearned`; undefined when nothing has changed. */
  readonly learned: string | undefined
  /** False when not all that was worth reading could be read: the rest is learned with the next look. */
  readonly isWhole: boolean
}

/**
 * Brings what is known of a person's folders up to date with the files that lie in them now: `read` is asked for the few
 * that are worth it and not known yet. Costs next to nothing when nothing has changed.
 */
export async function profileFolders(
  before: LearnedTexts,
  files: readonly InFolder[],
  read: (itemIds: readonly string[]) => Promise<readonly FiledItem[]>,
  run: RunTask = runHere,
): Promise<Profiled> {
  const { fresh, learned } = await run({ type: 'compare', learned: before, files })
  const filed = fresh.length === 0 ? [] : await read(fresh)
  const isWhole = filed.length >= fresh.length
  if (filed.length === 0) return { learned, isWhole }
  const known = learned === undefined ? before : [learned]
  return { learned: (await run({ type: 'profile', learned: known, filed })).learned, isWhole }
}

/** What lies where new files go to. */
export interface Destination {
  /** What lies there, by type (`gather` without readers). */
  readonly inputs: readonly JudgeInput[]
  /** Names of the folders right there, empty ones too. */
  readonly names: readonly string[]
  /** Folder below which folders are made; `''` is the root. */
  readonly within?: string
  /** Folders that are none of the person's, whatever they look like: they said that what lies in them is to be sorted. */
  readonly opened?: ReadonlySet<string>
}

/** The folders that a person files things in. */
export interface OwnFolders {
  /** Paths below `within`: a name that says what it holds or that a person gave, or contents that are about the same thing. */
  readonly folders: ReadonlySet<string>
  readonly learned: Learned
  /** The own folder that an item lies in; undefined for one that is to be sorted. */
  readonly of: (item: Item) => string | undefined
}

/** Folders in folders are told apart down to here; deeper ones belong to what is above them. */
const DEEPEST = 3
/** Years, months and numbers part a folder, but say nothing about what belongs in it. */
const NUMBERS_ONLY = /^[\d\s._-]+$/u
/** What pictures and films show is not in their words: they teach nothing about a folder. */
const SEEN: ReadonlySet<FileKind> = new Set(['image', 'raw-image', 'video'])

/**
 * Finds the person's folders on a bare disk, where any heap is a folder too, and learns what belongs in them from a few
 * files of each. A folder counts when its name says what it holds (`Bills`, `Pictures/2023`), when a person gave it a name of
 * its own (`France 2024`) and it does not hold all sorts of things that never speak of it, or when its files are about the same
 * thing. A heap does not (`Downloads`, `New folder (2)`), and what lies in it is sorted. `read` says what is inside items, by
 * their ids.
 */
export async function knowFolders(
  { inputs, names, within = '', opened }: Destination,
  read: (items: readonly Item[]) => Promise<ReadonlyMap<string, Reading>>,
): Promise<OwnFolders> {
  const filed = inputs.flatMap((input) => {
    const folder = labelOf(input.item, within)
    return folder === '' ? [] : [{ ...input, itemId: input.item.id, folder }]
  })
  const telling = new Set([...filed.map(({ folder }) => folder), ...names].filter(isTelling))
  const teaching = filed.filter(({ item, bundle, problem, typed }) => {
    const kind = typed?.verdict.fileKind
    return kind !== undefined && !bundle && !problem && !SEEN.has(kind) && isWorthReading(item, kind)
  })
  const byId = new Map(teaching.map((one) => [one.itemId, one]))
  const readThem = async (ids: readonly string[]): Promise<readonly FiledItem[]> => {
    const wanted = ids.flatMap((id) => byId.get(id) ?? [])
    const readings = await read(wanted.map(({ item }) => item))
    return wanted.map(({ item, itemId, folder }) => {
      const reading = readings.get(itemId)
      return { item, itemId, folder, ...(reading && { reading }) }
    })
  }
  const files = teaching.map(({ itemId, folder }) => ({ itemId, folder }))
  const { learned } = await profileFolders([], files, readThem)
  const all = recallLearned(learned)
  const inside = Map.groupBy(filed, ({ folder }) => folder)
  const given = [...inside.keys(), ...names].filter(
    (folder) => isGiven(folder) && !isHeap(folder, inside.get(folder) ?? [], all),
  )
  const isClosed = (folder: string) => !opened?.has(folder)
  // What landed in one place may well be alike: scans, or all of one download.
  const coherent = [...coherentFolders(all)].filter((folder) => !isLandingName(baseName(folder)))
  const teaches = new Set([...telling, ...coherent].filter(isClosed))
  const folders = new Set([...teaches, ...given.filter(isClosed)])
  // What lies together for a reason that is not in the files says nothing about new ones: neither does a heap.
  const silent = new Set(all.examples.flatMap(({ label }) => (teaches.has(label) ? [] : [label])))
  return {
    folders,
    learned: [...silent].reduce((known, label) => forget(known, { label }), all),
    of(item) {
      const label = labelOf(item, within)
      return label !== '' && folders.has(label) ? label : undefined
    },
  }
}

/** The place of a category: a folder of the person's keeps its name as it is, with what is new inside of it. */
export function placeBelow(own: OwnFolders['folders'], category: string): string {
  for (let at = category; at !== ''; at = parentPath(at)) {
    if (!own.has(at)) continue
    const inside = category.slice(at.length + 1)
    return inside === '' ? at : joinPath(at, folderPath(inside))
  }
  return folderPath(category)
}

/** Path below `within` of the folder that an item belongs to; `''` for one that lies loose, or elsewhere. */
function labelOf(item: Item, within: string): string {
  const folder = parentPath(item.path)
  if (within !== '' && !isWithin(within, folder)) return ''
  const kept = folder
    .slice(within === '' ? 0 : within.length + 1)
    .split('/')
    .slice(0, DEEPEST)
  while (kept.length > 1 && NUMBERS_ONLY.test(kept.at(-1) ?? '')) kept.pop()
  return kept.join('/')
}

/** True when the name of a folder, or of the nearest one above it that says anything, says what belongs in it. */
const isTelling = (folder: string): boolean => {
  const parts = folder.split('/')
  const last = parts.findLastIndex(
    (part, depth) => saysWhatItHolds(parts.slice(0, depth + 1).join('/')) || isLandingName(part),
  )
  const name = parts[last]
  // What sorting itself made is a folder, whatever it is called: "Other Files" of a run before stays.
  return name !== undefined && (!isLandingName(name) || englishOf(name) !== undefined)
}

/** True when a person gave a name of its own to a folder, or to one above it: all that is inside of that is filed. */
const isGiven = (folder: string): boolean => folder.split('/').some((part) => isGivenName(part) && !isTypeFolder(part))
