import type { Pixels, Reading } from '@octavo/core'
import type { Sharp } from 'sharp'
import { exifParts } from './raw.ts'

/** Larger pictures are refused by their header, before any memory is taken. */
const MAX_INPUT_PIXELS = 100_000_000
/** How many pictures inside a RAW file are tried. */
const MAX_EMBEDDED = 8

/** Why there are no pixels. */
export type PixelProblem = Required<Pick<Reading, 'code' | 'reason'>>

/**
 * Decodes a picture to at most `maxSidePx` on its longer side, never enlarged: upright (EXIF orientation applied), in sRGB,
 * on white where it is transparent, the first frame of an animation. Of RAW files the largest JPEG inside is taken. Broken
 * ends are shown as far as they go. SVG and PDF are never drawn: their renderers can't be stopped. Never throws.
 *
 * For Node only. It decodes hostile bytes in native code, so call it in a process that may die.
 */
export async function decodePixels(bytes: Uint8Array, maxSidePx: number): Promise<Pixels | PixelProblem> {
  const open = await opener()
  let problem: PixelProblem | undefined
  for (const part of [bytes, ...inside(bytes)]) {
    const decoded = await decode(open, part, maxSidePx)
    if ('rgb' in decoded) return decoded
    problem ??= decoded
    // A picture that is too large is a fact about the file; what else lies in it does not change that.
    if (decoded.code === 'too_large') break
  }
  return problem ?? UNSUPPORTED
}

const UNSUPPORTED: PixelProblem = { code: 'unsupported', reason: 'There is no decoder for this kind of image.' }

type Open = (bytes: Uint8Array) => Sharp

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
    return (bytes) => sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'none', pages: 1 })
  })
  return opened
}

async function decode(open: Open, bytes: Uint8Array, maxSidePx: number): Promise<Pixels | PixelProblem> {
  try {
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 3) return UNSUPPORTED
    return { widthPx: info.width, heightPx: info.height, rgb: new Uint8Array(data) }
  } catch (error) {
    return problemOf(error)
  }
}

function problemOf(error: unknown): PixelProblem {
  const message = error instanceof Error ? error.message : ''
  if (/exceeds pixel limit/iu.test(message))
    return { code: 'too_large', reason: 'The picture has more than 100 million pixels.' }
  if (/unsupported image format|no decoding plugin|not supported|compression format/iu.test(message)) return UNSUPPORTED
  return { code: 'damaged', reason: 'The picture is damaged and could not be decoded.' }
}

/** Whole JPEG pictures inside a RAW file, the longest first: cameras put the one that their screen shows there. */
function inside(bytes: Uint8Array): Uint8Array[] {
  const isRaw =
    /^(?:II\*\0|MM\0\*|IIR[OS]|IIU\0|MMOR|FUJIFILMCCD-RAW)|^[\s\S]{4}ftypcrx/u.test(
      String.fromCharCode(...bytes.subarray(0, 16)),
    ) || exifParts(bytes)[0] !== bytes
  if (!isRaw) return []
  const starts: number[] = []
  for (let at = bytes.indexOf(0xff, 1); at !== -1 && starts.length < 64; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xd8 && bytes[at + 2] === 0xff) starts.push(at)
  return starts
    .map((start, index) => bytes.subarray(start, starts[index + 1] ?? bytes.length))
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_EMBEDDED)
}
