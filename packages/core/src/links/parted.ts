import { type Item, isWithin, joinPath, parentPath } from '../item/index.ts'
import { type Move, movesIn, type Plan } from '../plan/index.ts'
import { mayLink } from './links-in.ts'

/** A list or a note is smaller; what is larger is not read for links. */
export const LARGEST_LINKING_BYTES = 2 * 1024 * 1024
/** So many files are read for links. */
const MOST_LINKING = 5000

/** The items whose links are worth reading, and how many more there are; folders that move whole (`bundles`, by path) are none. */
export function linkingItems(
  items: Iterable<Item>,
  bundles: { has(path: string): boolean },
): { readonly items: readonly Item[]; readonly moreCount: number } {
  const linking: Item[] = []
  for (const item of items)
    if (mayLink(item.name) && item.sizeBytes <= LARGEST_LINKING_BYTES && !bundles.has(item.path)) linking.push(item)
  return { items: linking.slice(0, MOST_LINKING), moreCount: Math.max(0, linking.length - MOST_LINKING) }
}

/** A link that leads somewhere today and would not after a plan: both by where they lie today. */
export interface PartedLink {
  readonly from: string
  readonly to: string
}

/**
 * The links that a plan would part: of files that were read for links (`linksIn`, by path), those to something that is there,
 * where one of both goes elsewhere than the other. `isThere`: whether something lies at a path today. `inPlace` false: what moves
 * goes to another root than what stays. Pure.
 */
export function partedLinks(
  plan: Pick<Plan, 'acts'>,
  links: ReadonlyMap<string, readonly string[]>,
  { isThere, inPlace }: { readonly isThere: (path: string) => boolean; readonly inPlace: boolean },
): readonly PartedLink[] {
  const moves = new Map(movesIn(plan.acts).map((move) => [move.from, move]))
  const placeOf = (path: string): string => {
    const move = moving(path, moves)
    if (move === undefined) return inPlace ? path : `\0${path}`
    return move.from === path ? move.to : joinPath(move.to, path.slice(move.from.length + 1))
  }
  return [...links].flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      if (!isThere(to)) return []
      return relative(from, to) === relative(placeOf(from), placeOf(to)) ? [] : [{ from, to }]
    }),
  )
}

/** The move that takes a path along: its own, or that of a folder which moves whole. */
function moving(path: string, moves: ReadonlyMap<string, Move>): Move | undefined {
  for (let at = path; at !== ''; at = parentPath(at)) {
    const move = moves.get(at)
    if (move && (at === path || move.what === 'bundle')) return move
  }
  return undefined
}

/** How one path says another: steps up, then down. */
function relative(from: string, to: string): string {
  let shared = parentPath(from)
  let ups = 0
  while (shared !== '' && !isWithin(shared, to)) {
    shared = parentPath(shared)
    ups += 1
  }
  return `${'../'.repeat(ups)}${shared === '' ? to : to.slice(shared.length + 1)}`
}
