import { folderIn } from '../kinds/index.ts'
import type { Language } from '../reasons/index.ts'

/** What groups are made by beside their method. */
export interface GroupOptions {
  readonly nowMs: number
  /** The person's clock east of UTC; 0 when left out. */
  readonly utcOffsetMinutes?: number
  /** The language that groups are named in; English when left out. */
  readonly language?: Language
}

/** Groups by their names, in the order in which they are shown; none is empty. */
export type Groups<T> = ReadonlyMap<string, readonly T[]>

export interface InGroupsOptions {
  readonly language: Language
  /** English names in the order in which their groups come; the others follow, the largest first, then by name. */
  readonly order?: readonly string[]
  /** The English name of the group that comes after all others, whatever its size. */
  readonly last?: string
}

/** Items by the English names of their groups, which are then said in a language. */
export function inGroups<T>(
  items: readonly T[],
  groupsOf: (item: T) => readonly string[],
  { language, order = [], last }: InGroupsOptions,
): Groups<T> {
  const groups = new Map<string, T[]>()
  for (const item of items)
    for (const group of groupsOf(item)) {
      const members = groups.get(group)
      if (members) members.push(item)
      else groups.set(group, [item])
    }
  const rank = new Map(order.map((name, at) => [name, at]))
  const rankOf = (name: string) => rank.get(name) ?? (name === last ? order.length + 1 : order.length)
  const sorted = [...groups].sort(
    ([a, one], [b, other]) => rankOf(a) - rankOf(b) || other.length - one.length || (a < b ? -1 : Number(a > b)),
  )
  return new Map(sorted.map(([name, members]) => [folderIn(language, name), members]))
}

/** The time of an ISO 8601 date in ms, one without a zone taken as universal time; undefined for anything else. */
export function msOf(date: string): number | undefined {
  const hasNoZone = /^\d{4}-\d\d-\d\dT[\d:.]+$/u.test(date)
  const ms = Date.parse(hasNoZone ? `${date}Z` : date)
  return Number.isNaN(ms) ? undefined : ms
}
