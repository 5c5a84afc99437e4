import type { Pixels, Reading } from '@octavo/core'
import type { Sharp } from 'sharp'
import { indexOf } from '../bytes.ts'
import { ReadProblem } from '../problem.ts'
import { decodeBmp, isBmp } from './bmp.ts'
import { decodeHeic, isHeic } from './heic.ts'
import { decodePsd, isPsd } from './psd.ts'
import { exifParts } from './raw.ts'
import { MAX_INPUT_PIXELS } from './shrink.ts'
import type { Thumbnail } from './thumbnail.ts'

/** How many pictures inside a RAW file are tried. */
const MAX_EMBEDDED = 8
/** The preview that a camera puts beside its facts lies in the 64 KB block of EXIF. */
const EXIF_BYTES = 72 * 1024
/** The preview of a Photoshop document lies among its resources, before the layers. */
const PSD_HEAD_BYTES = 1024 * 1024

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
      const own = isBmp(picture) ? decodeBmp : isPsd(picture) ? decodePsd : isHeic(picture) ? decodeHeic : undefined
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
  for (const part of picture instanceof Uint8Array ? [picture, ...inside(picture)] : [picture]) {
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

/**
 * Whole JPEG pictures inside a file, the longest first: cameras put the one that their screen shows into a RAW file, and a
 * small one beside the facts of a HEIC picture; Photoshop puts one among its resources.
 */
function inside(bytes: Uint8Array): Uint8Array[] {
  const sign = String.fromCharCode(...bytes.subarray(0, 16))
  if (isPsd(bytes)) return jpegsIn(bytes.subarray(0, PSD_HEAD_BYTES))
  if (isHeic(bytes)) {
    const at = indexOf(bytes, 'Exif\0\0')
    return at === -1 ? [] : jpegsIn(bytes.subarray(at, at + EXIF_BYTES))
  }
  const isRaw =
    /^(?:II\*\0|MM\0\*|IIR[OS]|IIU\0|MMOR|FUJIFILMCCD-RAW)|^[\s\S]{4}ftypcrx/u.test(sign) ||
    exifParts(bytes)[0] !== bytes
  return isRaw ? jpegsIn(bytes) : []
}

function jpegsIn(bytes: Uint8Array): Uint8Array[] {
  const starts: number[] = []
  for (let at = bytes.indexOf(0xff, 1); at !== -1 && starts.length < 64; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xd8 && bytes[at + 2] === 0xff) starts.push(at)
  return starts
    .map((start, index) => bytes.subarray(start, starts[index + 1] ?? bytes.length))
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_EMBEDDED)
}
