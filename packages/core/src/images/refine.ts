import { type Room, roomOf, standOut } from './bands.ts'
import { type Lean, leaningFields } from './lean.ts'
import { type Box, fieldsOf, WHOLE } from './thumb.ts'

/** Fields a side at which two pictures are laid on each other, coarse first, and how often each time at most. */
const LEVELS: readonly (readonly [room: Room, rounds: number])[] = [
  [roomOf(48), 3],
  [roomOf(96), 2],
]
const TILES = 8
/** Numbers that say how a picture is moved: across, down, and by how much each grows along and across. */
const MOVES = 6
const WIDTH = MOVES + 1
/** A move by more fields at once is no small one. */
const MOST_MOVE = 2.5
/** A move by less is none. */
const LEAST_MOVE = 0.05
/** A fit that becomes worse by this much is left. */
const WORSE = 0.02

/** A box of a picture, and how it leans. */
export interface Place {
  readonly box: Box
  readonly lean: Lean
}

/** Fields of a picture at a place; what leans, or reaches beyond the picture, is dearer. */
export function fieldsAt(sums: Float64Array, { box, lean }: Place, side: number, out: Float64Array): void {
  const isInside = box.left >= 0 && box.top >= 0 && box.right <= 1 && box.bottom <= 1
  if (lean.across === 0 && lean.down === 0 && isInside) fieldsOf(sums, box, side, side, out)
  else leaningFields(sums, box, lean, side, out)
}

/**
 * Lays all of one picture on a box of another more exactly than was searched: by the slopes of both (B. Lucas and T. Kanade, 1981), in light
 * and contrast made even, each tile counted by how alike it is, so that what was changed in places moves nothing.
 */
export function refined(outer: Float64Array, start: Place, inner: Float64Array): Place {
  let best = start
  for (const [room, rounds] of LEVELS) {
    const { side, first, second } = room
    fieldsOf(inner, WHOLE, side, side, second)
    standOut(second, room, true)
    let now = best
    let top = Number.NEGATIVE_INFINITY
    for (let round = 0; ; round++) {
      fieldsAt(outer, now, side, first)
      standOut(first, room, true)
      const fit = gather(room)
      if (fit > top) {
        top = fit
        best = now
      }
      const moves = round < rounds && fit > top - WORSE ? solved() : undefined
      if (!moves || Math.max(...moves.map(Math.abs)) < LEAST_MOVE) break
      now = movedBy(now, moves, side)
    }
  }
  return best
}

const equations = new Float64Array(MOVES * WIDTH)

/**
 * Gathers what each tile says of how the first picture has to be moved; answers how alike both are as they are. A tile moves as its middle
 * does: by how much it grows says the others.
 */
function gather({ side, first, second }: Room): number {
  const tile = side / TILES
  equations.fill(0)
  let all = 0
  let firsts = 1e-9
  let seconds = 1e-9
  for (let row = 0; row < TILES; row++)
    for (let column = 0; column < TILES; column++) {
      let products = 0
      let squaresA = 1e-9
      let squaresB = 1e-9
      let xx = 0
      let xy = 0
      let yy = 0
      let offX = 0
      let offY = 0
      const toY = Math.min(side - 1, (row + 1) * tile)
      const fromX = Math.max(1, column * tile)
      const toX = Math.min(side - 1, (column + 1) * tile)
      for (let y = Math.max(1, row * tile); y < toY; y++)
        for (let x = fromX, i = y * side + fromX; x < toX; x++, i++) {
          const a = first[i] as number
          const b = second[i] as number
          products += a * b
          squaresA += a * a
          squaresB += b * b
          const across =
            (first[i + 1] as number) - (first[i - 1] as number) + (second[i + 1] as number) - (second[i - 1] as number)
          const down =
            (first[i + side] as number) -
            (first[i - side] as number) +
            (second[i + side] as number) -
            (second[i - side] as number)
          xx += across * across
          xy += across * down
          yy += down * down
          offX += across * (b - a)
          offY += down * (b - a)
        }
      all += products
      firsts += squaresA
      seconds += squaresB
      const weight = Math.max(0, products / Math.sqrt(squaresA * squaresB)) ** 2
      const place = [1, (column + 0.5) / TILES - 0.5, (row + 0.5) / TILES - 0.5]
      // Slopes are four times too steep: both pictures, over two fields each.
      addTile(
        place,
        (weight * xx) / 16,
        (weight * xy) / 16,
        (weight * yy) / 16,
        (weight * offX) / 4,
        (weight * offY) / 4,
      )
    }
  return all / Math.sqrt(firsts * seconds)
}

function addTile(place: readonly number[], xx: number, xy: number, yy: number, offX: number, offY: number): void {
  for (let k = 0; k < 3; k++) {
    const one = place[k] as number
    for (let n = 0; n < 3; n++) {
      const both = one * (place[n] as number)
      add(k, n, xx * both)
      add(k, n + 3, xy * both)
      add(k + 3, n, xy * both)
      add(k + 3, n + 3, yy * both)
    }
    add(k, MOVES, offX * one)
    add(k + 3, MOVES, offY * one)
  }
}

function add(row: number, column: number, value: number): void {
  equations[row * WIDTH + column] = (equations[row * WIDTH + column] as number) + value
}

/** Solves the equations by Gauss; in fields. */
function solved(): readonly number[] {
  const m = equations
  for (let row = 0; row < MOVES; row++) m[row * WIDTH + row] = (m[row * WIDTH + row] as number) + 1
  for (let k = 0; k < MOVES; k++)
    for (let row = k + 1; row < MOVES; row++) {
      const factor = (m[row * WIDTH + k] as number) / (m[k * WIDTH + k] as number)
      for (let column = k; column < WIDTH; column++)
        m[row * WIDTH + column] = (m[row * WIDTH + column] as number) - factor * (m[k * WIDTH + column] as number)
    }
  const moves = new Array<number>(MOVES).fill(0)
  for (let k = MOVES - 1; k >= 0; k--) {
    let value = m[k * WIDTH + MOVES] as number
    for (let column = k + 1; column < MOVES; column++) value -= (m[k * WIDTH + column] as number) * (moves[column] ?? 0)
    moves[k] = value / (m[k * WIDTH + k] as number)
  }
  return moves
}

/** A box and its lean when what is seen in it moves by so many fields. */
function movedBy({ box, lean }: Place, moves: readonly number[], side: number): Place {
  const most = Math.max(...moves.map(Math.abs))
  const scale = Math.min(1, MOST_MOVE / most) / side
  const [x = 0, growX = 0, leanX = 0, y = 0, leanY = 0, growY = 0] = moves.map((move) => move * scale)
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const middleX = box.left + width / 2 + width * x + lean.across * y
  const middleY = box.top + height / 2 + height * y + lean.down * x
  const halfWidth = (width * (1 + growX) + lean.across * leanY) / 2
  const halfHeight = (height * (1 + growY) + lean.down * leanX) / 2
  return {
    box: {
      left: middleX - halfWidth,
      top: middleY - halfHeight,
      right: middleX + halfWidth,
      bottom: middleY + halfHeight,
    },
    lean: {
      across: lean.across * (1 + growY) + width * leanX,
      down: lean.down * (1 + growX) + height * leanY,
    },
  }
}
