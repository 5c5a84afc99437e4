import { isPicture } from '../classify/index.ts'
import type { Item } from '../item/index.ts'
import type { Group } from '../judge/index.ts'
import type { Draft } from './draft.ts'
import type { DraftEntry } from './entry.ts'

/** More styles than this are no overview any more. */
const MOST_STYLES = 12

/**
 * Pictures of a draft that styles can be told of (`withStyles`), in its order; how many styles so many fall into: as many as
 * each of them has pictures, or nearly; and whether they were told before.
 */
export function stylable({ entries }: Draft): {
  readonly pictures: readonly Item[]
  readonly groups: number
  readonly isTold: boolean
} {
  const seen = [...entries.values()].filter(isSeen)
  return {
    pictures: seen.map(({ item }) => item),
    groups: Math.max(2, Math.min(MOST_STYLES, Math.round(Math.sqrt(seen.length / 2)))),
    isTold: seen.some(({ verdict }) => verdict.facets?.style !== undefined),
  }
}

const isSeen = ({ verdict }: DraftEntry): boolean => verdict.by !== 'bundle' && isPicture(verdict.fileKind)

/**
 * The same draft with what was seen of its pictures all together: the style of each (`clusterImages`). No edit, for nothing
 * lies elsewhere by it: a shape that divides by style makes folders of them.
 */
export function withStyles(draft: Draft, groups: readonly Group[]): Draft {
  const entries = new Map(draft.entries)
  for (const { name, itemIds } of groups)
    for (const id of itemIds) {
      const entry = entries.get(id)
      if (!entry) continue
      const { verdict } = entry
      entries.set(id, { ...entry, verdict: { ...verdict, facets: { ...verdict.facets, style: name } } })
    }
  return { ...draft, entries }
}

/** Styles that a draft was told, as `withStyles` takes them. */
export function stylesIn({ entries }: Draft): readonly Group[] {
  const groups = Map.groupBy(
    [...entries.values()].filter(({ verdict }) => verdict.facets?.style !== undefined),
    ({ verdict }) => verdict.facets?.style ?? '',
  )
  return [...groups].map(([name, members]) => ({ name, itemIds: members.map(({ item }) => item.id) }))
}
