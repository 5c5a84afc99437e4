import { decoded } from '../decode.ts'

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

/**
 * A small picture of a picture file, or of one inside it (`decoded`), on white; undefined when there is none. Pictures of
 * `mostBytes` or more are left alone.
 */
export const smallOf = (
  picture: Uint8Array,
  { sidePx, mostBytes }: { readonly sidePx: number; readonly mostBytes?: number | undefined },
): Promise<Blob | undefined> =>
  decoded(
    new Blob([picture.slice()]),
    async (bitmap) => {
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
    },
    { decode: async (bytes) => (await import('./heic.ts')).decodedHeic(bytes, sidePx), mostBytes },
  )
