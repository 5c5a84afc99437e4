/** Two things that were found alike. */
export interface Link {
  readonly a: number
  readonly b: number
  /** How much, 0 to 1. */
  readonly strength: number
}

/** Two groups become one when at least this share of the pairs between them is linked: nearly a third. */
const ENOUGH = 0.3

/**
 * Groups of two or more things by their links, strongest first. A single link does not join two groups: of the pairs
 * between them nearly a third has to be linked, so that a chain of small likenesses never ties strangers together. Each thing is
 * in at most one group; members in rising order, groups by their first member.
 */
export function groupLinks(count: number, links: readonly Link[]): number[][] {
  const groups = new Map<number, number[]>()
  const groupOf = Int32Array.from({ length: count }, (_, i) => i)
  const linked = new Set<number>()
  for (const { a, b } of links) linked.add(Math.min(a, b) * count + Math.max(a, b))
  const isLinked = (a: number, b: number) => linked.has(Math.min(a, b) * count + Math.max(a, b))
  const membersOf = (group: number) => groups.get(group) ?? [group]
  const ordered = links.toSorted(
    (x, y) =>
      y.strength - x.strength || Math.min(x.a, x.b) - Math.min(y.a, y.b) || Math.max(x.a, x.b) - Math.max(y.a, y.b),
  )
  /** Pairs of groups, with their sizes, that have too few links: nothing changes before one of them grows. */
  const refused = new Set<string>()
  // What was refused may be right once both groups have grown: go round until nothing changes.
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false
    for (const { a, b } of ordered) {
      const [first = a, second = b] = [groupOf[a], groupOf[b]]
      if (first === second) continue
      const [left, right] = [membersOf(first), membersOf(second)]
      const attempt = `${first} ${left.length} ${second} ${right.length}`
      if (refused.has(attempt)) continue
      let pairs = 0
      for (const one of left) for (const other of right) if (isLinked(one, other)) pairs++
      if (pairs < ENOUGH * left.length * right.length) {
        refused.add(attempt)
        continue
      }
      groups.set(first, [...left, ...right])
      groups.delete(second)
      for (const member of right) groupOf[member] = first
      hasChanged = true
    }
  }
  return [...groups.values()]
    .map((members) => members.toSorted((x, y) => x - y))
    .sort((x, y) => (x[0] ?? 0) - (y[0] ?? 0))
}
