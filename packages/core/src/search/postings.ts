/** Room for a weight below the number of an item; numbers stay whole up to 2 ** 53. */
const SHIFT = 2 ** 16
export const MOST_WEIGHT = SHIFT - 1

/**
 * Which items hold a term, and how much it weighs there: a number for the item and its weight in one double, since a library of
 * a million files has ten million of these. A term that one item holds is kept without a list.
 */
export class Postings {
  readonly #places = new Map<string, number | number[]>()

  /** Adds a whole weight from 1 to 65,535; true when no item held the term before. */
  add(term: string, item: number, weight: number): boolean {
    const posting = item * SHIFT + weight
    const known = this.#places.get(term)
    if (known === undefined) this.#places.set(term, posting)
    else if (typeof known === 'number') this.#places.set(term, [known, posting])
    else known.push(posting)
    return known === undefined
  }

  each(term: string, visit: (item: number, weight: number) => void): void {
    const known = this.#places.get(term)
    if (known === undefined) return
    if (typeof known === 'number') visit(Math.floor(known / SHIFT), known % SHIFT)
    else for (const posting of known) visit(Math.floor(posting / SHIFT), posting % SHIFT)
  }

  /** How many items held the term when it was last tidied, and since. */
  count(term: string): number {
    const known = this.#places.get(term) ?? []
    return typeof known === 'number' ? 1 : known.length
  }

  /** True when one of the items that are still there holds the term. */
  isHeld(term: string, isThere: (item: number) => boolean): boolean {
    const known = this.#places.get(term)
    if (known === undefined) return false
    if (typeof known === 'number') return isThere(Math.floor(known / SHIFT))
    return known.some((posting) => isThere(Math.floor(posting / SHIFT)))
  }

  /** Forgets items that are gone, and returns the terms that went with them. */
  tidy(isThere: (item: number) => boolean): string[] {
    const gone: string[] = []
    for (const [term, known] of this.#places) {
      const left = (typeof known === 'number' ? [known] : known).filter((one) => isThere(Math.floor(one / SHIFT)))
      const [only] = left
      if (only === undefined) {
        this.#places.delete(term)
        gone.push(term)
      } else this.#places.set(term, left.length === 1 ? only : left)
    }
    return gone
  }
}
