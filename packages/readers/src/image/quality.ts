import { LOSSLESS_QUALITY, PALETTE_QUALITY } from '@octavo/core'

/** Where a PNG says how it keeps colours (ISO 15948, IHDR), and by a palette. */
const PNG_COLOUR_TYPE_AT = 25
const BY_PALETTE = 3
/** The best that a JPEG can be: it always rounds. */
const BEST_JPEG = 99

/** Sum of the steps that brightness is rounded to at a quality of 50 (ITU-T T.81, table K.1). */
const STEPS_AT_50 = 3688
const COEFFICIENTS = 64

/**
 * How little was taken away of a picture as encoders count it (IJG): of a JPEG by the table that its brightness was rounded by, 1 to 99;
 * 100 of a PNG, where nothing is, 99.5 of one with a palette, which may have had more colours. Undefined where the file does not say.
 */
export function qualityOf(bytes: Uint8Array): number | undefined {
  if (bytes[0] === 0x89 && bytes[1] === 0x50)
    return bytes[PNG_COLOUR_TYPE_AT] === BY_PALETTE ? PALETTE_QUALITY : LOSSLESS_QUALITY
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const [marker = 0, high = 0, low = 0] = bytes.subarray(at + 1, at + 4)
    // What comes after the start of a scan is the picture itself.
    if (marker === 0xda) return undefined
    const length = high * 256 + low
    if (length < 2) return undefined
    const steps = marker === 0xdb ? stepsOfFirst(bytes.subarray(at + 4, at + 2 + length)) : undefined
    if (steps !== undefined) return qualityAt((100 * steps) / STEPS_AT_50)
    at += 2 + length
  }
  return undefined
}

/** The sum of the steps of table 0, which brightness uses in every file that cameras and programs write. */
function stepsOfFirst(tables: Uint8Array): number | undefined {
  for (let at = 0; at < tables.length; ) {
    const [isWide, number] = [(tables[at] ?? 0) >> 4 === 1, (tables[at] ?? 0) & 15]
    const length = COEFFICIENTS * (isWide ? 2 : 1)
    const table = tables.subarray(at + 1, at + 1 + length)
    if (table.length < length) return undefined
    if (number === 0) return table.reduce((sum, byte, place) => sum + byte * (isWide && place % 2 === 0 ? 256 : 1), 0)
    at += 1 + length
  }
  return undefined
}

const qualityAt = (scale: number): number =>
  Math.min(BEST_JPEG, Math.max(1, Math.round(scale <= 100 ? 100 - scale / 2 : 5000 / scale)))
