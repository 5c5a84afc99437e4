import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { evenRows, filledRows, type GridRows } from './grid-rows.ts'

/** Room around tiles. */
export const INSET_PX = 8
/** Of a tile's width and height, what is room around it. */
const GAP_PX = 8

/**
 * Tiles of one size, as many as fit beside each other; or each as wide as it ought to be (`ratios`, in the order of the items:
 * width for one of height), in rows of about this height that are filled from side to side.
 */
export type TileShape =
  | { readonly minWidthPx: number; readonly heightPx: number }
  | { readonly ratios: readonly number[]; readonly heightPx: number }

/** How items lie in an element of the width it has; each a row of its own without a tile, or without a width. */
export const useGridRows = (
  element: RefObject<HTMLElement | null>,
  itemCount: number,
  rowPx: number,
  tile: TileShape | undefined,
): GridRows => {
  const [widthPx, setWidth] = useState(0)
  const isTiled = tile !== undefined
  useLayoutEffect(() => {
    const now = element.current
    if (!now || !isTiled) return
    const measure = () => setWidth(now.clientWidth)
    const sizes = new ResizeObserver(measure)
    sizes.observe(now)
    measure()
    return () => sizes.disconnect()
  }, [element, isTiled])
  const insidePx = widthPx - 2 * INSET_PX
  return useMemo(() => {
    if (!tile || insidePx <= 0) return evenRows(itemCount, 1, tile?.heightPx ?? rowPx)
    const { heightPx } = tile
    return 'ratios' in tile
      ? filledRows(tile.ratios, { widthPx: insidePx, rowPx: heightPx, gapPx: GAP_PX })
      : evenRows(itemCount, Math.max(1, Math.floor(insidePx / tile.minWidthPx)), heightPx)
  }, [itemCount, rowPx, tile, insidePx])
}
