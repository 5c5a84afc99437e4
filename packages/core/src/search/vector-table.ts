/** A vector in whole numbers from -127 to 127: a quarter of the memory, the direction kept to less than a degree. */
export function toInt8(vector: ArrayLike<number>): Int8Array {
  let most = 0
  for (let at = 0; at < vector.length; at += 1) most = Math.max(most, Math.abs(vector[at] ?? 0))
  const scale = most > 0 && Number.isFinite(most) ? 127 / most : 0
  return Int8Array.from({ length: vector.length }, (_, at) => Math.round((vector[at] ?? 0) * scale))
}

/** A file and how alike it is to what was asked: the cosine, -1 to 1. */
export interface Likeness {
  readonly id: string
  readonly likeness: number
}

/** After so many multiplications others get their turn. */
const BREATH = 4_000_000

/**
 * Vectors of one library, compared one by one: exact, and quick enough for 100,000 files. All have the length of the
 * first; one of another length is not taken.
 */
export class VectorTable {
  readonly #rows = new Map<string, number>()
  #ids: string[] = []
  #norms: number[] = []
  #cells = new Int8Array(0)
  #width = 0

  get size(): number {
    return this.#rows.size
  }

  /** Bytes that the vectors take; up to a quarter more is held for those to come. */
  get bytes(): number {
    return this.#rows.size * this.#width
  }

  /** Adds a vector, or replaces it; false when it has another length than those that are there, or is all zeros. */
  set(id: string, vector: Int8Array): boolean {
    const norm = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
    if (norm === 0) return false
    if (this.#rows.size === 0) this.#width = vector.length
    if (vector.length !== this.#width) return false
    const row = this.#rows.get(id) ?? this.#rows.size
    if ((row + 1) * this.#width > this.#cells.length) {
      const more = new Int8Array(Math.max(64, Math.ceil((row + 1) * 1.25)) * this.#width)
      more.set(this.#cells)
      this.#cells = more
    }
    this.#cells.set(vector, row * this.#width)
    this.#rows.set(id, row)
    this.#ids[row] = id
    this.#norms[row] = norm
    return true
  }

  /**
   * The `limit` vectors nearest to `query` that are at least `floor` alike, nearest first, equal ones by id. `breathe`
   * is waited for now and then, so that a large library does not keep everybody else waiting.
   */
  async nearest(
    query: Int8Array,
    options: { readonly limit: number; readonly floor: number; readonly breathe?: () => Promise<void> },
  ): Promise<Likeness[]> {
    const { limit, floor, breathe } = options
    const width = this.#width
    const norm = Math.sqrt(query.reduce((sum, value) => sum + value * value, 0))
    if (query.length !== width || norm === 0) return []
    const found: Likeness[] = []
    const atOnce = Math.max(1, Math.floor(BREATH / width))
    for (let row = 0; row < this.#ids.length; row += 1) {
      if (breathe && row > 0 && row % atOnce === 0) await breathe()
      const from = row * width
      let dot = 0
      for (let at = 0; at < width; at += 1) dot += (this.#cells[from + at] ?? 0) * (query[at] ?? 0)
      const likeness = dot / (norm * (this.#norms[row] ?? 1))
      if (likeness >= floor) found.push({ id: this.#ids[row] ?? '', likeness })
    }
    return found.sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1)).slice(0, limit)
  }
}
