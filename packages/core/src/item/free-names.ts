import { collisionKey } from './fold.ts'
import { numberedName } from './name.ts'

/**
 * Finds numbers for names that are taken, and remembers where each search stopped: ten thousand wishes for one name don't
 * cost their square. Long names are cut to make room for the number, so wishes that become alike share one memory.
 */
export class FreeNumbers {
  readonly #keyOf: (name: string) => string
  readonly #next = new Map<string, number>()

  /** `keyOf`: names with one key can't lie side by side. Left out: the collision key. */
  constructor(keyOf: (name: string) => string = collisionKey) {
    this.#keyOf = keyOf
  }

  /** The first number, 1 meaning none, that `fits` accepts for a name in a folder. What was taken once stays taken. */
  first(folder: string, name: string, fits: (number: number) => boolean): number {
    if (fits(1)) return 1
    for (let low = 2, high = 10; ; low = high, high *= 10) {
      // All names with a number of so many digits that this wish could get have this one as their like.
      const likes = `${folder}\0${this.#keyOf(numberedName(name, high / 10))}`
      let number = Math.max(low, this.#next.get(likes) ?? low)
      while (number < high && !fits(number)) number += 1
      this.#next.set(likes, number)
      if (number < high) return number
    }
  }
}

/** A name with its number; 1 is the name itself. */
export function numbered(name: string, number: number): string {
  return number === 1 ? name : numberedName(name, number)
}

/** Which names are taken in which folders, and the next free one for a wish. */
export class FreeNames {
  readonly #keyOf: (name: string) => string
  readonly #numbers: FreeNumbers
  readonly #taken = new Map<string, Set<string>>()

  /** `keyOf`: names with one key can't lie side by side. Left out: the collision key. */
  constructor(keyOf: (name: string) => string = collisionKey) {
    this.#keyOf = keyOf
    this.#numbers = new FreeNumbers(keyOf)
  }

  /** Notes a name that is taken already. */
  add(folder: string, name: string): void {
    this.#keys(folder).add(this.#keyOf(name))
  }

  /** True when a name of a folder can't be had. */
  has(folder: string, name: string): boolean {
    return this.#keys(folder).has(this.#keyOf(name))
  }

  /** Takes the name itself, or the first free of `name (2).ext`, `name (3).ext`, …; at most 255 bytes of UTF-8. */
  take(folder: string, name: string): string {
    const free = numbered(
      name,
      this.#numbers.first(folder, name, (number) => !this.has(folder, numbered(name, number))),
    )
    this.add(folder, free)
    return free
  }

  #keys(folder: string): Set<string> {
    let keys = this.#taken.get(folder)
    if (keys === undefined) {
      keys = new Set()
      this.#taken.set(folder, keys)
    }
    return keys
  }
}
