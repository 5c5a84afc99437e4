import { embeddedPictures } from '@octavo/readers'

/** Longer files are not searched for pictures inside: a phone would run out of memory. */
const SEARCHED_BYTES = 256 * 1024 * 1024

/** Makes something of a picture; undefined where it can't. */
type Draw<T> = (bitmap: ImageBitmap) => T | undefined | Promise<T | undefined>

interface Wishes {
  /** Who decodes what this browser can't; undefined for what neither can. */
  readonly decode?: (bytes: Uint8Array) => Promise<ImageBitmap | undefined>
  /** Pictures of so many bytes or more are not decoded; smaller ones inside of them are. */
  readonly mostBytes?: number | undefined
}

/**
 * Gives `draw` a picture file as this browser decodes it, upright; where it has no decoder for the format, what `decode` makes
 * of the bytes, else the largest picture inside (RAW files, HEIC): the one that a camera shows on its own screen. Undefined
 * where there is none, or `draw` makes none of it. The file is hostile: call it where it can be ended.
 */
export async function decoded<T>(
  picture: Blob,
  draw: Draw<T>,
  { decode, mostBytes = Number.POSITIVE_INFINITY }: Wishes = {},
): Promise<T | undefined> {
  const isSmall = picture.size < mostBytes
  const drawn = isSmall ? await drawnFrom(() => createImageBitmap(picture), draw) : undefined
  if (drawn !== undefined || picture.size > SEARCHED_BYTES) return drawn
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const own = isSmall ? await drawnFrom(async () => decode?.(bytes), draw) : undefined
  if (own !== undefined) return own
  for (const part of embeddedPictures(bytes)) {
    if (part.length >= mostBytes) continue
    const inner = await drawnFrom(() => createImageBitmap(new Blob([part.slice()])), draw)
    if (inner !== undefined) return inner
  }
  return undefined
}

async function drawnFrom<T>(open: () => Promise<ImageBitmap | undefined>, draw: Draw<T>): Promise<T | undefined> {
  let bitmap: ImageBitmap | undefined
  try {
    bitmap = await open()
    return bitmap && (await draw(bitmap))
  } catch {
    return undefined
  } finally {
    bitmap?.close()
  }
}
