import { groupUnits } from '../classify/index.ts'
import type { Item } from '../item/index.ts'

/** Items that are gathered and judged at a time, where all at once would take too much memory. */
export const BATCH = 200

/** Items in pieces of `most` or a little more, in the order in which they come up: what belongs together is never parted. */
export function batches<T>(things: readonly T[], itemOf: (thing: T) => Item, most = BATCH): readonly (readonly T[])[] {
  const units = groupUnits(things.map(itemOf))
  const groups = Map.groupBy(things, (thing) => units.get(itemOf(thing).id) ?? itemOf(thing).id)
  const pieces: T[][] = []
  for (const group of groups.values()) {
    const last = pieces.at(-1)
    if (last && last.length + group.length <= most) last.push(...group)
    else pieces.push([...group])
  }
  return pieces
}
