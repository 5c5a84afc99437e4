import { crc32, deflateSync } from 'node:zlib'

const u32 = (value: number) => Buffer.from([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255])
const chunk = (type: string, inside: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), inside])
  return Buffer.concat([u32(inside.length), named, u32(crc32(named))])
}

/** A PNG picture (ISO/IEC 15948) of one colour that depends on its size. */
export function pngOf(widthPx: number, heightPx: number): Buffer {
  const row = Buffer.alloc(widthPx * 3 + 1, (widthPx * 7 + heightPx) & 255)
  row[0] = 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([u32(widthPx), u32(heightPx), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat(new Array<Buffer>(heightPx).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * A gray JPEG picture (ITU-T T.81, baseline): one table for the DC values, whose only code is "no change", and one for the
 * AC values, whose only code is "end of block"; so each block of 8 by 8 pixels is two bits of nought.
 */
export function jpegOf(widthPx: number, heightPx: number): Buffer {
  const segment = (marker: number, ...bytes: readonly number[]) =>
    Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes])
  const table = (kind: number) => segment(0xc4, kind, 1, ...new Array<number>(15).fill(0), 0)
  const blocks = Math.ceil(widthPx / 8) * Math.ceil(heightPx / 8)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0),
    segment(0xdb, 0, ...new Array<number>(64).fill(16)),
    segment(0xc0, 8, heightPx >> 8, heightPx & 255, widthPx >> 8, widthPx & 255, 1, 1, 0x11, 0),
    table(0x00),
    table(0x10),
    segment(0xda, 1, 1, 0x00, 0, 63, 0),
    Buffer.alloc(Math.ceil(blocks / 4)),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A PDF of these objects, the first of which is the catalogue. */
function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}
const stream = (content: string, more = '') => `<< ${more} /Length ${content.length} >>\nstream\n${content}\nendstream`
const page = (resources: string) => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R /Resources << ${resources} >> >>`,
]

/** A PDF of one page with a line of text. */
export const paper = (text: string): Buffer =>
  pdfOf([
    ...page('/Font << /F1 5 0 R >>'),
    stream(`BT /F1 24 Tf 40 300 Td (${text}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])

/** A PDF of a few kB whose page holds a million words, packed twice: reading it takes long. `mark` tells it from others. */
export function paperThatTakesLong(mark: string): Buffer {
  const words = Buffer.from(
    `BT /F1 24 Tf 40 300 Td (${mark}) Tj ET\n${'BT 1 0 0 1 0 0 Tm (a) Tj ET\n'.repeat(1_000_000)}`,
  )
  const packed = deflateSync(deflateSync(words, { level: 9 }), { level: 9 }).toString('latin1')
  return pdfOf([
    ...page('/Font << /F1 5 0 R >>'),
    stream(packed, '/Filter [/FlateDecode /FlateDecode]'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

/** A PDF whose page draws a form ten times, which draws a form ten times, and so on: ten to the twelfth lines. */
export function drawingThatNeverEnds(): Buffer {
  const form = (index: number) => {
    const isLast = index === 11
    const next = `/Resources << /XObject << /X ${6 + index} 0 R >> >>`
    const head = `/Type /XObject /Subtype /Form /BBox [0 0 300 400] ${isLast ? '' : next}`
    return stream(isLast ? '0 0 m 300 400 l S' : '/X Do '.repeat(10), head)
  }
  const forms = Array.from({ length: 12 }, (_, index) => form(index))
  return pdfOf([...page('/XObject << /X 5 0 R >>'), stream('/X Do '.repeat(10)), ...forms])
}

/** What a camera writes into a photo. */
export interface CameraNotes {
  /** `YYYY:MM:DD HH:MM:SS`, as EXIF has it. */
  readonly takenAt?: string
  /** Decimal degrees, north and east positive. */
  readonly place?: readonly [latitude: number, longitude: number]
  readonly make?: string
  readonly model?: string
  /** How the camera was held, 1 to 8. */
  readonly orientation?: number
}

/** The same JPEG with an EXIF segment (CIPA DC-008) behind its first marker. */
export function withExif(jpeg: Uint8Array, { takenAt, place, make, model, orientation }: CameraNotes): Buffer {
  const ascii = (tag: number, text: string) => ({
    tag,
    type: 2,
    bytes: Buffer.from(`${text}\0`, 'latin1'),
    count: text.length + 1,
  })
  const degrees = (tag: number, value: number) => {
    const bytes = Buffer.alloc(24)
    const parts = [Math.floor(value), Math.floor((value % 1) * 60), Math.round((((value % 1) * 60) % 1) * 60_000)]
    for (const [at, part] of parts.entries()) {
      bytes.writeUInt32LE(part, at * 8)
      bytes.writeUInt32LE(at === 2 ? 1000 : 1, at * 8 + 4)
    }
    return { tag, type: 5, bytes, count: 3 }
  }
  const parts = [
    [
      ...(make === undefined ? [] : [ascii(0x010f, make)]),
      ...(model === undefined ? [] : [ascii(0x0110, model)]),
      ...(orientation === undefined ? [] : [{ tag: 0x0112, type: 3, bytes: Buffer.from([orientation, 0]), count: 1 }]),
    ],
    takenAt === undefined ? [] : [ascii(0x9003, takenAt)],
    place === undefined
      ? []
      : [
          ascii(1, place[0] < 0 ? 'S' : 'N'),
          degrees(2, Math.abs(place[0])),
          ascii(3, place[1] < 0 ? 'W' : 'E'),
          degrees(4, Math.abs(place[1])),
        ],
  ] as const
  const links = [0x8769, 0x8825].flatMap((tag, at) => (parts[at + 1]?.length ? [{ tag, part: at + 1 }] : []))
  const starts: number[] = []
  let end = 8
  for (const [at, entries] of parts.entries()) {
    starts.push(end)
    const count = entries.length + (at === 0 ? links.length : 0)
    end +=
      2 +
      count * 12 +
      4 +
      entries.map(({ bytes }) => (bytes.length > 4 ? bytes.length : 0)).reduce((sum, size) => sum + size, 0)
  }
  const tiff = Buffer.alloc(end)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  for (const [part, entries] of parts.entries()) {
    let at = starts[part] ?? 0
    const linked = part === 0 ? links : []
    let outside = at + 2 + (entries.length + linked.length) * 12 + 4
    tiff.writeUInt16LE(entries.length + linked.length, at)
    at += 2
    for (const { tag, type, count, bytes } of entries) {
      tiff.writeUInt16LE(tag, at)
      tiff.writeUInt16LE(type, at + 2)
      tiff.writeUInt32LE(count, at + 4)
      if (bytes.length <= 4) bytes.copy(tiff, at + 8)
      else {
        tiff.writeUInt32LE(outside, at + 8)
        bytes.copy(tiff, outside)
        outside += bytes.length
      }
      at += 12
    }
    for (const { tag, part: to } of linked) {
      tiff.writeUInt16LE(tag, at)
      tiff.writeUInt16LE(4, at + 2)
      tiff.writeUInt32LE(1, at + 4)
      tiff.writeUInt32LE(starts[to] ?? 0, at + 8)
      at += 12
    }
  }
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}
