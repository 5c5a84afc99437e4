import { join, latin1, numbers, utf8 } from './bytes.ts'

/** Width and height in pixels, and the colour (red, green, blue) of each place. */
export interface Drawing {
  readonly width: number
  readonly height: number
  at(x: number, y: number): readonly [red: number, green: number, blue: number]
}

/** Four fields of one colour each: red, green above; blue, white below. */
export const FIELDS: Drawing = {
  width: 24,
  height: 16,
  at: (x, y) => (y < 8 ? (x < 12 ? [255, 0, 0] : [0, 255, 0]) : x < 12 ? [0, 0, 255] : [255, 255, 255]),
}

const PALETTE = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
] as const

const indexAt = (drawing: Drawing, x: number, y: number): number =>
  PALETTE.findIndex((colour) => colour.join() === drawing.at(x, y).join())

const fileOf = (info: Uint8Array, between: Uint8Array, pixels: Uint8Array): Uint8Array => {
  const at = 14 + info.length + between.length
  return join(latin1('BM'), numbers([at + pixels.length, 4], [0, 4], [at, 4]), info, between, pixels)
}

const infoOf = ({ width, height }: Drawing, bits: number, compression: number, isTopDown = false): Uint8Array =>
  numbers(
    ...([
      [40, 4],
      [width, 4],
      [isTopDown ? 2 ** 32 - height : height, 4],
      [1, 2],
      [bits, 2],
    ] as const),
    ...([
      [compression, 4],
      [0, 4],
      [2835, 4],
      [2835, 4],
      [bits <= 8 ? 4 : 0, 4],
      [0, 4],
    ] as const),
  )

/** A Windows bitmap of a drawing, in each way that they are written. */
export function bmp(
  drawing: Drawing,
  bits: 4 | 8 | 16 | 24 | 32,
  how: 'plain' | 'runs' | 'masks' | 'top' = 'plain',
): Uint8Array {
  const { width, height } = drawing
  const rows: Uint8Array[] = []
  for (let line = 0; line < height; line += 1) {
    const y = how === 'top' ? line : height - 1 - line
    const row: number[] = []
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = drawing.at(x, y)
      if (bits >= 24) row.push(blue, green, red, ...(bits === 32 ? [0] : []))
      else if (bits === 16) row.push(...numbers([((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3), 2]))
      else if (bits === 8 || x % 2 === 0) row.push(bits === 8 ? indexAt(drawing, x, y) : indexAt(drawing, x, y) << 4)
      else row[row.length - 1] = (row.at(-1) ?? 0) | indexAt(drawing, x, y)
    }
    if (how === 'runs') {
      // A half as a run, the other as it stands: eight bits a pixel.
      const half = width / 2
      rows.push(Uint8Array.of(half, row[0] ?? 0, 0, half, ...row.slice(half), ...(half % 2 ? [0] : []), 0, 0))
    } else rows.push(join(Uint8Array.from(row), new Uint8Array((4 - (row.length % 4)) % 4)))
  }
  const palette =
    bits <= 8 ? Uint8Array.from(PALETTE.flatMap(([red, green, blue]) => [blue, green, red, 0])) : new Uint8Array()
  const masks = how === 'masks' ? numbers([0xf800, 4], [0x7e0, 4], [0x1f, 4]) : new Uint8Array()
  const info = infoOf(drawing, bits, how === 'runs' ? 1 : how === 'masks' ? 3 : 0, how === 'top')
  return fileOf(info, join(masks, palette), join(...rows))
}

/** A bitmap that says it is so large, and holds next to nothing. */
export const bmpHeader = (width: number, height: number, bits = 24): Uint8Array =>
  fileOf(infoOf({ width, height, at: () => [0, 0, 0] }, bits, 0), new Uint8Array(), new Uint8Array(64))

const big = (...pairs: readonly (readonly [value: number, width: number])[]): Uint8Array =>
  join(...pairs.map((pair) => numbers(pair).reverse()))

const packed = (row: Uint8Array): Uint8Array => {
  const parts: number[] = []
  for (let at = 0; at < row.length; ) {
    let end = at + 1
    while (end < row.length && row[end] === row[at] && end - at < 128) end += 1
    if (end - at > 1) parts.push(257 - (end - at), row[at] ?? 0)
    else parts.push(0, row[at] ?? 0)
    at = end
  }
  return Uint8Array.from(parts)
}

/** A Photoshop document of a drawing: its flattened picture only, and `preview` among its resources. */
export function psd(
  drawing: Drawing,
  options: {
    readonly mode?: 'rgb' | 'cmyk' | 'lab'
    readonly depth?: 8 | 16
    readonly isPacked?: boolean
    readonly preview?: Uint8Array
  } = {},
): Uint8Array {
  const { mode = 'rgb', depth = 8, isPacked = false, preview } = options
  const { width, height } = drawing
  const rows: Uint8Array[] = []
  for (let channel = 0; channel < (mode === 'cmyk' ? 4 : 3); channel += 1)
    for (let y = 0; y < height; y += 1) {
      const values = Array.from({ length: width }, (_, x) => (channel < 3 ? (drawing.at(x, y)[channel] ?? 0) : 255))
      rows.push(Uint8Array.from(depth === 16 ? values.flatMap((value) => [value, value]) : values))
    }
  const shown = isPacked ? rows.map(packed) : rows
  const counts = isPacked ? big(...shown.map((row) => [row.length, 2] as const)) : new Uint8Array()
  const resource = preview
    ? join(utf8('8BIM'), big([0x40c, 2], [0, 2], [preview.length + 28, 4]), new Uint8Array(28), preview)
    : new Uint8Array()
  return join(
    utf8('8BPS'),
    big([1, 2], [0, 6], [mode === 'cmyk' ? 4 : 3, 2], [height, 4], [width, 4], [depth, 2]),
    big([{ rgb: 3, cmyk: 4, lab: 9 }[mode], 2], [0, 4], [resource.length, 4]),
    resource,
    big([0, 4], [isPacked ? 1 : 0, 2]),
    counts,
    ...shown,
  )
}

/** A piece of music of no sound: an ID3v2.3 tag (id3.org) with a cover, and one empty frame of MPEG audio behind it. */
export function mp3(cover: Uint8Array, type = 'image/png'): Uint8Array {
  const inside = join(Uint8Array.of(0), latin1(`${type}\0`), Uint8Array.of(3, 0), cover)
  const frame = join(latin1('APIC'), big([inside.length, 4], [0, 2]), inside)
  const size = [21, 14, 7, 0].map((shift) => (frame.length >>> shift) & 127)
  const sound = Uint8Array.of(0xff, 0xfb, 0x90, 0x00, ...new Array<number>(413).fill(0))
  return join(latin1('ID3'), Uint8Array.of(3, 0, 0, ...size), frame, sound, sound, sound)
}
