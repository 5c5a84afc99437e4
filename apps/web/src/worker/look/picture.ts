import { embeddedPictures } from '@octavo/readers'

/** Larger pictures are not decoded: a phone would run out of memory. */
const MAX_PIXELS = 100_000_000

interface Drawing {
  readonly widthPx: number
  readonly heightPx: number
  readonly rgba: Uint8Array
}

const encode = (canvas: OffscreenCanvas): Promise<Blob> => canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })

/** Pixels as a picture file. */
export const encodeDrawing = ({ widthPx, heightPx, rgba }: Drawing): Promise<Blob> => {
  const canvas = new OffscreenCanvas(widthPx, heightPx)
  canvas.getContext('2d')?.putImageData(new ImageData(Uint8ClampedArray.from(rgba), widthPx, heightPx), 0, 0)
  return encode(canvas)
}

/** A picture file made small, upright, on white; undefined when this browser can't decode it. */
const shrink = async (picture: Blob, sidePx: number): Promise<Blob | undefined> => {
  let bitmap: ImageBitmap | undefined
  try {
    bitmap = await createImageBitmap(picture)
    if (bitmap.width * bitmap.height > MAX_PIXELS) return undefined
    const scale = Math.min(1, sidePx / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    )
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await encode(canvas)
  } catch {
    return undefined
  } finally {
    bitmap?.close()
  }
}

/**
 * A small picture of a picture file, or of the first one inside it that this browser can decode; parts of `mostBytes` or more
 * are left alone.
 */
export const smallOf = async (
  picture: Uint8Array,
  {
    sidePx,
    mostBytes = Number.POSITIVE_INFINITY,
  }: { readonly sidePx: number; readonly mostBytes?: number | undefined },
): Promise<Blob | undefined> => {
  for (const part of [picture, ...embeddedPictures(picture)]) {
    if (part.length >= mostBytes) continue
    const made = await shrink(new Blob([part.slice()]), sidePx)
    if (made) return made
  }
  return undefined
}
