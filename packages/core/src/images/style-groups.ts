import {
  consensusGroups,
  exp,
  type Matrix,
  matrix,
  modularity,
  nearestRows,
  rowOf,
  seededRandom,
  sphericalKMeans,
} from '../numeric/index.ts'
import { BLOCK_NAMES, type BlockName, type ImageFeatures } from './features.ts'
import { type Standardised, standardise, styleSpace } from './style-space.ts'

/** How much each kind of feature counts before chance varies it: shapes and textures tell styles, colours vary inside one. */
const WEIGHTS: Readonly<Record<BlockName, number>> = {
  colours: 0.5,
  moments: 0.5,
  layout: 0.9,
  gradients: 1,
  directions: 0.8,
  patterns: 0.8,
  wavelets: 0.8,
  strengths: 0.5,
  style: 0.8,
}
/** Natural logarithm of how far chance moves a weight up or down. */
const SPREAD = 0.4
const DIMENSIONS = [10, 14, 18, 24, 30]
const WHITENING = [0.25, 0.5]
const RUNS = 30
/** Directions per image: more would be noise of a small collection. */
const DIMENSIONS_PER_IMAGE = 0.4
const MOST_FOUND = 14
const FINDING_VIEWS = 10
const FEWEST_NEIGHBOURS = 4
const SAMPLE = 400

/**
 * Groups images by visual style: a number from 0 for each image, in the order in which groups first appear. Thirty views
 * of the features (weights varied, 10 to 30 main directions, spreads partly evened out, as many groups as asked to twice as
 * many) each give a spherical k-means grouping; what most of them agree on is the answer, so that no single choice of
 * parameters decides. The same images in the same order always give the same groups: sort by a key of your own first.
 * `groups` left out: the number is found.
 */
export function groupStyles(images: readonly ImageFeatures[], groups?: number): Int32Array {
  if (images.length === 0) return new Int32Array(0)
  const standard = standardise(images)
  const count = Math.min(images.length, groups ?? findCount(standard))
  if (count <= 1) return new Int32Array(images.length)
  if (count === images.length) return Int32Array.from(images, (_, i) => i)
  return consensusGroups(views(standard, count), count, { restarts: 20 }).labels
}

/**
 * The number of groups in 2 to 14 whose grouping has the highest modularity on the graphs of nearest pictures, one graph a
 * view; 1 when the images do not differ. Views are made once for all numbers. Large collections are judged by an even sample.
 */
function findCount(standard: Standardised): number {
  const sample = thinned(standard)
  const { rows } = sample.values
  if (rows < 4) return 1
  const random = seededRandom(1)
  const spaces = Array.from({ length: FINDING_VIEWS }, (_, run) => viewOf(sample, random, run))
  const near = Math.min(rows - 1, Math.max(FEWEST_NEIGHBOURS, Math.round(Math.sqrt(rows))))
  const graphs = spaces.map((space) => nearestRows(space, near))
  let best = { count: 1, score: 0 }
  for (let count = 2; count <= Math.min(MOST_FOUND, rows / 2); count++) {
    const opinions = spaces.map(
      (space, view) => sphericalKMeans(space, count + (view % count), { seed: count + view, restarts: 2 }).labels,
    )
    const { labels } = consensusGroups(opinions, count, { restarts: 5 })
    const score = graphs.reduce((sum, graph) => sum + modularity(graph, labels), 0)
    if (score > best.score) best = { count, score }
  }
  return best.count
}

function thinned({ values, columns }: Standardised): Standardised {
  const step = Math.ceil(values.rows / SAMPLE)
  if (step === 1) return { values, columns }
  const kept = matrix(Math.ceil(values.rows / step), values.columns)
  for (let row = 0; row < kept.rows; row++) rowOf(kept, row).set(rowOf(values, row * step))
  return { values: kept, columns }
}

/** The same images under other weights, directions and whitening. */
function viewOf(standard: Standardised, random: () => number, run: number): Matrix {
  const weights = Object.fromEntries(
    BLOCK_NAMES.map((name) => [name, WEIGHTS[name] * exp((random() * 2 - 1) * SPREAD)]),
  ) as Record<BlockName, number>
  const mostDimensions = Math.max(4, Math.floor(standard.values.rows * DIMENSIONS_PER_IMAGE))
  const dimensions = Math.min(mostDimensions, DIMENSIONS[run % DIMENSIONS.length] ?? 16)
  const whitening = WHITENING[Math.floor(run / DIMENSIONS.length) % WHITENING.length] ?? 0.5
  return styleSpace(standard, weights, dimensions, whitening)
}

/** Groupings of the same images under varied weights, directions and numbers of groups. */
function views(standard: Standardised, groups: number): Int32Array[] {
  const random = seededRandom(groups)
  const { rows } = standard.values
  return Array.from({ length: RUNS }, (_, run) => {
    const space = viewOf(standard, random, run)
    const wanted = Math.min(groups + Math.floor(random() * (groups + 1)), Math.max(groups, rows >> 1))
    return sphericalKMeans(space, wanted, { seed: run + 1, restarts: 3 }).labels
  })
}
