import type { Pixels, Reading } from '@octavo/core'
import type { Sharp } from 'sharp'
import { ReadProblem } from '../problem.ts'
import { decodeBmp, isBmp } from './bmp.ts'
import { isHeic } from './boxes.ts'
import { embeddedPictures } from './embedded.ts'
import { decodeHeic } from './heic.ts'
import { loadHeif } from './load-heif.ts'
import { decodePsd, isPsd } from './psd.ts'
import { MAX_INPUT_PIXELS } from './shrink.ts'
import type { Thumbnail } from './thumbnail.ts'

/** Why there are no pixels. */
export type PixelProblem = Required<Pick<Reading, 'code' | 'reason'>>

/**
 * Decodes a picture to at most `maxSidePx` on its longer side, never enlarged: upright (EXIF orientation applied), in sRGB,
 * on white where it is transparent, the first frame of an animation. Of RAW files the largest JPEG inside is taken, of
 * HEIC pictures and Photoshop documents that can't be decoded the preview. Broken ends are shown as far as they go. SVG
 * and PDF are never drawn: their renderers can't be stopped. Never throws.
 *
 * For Node only. It decodes hostile bytes in native code, so call it in a process that may die.
 */
export async function decodePixels(bytes: Uint8Array, maxSidePx: number): Promise<Pixels | PixelProblem> {
  return await shaped(bytes, maxSidePx, async (image) => {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    if (info.channels !== 3) throw new ReadProblem('unsupported', UNSUPPORTED)
    return { widthPx: info.width, heightPx: info.height, rgb: new Uint8Array(data) }
  })
}

/** The same as a WebP file of a few kilobytes, or pixels that were drawn elsewhere (four bytes each) as one. */
export async function encodeThumbnail(
  picture: Uint8Array | { readonly widthPx: number; readonly heightPx: number; readonly rgba: Uint8Array },
  maxSidePx: number,
): Promise<Thumbnail | PixelProblem> {
  return await shaped(picture, maxSidePx, async (image) => {
    const { data, info } = await image.webp({ quality: 74, effort: 2 }).toBuffer({ resolveWithObject: true })
    return { widthPx: info.width, heightPx: info.height, webp: new Uint8Array(data) }
  })
}

const heic = (bytes: Uint8Array, maxSidePx: number) => decodeHeic(bytes, maxSidePx, loadHeif)

const UNSUPPORTED = 'There is no decoder for this kind of image.'

type Source = Parameters<typeof encodeThumbnail>[0]
type Open = (picture: Source, maxSidePx: number) => Promise<Sharp>

let opened: Promise<Open> | undefined

/** The decoder, loaded when it is first needed, with every format shut that is not named here. */
function opener(): Promise<Open> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((name) => `VipsForeignLoad${name}`),
    })
    sharp.concurrency(1)
    sharp.cache(false)
    const raw = (data: Uint8Array, width: number, height: number, channels: 3 | 4) =>
      sharp(data, { raw: { width, height, channels } })
    return async (picture, maxSidePx) => {
      if (!(picture instanceof Uint8Array)) return raw(picture.rgba, picture.widthPx, picture.heightPx, 4)
      const own = isBmp(picture) ? decodeBmp : isPsd(picture) ? decodePsd : isHeic(picture) ? heic : undefined
      if (own === undefined)
        return sharp(picture, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'none', pages: 1 }).autoOrient()
      const { rgb, widthPx, heightPx } = await own(picture, maxSidePx)
      return raw(rgb, widthPx, heightPx, 3)
    }
  })
  return opened
}

/** Brings a picture, or the first one inside it that can be decoded, into its small shape. */
async function shaped<T>(
  picture: Source,
  maxSidePx: number,
  finish: (image: Sharp) => Promise<T>,
): Promise<T | PixelProblem> {
  const open = await opener()
  let problem: PixelProblem | undefined
  for (const part of picture instanceof Uint8Array ? [picture, ...embeddedPictures(picture)] : [picture]) {
    try {
      const image = await open(part, maxSidePx)
      const small = image
        .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
      return await finish(small)
    } catch (error) {
      problem ??= problemOf(error)
      // A picture that is too large is a fact about the file; what else lies in it does not change that.
      if (problem.code === 'too_large') break
    }
  }
  return problem ?? { code: 'unsupported', reason: UNSUPPORTED }
}

function problemOf(error: unknown): PixelProblem {
  if (error instanceof ReadProblem) return { code: error.code, reason: error.message }
  const message = error instanceof Error ? error.message : ''
  if (/exceeds pixel limit/iu.test(message))
    return { code: 'too_large', reason: 'The picture has more than 100 million pixels.' }
  if (/unsupported image format|no decoding plugin|not supported|compression format/iu.test(message))
    return { code: 'unsupported', reason: UNSUPPORTED }
  return { code: 'damaged', reason: 'The picture is damaged and could not be decoded.' }
}
