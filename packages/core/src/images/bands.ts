/** What stands out of its surroundings by so many fields on every side is a mark, and is kept; what is broader is light. */
const WINDOW = 3
/** Added to the variance around a field, so that noise on even ground is not made a mark of. */
const NOISE = 16

/** A plane of `side` by `side` fields, with room for what is reckoned of it. */
export interface Room {
  readonly side: number
  readonly first: Float64Array
  readonly second: Float64Array
  readonly sums: Float64Array
  readonly squares: Float64Array
}

export const roomOf = (side: number): Room => ({
  side,
  first: new Float64Array(side * side),
  second: new Float64Array(side * side),
  sums: new Float64Array((side + 1) ** 2),
  squares: new Float64Array((side + 1) ** 2),
})

/** Takes the mean of what lies around each field from it, and divides by how much that spreads when `isEven`. In place. */
export function standOut(values: Float64Array, { side, sums, squares }: Room, isEven: boolean): void {
  const stride = side + 1
  for (let y = 0, i = 0, out = stride + 1; y < side; y++, out++) {
    let row = 0
    let squared = 0
    for (let x = 0; x < side; x++, i++, out++) {
      const value = values[i] as number
      row += value
      squared += value * value
      sums[out] = (sums[out - stride] as number) + row
      squares[out] = (squares[out - stride] as number) + squared
    }
  }
  for (let y = 0, i = 0; y < side; y++) {
    const from = Math.max(0, y - WINDOW)
    const to = Math.min(side, y + WINDOW + 1)
    for (let x = 0; x < side; x++, i++) {
      const left = Math.max(0, x - WINDOW)
      const right = Math.min(side, x + WINDOW + 1)
      const count = (to - from) * (right - left)
      const a = to * stride + right
      const b = from * stride + right
      const c = to * stride + left
      const d = from * stride + left
      const mean = ((sums[a] as number) - (sums[b] as number) - (sums[c] as number) + (sums[d] as number)) / count
      const off = (values[i] as number) - mean
      if (isEven) {
        const square =
          ((squares[a] as number) - (squares[b] as number) - (squares[c] as number) + (squares[d] as number)) / count
        values[i] = off / Math.sqrt(Math.max(0, square - mean * mean) + NOISE)
      } else values[i] = off
    }
  }
}

/** Means of each field and its neighbours, the middle one twice (a binomial of the second order), across and down. In place. */
export function soften(values: Float64Array, { side, sums: half }: Room): void {
  const last = side - 1
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++) {
      const left = values[x > 0 ? i - 1 : i] as number
      const right = values[x < last ? i + 1 : i] as number
      half[i] = (left + 2 * (values[i] as number) + right) / 4
    }
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++) {
      const above = half[y > 0 ? i - side : i] as number
      const below = half[y < last ? i + side : i] as number
      values[i] = (above + 2 * (half[i] as number) + below) / 4
    }
}

/** How fine the marks of a picture are: the squares of its slopes by those of its values. */
export function fineness(values: Float64Array, side: number): number {
  let slopes = 0
  let all = 0
  for (let y = 1; y < side; y++)
    for (let x = 1, i = y * side + 1; x < side; x++, i++) {
      const value = values[i] as number
      const across = value - (values[i - 1] as number)
      const down = value - (values[i - side] as number)
      slopes += across * across + down * down
      all += value * value
    }
  return slopes / Math.max(1, all)
}
