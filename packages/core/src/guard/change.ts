/** One thing of a folder as it was seen at one moment. Paths are relative to the folder, '' is the folder itself. */
export interface Seen {
  readonly path: string
  readonly type: 'file' | 'folder' | 'link' | 'special'
  /** Which thing it is, whatever it is called: device and inode. */
  readonly id: string
  readonly sizeBytes: number
  /** Nanoseconds since 1970, as text: of its bytes, and of anything about it. */
  readonly modifiedNs: string
  readonly changedNs: string
  /** Permission bits. */
  readonly mode: number
  /** Of a symbolic link: what it holds. */
  readonly to?: string
}

/** What became of one thing. */
export type Change =
  | { readonly what: 'deleted'; readonly before: Seen }
  /** The same thing, with the same bytes, at another place. */
  | { readonly what: 'moved'; readonly before: Seen; readonly after: Seen }
  /** Another thing at its place. */
  | { readonly what: 'replaced'; readonly before: Seen; readonly after: Seen }
  /** The same thing with other bytes, wherever it lies now. */
  | { readonly what: 'rewritten'; readonly before: Seen; readonly after: Seen }
  /** Only its permissions or its time are others. */
  | { readonly what: 'marked'; readonly before: Seen; readonly after: Seen }
  | { readonly what: 'made'; readonly after: Seen }

/**
 * What became of a folder between two looks at it. `isRewritten`: whether the bytes of a file are others, asked where its size,
 * its time, or something unexplained about it changed. Folders are told apart by their paths. Pure.
 */
export function difference(
  before: readonly Seen[],
  after: readonly Seen[],
  isRewritten: (before: Seen, after: Seen) => boolean,
): readonly Change[] {
  const is = new Map(after.map((seen) => [seen.path, seen]))
  const was = new Map(before.map((seen) => [seen.path, seen]))
  const things = before.filter(({ type }) => type !== 'folder')
  const explained = new Set<string>()
  const found = new Map<Seen, Seen>()
  const find = (one: Seen, there: Seen | undefined) => {
    if (!there || !isSameThing(one, there) || explained.has(there.path)) return
    explained.add(there.path)
    found.set(one, there)
  }
  for (const one of things) find(one, is.get(one.path))
  const arrived = new Map(after.filter((seen) => !explained.has(seen.path)).map((seen) => [seen.id, seen]))
  for (const one of things) if (!found.has(one)) find(one, arrived.get(one.id))
  const changes: Change[] = []
  for (const one of before) {
    const same = one.type === 'folder' ? folderAt(one, is) : found.get(one)
    const there = is.get(one.path)
    if (same) {
      const what = kindOf(one, same, isRewritten)
      if (what) changes.push({ what, before: one, after: same })
    } else if (one.type !== 'folder' && there && there.type !== 'folder' && !explained.has(there.path)) {
      explained.add(there.path)
      changes.push({ what: 'replaced', before: one, after: there })
    } else changes.push({ what: 'deleted', before: one })
  }
  for (const seen of after)
    if (seen.type === 'folder' ? was.get(seen.path)?.type !== 'folder' : !explained.has(seen.path))
      changes.push({ what: 'made', after: seen })
  return changes
}

/** A file that is held keeps its inode for itself; that of a link or a pipe may be another's by now. */
const isSameThing = (one: Seen, there: Seen): boolean =>
  there.id === one.id &&
  there.type === one.type &&
  (one.type === 'file' || (there.to === one.to && there.modifiedNs === one.modifiedNs))

const folderAt = ({ path }: Seen, is: ReadonlyMap<string, Seen>): Seen | undefined => {
  const there = is.get(path)
  return there?.type === 'folder' ? there : undefined
}

/** What became of a thing that is still there; undefined where nothing did. */
function kindOf(
  before: Seen,
  after: Seen,
  isRewritten: (before: Seen, after: Seen) => boolean,
): 'moved' | 'rewritten' | 'marked' | undefined {
  const isMoved = before.path !== after.path
  const isTouched =
    before.modifiedNs !== after.modifiedNs || (before.type === 'file' && before.sizeBytes !== after.sizeBytes)
  const isMarked = before.mode !== after.mode
  const isUnexplained = !isMoved && !isMarked && before.changedNs !== after.changedNs
  if (before.type === 'file' && (isTouched || isUnexplained) && isRewritten(before, after)) return 'rewritten'
  if (isMoved) return 'moved'
  return isMarked || isTouched ? 'marked' : undefined
}
