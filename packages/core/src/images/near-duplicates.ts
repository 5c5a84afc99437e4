import { findCopy, hasEvenGround, isSamePart, isSamePartThere, isSheet, type Leans, type Match } from './alike.ts'
import { areRecoloured, type Colours, isGray } from './colours.ts'
import { differenceOf, fitsWell, isTheSame } from './differences.ts'
import { groupLinks, type Trial } from './group-links.ts'
import { HashIndex } from './hash-index.ts'
import { frequencyHash } from './hashes.ts'
import { partsOnGround, TILTS, TURNS } from './parts.ts'
import { type Pair, placeIn, within } from './places.ts'
import { refined } from './refine.ts'
import { type Box, spreadOf, sumsOf, THUMB_SIDE, type Thumb, WHOLE } from './thumb.ts'
import { printOf, thumbOfWay, type View, viewsOf } from './views.ts'

/** A picture that is nearly of one brightness looks like every other such picture: only equal bytes say anything. */
const PLAIN = 6
/** After so many likely pairs that were none a picture is left alone, the likeliest having been tried first. */
const MOST_FAILURES = 60
/** Links of one picture to others of its set: more say nothing new. */
const MOST_LINKS = 6
/** Likeliest pairs of one picture that are looked at, of each number of bits that differ. */
const MOST_OF_BITS = 80
/** Ways in which one pair is looked at. */
const MOST_OF_PAIR = 3
const MOST_OF_APART = 2
/** Pairs of one picture that are fitted askew. */
const MOST_LEANS = 3
/** Pairs of one picture that are nearly alike, and are held against each other closely all the same. */
const MOST_HINTS = 4
/** Tiles that may show something else in a copy: one may by chance. From so many on they are two pictures. */
const MOST_CHANGED = 1
const SURELY_OTHER = 3
/** Links over something that was laid over one of the two come after all others. */
const ODD = 0.1
/** How many tables of sums (130 KB each) are kept at a time. */
const MOST_KEPT = 400

/** Which pictures may be copies of each other, by their indexes; any when left out. */
type MayPair = (a: number, b: number) => boolean

interface Usable {
  readonly index: number
  readonly thumb: Thumb
  readonly colours: Colours | undefined
  readonly isSheet: boolean
  readonly isEven: boolean
  readonly isGray: boolean
}

/**
 * Finds images that are copies of each other: compressed, scaled, cropped by up to about a quarter at a side, recoloured,
 * blurred, captioned, framed, turned, mirrored, tilted by up to six degrees, or shown on the even ground of another one. Answers
 * sets of two or more indexes, each index in at most one, by first index; the same ones in whatever order the images come.
 * Candidates come from two hashes; pairs are then compared tile by tile, so many for each picture at most, so that the time is
 * in proportion to the number of pictures, however many of them are copies of one. Pictures of one scene taken one after the other are no copies, and plain pictures
 * are never taken for copies here.
 */
export function nearDuplicates(
  thumbs: readonly Thumb[],
  mayPair: MayPair = () => true,
  colours: readonly (Colours | undefined)[] = [],
): number[][] {
  const usable = thumbs.flatMap((thumb, index): Usable[] =>
    spreadOf(thumb) >= PLAIN ? [{ index, thumb, colours: colours[index], ...kindsOf(thumb, colours[index]) }] : [],
  )
  // What is looked at first decides what is not looked at any more: by what they show, not by where they stand.
  usable.sort((a, b) => byBytes(a.thumb, b.thumb) || a.index - b.index)
  const search = new Search(usable, mayPair)
  const trials = search.trials()
  return groupLinks(usable.length, trials, {
    compare: (a, b) => search.compare(a, b),
    inPlace: (a, b, instead) => search.inPlace(a, b, instead),
  })
    .map((set) => set.map((member) => usable[member]?.index ?? 0).sort((a, b) => a - b))
    .sort(([a = 0], [b = 0]) => a - b)
}

const kindsOf = (thumb: Thumb, colours: Colours | undefined) => ({
  isSheet: isSheet(thumb),
  isEven: hasEvenGround(thumb),
  isGray: colours !== undefined && isGray(colours),
})

function byBytes(a: Thumb, b: Thumb): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] ?? 0) - (b[i] ?? 0)
  return 0
}

/** Another picture, as it is or set upright by a tilt, that a view may be a copy of. */
interface Candidate {
  readonly to: number
  readonly tilt: number
  readonly view: View
}

/** A picture, and in which way it is looked at. */
interface Seen {
  readonly of: number
  readonly way: number
}

type Likeness = Pick<Trial, 'strength' | 'isApart' | 'isOdd' | 'isSlight'>
const NOT_ALIKE: Likeness = { strength: 0 }

class Search {
  readonly #usable: readonly Usable[]
  readonly #mayPair: MayPair
  readonly #prints
  readonly #differences: HashIndex
  readonly #frequencies: HashIndex
  readonly #tilted: HashIndex
  readonly #kept = new Map<number, Float64Array>()
  /** Where each picture lies in another that is alike. */
  readonly #links = new Map<number, { readonly outer: Seen; readonly match: Match; readonly inner: Seen }>()
  readonly #partsKnown = new Map<number, readonly Box[]>()
  /** Pictures that are linked, by one of them each. */
  readonly #rootOf: Int32Array

  constructor(usable: readonly Usable[], mayPair: MayPair) {
    this.#usable = usable
    this.#mayPair = mayPair
    this.#prints = usable.map(({ thumb }) => printOf(sumsOf(thumb, THUMB_SIDE, THUMB_SIDE)))
    this.#differences = new HashIndex(this.#prints.map(({ difference }) => difference))
    this.#frequencies = new HashIndex(this.#prints.map(({ frequencies }) => frequencyHash(frequencies)))
    this.#tilted = new HashIndex(this.#prints.flatMap(({ tilts }) => tilts))
    this.#rootOf = Int32Array.from(usable, (_, at) => at)
  }

  /** Pairs that were compared, with how alike they are. */
  trials(): Trial[] {
    const trials: Trial[] = []
    for (const from of this.#usable.keys()) this.#tryAll(from, trials)
    return trials
  }

  #tryAll(from: number, trials: Trial[]): void {
    /** How alike each one is that was compared with this one, and in how many ways they were looked at. */
    const tried = new Map<number, Likeness>()
    const ways = new Map<number, number>()
    /** In which way those that are apart were looked at. */
    const apartBy = new Map<number, number>()
    const leans = { left: MOST_LEANS, hints: MOST_HINTS }
    let failures = 0
    let links = 0
    for (const candidates of this.#candidatesOf(from)) {
      for (const { to, tilt, view } of candidates) {
        const before = tried.get(to)
        // A page, or a board, lies on its own mirror image too, and shows something else there: only another way may tell.
        if ((before?.strength ?? 0) > 0 || (before?.isApart && apartBy.get(to) === view.way)) continue
        if (links >= MOST_LINKS && this.#root(from) === this.#root(to)) continue
        if (failures >= MOST_FAILURES) break
        const times = (ways.get(to) ?? 0) + 1
        if (times > (before?.isApart ? MOST_OF_APART : MOST_OF_PAIR)) continue
        ways.set(to, times)
        const likeness = this.#likeness({ of: from, way: view.way }, view, { of: to, way: tilt }, leans)
        if (likeness.isApart) apartBy.set(to, view.way)
        if (!before?.isApart || likeness.strength > 0) tried.set(to, likeness)
        if (likeness.strength === 0) failures += Number(times === 1)
        else {
          links += 1
          this.#rootOf[this.#root(from)] = this.#root(to)
        }
      }
    }
    for (const [to, likeness] of tried) trials.push({ a: from, b: to, ...likeness })
  }

  /** Compares two pictures as they are. */
  compare(a: number, b: number): Trial {
    return {
      a,
      b,
      ...this.#likeness({ of: a, way: 0 }, { box: WHOLE, isCrop: false }, { of: b, way: 0 }, { left: 0, hints: 0 }),
    }
  }

  /** Compares the second of two linked pictures with one that is like the first, where that one was found. */
  inPlace(a: number, b: number, instead: number): Trial {
    const link = this.#links.get(pairOf(a, b))
    if (!link) return { a: instead, b, ...NOT_ALIKE }
    const { match } = link
    const [outer, inner] = [link.outer, link.inner].map((seen) =>
      seen.of === a ? { of: instead, way: seen.way } : seen,
    ) as [Seen, Seen]
    const found = findCopy(this.#sums(outer.of, outer.way), match.box, this.#sums(inner.of, inner.way), {
      areEven: this.#areEven(outer.of, inner.of),
      leans: { left: 1, hints: 1 },
    })
    return { a: instead, b, ...(found ? this.#likenessOf(outer, found, inner) : NOT_ALIKE) }
  }

  /** How surely they are copies; whole pictures are fitted into each other both ways, for either may have more around it. */
  #likeness(a: Seen, { box, isCrop }: Pick<View, 'box' | 'isCrop'>, b: Seen, leans: Leans): Likeness {
    const how = { areEven: this.#areEven(a.of, b.of), leans }
    const [first, second] = [this.#sums(a.of, a.way), this.#sums(b.of, b.way)]
    const match = findCopy(first, box, second, how)
    const there = match ? this.#linked(a, match, b) : NOT_ALIKE
    if (match && (!match.isHint || there.strength > 0)) return there
    const back = isCrop ? undefined : findCopy(second, WHOLE, first, how)
    return back ? this.#linked(b, back, a) : there
  }

  /** Whether two states of both can be told apart: a red word becomes another gray than the blue one beside it, which is no other state. */
  #areEven(a: number, b: number): boolean {
    const [one, other] = [this.#usable[a], this.#usable[b]]
    return (one?.isEven && other?.isEven && one.isGray === other.isGray) ?? false
  }

  /** The same as `#likenessOf`; what is alike is kept with where it lies. */
  #linked(outer: Seen, match: Match, inner: Seen): Likeness {
    const likeness = this.#likenessOf(outer, match, inner)
    if (likeness.strength > 0) this.#links.set(pairOf(outer.of, inner.of), { outer, match, inner })
    return likeness
  }

  #likenessOf(outer: Seen, match: Match, inner: Seen): Likeness {
    const coloured = ({ of, way }: Seen) => ({ colours: this.#usable[of]?.colours, way })
    if (areRecoloured(coloured(outer), match, coloured(inner))) return { strength: 0, isApart: true }
    const [a, b] = [this.#sums(outer.of, outer.way), this.#sums(inner.of, inner.way)]
    const others = this.#othersOnGround(outer, match, inner)
    const seen = differenceOf(a, match, b)
    const { strength } = match
    if (others.length > 0) {
      if (isTheSame(seen)) {
        const place = refined(a, match, b)
        return others.every((part) => isSamePartThere(a, placeIn(place, part), b, part)) ? { strength } : NOT_ALIKE
      }
      const isLaidOver = !match.isHint && seen.changed > 0 && seen.changed < SURELY_OTHER && seen.isOnePatch
      return isLaidOver && fitsWell(seen) ? { strength: strength * ODD, isOdd: true } : NOT_ALIKE
    }
    if (match.isHint) return isTheSame(seen) ? { strength } : NOT_ALIKE
    const areSheets = this.#usable[outer.of]?.isSheet && this.#usable[inner.of]?.isSheet
    // Two sheets with hardly a mark are alike by their ground alone.
    if (!seen.isClear || (areSheets && seen.isSmooth)) return NOT_ALIKE
    if (match.isOtherState) return { strength: strength * ODD, isOdd: true, isApart: true }
    if (seen.changed === 0 || (seen.changed <= MOST_CHANGED && !fitsWell(seen))) return { strength }
    if (seen.changed <= MOST_CHANGED) return { strength: strength * ODD, isOdd: true, isSlight: true }
    if (seen.isCaption && !areSheets) return { strength: strength * ODD }
    // A line of a window or a form says something else in another state of it.
    const isLaidOver =
      seen.isOnePatch || (seen.isOneLine && !(this.#usable[outer.of]?.isEven && this.#usable[inner.of]?.isEven))
    if (seen.changed >= SURELY_OTHER && !isLaidOver) return { strength: 0, isApart: true }
    return { strength: strength * ODD, isOdd: true }
  }

  /**
   * What lies on the ground of one of them and is not there in the other, where that was found in it, by its place in the inner one: two
   * screens with another picture in one window are alike, and no copies.
   */
  #othersOnGround(outer: Seen, match: Match, inner: Seen): readonly Box[] {
    const [a, b] = [this.#sums(outer.of, outer.way), this.#sums(inner.of, inner.way)]
    const pairs = [
      ...this.#parts(inner).map((part): Pair => ({ part: placeIn(match, part), inOther: part })),
      ...this.#parts(outer).flatMap((part) => within(match, part) ?? []),
    ]
    return pairs.flatMap(({ part, inOther }) => (isSamePart(a, part, b, inOther) ? [] : [inOther]))
  }

  #parts({ of, way }: Seen): readonly Box[] {
    const key = of * (TURNS + TILTS.length) + way
    const known = this.#partsKnown.get(key)
    if (known) return known
    const parts = partsOnGround(thumbOfWay(this.#usable[of]?.thumb ?? NOTHING, way))
    this.#partsKnown.set(key, parts)
    return parts
  }

  /** Likely pairs by how few bits of a hash differ, the likeliest first. */
  #candidatesOf(from: number): readonly (readonly Candidate[])[] {
    const byBits: Candidate[][] = Array.from({ length: 16 }, () => [])
    const thumb = this.#usable[from]?.thumb
    const print = this.#prints[from]
    if (!thumb || !print) return []
    const consider = (to: number, tilt: number, view: View, bits: number) => {
      const list = byBits[bits]
      const [a, b] = [this.#usable[from]?.index ?? 0, this.#usable[to]?.index ?? 0]
      if (list && to !== from && list.length < MOST_OF_BITS && this.#mayPair(a, b)) list.push({ to, tilt, view })
    }
    for (const view of viewsOf(print, this.#sums(from), thumb)) {
      // Whole and turned views tell the same from both ends; a crop is a part of the other or is not.
      const tell = (to: number, bits: number) => {
        if (view.isCrop || to < from) consider(to, 0, view, bits)
      }
      if (view.difference) this.#differences.search(view.difference, view.bits.difference, tell)
      this.#frequencies.search(view.frequency, view.bits.frequency, tell)
      if (!view.isMiddle) continue
      this.#tilted.search(view.frequency, view.bits.frequency, (place, bits) => {
        consider(Math.floor(place / TILTS.length), TURNS + (place % TILTS.length), view, bits)
      })
    }
    return byBits
  }

  #root(of: number): number {
    let at = of
    while (this.#rootOf[at] !== at) {
      const next = this.#rootOf[this.#rootOf[at] ?? at] ?? at
      this.#rootOf[at] = next
      at = next
    }
    return at
  }

  /** Sums of thumbs, made when they are needed; those that were asked for last are kept, since likely copies come up again and again. */
  #sums(of: number, way = 0): Float64Array {
    const key = of * (TURNS + TILTS.length) + way
    const known = this.#kept.get(key)
    // What stands last in a map was asked for last.
    this.#kept.delete(key)
    const sums = known ?? this.#madeSums(of, way)
    this.#kept.set(key, sums)
    return sums
  }

  #madeSums(of: number, way: number): Float64Array {
    const thumb = thumbOfWay(this.#usable[of]?.thumb ?? NOTHING, way)
    const [oldest] = this.#kept.size >= MOST_KEPT ? this.#kept : []
    if (oldest) this.#kept.delete(oldest[0])
    return sumsOf(thumb, THUMB_SIDE, THUMB_SIDE, oldest?.[1])
  }
}

/** One number for two pictures, in whichever order. */
const pairOf = (a: number, b: number): number => Math.max(a, b) * 2 ** 26 + Math.min(a, b)

const NOTHING: Thumb = new Uint8Array(THUMB_SIDE * THUMB_SIDE)
