import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many columns of a least width fit beside each other into an element without its inset; 1 without a width. */
export const useColumns = (
  element: RefObject<HTMLElement | null>,
  minWidthPx: number | undefined,
  insetPx: number,
): number => {
  const [widthPx, setWidth] = useState(0)
  useLayoutEffect(() => {
    const now = element.current
    if (!now || minWidthPx === undefined) return
    const measure = () => setWidth(now.clientWidth)
    const sizes = new ResizeObserver(measure)
    sizes.observe(now)
    measure()
    return () => sizes.disconnect()
  }, [element, minWidthPx])
  return minWidthPx === undefined ? 1 : Math.max(1, Math.floor((widthPx - insetPx) / minWidthPx))
}
