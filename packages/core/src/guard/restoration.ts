import { parentPath } from '../item/index.ts'
import type { Change, Seen } from './change.ts'

/** Something that lies where it did not lie before: it is taken out of the way and kept, never deleted. */
export interface TakenOut {
  readonly after: Seen
  /** Where it goes from there: its own place of before. It stays kept where there is none. */
  readonly home?: Seen
}

/** How a folder gets back to what it was: in this order, each part whole before the next. */
export interface Restoration {
  /** Deepest first. */
  readonly takeOut: readonly TakenOut[]
  /** Folders that were made and go if they are empty, deepest first. */
  readonly removeFolders: readonly Seen[]
  /** Folders that are missing, parents first. */
  readonly makeFolders: readonly Seen[]
  /** Things that are missing and come from what was kept of them before. */
  readonly bringBack: readonly Seen[]
  /** Things that are there and get their permissions and time back, folders deepest first at the end. */
  readonly mark: readonly Seen[]
  /** What can't be had back: bytes of which only the name was held, and pipes, sockets and devices. */
  readonly lost: readonly Change[]
}

/** What takes changes back. `hasBytes`: whether the bytes of before are kept of a file. Pure. */
export function restoration(
  changes: readonly Change[],
  folders: readonly Seen[],
  hasBytes: (before: Seen) => boolean,
): Restoration {
  const takeOut: TakenOut[] = []
  const removeFolders: Seen[] = []
  const makeFolders: Seen[] = []
  const bringBack: Seen[] = []
  const mark: Seen[] = []
  const lost: Change[] = []
  const touched = new Set<string>()
  for (const change of changes) {
    if (change.what === 'made') {
      if (change.after.type === 'folder') removeFolders.push(change.after)
      else takeOut.push({ after: change.after })
      touched.add(parentPath(change.after.path))
      continue
    }
    const { before } = change
    touched.add(before.type === 'folder' ? before.path : parentPath(before.path)).add(parentPath(before.path))
    if (before.type === 'special' && (change.what === 'deleted' || change.what === 'replaced')) {
      lost.push(change)
      continue
    }
    if (change.what === 'deleted') {
      if (before.type === 'folder') makeFolders.push(before)
      else bringBack.push(before)
      continue
    }
    const { after } = change
    touched.add(parentPath(after.path))
    if (change.what === 'marked') {
      if (before.type !== 'folder') mark.push(before)
    } else if (change.what === 'rewritten' && !hasBytes(before)) {
      lost.push(change)
      if (after.path !== before.path) takeOut.push({ after, home: before })
    } else if (change.what === 'moved') takeOut.push({ after, home: before })
    else {
      takeOut.push({ after })
      bringBack.push(before)
    }
  }
  const depth = ({ path }: Seen) => (path === '' ? 0 : path.split('/').length)
  const deepestFirst = (a: Seen, b: Seen) => depth(b) - depth(a)
  return {
    takeOut: takeOut.sort((a, b) => deepestFirst(a.after, b.after)),
    removeFolders: removeFolders.sort(deepestFirst),
    makeFolders: makeFolders.sort((a, b) => depth(a) - depth(b)),
    bringBack,
    mark: [...mark, ...folders.filter(({ path }) => touched.has(path)).sort(deepestFirst)],
    lost,
  }
}
