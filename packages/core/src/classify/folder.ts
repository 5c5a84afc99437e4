import { baseName, joinPath, unseen } from '../item/index.ts'
import type { Unlisted } from '../ports/index.ts'
import { bundleMarker } from './bundles.ts'

/** One name in a folder, no link followed. */
export interface FolderEntry {
  readonly name: string
  readonly type: 'file' | 'folder' | 'link' | 'special'
  /** The system's name is no valid text; `name` shows it. */
  readonly isBadName?: boolean
}

/** How folders are looked at. All paths are relative to the root. */
export interface FolderOptions {
  /** Folders that files were sorted into before. What lies in them by chance does not make them bundles. */
  readonly sorted?: ReadonlySet<string>
  /** What is left out whole and not told about: Octavo's own data when it lies below the root. */
  readonly ignore?: ReadonlySet<string>
  /** True to list every file by itself, hidden ones and the insides of bundles too: for looking, not for moving. */
  readonly everything?: boolean
}

/** What a folder means: one thing that stays whole, and why, or things of which each is one. */
export type FolderMeaning<Entry> =
  | { readonly whole: string }
  | {
      readonly whole?: undefined
      readonly files: readonly Entry[]
      readonly folders: readonly Entry[]
      readonly unlisted: readonly Unlisted[]
    }

/** Markers of a bundle that also lie about in a folder of downloads. */
const LOOSE_FILES = /^(?:gnu)?makefile$|\.exe$/iu

const BAD_NAME = {
  code: 'bad_name',
  reason: 'The name is not valid UTF-8. Rename it, then it can be sorted.',
} as const

const NO_FILE = {
  link: { code: 'symbolic_link', reason: 'Symbolic links are left where they are.' },
  special: { code: 'special_file', reason: 'It is no ordinary file (a socket, a pipe or a device).' },
} as const

/**
 * The one place that says what a folder means, whatever holds it. A bundle stays whole. Hidden names (a leading dot) and
 * the system's own files stay unseen by the plan at every depth, because programs find them by their path; they, links,
 * special files and names that are no text are told of. `isHeap`: the root is no folder of a person's, but where things
 * from anywhere came together; then neither it nor what was sorted into is ever a bundle.
 */
export function meaningOf<Entry extends FolderEntry>(
  folder: string,
  entries: readonly Entry[],
  options: FolderOptions,
  isHeap: boolean,
): FolderMeaning<Entry> {
  const whole = options.everything ? undefined : markerOf(folder, entries, options, isHeap)
  if (whole !== undefined) return { whole }
  const files: Entry[] = []
  const folders: Entry[] = []
  const unlisted: Unlisted[] = []
  for (const entry of entries) {
    const { name, type, isBadName } = entry
    const reason = options.everything ? undefined : unseen(name)
    if (isBadName || !name.isWellFormed()) unlisted.push({ path: joinPath(folder, name), ...BAD_NAME })
    else if (options.ignore?.has(joinPath(folder, name))) continue
    else if (reason !== undefined) unlisted.push({ path: joinPath(folder, name), code: 'unsupported', reason })
    else if (type === 'folder') folders.push(entry)
    else if (type === 'file') files.push(entry)
    else unlisted.push({ path: joinPath(folder, name), ...NO_FILE[type] })
  }
  return { files, folders, unlisted }
}

/** Why a folder is a bundle, if it is. A root and sorted folders are only when a project's own files say so. */
function markerOf(
  folder: string,
  entries: readonly FolderEntry[],
  { sorted }: FolderOptions,
  isHeap: boolean,
): string | undefined {
  const isSorted = folder === '' || sorted?.has(folder)
  if (isSorted && isHeap) return undefined
  const own = entries.filter(({ name, isBadName }) => !isBadName && !(isSorted && LOOSE_FILES.test(name)))
  return bundleMarker(
    own.map(({ name }) => name),
    isSorted ? '' : baseName(folder),
  )
}
