import type { Pixels } from '@octavo/core'
import { Bytes, startsWith } from '../bytes.ts'
import { damaged, ReadProblem } from '../problem.ts'
import { MAX_INPUT_PIXELS, Shrinker, tooManyPixels } from './shrink.ts'

const FILE_HEADER = 14

/** Header of a bitmap, as far as it is needed. */
interface Header {
  readonly widthPx: number
  readonly heightPx: number
  readonly isTopDown: boolean
  readonly bits: number
  readonly compression: number
  /** Where the palette, or the masks before it, begin. */
  readonly at: number
  readonly paletteStep: number
  readonly pixelsAt: number
}

/** True for a Windows bitmap: the signature, and a header of a length that there is. */
export function isBmp(bytes: Uint8Array): boolean {
  return startsWith(bytes, 'BM') && [12, 16, 40, 52, 56, 64, 108, 124].includes(new Bytes(bytes).u32(FILE_HEADER))
}

function headerOf(file: Bytes): Header {
  const size = file.u32(FILE_HEADER)
  const isCore = size === 12
  const high = isCore ? file.u16(20) : file.i32(22)
  const compression = isCore || size < 40 ? 0 : file.u32(30)
  return {
    widthPx: isCore ? file.u16(18) : file.i32(18),
    heightPx: Math.abs(high),
    isTopDown: high < 0,
    bits: file.u16(isCore ? 24 : 28),
    compression,
    at: FILE_HEADER + size,
    paletteStep: isCore ? 3 : 4,
    pixelsAt: file.u32(10),
  }
}

/**
 * Decodes a Windows bitmap (Microsoft, "Bitmap Storage"; 1, 4, 8, 16, 24 and 32 bits, masks, run lengths) to about
 * `maxSidePx` on its longer side, at most twice that. Alpha is left out, as nearly no program writes it. What is missing
 * at the end is black. Throws ReadProblem.
 */
export function decodeBmp(bytes: Uint8Array, maxSidePx: number): Pixels {
  const file = new Bytes(bytes)
  const header = headerOf(file)
  const { widthPx, heightPx, bits, compression } = header
  if (widthPx * heightPx > MAX_INPUT_PIXELS) throw tooManyPixels()
  const shrinker = new Shrinker(widthPx, heightPx, maxSidePx)
  const row = new Uint8Array(widthPx * 3)
  const paint = painter(file, header)
  const runs = compression === 1 || compression === 2 ? runsOf(file, header) : undefined
  const stride = Math.ceil((widthPx * bits) / 32) * 4
  for (let line = 0; line < heightPx; line += 1) {
    const at = header.pixelsAt + line * stride
    if (!runs && at >= bytes.length) break
    paint(row, runs ? new Bytes(runs) : file, runs ? line * widthPx : at)
    const y = header.isTopDown ? line : heightPx - 1 - line
    for (const channel of [0, 1, 2]) shrinker.add(y, channel, row, channel, 3)
  }
  return shrinker.finish()
}

type Paint = (row: Uint8Array, source: Bytes, at: number) => void

/** How one row of this bitmap becomes red, green and blue. */
function painter(file: Bytes, { bits, compression, at, paletteStep, pixelsAt, widthPx }: Header): Paint {
  if (bits === 24)
    return (row, source, from) => {
      for (let x = 0, to = 0; x < widthPx; x += 1, to += 3) {
        row[to] = source.u8(from + to + 2)
        row[to + 1] = source.u8(from + to + 1)
        row[to + 2] = source.u8(from + to)
      }
    }
  if (bits === 16 || bits === 32) {
    const masks =
      compression === 3 || compression === 6 ? [0, 4, 8].map((part) => file.u32(FILE_HEADER + 40 + part)) : []
    const [red = 0, green = 0, blue = 0] =
      masks.length > 0 ? masks : bits === 16 ? [0x7c00, 0x3e0, 0x1f] : [0xff0000, 0xff00, 0xff]
    const parts = [red, green, blue].map(scaled)
    const width = bits / 8
    return (row, source, from) => {
      for (let x = 0; x < widthPx; x += 1) {
        const value = width === 2 ? source.u16(from + x * 2) : source.u32(from + x * 4)
        for (let channel = 0; channel < 3; channel += 1) row[x * 3 + channel] = parts[channel]?.(value) ?? 0
      }
    }
  }
  if (![1, 4, 8].includes(bits)) throw new ReadProblem('unsupported', 'There is no decoder for this kind of bitmap.')
  const count = Math.min(2 ** bits, Math.max(0, Math.floor((pixelsAt - at) / paletteStep)))
  const palette = new Uint8Array(256 * 3)
  for (let index = 0; index < count; index += 1)
    for (let channel = 0; channel < 3; channel += 1)
      palette[index * 3 + channel] = file.u8(at + index * paletteStep + 2 - channel)
  const isRun = compression === 1 || compression === 2
  const perByte = isRun ? 1 : 8 / bits
  const mask = isRun ? 0xff : 2 ** bits - 1
  return (row, source, from) => {
    for (let x = 0; x < widthPx; x += 1) {
      const shift = isRun ? 0 : 8 - bits * ((x % perByte) + 1)
      const index = (source.u8(from + Math.floor(x / perByte)) >>> shift) & mask
      for (let channel = 0; channel < 3; channel += 1) row[x * 3 + channel] = palette[index * 3 + channel] ?? 0
    }
  }
}

/** A function that takes the bits of a mask out of a number and spreads them over 0 to 255. */
function scaled(mask: number): (value: number) => number {
  if (mask === 0) return () => 0
  const shift = Math.log2(mask & -mask)
  const places = Number.isInteger(shift) ? shift : 31
  const most = mask >>> places
  return (value) => Math.round((((value & mask) >>> places) * 255) / most)
}

/** The palette indices of a bitmap packed by run lengths, a byte each, rows in the order of the file. */
function runsOf(file: Bytes, { widthPx, heightPx, pixelsAt, compression, bits }: Header): Uint8Array {
  if ((compression === 1) !== (bits === 8)) throw damaged('The header of the bitmap contradicts itself.')
  const out = new Uint8Array(widthPx * heightPx)
  const nibble = (byte: number, index: number) => (bits === 8 ? byte : index % 2 === 0 ? byte >>> 4 : byte & 15)
  let [x, y] = [0, 0]
  const put = (value: number) => {
    if (x < widthPx) out[y * widthPx + x] = value
    x += 1
  }
  for (let at = pixelsAt; at + 1 < file.length && y < heightPx; at += 2) {
    const [count, value] = [file.u8(at), file.u8(at + 1)]
    if (count > 0) for (let index = 0; index < count; index += 1) put(nibble(value, index))
    else if (value === 0) [x, y] = [0, y + 1]
    else if (value === 1) break
    else if (value === 2) {
      x += file.u8(at + 2)
      y += file.u8(at + 3)
      at += 2
    } else {
      const length = bits === 8 ? value : Math.ceil(value / 2)
      for (let index = 0; index < value; index += 1)
        put(nibble(file.u8(at + 2 + (bits === 8 ? index : index >> 1)), index))
      at += length + (length % 2)
    }
  }
  return out
}
