import { at } from '../numeric/index.ts'
import type { Planes } from './planes.ts'

/** Ground that is darker is no sheet of paper under a scanner. */
const WHITE = 235
/** So much darker than the ground is what is printed on it. */
const INK = 40
/** Of the ink on either side so much is dust, or the edge of the glass. */
const DUST = 0.02

/**
 * How much of a white sheet's width is printed on, 0 to 1: a letter takes most of it, a till's receipt that lay alone under a
 * scanner a third. 1 where the ground is not white, or nothing is on it.
 */
export function columnOf({ width, height, gray }: Pick<Planes, 'width' | 'height' | 'gray'>): number {
  const ground = at(Float32Array.from(gray).sort(), Math.floor(gray.length * 0.6))
  if (ground < WHITE) return 1
  const columns = new Float64Array(width)
  let total = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (at(gray, y * width + x) < ground - INK) {
        columns[x] = at(columns, x) + 1
        total += 1
      }
  if (total === 0) return 1
  const reach = (list: Iterable<number>) => {
    let [sum, place] = [0, 0]
    for (const count of list) {
      sum += count
      if (sum > total * DUST) return place
      place += 1
    }
    return place
  }
  return Math.max(0, width - reach(columns) - reach(columns.toReversed())) / width
}
