import { FEWEST_CHARACTERS } from '../classify/index.ts'
import { isTypeFolder } from './folders.ts'
import { type FiledItem, type Learned, learnFolders, MAX_EXAMPLES } from './learned.ts'

/** A file that lies in one of the person's folders, before it is read. */
export interface InFolder {
  readonly itemId: string
  /** The folder as a category. */
  readonly folder: string
}

/** So many files of a folder say what belongs in it; more would only repeat them. */
export const PROFILE_FILES = 16
const LEAST_FILES = 2
/** Share of all examples that folders may take, so that what the person decided always has room. */
const FOLDERS_SHARE = 0.75

/** What is known of folders as they are now, and which files to read to know the rest. */
export interface Profiling<T> {
  /** What was learned, without files that have left their folders. */
  readonly learned: Learned
  /** Files that were not looked at yet, the fewest that tell of their folders. */
  readonly fresh: readonly T[]
}

/**
 * Compares what is known of the person's folders with the files in them now: files that went are forgotten, and of
 * new ones those are named that are worth reading, evenly over each folder. So a second look at a thousand folders reads
 * nothing. Folders of a type (`PDF Documents`) hold all sorts of things and teach nothing. Pure, and the same for the same input.
 */
export function profilesOf<T extends InFolder>(learned: Learned, files: readonly T[]): Profiling<T> {
  const byFolder = Map.groupBy(files, ({ folder }) => folder)
  for (const folder of byFolder.keys()) if (folder === '' || isTypeFolder(folder)) byFolder.delete(folder)
  const placeOf = new Map([...byFolder.values()].flat().map(({ itemId, folder }) => [itemId, folder]))
  const examples = learned.examples.filter(
    ({ itemId, label, from }) => from !== 'folder' || placeOf.get(itemId) === label,
  )
  const known = new Map<string, number>()
  for (const { label } of examples) known.set(label, (known.get(label) ?? 0) + 1)
  const seen = new Set(examples.map(({ itemId }) => itemId))
  const room = Math.floor((MAX_EXAMPLES * FOLDERS_SHARE) / Math.max(1, byFolder.size))
  const each = Math.max(LEAST_FILES, Math.min(PROFILE_FILES, room))
  const fresh = [...byFolder].flatMap(([folder, inside]) => {
    const unread = inside.filter(({ itemId }) => !seen.has(itemId))
    return evenly(unread, Math.min(unread.length, each - (known.get(folder) ?? 0)))
  })
  // The same state keeps its trained model.
  const isSame = examples.length === learned.examples.length
  return { learned: isSame ? learned : { version: 1, examples }, fresh }
}

/** `count` of a list at even distances, none when `count` is not positive. */
const evenly = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: Math.max(0, count) }, (_, at) => list[Math.floor((at * list.length) / count)] as T)

/** Learns folders from files that were read, and leaves out those that hold nothing to learn from. */
export function learnProfiles(learned: Learned, filed: readonly FiledItem[]): Learned {
  const heaps = new Set([...new Set(filed.map(({ folder }) => folder))].filter(isTypeFolder))
  const telling = filed.filter(({ folder, reading }) => {
    if (heaps.has(folder)) return false
    return (
      (reading?.text ?? '').length >= FEWEST_CHARACTERS || reading?.artist !== undefined || reading?.mail !== undefined
    )
  })
  return telling.length === 0 ? learned : learnFolders(learned, telling)
}
