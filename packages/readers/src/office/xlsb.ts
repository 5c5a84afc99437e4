import { Bytes } from '../bytes.ts'
import type { Draft } from '../draft.ts'
import type { Book } from './book.ts'
import { builtInFormat, formatNumber, headerFooterText } from './number-format.ts'

/** Calls back for each record of a binary part: number, bytes ([MS-XLSB], section 2.1.4). */
function eachRecord(bytes: Uint8Array, visit: (id: number, record: Bytes) => boolean): void {
  let at = 0
  const variable = (maxBytes: number): number => {
    let value = 0
    for (let index = 0; index < maxBytes; index += 1) {
      const byte = bytes[at] ?? 0
      at += 1
      value += (byte & 0x7f) * 128 ** index
      if ((byte & 0x80) === 0) break
    }
    return value
  }
  while (at < bytes.length) {
    const first = bytes[at] ?? 0
    const second = bytes[at + 1] ?? 0
    const id = first & 0x80 ? (first & 0x7f) + (second & 0x7f) * 128 : first
    at += first & 0x80 ? 2 : 1
    const length = variable(4)
    if (visit(id, new Bytes(bytes.subarray(at, at + length)))) return
    at += length
  }
}

const wideString = (record: Bytes, at: number): string => record.utf16(at + 4, Math.min(record.u32(at), 32_767) * 2)

/** The shared strings of a binary workbook. */
export function readStringsBin(bytes: Uint8Array): string[] {
  const strings: string[] = []
  eachRecord(bytes, (id, record) => {
    if (id === 19) strings.push(wideString(record, 1))
    return strings.length >= 1_000_000
  })
  return strings
}

/** Format code of each cell style of a binary workbook. */
export function readFormatsBin(bytes: Uint8Array): string[] {
  const own = new Map<number, string>()
  const formats: string[] = []
  let inCells = false
  eachRecord(bytes, (id, record) => {
    if (id === 44) own.set(record.u16(0), wideString(record, 2))
    else if (id === 617 || id === 618) inCells = id === 617
    else if (id === 47 && inCells) formats.push(own.get(record.u16(2)) ?? builtInFormat(record.u16(2)) ?? '')
    return formats.length > 70_000
  })
  return formats
}

/** A number packed into 30 bits: a whole number or the upper half of a double, perhaps a hundredth ([MS-XLS], 2.5.122). */
export function rkNumber(packed: number): number {
  let value = packed >> 2
  if ((packed & 2) === 0) {
    const view = new DataView(new ArrayBuffer(8))
    view.setInt32(4, packed & ~3, true)
    value = view.getFloat64(0, true)
  }
  return packed & 1 ? value / 100 : value
}

/** Adds the cells and headings of a binary sheet. */
export function readSheetBin(bytes: Uint8Array, book: Book, draft: Draft): void {
  const { text } = draft
  eachRecord(bytes, (id, record) => {
    const format = book.formats[record.u32(4) & 0xff_ffff] ?? ''
    if (id === 0) text.add('\n')
    else if (id === 2) text.add(`${formatNumber(rkNumber(record.i32(8)), format, book.is1904)}\t`)
    else if (id === 5 || id === 9) text.add(`${formatNumber(record.f64(8), format, book.is1904)}\t`)
    else if (id === 6 || id === 8) text.add(`${wideString(record, 8)}\t`)
    else if (id === 7) text.add(`${book.strings[record.u32(8)] ?? ''}\t`)
    else if (id === 479) headerFooters(record, draft)
    return text.isFull
  })
}

/** BrtBeginHeaderFooter: flags, then six strings that may be null. */
function headerFooters(record: Bytes, draft: Draft): void {
  for (let at = 2, index = 0; index < 6 && at + 4 <= record.length; index += 1) {
    const length = record.u32(at)
    const isNull = length === 0xffff_ffff
    if (!isNull) draft.text.line(headerFooterText(wideString(record, at)))
    at += 4 + (isNull ? 0 : length * 2)
  }
}
