/** Tiles a side. */
export const TILES = 8
const ALL = TILES * TILES
/** Brightness in a tile that spreads less than this is ground without a mark. */
const BARE = 3

/** The correlation of each marked tile of two pictures, and how strong its marks are. */
export interface Tiles {
  readonly fits: Float64Array
  /** 0 for tiles that are bare in both pictures. */
  readonly marks: Float64Array
}

/** A picture by fields, with what every comparison of its tiles with others needs again. */
export interface Tiled {
  /** Fields a side of a tile. */
  readonly fields: number
  readonly values: Float64Array
  readonly means: Float64Array
  readonly spreads: Float64Array
}

/** Room for a picture of so many fields a side of a tile. */
export const tiled = (fields: number): Tiled => ({
  fields,
  values: new Float64Array((TILES * fields) ** 2),
  means: new Float64Array(ALL),
  spreads: new Float64Array(ALL),
})

/** Finds means and spreads of the tiles anew, once the values of the fields are other ones. */
export function tell({ fields, values, means, spreads }: Tiled): void {
  const side = TILES * fields
  const count = fields * fields
  for (let tile = 0; tile < ALL; tile++) {
    const from = firstOf(tile, fields)
    let [sum, squares] = [0, 0]
    for (let y = 0; y < fields; y++)
      for (let x = 0, at = from + y * side; x < fields; x++, at++) {
        const value = values[at] as number
        sum += value
        squares += value * value
      }
    const mean = sum / count
    means[tile] = mean
    spreads[tile] = Math.sqrt(Math.max(0, squares / count - mean ** 2))
  }
}

const firstOf = (tile: number, fields: number): number =>
  Math.floor(tile / TILES) * fields * TILES * fields + (tile % TILES) * fields

/** Compares values, of as many fields, with a picture tile by tile; written to `out`. */
export function compareTiles(first: Float64Array, second: Tiled, out: Tiles): Tiles {
  const { fields, values, means, spreads } = second
  const { fits, marks } = out
  const side = TILES * fields
  const count = fields * fields
  for (let tile = 0; tile < ALL; tile++) {
    const from = firstOf(tile, fields)
    let [sum, squares, products] = [0, 0, 0]
    for (let y = 0; y < fields; y++)
      for (let x = 0, at = from + y * side; x < fields; x++, at++) {
        const value = first[at] as number
        sum += value
        squares += value * value
        products += value * (values[at] as number)
      }
    const mean = sum / count
    const spreadA = Math.sqrt(Math.max(0, squares / count - mean ** 2))
    const spreadB = spreads[tile] as number
    const strongest = Math.max(spreadA, spreadB)
    const isMarked = strongest >= BARE
    marks[tile] = isMarked ? strongest : 0
    // Bare in one of them only: something was there and is gone.
    const isInBoth = isMarked && Math.min(spreadA, spreadB) >= BARE / 2
    fits[tile] = isInBoth ? (products / count - mean * (means[tile] as number)) / (spreadA * spreadB) : 0
  }
  return out
}

/** Room for what `compareTiles` finds. */
export const roomForTiles = (): Tiles => ({ fits: new Float64Array(ALL), marks: new Float64Array(ALL) })
