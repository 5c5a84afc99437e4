/** How the items of a list or grid lie in rows. Across, a place is a share of the row, 0 to 1, from where the page begins to be read. */
export interface GridRows {
  readonly itemCount: number
  readonly rowCount: number
  /** Items that the fullest row has beside each other; 1 is a list. */
  readonly columns: number
  /** Number of the row that holds an item. */
  readonly rowOf: (place: number) => number
  /** First item of a row; of the row after the last one, how many items there are. */
  readonly firstOf: (row: number) => number
  readonly heightOf: (row: number) => number
  /** The row at a distance in pixels from the first one's top; negative above it, `rowCount` and more below the last. */
  readonly rowAt: (px: number) => number
  /** Where an item ends across its row. */
  readonly endOf: (place: number) => number
  /** The columns of a row for CSS. */
  readonly templateOf: (row: number) => string
}

/** Rows of one height with so many items of one width beside each other. */
export const evenRows = (itemCount: number, columns: number, rowPx: number): GridRows => ({
  itemCount,
  rowCount: Math.ceil(itemCount / columns),
  columns,
  rowOf: (place) => Math.floor(place / columns),
  firstOf: (row) => Math.min(row * columns, itemCount),
  heightOf: () => rowPx,
  rowAt: (px) => Math.floor(px / rowPx),
  endOf: (place) => ((place % columns) + 1) / columns,
  templateOf: () => `repeat(${columns}, minmax(0, 1fr))`,
})

export interface FilledRowsOptions {
  readonly widthPx: number
  /** About as high as a row is: as near to it as its items allow. */
  readonly rowPx: number
  /** Of an item's width and height, what is room around it. */
  readonly gapPx: number
}

/** A row that takes more of the width than this is one that was filled. */
const FULL = 0.985

/**
 * Rows that are filled from side to side by items as wide as they ought to be (`ratios`: width for one of height), each row as
 * high as that makes it; what is left for the last one stands at its height. One pass over all items.
 */
export const filledRows = (ratios: readonly number[], { widthPx, rowPx, gapPx }: FilledRowsOptions): GridRows => {
  const [firsts, heights, tops]: [number[], number[], number[]] = [[], [], []]
  let columns = 1
  let top = 0
  const close = (first: number, after: number, heightPx: number) => {
    firsts.push(first)
    heights.push(heightPx)
    tops.push(top)
    top += heightPx
    columns = Math.max(columns, after - first)
  }
  const fitting = (sum: number, count: number) => (widthPx - count * gapPx) / sum + gapPx
  for (let first = 0; first < ratios.length; ) {
    let [at, sum, before] = [first, 0, Number.POSITIVE_INFINITY]
    let heightPx = before
    while (at < ratios.length && heightPx > rowPx) {
      sum += ratios[at] ?? 1
      at += 1
      before = heightPx
      heightPx = fitting(sum, at - first)
    }
    // Without its last item the row would be higher: whichever is nearer.
    const isBetterWithout = at - first > 1 && heightPx <= rowPx && before - rowPx < rowPx - heightPx
    if (isBetterWithout) [at, heightPx] = [at - 1, before]
    close(first, at, Math.max(1, Math.round(at === ratios.length ? Math.min(heightPx, rowPx) : heightPx)))
    first = at
  }
  /** The last entry that is not above a value. */
  const lastUpTo = (values: readonly number[], value: number): number => {
    let [low, high] = [0, values.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((values[middle] ?? 0) <= value) low = middle
      else high = middle - 1
    }
    return low
  }
  const rowOf = (place: number) => lastUpTo(firsts, place)
  const firstOf = (row: number) => firsts[row] ?? ratios.length
  /** The share that each item of a row takes; a full row is full to the last pixel, though its height was rounded. */
  const sharesOf = (row: number): readonly number[] => {
    const insidePx = (heights[row] ?? rowPx) - gapPx
    const shares = ratios.slice(firstOf(row), firstOf(row + 1)).map((ratio) => (ratio * insidePx + gapPx) / widthPx)
    const sum = shares.reduce((all, share) => all + share, 0)
    return sum > FULL ? shares.map((share) => share / sum) : shares
  }
  return {
    itemCount: ratios.length,
    rowCount: firsts.length,
    columns,
    rowOf,
    firstOf,
    heightOf: (row) => heights[row] ?? rowPx,
    rowAt: (px) => (px < 0 ? -1 : px >= top ? firsts.length : lastUpTo(tops, px)),
    endOf(place) {
      const row = rowOf(place)
      const shares = sharesOf(row).slice(0, place - firstOf(row) + 1)
      return shares.reduce((end, share) => end + share, 0)
    },
    templateOf: (row) =>
      sharesOf(row)
        .map((share) => `${(share * 100).toFixed(3)}%`)
        .join(' '),
  }
}

/** The item of a row that lies at a share of it; the last one where it lies behind all of them. */
export const placeAt = (rows: GridRows, row: number, share: number): number => {
  const last = rows.firstOf(row + 1) - 1
  for (let place = rows.firstOf(row); place < last; place += 1) if (rows.endOf(place) > share) return place
  return last
}

/** Where the middle of an item lies across its row. */
export const middleOf = (rows: GridRows, place: number): number => {
  const isFirst = place === rows.firstOf(rows.rowOf(place))
  return ((isFirst ? 0 : rows.endOf(place - 1)) + rows.endOf(place)) / 2
}
