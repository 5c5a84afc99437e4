/** Where the focus is in a grid of `count` items, `columns` beside each other, of which `pageRows` rows are in sight. */
export interface GridPlace {
  readonly at: number
  readonly count: number
  readonly columns: number
  readonly pageRows: number
  readonly isRtl: boolean
}

/**
 * How far a key leads in a grid: so many items on, or to an end; undefined for other keys. Up and down stay in their
 * column and stop at the ends, left and right only lead where items stand beside each other.
 */
export const wayOf = (key: string, place: GridPlace): number | 'first' | 'last' | undefined => {
  const { at, count, columns, pageRows, isRtl } = place
  const down = (rows: number) => {
    const by = rows * columns
    if (at < 0 || (at + by >= 0 && at + by < count)) return by
    if (by < 0) return columns === 1 ? -at : (at % columns) - at
    const isLastRow = Math.floor(at / columns) === Math.floor((count - 1) / columns)
    return isLastRow ? 0 : count - 1 - at
  }
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  if (key === 'ArrowDown') return down(1)
  if (key === 'ArrowUp') return down(-1)
  if (key === 'PageDown') return down(pageRows)
  if (key === 'PageUp') return down(-pageRows)
  if (columns === 1) return undefined
  if (key === 'ArrowRight') return isRtl ? -1 : 1
  if (key === 'ArrowLeft') return isRtl ? 1 : -1
  return undefined
}
