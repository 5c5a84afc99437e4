import { indexOf } from '../bytes.ts'
import { isHeic } from './boxes.ts'
import { isPsd } from './psd.ts'
import { exifParts } from './raw.ts'

/** How many pictures inside a RAW file are tried. */
const MAX_EMBEDDED = 8
/** The preview that a camera puts beside its facts lies in the 64 KB block of EXIF. */
const EXIF_BYTES = 72 * 1024
/** The preview of a Photoshop document lies among its resources, before the layers. */
const PSD_HEAD_BYTES = 1024 * 1024

/**
 * Whole JPEG pictures inside a file, the longest first: cameras put the one that their screen shows into a RAW file, and a
 * small one beside the facts of a HEIC picture; Photoshop puts one among its resources.
 */
export function embeddedPictures(bytes: Uint8Array): Uint8Array[] {
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
