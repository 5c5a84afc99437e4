/**
 * True when two words are at most `limit` edits apart: insert, delete, replace, or swap two neighbours (optimal string
 * alignment; Damerau 1964, Wagner and Fischer 1974). Rows of the table are cut off as soon as the limit is passed.
 */
export function isNear(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  if (a === b) return true
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1
      let value = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost)
      const isSwap =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (isSwap) value = Math.min(value, (before[column - 2] ?? 0) + 1)
      current.push(value)
      least = Math.min(least, value)
    }
    if (least > limit) return false
    before = last
    last = current
  }
  return (last[b.length] ?? limit + 1) <= limit
}

/** How many typing errors a word of this length may have. */
export function typosFor(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
