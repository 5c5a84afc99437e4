import { at } from '../numeric/index.ts'
import { type Lean, leaningFields, movesOf, STRAIGHT } from './lean.ts'
import { areTwoStates } from './states.ts'
import { type Box, fieldsOf, WHOLE } from './thumb.ts'
import { compareTiles, roomForTiles, TILES, type Tiles, tell, tiled } from './tiles.ts'

/** Fields a side of a tile: coarse for finding where one picture lies in the other, fine for telling whether it is the same. */
const COARSE = 3
const FINE = 8
/** Fewer marked tiles than this say too little. */
const FEWEST_TILES = 6
const STEPS = [0.04, 0.02, 0.01, 0.005]
const LEAN_STEPS = [0.06, 0.03, 0.015, 0.007]
/** A tile that correlates less was changed. */
const CHANGED = 0.5

/** A picture of which this share is of nearly one brightness is a sheet with something on it: a receipt, a slide, a form. */
const SHEET = 0.72
/** A window, a form or a chart has this share at least; photos and paintings mostly have less. */
const EVEN_GROUND = 0.4
/** Brightness that is off by so much is still of the ground. */
const GROUND = 8
/** Coarse likeness below which no better box is looked for, and below which no lean is. */
const HOPEFUL = 0.3
const NEARLY = 0.45
/** Marks that are stronger count no more, where faint ones are looked at. */
const FAINT = 6
/** How alike it must be what lies on the ground of two pictures that are alike. */
const SAME_PART = 0.65
const NEARLY_SAME_PART = 0.5
/** By how much a lean has to make two pictures more alike before it is believed. */
const LEAN_GAIN = 0.03
/** What a quarter and a half of the tiles must reach, and the share of marks that may be changed. */
const QUARTER = 0.6
const HALF = 0.75
const MOST_CHANGED = 0.12
/** Copies are alike by so much at least, in whatever way it is counted. */
const LEAST_STRENGTH = 0.01
/** Rows of tiles at the top or at the bottom that may be changed altogether: captions and watermarks are put there. */
const CAPTION_ROWS = 2

/** Where all of one picture was found in another, and how surely it is a copy: more than 0, up to 1. */
export interface Match {
  readonly strength: number
  readonly box: Box
  readonly lean: Lean
  /** True when they may be two states of one window, or one form with other entries (`areTwoStates`). */
  readonly isOtherState?: boolean
  /** True when they lie so on each other, if they are copies: nothing was told yet. */
  readonly isHint?: boolean
}

/**
 * Where all of a thumb lies in another, near a box of that one, and how surely it is a copy of what lies there; undefined when it is none. Brightness is
 * correlated tile by tile, so that light, contrast and colour change little. Then a quarter of the tiles must be nearly
 * the same, half of them more so, and few marks may differ but in one band at the top or the bottom: two logos in one
 * ring have most of their ground in common, but not their marks. A match that says
 * nothing yet (`isHint`) is answered where they are nearly alike.
 */
export function findCopy(a: Float64Array, box: Box, b: Float64Array, how: How = {}): Match | undefined {
  const { areEven = false, leans } = how
  lookAt(b, WHOLE)
  if (coarseFit(a, box) < HOPEFUL) return undefined
  const matched = (strength: number, where: Box, lean = STRAIGHT): Match | undefined => {
    if (strength === 0) return undefined
    const isOtherState = areEven && lean === STRAIGHT && areTwoStates(fineFirst, fineSecond.values)
    return { strength, box: where, lean, ...(isOtherState && { isOtherState }) }
  }
  const direct = matched(strengthOf(tilesOf(a, box, b)), box)
  if (direct) return direct
  const found = bestBox(a, box)
  if (found.fit >= 2 * HOPEFUL) {
    const straight = matched(strengthOf(tilesOf(a, found.box, b)), found.box)
    if (straight) return straight
  }
  if (found.fit < NEARLY) return undefined
  const hintAt = (where: Box, lean: Lean): Match | undefined => {
    if (!leans || leans.hints === 0) return undefined
    leans.hints -= 1
    return { strength: LEAST_STRENGTH, box: where, lean, isHint: true }
  }
  const hint = () => (found.fit < 2 * HOPEFUL ? undefined : hintAt(found.box, STRAIGHT))
  if (!leans || leans.left === 0) return hint()
  leans.left -= 1
  const leaning = bestLean(a, found.box, found.fit)
  if (leaning.fit < Math.max(2 * HOPEFUL, found.fit + LEAN_GAIN)) return hint()
  const { lean } = leaning
  return matched(strengthOf(leaningTiles(a, leaning, b)), leaning.box, lean) ?? hintAt(leaning.box, lean)
}

/** How two pictures are compared. */
interface How {
  /** Both have much even ground (`hasEvenGround`), as windows and forms have: two states of one are told apart. */
  readonly areEven?: boolean
  /** How many more pairs may be fitted askew: that is dear. None without it. */
  readonly leans?: Leans
}

/** How many more pairs may be fitted askew, and how many more may be answered that are only nearly alike. */
export interface Leans {
  left: number
  hints: number
}

/** How much a box of one thumb looks like a box of another, -1 to 1, coarsely and by whatever marks there are; and the box once it was fitted. */
export function fitOfPart(
  a: Float64Array,
  start: Box,
  b: Float64Array,
  inOther: Box,
): { readonly box: Box; readonly fit: number } {
  lookAt(b, inOther)
  const fit = coarseFit(a, start)
  return fit < HOPEFUL ? { box: start, fit } : bestBox(a, start)
}

/**
 * Whether a box of one thumb shows the same as a box of another, as they are or once fitted, where a faint mark counts nearly as much as
 * a strong one. So it does where neither has a mark: a stretch of calm sky says nothing of two pictures.
 */
export function isSamePart(a: Float64Array, start: Box, b: Float64Array, inOther: Box): boolean {
  lookAt(b, inOther)
  const fit = evenFit(coarseTiles(a, start))
  return fit >= SAME_PART || (fitOf(latest) >= HOPEFUL && evenFit(coarseTiles(a, bestBox(a, start).box)) >= SAME_PART)
}

/** The same, exactly there, of two pictures that are seen to be alike everywhere else: where a letter lies is known to a pixel only. */
export function isSamePartThere(a: Float64Array, there: Box, b: Float64Array, inOther: Box): boolean {
  lookAt(b, inOther)
  return evenFit(coarseTiles(a, there)) >= NEARLY_SAME_PART
}

/** Mean correlation of tiles, each counted by its marks, but strong ones no more than faint ones. */
function evenFit({ fits, marks }: Tiles): number {
  let [sum, total] = [0, 0]
  for (let tile = 0; tile < fits.length; tile++) {
    const weight = Math.min(FAINT, at(marks, tile))
    sum += weight * at(fits, tile)
    total += weight
  }
  return total === 0 ? 1 : sum / total
}

/** Whether a picture is mostly even ground, with few marks on it. */
export const isSheet = (thumb: Uint8Array): boolean => isOfOneBrightness(thumb, SHEET)

/** Whether so much of a picture is even ground as of a window with its words. */
export const hasEvenGround = (thumb: Uint8Array): boolean => isOfOneBrightness(thumb, EVEN_GROUND)

function isOfOneBrightness(thumb: Uint8Array, share: number): boolean {
  const counts = new Float64Array(256)
  for (const value of thumb) counts[value] = at(counts, value) + 1
  const least = share * thumb.length
  let within = 0
  for (let to = 0; to < 256; to++) {
    within += at(counts, to)
    if (to > 2 * GROUND) within -= at(counts, to - 2 * GROUND - 1)
    if (within >= least) return true
  }
  return false
}

/** How surely they are copies: 0 where they are none, else how alike all tiles are, faint ones too, so that of two nearly equal pictures the right one is nearer. */
function strengthOf(tiles: Tiles): number {
  const { fits, marks } = tiles
  const marked = [...fits].filter((_, tile) => at(marks, tile) > 0).sort((x, y) => x - y)
  if (marked.length < FEWEST_TILES) return 0
  const [quarter = 0, half = 0] = [marked[marked.length >> 2], marked[marked.length >> 1]]
  if (quarter < QUARTER || half < HALF) return 0
  const band = CAPTION_ROWS * TILES
  const all = TILES * TILES
  const isSame = [
    [0, all],
    [band, all],
    [0, all - band],
  ].some(([from = 0, to = all]) => changedShare(fits, marks, from, to) <= MOST_CHANGED)
  return isSame ? Math.max(LEAST_STRENGTH, evenFit(tiles)) : 0
}

function changedShare(fits: Float64Array, marks: Float64Array, from: number, to: number): number {
  let changed = 0
  let total = 0
  for (let tile = from; tile < to; tile++) {
    total += at(marks, tile)
    if (at(fits, tile) < CHANGED) changed += at(marks, tile)
  }
  return total === 0 ? 1 : changed / total
}

/** Moves the sides of a box to where the coarse fit is best, by ever smaller steps. */
function bestBox(a: Float64Array, start: Box): { readonly box: Box; readonly fit: number } {
  let best = { box: start, fit: coarseFit(a, start) }
  for (const step of STEPS) {
    for (let round = 0, hasMoved = true; hasMoved && round < 3; round++) {
      hasMoved = false
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        for (const move of [-step, step]) {
          const box = { ...best.box, [side]: Math.min(1, Math.max(0, best.box[side] + move)) }
          if (box[side] === best.box[side]) continue
          const fit = coarseFit(a, box)
          if (fit <= best.fit) continue
          best = { box, fit }
          hasMoved = true
        }
      }
    }
  }
  return best
}

interface Leaning {
  readonly box: Box
  readonly lean: Lean
  readonly fit: number
}

/** Leans a box, and moves its sides with it, to where the coarse fit is best. */
function bestLean(a: Float64Array, start: Box, fit: number): Leaning {
  let best: Leaning = { box: start, lean: STRAIGHT, fit }
  for (const step of LEAN_STEPS) {
    for (let round = 0, hasMoved = true; hasMoved && round < 2; round++) {
      hasMoved = false
      for (const { box, lean } of movesOf(best, step)) {
        leaningFields(a, box, lean, COARSE_SIDE, coarseFirst)
        const reached = fitOf(compareTiles(coarseFirst, coarseSecond, latest))
        if (reached <= best.fit) continue
        best = { box, lean, fit: reached }
        hasMoved = true
      }
    }
  }
  return best
}

const COARSE_SIDE = TILES * COARSE
const FINE_SIDE = TILES * FINE
/** Of the second picture, the same for every box of the first one that is tried. */
const coarseSecond = tiled(COARSE)
const coarseFirst = new Float64Array(COARSE_SIDE ** 2)
const fineSecond = tiled(FINE)
const fineFirst = new Float64Array(FINE_SIDE ** 2)
/** Compared by the million: the latest only is kept. */
const latest = roomForTiles()

/** Takes a box of a picture for the second one, with which boxes of the first are compared. */
function lookAt(b: Float64Array, box: Box): void {
  fieldsOf(b, box, COARSE_SIDE, COARSE_SIDE, coarseSecond.values)
  tell(coarseSecond)
}

const coarseTiles = (a: Float64Array, box: Box): Tiles =>
  compareTiles(fieldsOf(a, box, COARSE_SIDE, COARSE_SIDE, coarseFirst), coarseSecond, latest)

/** Mean correlation of the tiles of a box with those of the second picture. */
const coarseFit = (a: Float64Array, box: Box): number => fitOf(coarseTiles(a, box))

/** Mean correlation of tiles, each counted by its marks. */
function fitOf({ fits, marks }: Tiles): number {
  let sum = 0
  let total = 0
  for (let tile = 0; tile < fits.length; tile++) {
    const weight = Math.sqrt(marks[tile] as number)
    sum += weight * (fits[tile] as number)
    total += weight
  }
  return total === 0 ? 0 : sum / total
}

function tilesOf(a: Float64Array, box: Box, b: Float64Array): Tiles {
  fieldsOf(a, box, FINE_SIDE, FINE_SIDE, fineFirst)
  return fineTiles(b)
}

function leaningTiles(a: Float64Array, { box, lean }: Leaning, b: Float64Array): Tiles {
  leaningFields(a, box, lean, FINE_SIDE, fineFirst)
  return fineTiles(b)
}

function fineTiles(b: Float64Array): Tiles {
  fieldsOf(b, WHOLE, FINE_SIDE, FINE_SIDE, fineSecond.values)
  tell(fineSecond)
  return compareTiles(fineFirst, fineSecond, latest)
}
