/** Two things that were compared. */
export interface Trial {
  readonly a: number
  readonly b: number
  /** How alike they are, 0 (not at all) to 1. */
  readonly strength: number
}

/**
 * Two groups become one when at least this share of the pairs between them that were compared are alike: two crops
 * of one picture from different sides are compared and hold neither the other. */
const ENOUGH = 0.15
/** A smaller share is enough where the alike pairs are many, or one of the groups is small: crops of one picture hold few of its other edits. */
const ENOUGH_OF_MANY = 0.04
const MANY = 4
/** So many pairs have to be alike where both groups have more than one member: one may always be chance. */
const LEAST_LINKS = 2

/**
 * Groups of two or more things by which of them are alike, strongest first. One pair does not join two groups: of the pairs between them
 * that were compared a seventh has to be alike, so that a chain of small likenesses never ties strangers together. What was not
 * compared says nothing. Each thing is in at most one group; members in rising order, groups by their first member.
 */
export function groupLinks(count: number, trials: readonly Trial[]): number[][] {
  const groups = Array.from({ length: count }, (_, i) => [i])
  const groupOf = Int32Array.from({ length: count }, (_, i) => i)
  const between = new Between(trials)
  const strongest = [...between.pairs()].sort((x, y) => y.strength - x.strength || x.a - y.a || x.b - y.b)
  // What was refused may be right once both groups have grown: go round until nothing changes.
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false
    for (const { a, b } of strongest) {
      const [first, second] = [groupOf[a] ?? a, groupOf[b] ?? b]
      if (first === second) continue
      const { alike, tried } = between.count(first, second)
      const smaller = Math.min(groups[first]?.length ?? 1, groups[second]?.length ?? 1)
      const isMany = alike >= (smaller < MANY ? LEAST_LINKS : MANY)
      if (alike < (isMany ? ENOUGH_OF_MANY : ENOUGH) * tried || alike < Math.min(LEAST_LINKS, smaller)) continue
      const [into, from] = between.size(first) >= between.size(second) ? [first, second] : [second, first]
      between.merge(into, from)
      for (const member of groups[from] ?? []) groupOf[member] = into
      groups[into] = [...(groups[into] ?? []), ...(groups[from] ?? [])]
      groups[from] = []
      hasChanged = true
    }
  }
  return groups
    .filter(({ length }) => length > 1)
    .map((members) => members.toSorted((x, y) => x - y))
    .sort(([x = 0], [y = 0]) => x - y)
}

interface Count {
  alike: number
  tried: number
}

/** How many pairs between two groups were compared, and how many of them are alike; a thing begins as its own group. */
class Between {
  readonly #pairs = new Map<string, Trial>()
  readonly #counts = new Map<number, Map<number, Count>>()

  constructor(trials: readonly Trial[]) {
    const all = new Map<string, Trial>()
    for (const { a, b, strength } of trials) {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      const key = `${low} ${high}`
      // A pair may have been compared from both ends, and is alike when it is from one.
      if ((all.get(key)?.strength ?? -1) < strength) all.set(key, { a: low, b: high, strength })
    }
    for (const [key, { a, b, strength }] of all) {
      if (strength > 0) this.#pairs.set(key, { a, b, strength })
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const)
        this.#add(one, other, { alike: Number(strength > 0), tried: 1 })
    }
  }

  pairs(): Iterable<Trial> {
    return this.#pairs.values()
  }

  count(one: number, other: number): Readonly<Count> {
    return this.#counts.get(one)?.get(other) ?? { alike: 0, tried: 0 }
  }

  /** How many groups it was compared with. */
  size(of: number): number {
    return this.#counts.get(of)?.size ?? 0
  }

  merge(into: number, from: number): void {
    for (const [other, count] of this.#counts.get(from) ?? []) {
      this.#counts.get(other)?.delete(from)
      if (other === into) continue
      this.#add(into, other, count)
      this.#add(other, into, count)
    }
    this.#counts.delete(from)
  }

  #add(one: number, other: number, { alike, tried }: Count): void {
    const counts = this.#counts.get(one) ?? new Map<number, Count>()
    this.#counts.set(one, counts)
    const known = counts.get(other) ?? { alike: 0, tried: 0 }
    counts.set(other, { alike: known.alike + alike, tried: known.tried + tried })
  }
}
