import { at } from '../numeric/index.ts'
import { type Box, THUMB_SIDE } from './thumb.ts'

/** By how much a box leans: how far its lower end lies to the right of its upper one, and its right end below its left one, in shares of a side. */
export interface Lean {
  readonly across: number
  readonly down: number
}

export const STRAIGHT: Lean = { across: 0, down: 0 }
/** More is no small turn. */
const MOST_LEAN = 0.2

/** Turns first, which lean both ways at once, then one way alone, then the sides. */
const LEANS: readonly (readonly [across: number, down: number])[] = [
  [1, -1],
  [-1, 1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

/** Boxes and leans that differ from one by a step. */
export function* movesOf(
  { box, lean }: { readonly box: Box; readonly lean: Lean },
  step: number,
): Generator<{ readonly box: Box; readonly lean: Lean }> {
  for (const [x, y] of LEANS) {
    const moved = { across: lean.across + x * step, down: lean.down + y * step }
    if (Math.max(Math.abs(moved.across), Math.abs(moved.down)) <= MOST_LEAN) yield { box, lean: moved }
  }
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    for (const move of [-step, step]) {
      const moved = { ...box, [side]: Math.min(1, Math.max(0, box[side] + move)) }
      if (moved.right - moved.left > 0.3 && moved.bottom - moved.top > 0.3) yield { box: moved, lean }
    }
  }
}

/** Mean brightness of `side` by `side` fields of a box of a thumb that leans; what would lie outside is taken from within. */
export function leaningFields(sums: Float64Array, box: Box, lean: Lean, side: number, out: Float64Array): void {
  const [width, height] = [((box.right - box.left) * THUMB_SIDE) / side, ((box.bottom - box.top) * THUMB_SIDE) / side]
  const inside = (from: number, length: number) => Math.min(THUMB_SIDE - length, Math.max(0, from))
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      const off = { x: lean.across * ((j + 0.5) / side - 0.5), y: lean.down * ((i + 0.5) / side - 0.5) }
      const x = inside((box.left + off.x) * THUMB_SIDE + i * width, width)
      const y = inside((box.top + off.y) * THUMB_SIDE + j * height, height)
      const sum =
        sumUpTo(sums, x + width, y + height) +
        sumUpTo(sums, x, y) -
        sumUpTo(sums, x + width, y) -
        sumUpTo(sums, x, y + height)
      out[j * side + i] = sum / (width * height)
    }
  }
}

/** The sum above and to the left of a place between pixels. */
function sumUpTo(sums: Float64Array, x: number, y: number): number {
  const [x0, y0] = [Math.min(THUMB_SIDE - 1, Math.floor(x)), Math.min(THUMB_SIDE - 1, Math.floor(y))]
  const [across, down] = [x - x0, y - y0]
  const corner = y0 * (THUMB_SIDE + 1) + x0
  const upper = at(sums, corner) * (1 - across) + at(sums, corner + 1) * across
  const low = corner + THUMB_SIDE + 1
  const lower = at(sums, low) * (1 - across) + at(sums, low + 1) * across
  return upper * (1 - down) + lower * down
}
