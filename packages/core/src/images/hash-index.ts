import { distance, type Hash } from './hashes.ts'

const PARTS = 4
const PART_BITS = 16
const VALUES = 1 << PART_BITS
/**
 * Of hashes with one value of a quarter so many are looked at, the first: with thousands of copies of one picture, or thousands of
 * pages of one form, each lookup costs the same all the same, and all of them meet the same first ones.
 */
const MOST_OF_ONE = 96

/**
 * Finds hashes within some bits of another without looking at all of them, all of them while no quarter is too common (multi-index hashing, M. Norouzi
 * et al., CVPR 2012): hashes that differ in at most r bits differ in at most r/4 bits in one of their four quarters, so
 * each quarter is looked up with up to that many bits turned over.
 */
export class HashIndex {
  readonly #high: Uint32Array
  readonly #low: Uint32Array
  /** For each quarter: where the hashes with that value begin in `#order`. */
  readonly #starts: Uint32Array[] = []
  readonly #order: Uint32Array[] = []
  /** The last query that met each hash, so that none is told twice. */
  readonly #seen: Uint32Array
  #query = 0

  constructor(hashes: readonly Hash[]) {
    this.#high = Uint32Array.from(hashes, ({ high }) => high)
    this.#low = Uint32Array.from(hashes, ({ low }) => low)
    this.#seen = new Uint32Array(hashes.length)
    for (let part = 0; part < PARTS; part++) {
      const values = Uint16Array.from(hashes, (hash) => quarter(hash, part))
      const starts = new Uint32Array(VALUES + 1)
      for (const value of values) starts[value + 1] = (starts[value + 1] ?? 0) + 1
      for (let value = 0; value < VALUES; value++) starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0)
      const next = starts.slice()
      const order = new Uint32Array(hashes.length)
      values.forEach((value, index) => {
        const place = next[value] ?? 0
        order[place] = index
        next[value] = place + 1
      })
      this.#starts.push(starts)
      this.#order.push(order)
    }
  }

  /** Calls `tell` once for each such hash that differs in at most `most` bits (at most 15). */
  search(hash: Hash, most: number, tell: (index: number, bits: number) => void): void {
    this.#query++
    const turned = masks(Math.floor(most / PARTS))
    for (let part = 0; part < PARTS; part++) {
      const value = quarter(hash, part)
      const starts = this.#starts[part]
      if (!starts) continue
      for (let at = 0; at < turned.length; at++) {
        const near = value ^ (turned[at] as number)
        const begin = starts[near] as number
        const end = starts[near + 1] as number
        // Nearly all are empty.
        if (begin < end) this.#look(part, begin, Math.min(end, begin + MOST_OF_ONE), hash, most, tell)
      }
    }
  }

  #look(
    part: number,
    begin: number,
    end: number,
    hash: Hash,
    most: number,
    tell: (index: number, bits: number) => void,
  ): void {
    const order = this.#order[part]
    for (let place = begin; place < end; place++) {
      const index = order?.[place] ?? 0
      if (this.#seen[index] === this.#query) continue
      this.#seen[index] = this.#query
      const bits = distance(this.#high[index] ?? 0, this.#low[index] ?? 0, hash.high, hash.low)
      if (bits <= most) tell(index, bits)
    }
  }
}

function quarter({ high, low }: Hash, part: number): number {
  const word = part < 2 ? high : low
  return part % 2 === 0 ? word & 0xffff : word >>> 16
}

const made: Uint16Array[] = []

/** All patterns of 16 bits with at most `most` bits set. */
function masks(most: number): Uint16Array {
  made[most] ??= Uint16Array.from(
    Array.from({ length: VALUES }, (_, value) => value).filter((value) => distance(value, 0, 0, 0) <= most),
  )
  return made[most]
}
