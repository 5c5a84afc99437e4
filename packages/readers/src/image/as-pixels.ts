import type { Pixels } from '@octavo/core'

/** Rebuilds pixels that a reader process sent; undefined when they are not what was asked for. */
export function asPixels(sent: unknown, maxSidePx: number): Pixels | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const { widthPx, heightPx, rgb } = sent as Record<keyof Pixels, unknown>
  if (!isSide(widthPx, maxSidePx) || !isSide(heightPx, maxSidePx) || !(rgb instanceof Uint8Array)) return undefined
  return rgb.length === widthPx * heightPx * 3 ? { widthPx, heightPx, rgb } : undefined
}

function isSide(value: unknown, maxSidePx: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxSidePx
}
