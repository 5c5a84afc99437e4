import { type GridRows, middleOf, placeAt } from './grid-rows.ts'

/** Where the focus is in a grid (-1: nowhere), of which `pageRows` rows are in sight. */
export interface GridPlace {
  readonly at: number
  readonly rows: GridRows
  readonly pageRows: number
  readonly isRtl: boolean
}

/**
 * How far a key leads in a grid: so many items on, or to an end; undefined for other keys. Up and down go to what lies above
 * and below and stop at the ends, left and right only lead where items stand beside each other.
 */
export const wayOf = (key: string, { at, rows, pageRows, isRtl }: GridPlace): number | 'first' | 'last' | undefined => {
  const down = (by: number) => {
    if (at < 0) return by
    const from = rows.rowOf(at)
    const to = Math.max(0, Math.min(rows.rowCount - 1, from + by))
    return to === from ? 0 : placeAt(rows, to, middleOf(rows, at)) - at
  }
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  if (key === 'ArrowDown') return down(1)
  if (key === 'ArrowUp') return down(-1)
  if (key === 'PageDown') return down(pageRows)
  if (key === 'PageUp') return down(-pageRows)
  if (rows.columns === 1) return undefined
  if (key === 'ArrowRight') return isRtl ? -1 : 1
  if (key === 'ArrowLeft') return isRtl ? 1 : -1
  return undefined
}
