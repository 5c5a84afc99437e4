/** What a tab remembers in lists, by their names. A list that is the same array as before holds the same things. */
export type SavedLists = Readonly<Record<string, readonly unknown[]>>

/** Things that are written together: one that changed is written with its neighbours. */
export const PIECE = 50

/** A piece of a list that is not what was kept before; without `things` it is to be taken away. */
export interface ChangedPiece {
  readonly list: string
  readonly at: number
  readonly things?: readonly unknown[]
}

/** The pieces in which lists differ from those that were kept before: things are the same when they are the very same object. */
export function* changedPieces(before: SavedLists, now: SavedLists): Generator<ChangedPiece> {
  for (const list of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [old = [], things = []] = [before[list], now[list]]
    if (old === things) continue
    for (let at = 0; at * PIECE < Math.max(old.length, things.length); at += 1) {
      const [was, is] = [old, things].map((all) => all.slice(at * PIECE, (at + 1) * PIECE)) as [unknown[], unknown[]]
      if (is.length === 0) yield { list, at }
      else if (is.length !== was.length || is.some((thing, index) => thing !== was[index]))
        yield { list, at, things: is }
    }
  }
}
