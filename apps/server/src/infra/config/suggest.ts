/** Number of single-letter insertions, removals, replacements and swaps between two words (Damerau 1964, restricted). */
export function editDistance(left: string, right: string): number {
  const width = right.length + 1
  const cost = new Array<number>((left.length + 1) * width).fill(0)
  const at = (row: number, column: number) => cost[row * width + column] ?? 0
  for (let row = 0; row <= left.length; row += 1) {
    for (let column = 0; column <= right.length; column += 1) {
      if (row === 0 || column === 0) {
        cost[row * width + column] = row + column
        continue
      }
      const same = left[row - 1] === right[column - 1]
      let best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1))
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (swapped) best = Math.min(best, at(row - 2, column - 2) + 1)
      cost[row * width + column] = best
    }
  }
  return at(left.length, right.length)
}

/** The known name that was most likely meant, when one is at most `limit` edits away. */
export function suggest(name: string, known: readonly string[], limit: number): string | undefined {
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of known) {
    const distance = editDistance(name, candidate)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}
