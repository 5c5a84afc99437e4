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
