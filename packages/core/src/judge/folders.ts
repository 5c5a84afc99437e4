import { isWorthReading } from '../classify/index.ts'
import type { Reading } from '../facts/index.ts'
import { type FileKind, type Item, isWithin, parentPath } from '../item/index.ts'
import {
  coherentFolders,
  type FiledItem,
  forget,
  type InFolder,
  type Learned,
  recallLearned,
  saysWhatItHolds,
} from '../learn/index.ts'
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
}

/** The folders that a person files things in. */
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
/** What pictures and films show is not in their words: they teach nothing about a folder. */
const SEEN: ReadonlySet<FileKind> = new Set(['image', 'raw-image', 'video'])

/**
 * Finds the person's folders on a bare disk, where any heap is a folder too, and learns what belongs in them from a few
 * files of each. A folder counts when its name says what it holds (`Bills`, `Pictures/2023`) or when its files are about the
 * same thing; a heap does not, and what lies in it is sorted. `read` says what is inside items, by their ids.
 */
export async function knowFolders(
  { inputs, names, within = '' }: Destination,
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
  const folders = new Set([...telling, ...coherentFolders(all)])
  const heaps = new Set(all.examples.flatMap(({ label }) => (folders.has(label) ? [] : [label])))
  return {
    folders,
    learned: [...heaps].reduce((known, label) => forget(known, { label }), all),
    of(item) {
      const label = labelOf(item, within)
      return label !== '' && folders.has(label) ? label : undefined
    },
  }
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

/** True when the name of a folder, or of one above it, says what belongs in it. */
const isTelling = (folder: string): boolean =>
  folder.split('/').some((_, depth, parts) => saysWhatItHolds(parts.slice(0, depth + 1).join('/')))
