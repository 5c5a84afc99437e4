/** Two things that were compared. */
export interface Trial {
  readonly a: number
  readonly b: number
  /** How alike they are, 0 (not at all) to 1. */
  readonly strength: number
  /** True when it was seen that they are two things, however alike: the same but for a place, or for their colours. */
  readonly isApart?: boolean
  /** True when they are alike but for one place, as if something were laid over one of them: that holds for one thing, not for two groups. */
  readonly isOdd?: boolean
  /** True when that place is so small that it may be chance: two things that stand alone are alike all the same. */
  readonly isSlight?: boolean
}

/** What is compared only once it is asked for. */
interface Asked {
  /** Compares two things as they are. */
  readonly compare: (a: number, b: number) => Trial
  /** Compares the second of two things that are alike with what is like the first, at the place where that one was found. */
  readonly inPlace: (a: number, b: number, insteadOfA: number) => Trial
}

/**
 * Two groups become one when at least this share of the pairs between them that were compared are alike: two crops
 * of one picture from different sides are compared and hold neither the other. */
const ENOUGH = 0.15
/** A smaller share is enough where the alike pairs are many, or one of the groups is small: crops of one picture hold few of its other edits. */
const ENOUGH_OF_MANY = 0.04
const MANY = 4
/**
 * Two groups stay two when so many pairs between them were seen to be apart, and not many times as many are alike: what was edited much tells
 * two nearly equal things no longer from each other, and what was edited little does.
 */
const LEAST_APART = 2
const ALIKE_TO_APART = 4
/** So many things of each of two larger groups, those that are most like others of it, are compared, and decide when so large a share is apart. */
const SPOKESMEN = 3
const SPOKEN_APART = 0.2
/** Where so large a share of all pairs is alike, and hardly one apart, nearly all that are asked have to say that they are apart. */
const PLAINLY = 0.3
const PLAINLY_NOT_APART = 10
const SPOKEN_AGAINST_PLAIN = 0.8
/** So many pairs have to be alike where both groups have more than one member: one may always be chance. */
const LEAST_LINKS = 2
/** Of large groups there have to be more, one for so many things of the smaller one. */
const THINGS_OF_LINK = 3
/** From so many things on a group is no chance. */
const FEW = 3
/** Where few pairs speak for a small group, so many things that are most like the one in the large group are held against the other. */
const MOST_ASKED = 4
/**
 * One link alone is enough at last for a thing that belongs to nothing, where it is so strong, so many of the group were tried, and none was
 * seen to be another thing: a crop holds few of the other edits, and strangers are hardly ever likely copies of so many of one group.
 */
const LONE_STRENGTH = 0.75
const LONE_TRIED = 8
const leastLinks = (smaller: number): number =>
  Math.max(Math.min(LEAST_LINKS, smaller), Math.min(MANY, Math.ceil(smaller / THINGS_OF_LINK)))

/**
 * Groups of two or more things by which of them are alike, strongest first. One pair does not join two groups: of the pairs between them
 * that were compared a seventh has to be alike, so that a chain of small likenesses never ties strangers together. What was not
 * compared says nothing. Of two larger groups the things that were edited least are compared directly (`compare`), and where a single pair
 * speaks for a small one, what is like the one is held against the other (`inPlace`). Each thing is in at most one group; members in rising order, groups by their first member.
 */
export function groupLinks(count: number, trials: readonly Trial[], asked?: Asked): number[][] {
  const groups = Array.from({ length: count }, (_, i) => [i])
  const groupOf = Int32Array.from({ length: count }, (_, i) => i)
  const between = new Between(trials)
  const strongest = [...between.pairs()].sort((x, y) => y.strength - x.strength || x.a - y.a || x.b - y.b)
  // What was refused may be right once both groups have grown: go round until nothing changes, and then with lone links too.
  let mayBeLone = false
  for (let hasChanged = true; hasChanged || !mayBeLone; ) {
    mayBeLone ||= !hasChanged
    hasChanged = false
    for (const { a, b, strength, isOdd } of strongest) {
      const [first, second] = [groupOf[a] ?? a, groupOf[b] ?? b]
      if (first === second) continue
      const smaller = Math.min(groups[first]?.length ?? 1, groups[second]?.length ?? 1)
      // One thing may have something laid over it. Several that differ from others by the same place are another thing.
      const larger = Math.max(groups[first]?.length ?? 1, groups[second]?.length ?? 1)
      if (asked && smaller < MANY && larger >= MANY) {
        const [of, lone] = (groups[first]?.length ?? 1) === larger ? [a, b] : [b, a]
        between.askMore(of, lone, groups[groupOf[of] ?? of] ?? [], groupOf, asked)
      }
      const { tried, ...count } = between.count(first, second)
      const alone = larger < FEW ? count.odd - count.slight : 0
      const alike = count.alike - (smaller >= FEW ? count.odd : alone)
      const isMany = alike >= (smaller < MANY ? LEAST_LINKS : MANY)
      const isEnough =
        alike >= (isMany ? ENOUGH_OF_MANY : ENOUGH) * tried &&
        alike >= (larger < MANY ? leastLinks(smaller) : Math.max(LEAST_LINKS, leastLinks(smaller)))
      const isLone = mayBeLone && smaller === 1 && larger >= MANY && strength >= LONE_STRENGTH && !isOdd
      if (!isEnough && !(isLone && tried >= LONE_TRIED && isUndisputed(count))) continue
      if (between.areApart(first, second, smaller)) continue
      if (asked && smaller >= MANY) {
        const isPlain = alike >= PLAINLY * tried && (count.apart.length / 2 + count.odd) * PLAINLY_NOT_APART <= alike
        const least = isPlain ? SPOKEN_AGAINST_PLAIN : SPOKEN_APART
        const spoken = between.ask(groups[first] ?? [], groups[second] ?? [], { compare: asked.compare, least })
        if (spoken.areApart || (!spoken.areAlike && alike < ENOUGH * tried)) continue
      }
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

/** A pair may have been compared from both ends. It is alike when it is from one, and two things when it is from one; where it is both, it says nothing. */
function fromBothEnds({ a, b, ...now }: Trial, before?: Trial): Trial {
  const ends = [now, ...(before ? [before] : [])]
  const areSame = ends.some((end) => end.strength > 0 && !end.isOdd)
  if (ends.some((end) => end.isApart && end.strength === 0))
    return areSame ? { a, b, strength: 0 } : { a, b, strength: 0, isApart: true }
  const most = Math.max(...ends.map((end) => end.strength))
  if (areSame || most === 0) return { a, b, strength: most }
  const isSlight = ends.some((end) => end.isSlight)
  return { a, b, strength: most, isOdd: true, isSlight, ...(ends.some((end) => end.isApart) && { isApart: true }) }
}

interface Count {
  alike: number
  /** Of these, such as are alike but for one place. */
  odd: number
  /** Of these, such as may be so by chance. */
  slight: number
  tried: number
  /** Both things of each pair that was seen to be two things. */
  apart: readonly number[]
  /** The same of pairs that are odd, and of two things where several of them are. */
  states: readonly number[]
}
/** Nothing that was compared speaks against it. */
const isUndisputed = ({ odd, apart, states }: Pick<Count, 'odd' | 'apart' | 'states'>): boolean =>
  odd === 0 && apart.length === 0 && states.length === 0
const NONE: Readonly<Count> = { alike: 0, odd: 0, slight: 0, tried: 0, apart: [], states: [] }

/** How many pairs between two groups were compared, and how many of them are alike; a thing begins as its own group. */
class Between {
  readonly #pairs = new Map<string, Trial>()
  readonly #counts = new Map<number, Map<number, Count>>()

  readonly #all = new Map<string, Trial>()
  /** Pairs for which more was asked. */
  readonly #asked = new Set<string>()
  /** How alike each thing is to others, the strongest first. */
  readonly #strengths = new Map<number, { readonly to: number; readonly strength: number }[]>()

  constructor(trials: readonly Trial[]) {
    for (const trial of trials) {
      const [low, high] = [Math.min(trial.a, trial.b), Math.max(trial.a, trial.b)]
      const before = this.#all.get(keyOf(low, high))
      this.#all.set(keyOf(low, high), fromBothEnds({ ...trial, a: low, b: high }, before))
    }
    for (const [key, trial] of this.#all) {
      if (trial.strength > 0) this.#pairs.set(key, trial)
      this.#keep(trial)
    }
    for (const list of this.#strengths.values()) list.sort((x, y) => y.strength - x.strength || x.to - y.to)
  }

  /** Counts a pair between the groups of its two things. */
  #keep(trial: Trial, groupOf?: Int32Array): void {
    const { a, b, strength, isApart, isOdd, isSlight } = trial
    this.#all.set(keyOf(a, b), trial)
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      this.#add(groupOf?.[one] ?? one, groupOf?.[other] ?? other, {
        alike: Number(strength > 0),
        odd: Number(strength > 0 && (isOdd ?? false)),
        slight: Number(strength > 0 && (isOdd ?? false) && (isSlight ?? false)),
        tried: 1,
        apart: isApart && strength === 0 ? [a, b] : [],
        states: isApart && strength > 0 ? [a, b] : [],
      })
      if (strength > 0) this.#strengths.set(one, [...(this.#strengths.get(one) ?? []), { to: other, strength }])
    }
  }

  /** Whether what was compared says that two groups are of two things. */
  areApart(one: number, other: number, smaller: number): boolean {
    const { alike, apart: surely, states } = this.count(one, other)
    const apart = smaller >= FEW ? [...surely, ...states] : surely
    // One thing alone does not divide two larger groups: a watermark makes it another state of its own picture.
    const ofOne =
      smaller >= MANY
        ? Math.max(0, ...[...Map.groupBy(apart, (thing) => thing).values()].map(({ length }) => length))
        : 0
    const pairs = apart.length / 2 - ofOne
    return pairs >= (smaller < FEW ? 1 : LEAST_APART) && pairs * ALIKE_TO_APART >= alike
  }

  /** Whether what speaks for two groups says that they are of two things, and whether it says anything for their being one. */
  ask(
    first: readonly number[],
    second: readonly number[],
    { compare, least }: { readonly compare: (a: number, b: number) => Trial; readonly least: number },
  ) {
    let [alike, apart] = [0, 0]
    for (const a of this.#spokesmen(first))
      for (const b of this.#spokesmen(second)) {
        const key = keyOf(Math.min(a, b), Math.max(a, b))
        const trial = this.#all.get(key) ?? compare(a, b)
        this.#all.set(key, trial)
        alike += Number(trial.strength > 0 && !trial.isOdd)
        apart += Number((trial.isApart || trial.isOdd) ?? false)
      }
    return { areApart: apart > 0 && apart >= least * (alike + apart), areAlike: alike > 0 }
  }

  /** Holds what is most like one of two alike things against the other, once, where few pairs speak for the two. */
  askMore(one: number, other: number, group: readonly number[], groupOf: Int32Array, { inPlace }: Asked): void {
    const key = keyOf(Math.min(one, other), Math.max(one, other))
    const { alike, apart } = this.count(groupOf[one] ?? one, groupOf[other] ?? other)
    const isDoubtful = alike < LEAST_LINKS || (apart.length > 0 && alike <= (apart.length / 2) * ALIKE_TO_APART)
    if (!isDoubtful || this.#asked.has(key) || this.#all.get(key)?.isOdd) return
    this.#asked.add(key)
    const of = new Set(group)
    const near = (this.#strengths.get(one) ?? []).filter(
      ({ to }) => of.has(to) && !this.#all.has(keyOf(Math.min(to, other), Math.max(to, other))),
    )
    for (const { to } of near.slice(0, MOST_ASKED)) {
      this.#keep({ ...inPlace(one, other, to), a: Math.min(to, other), b: Math.max(to, other) }, groupOf)
    }
  }

  /** Those of a group that are most like three others of it: what was edited least lies in the middle of all edits. */
  #spokesmen(group: readonly number[]): readonly number[] {
    const of = new Set(group)
    const middling = group.map((member) => {
      const own = (this.#strengths.get(member) ?? []).filter(({ to }) => of.has(to)).slice(0, SPOKESMEN)
      return { member, sum: own.reduce((sum, { strength }) => sum + strength, 0) }
    })
    middling.sort((x, y) => y.sum - x.sum || x.member - y.member)
    return middling.slice(0, SPOKESMEN).map(({ member }) => member)
  }

  pairs(): Iterable<Trial> {
    return this.#pairs.values()
  }

  count(one: number, other: number): Readonly<Count> {
    return this.#counts.get(one)?.get(other) ?? NONE
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

  #add(one: number, other: number, { alike, odd, slight, tried, apart, states }: Count): void {
    const counts = this.#counts.get(one) ?? new Map<number, Count>()
    this.#counts.set(one, counts)
    const known = counts.get(other) ?? NONE
    counts.set(other, {
      alike: known.alike + alike,
      odd: known.odd + odd,
      slight: known.slight + slight,
      tried: known.tried + tried,
      apart: [...known.apart, ...apart],
      states: [...known.states, ...states],
    })
  }
}

const keyOf = (low: number, high: number): string => `${low} ${high}`
