import { seededRandom } from '../numeric/index.ts'

/** The demo is the same for everyone: it hangs on these numbers and on the hour alone. */
const SEED = 20_240_919

const HOUR_MS = 3_600_000

/** What demo items are made with: choices that come out the same each time, and moments before the hour that `nowMs` is in. */
export class Maker {
  readonly #random: () => number
  readonly #hourMs: number

  /** `salt` tells one sort of items from another. */
  constructor(nowMs: number, salt: number) {
    this.#random = seededRandom(SEED + salt)
    this.#hourMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS
  }

  /** One of several. */
  one<T>(of: readonly [T, ...T[]]): T {
    return of[Math.floor(this.#random() * of.length)] ?? of[0]
  }

  /** A whole number between two, both may come. */
  between(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1))
  }

  /** True so often, of 1. */
  chance(share: number): boolean {
    return this.#random() < share
  }

  /** A number of bytes between two, small ones as often as large ones. */
  bytes(least: number, most: number): number {
    return Math.round(least * (most / least) ** this.#random())
  }

  /** The moment so many hours ago, ISO 8601. */
  hoursAgo(hours: number): string {
    return new Date(this.#hourMs - hours * HOUR_MS).toISOString()
  }
}
