import { at, type Matrix, matrix, normaliseRows, principalComponents } from '../numeric/index.ts'
import { BLOCK_NAMES, type BlockName, type ImageFeatures } from './features.ts'

/** Deviations beyond this many count as this many: one odd picture must not bend the space. */
const CLIP = 3

/** Features of all images side by side, each column with mean 0 and deviation 1, clipped. */
export interface Standardised {
  readonly values: Matrix
  /** Columns of each block: from, to. */
  readonly columns: Readonly<Record<BlockName, readonly [number, number]>>
}

/** Standardises features over a collection; columns in which all images agree become zeros. */
export function standardise(images: readonly ImageFeatures[]): Standardised {
  const columns = {} as Record<BlockName, readonly [number, number]>
  let width = 0
  for (const name of BLOCK_NAMES) {
    const length = images[0]?.[name].length ?? 0
    columns[name] = [width, width + length]
    width += length
  }
  const values = matrix(images.length, width)
  images.forEach((image, row) => {
    for (const name of BLOCK_NAMES) values.data.set(image[name], row * width + columns[name][0])
  })
  for (let column = 0; column < width; column++) standardiseColumn(values, column)
  return { values, columns }
}

function standardiseColumn({ rows, columns, data }: Matrix, column: number): void {
  let mean = 0
  for (let row = 0; row < rows; row++) mean += at(data, row * columns + column) / rows
  let variance = 0
  for (let row = 0; row < rows; row++) variance += (at(data, row * columns + column) - mean) ** 2 / rows
  const deviation = Math.sqrt(variance)
  for (let row = 0; row < rows; row++) {
    const i = row * columns + column
    const off = deviation > 1e-9 ? (at(data, i) - mean) / deviation : 0
    data[i] = Math.max(-CLIP, Math.min(CLIP, off))
  }
}

/**
 * The space in which styles are compared: blocks weighted (each by the root of its length, so that long ones don't rule),
 * the main directions, their spreads evened out by `whitening` (0 not at all, 1 fully), rows of length 1.
 */
export function styleSpace(
  { values, columns }: Standardised,
  weights: Readonly<Record<BlockName, number>>,
  dimensions: number,
  whitening: number,
): Matrix {
  const factors = new Float64Array(values.columns)
  for (const name of BLOCK_NAMES) {
    const [from, to] = columns[name]
    factors.fill(weights[name] / Math.sqrt(Math.max(1, to - from)), from, to)
  }
  const weighted = matrix(
    values.rows,
    values.columns,
    values.data.map((value, i) => value * at(factors, i % values.columns)),
  )
  const { scores, deviations } = principalComponents(weighted, dimensions)
  const evened = deviations.map((deviation) => deviation ** -whitening)
  for (let i = 0; i < scores.data.length; i++) scores.data[i] = at(scores.data, i) * at(evened, i % scores.columns)
  normaliseRows(scores)
  return scores
}
