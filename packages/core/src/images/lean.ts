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
  const [mostX, mostY] = [THUMB_SIDE - width, THUMB_SIDE - height]
  const area = width * height
  for (let j = 0, place = 0; j < side; j++) {
    const left = (box.left + lean.across * ((j + 0.5) / side - 0.5)) * THUMB_SIDE
    for (let i = 0; i < side; i++, place++) {
      const top = (box.top + lean.down * ((i + 0.5) / side - 0.5)) * THUMB_SIDE
      const x = Math.min(mostX, Math.max(0, left + i * width))
      const y = Math.min(mostY, Math.max(0, top + j * height))
      // Each side of the field lies between two columns or two rows of pixels.
      const x0 = Math.min(LAST, Math.floor(x))
      const x1 = Math.min(LAST, Math.floor(x + width))
      const y0 = Math.min(LAST, Math.floor(y)) * STRIDE
      const y1 = Math.min(LAST, Math.floor(y + height)) * STRIDE
      const [offX0, offX1] = [x - x0, x + width - x1]
      const [offY0, offY1] = [y - y0 / STRIDE, y + height - y1 / STRIDE]
      const sum =
        sumUpTo(sums, y1 + x1, offX1, offY1) +
        sumUpTo(sums, y0 + x0, offX0, offY0) -
        sumUpTo(sums, y0 + x1, offX1, offY0) -
        sumUpTo(sums, y1 + x0, offX0, offY1)
      out[place] = sum / area
    }
  }
}

const LAST = THUMB_SIDE - 1
const STRIDE = THUMB_SIDE + 1

/** The sum above and to the left of a place between pixels: `across` and `down` from a corner. */
function sumUpTo(sums: Float64Array, corner: number, across: number, down: number): number {
  const low = corner + STRIDE
  const upper = (sums[corner] as number) * (1 - across) + (sums[corner + 1] as number) * across
  const lower = (sums[low] as number) * (1 - across) + (sums[low + 1] as number) * across
  return upper * (1 - down) + lower * down
}
