import { webpSize } from './webp.ts'

/** A small picture of what is inside an item, as a WebP file. */
export interface Thumbnail {
  readonly widthPx: number
  readonly heightPx: number
  readonly webp: Uint8Array
}

/** Nothing that small is longer: noise of 256 by 256 pixels comes to about half of it. */
const MAX_BYTES = 128 * 1024

/**
 * Rebuilds a thumbnail that a reader process sent; undefined when it is not what was asked for: one bare WebP picture
 * (RFC 9649) as long as it says, of at most `maxSidePx` on each side.
 */
export function asThumbnail(sent: unknown, maxSidePx: number): Thumbnail | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const { webp } = sent as { readonly webp?: unknown }
  if (!(webp instanceof Uint8Array) || webp.length > MAX_BYTES) return undefined
  const { widthPx = 0, heightPx = 0 } = webpSize(webp)
  const isSmall = widthPx >= 1 && heightPx >= 1 && widthPx <= maxSidePx && heightPx <= maxSidePx
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength)
  return isSmall && view.getUint32(4, true) + 8 === webp.length ? { widthPx, heightPx, webp } : undefined
}
