import type { Pixels } from '@octavo/core'
import { startsWith } from '../bytes.ts'
import { damaged, ReadProblem } from '../problem.ts'
import { MAX_INPUT_PIXELS, Shrinker, tooManyPixels } from './shrink.ts'

/** Colour modes that are understood, with the channels that are needed of each. */
const CHANNELS: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 3, 4: 4, 8: 1 }
const INDEXED = 2
const CMYK = 4

export const isPsd = (bytes: Uint8Array): boolean => startsWith(bytes, '8BPS\0')

/**
 * Decodes the flattened picture of a Photoshop document (Adobe, "Photoshop File Formats Specification": PSD and PSB, 8
 * and 16 bits; gray, duotone, indexed, RGB, CMYK; raw or PackBits) to about `maxSidePx` on its longer side, at most twice
 * that. CMYK is mixed without a profile. Throws ReadProblem; rows that are cut off are black.
 */
export function decodePsd(bytes: Uint8Array, maxSidePx: number): Pixels {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 40) throw damaged()
  const isBig = view.getUint16(4) === 2
  const [channels, heightPx, widthPx] = [view.getUint16(12), view.getUint32(14), view.getUint32(18)]
  const [depth, mode] = [view.getUint16(22), view.getUint16(24)]
  const needed = CHANNELS[mode]
  if (needed === undefined || needed > channels || channels > 56 || (depth !== 8 && depth !== 16))
    throw new ReadProblem('unsupported', 'There is no decoder for this kind of Photoshop document.')
  if (widthPx * heightPx > MAX_INPUT_PIXELS) throw tooManyPixels()
  const shrinker = new Shrinker(widthPx, heightPx, maxSidePx)
  const paletteAt = 30
  const at = pictureAt(view, isBig)
  const rows = rowsOf(view, { at, isBig, channels, heightPx, rowBytes: (widthPx * depth) / 8, needed })
  const step = depth / 8
  // Inks are multiplied by black, which comes last: of a small picture, since blocks are means already.
  const inks = mode === CMYK ? new Shrinker(widthPx, heightPx, maxSidePx) : undefined
  for (const { channel, y, row } of rows) {
    if (mode === INDEXED)
      for (const colour of [0, 1, 2])
        shrinker.add(y, colour, mapped(row, bytes.subarray(paletteAt + colour * 256, paletteAt + colour * 256 + 256)))
    else if (needed === 1) for (const colour of [0, 1, 2]) shrinker.add(y, colour, row, 0, step)
    else if (channel < 3) shrinker.add(y, channel, row, 0, step)
    else inks?.add(y, 0, row, 0, step)
  }
  const picture = shrinker.finish()
  if (!inks) return picture
  const black = inks.finish().rgb
  return {
    ...picture,
    rgb: picture.rgb.map((value, index) => Math.round((value * (black[index - (index % 3)] ?? 0)) / 255)),
  }
}

const mapped = (row: Uint8Array, palette: Uint8Array): Uint8Array => row.map((index) => palette[index] ?? 0)

/** Where the flattened picture begins: behind the colours, the resources and the layers. */
function pictureAt(view: DataView, isBig: boolean): number {
  let at = 26
  for (const section of [0, 1, 2]) {
    const isLong = isBig && section === 2
    if (at + 8 > view.byteLength) throw damaged()
    at += isLong ? 8 + Number(view.getBigUint64(at)) : 4 + view.getUint32(at)
  }
  if (at + 2 > view.byteLength) throw damaged('The document has no flattened picture.')
  return at
}

interface Plan {
  readonly at: number
  readonly isBig: boolean
  readonly channels: number
  readonly heightPx: number
  readonly rowBytes: number
  readonly needed: number
}

/** Rows of the channels that are needed, one channel after the other. The row is the same array each time. */
function* rowsOf(view: DataView, plan: Plan): Generator<{ channel: number; y: number; row: Uint8Array }> {
  const { isBig, channels, heightPx, rowBytes, needed } = plan
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  const packing = view.getUint16(plan.at)
  if (packing > 1) throw new ReadProblem('unsupported', 'Its flattened picture is packed in a way that is not read.')
  const width = isBig ? 4 : 2
  let at = plan.at + 2 + (packing === 1 ? channels * heightPx * width : 0)
  const row = new Uint8Array(rowBytes)
  for (let channel = 0; channel < needed; channel += 1)
    for (let y = 0; y < heightPx; y += 1) {
      if (at >= bytes.length) return
      let length = rowBytes
      if (packing === 1) {
        const entry = plan.at + 2 + (channel * heightPx + y) * width
        length = isBig ? view.getUint32(entry) : view.getUint16(entry)
        unpack(bytes.subarray(at, at + length), row)
      } else row.set(bytes.subarray(at, at + length))
      yield { channel, y, row }
      at += length
    }
}

/** PackBits (Apple, Technical Note TN1023): `n` and n + 1 bytes as they are, or 257 - n times one byte. */
function unpack(packed: Uint8Array, row: Uint8Array): void {
  let out = 0
  for (let at = 0; at < packed.length && out < row.length; ) {
    const control = packed[at] ?? 0
    if (control < 128) {
      row.set(packed.subarray(at + 1, at + 2 + Math.min(control, row.length - out - 1)), out)
      out += control + 1
      at += control + 2
    } else {
      if (control > 128) {
        row.fill(packed[at + 1] ?? 0, out, out + 257 - control)
        out += 257 - control
      }
      at += control === 128 ? 1 : 2
    }
  }
}
