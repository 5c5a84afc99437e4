import type { Bytes } from '../bytes.ts'
import type { Draft } from '../draft.ts'
import { builtInFormat, formatNumber, headerFooterText } from '../office/number-format.ts'
import { rkNumber } from '../office/xlsb.ts'
import { ReadProblem } from '../problem.ts'
import { decodeCodePage } from '../text/codepages.ts'
import { type BiffRecord, BiffStrings, biffRecords, unicodeString } from './biff.ts'

const MAX_STRINGS = 1_000_000
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

/** Walks the records of a workbook of Excel 2 to 2003 ([MS-XLS], section 2.3) and says what its cells show. */
class XlsWalk {
  readonly #draft: Draft
  readonly #own = new Map<number, string>()
  readonly #styles: number[] = []
  #strings: string[] = []
  #codePage = 1252
  #isWide = true
  #is1904 = false
  #row = -1
  #sheets: string[] = []
  #sheet = -1

  constructor(draft: Draft) {
    this.#draft = draft
  }

  run(stream: Uint8Array): void {
    for (const record of biffRecords(stream)) {
      this.#visit(record)
      if (this.#draft.text.isFull) break
    }
    if (this.#sheets.length > 0) this.#draft.facts.pageCount = this.#sheets.length
  }

  #text(data: Bytes, at: number, lengthBytes: 1 | 2): string {
    if (this.#isWide) return unicodeString(data, at, lengthBytes)
    const length = lengthBytes === 1 ? data.u8(at) : data.u16(at)
    return decodeCodePage(data.slice(at + lengthBytes, length), this.#codePage)
  }

  #visit(record: BiffRecord): void {
    const { type, data } = record
    if (type === 0x002f) throw new ReadProblem('password_needed')
    if (type === 0x0809 || type === 0x0409 || type === 0x0209 || type === 0x0009) this.#begin(data, type)
    else if (type === 0x0042) this.#codePage = data.u16(0) === 1200 ? 1252 : data.u16(0)
    else if (type === 0x0022) this.#is1904 = data.u16(0) === 1
    else if (type === 0x0085) this.#sheets.push(this.#text(data, 6, 1))
    else if (type === 0x041e) this.#own.set(data.u16(0), this.#text(data, 2, this.#isWide ? 2 : 1))
    else if (type === 0x00e0) this.#styles.push(data.u16(2))
    else if (type === 0x00fc) this.#shared(record)
    else if (type === 0x0014 || type === 0x0015)
      this.#draft.text.line(`\n${headerFooterText(data.length > 0 ? this.#text(data, 0, this.#isWide ? 2 : 1) : '')}`)
    else if (type === 0x01b6) this.#box(record)
    else if (type === 0x001c && !this.#isWide)
      this.#draft.text.line(decodeCodePage(data.slice(6, data.u16(4)), this.#codePage))
    else if (type === 0x100d) this.#draft.text.line(`\n${this.#text(data, 2, 1)}`)
    else if (type === 0x01ae && data.u16(2) !== 0x0401 && data.u16(2) !== 0x3a01) this.#draft.flag('external_links')
    else this.#cell(type, data)
  }

  #begin(data: Bytes, type: number): void {
    this.#isWide = type === 0x0809 && data.u16(0) >= 0x0600
    // The first substream is the workbook itself; sheets follow in the order of their names. Charts inside have a name of none.
    if (data.u16(2) === 0x0010 || data.u16(2) === 0x0040) {
      this.#sheet += 1
      this.#row = -1
      this.#draft.text.line(`\n${this.#sheets[this.#sheet] ?? ''}`)
    }
  }

  #shared(record: BiffRecord): void {
    const reader = new BiffStrings(record, 8)
    const count = Math.min(record.data.u32(4), MAX_STRINGS)
    this.#strings = []
    while (this.#strings.length < count && !reader.isOver) this.#strings.push(reader.read())
  }

  /** A text box, comment or button: its text is the first continuing record (section 2.4.329). */
  #box({ data, more }: BiffRecord): void {
    const [first] = more
    if (!first || data.u16(10) === 0) return
    const length = data.u16(10)
    const text = first.u8(0) & 1 ? first.utf16(1, length * 2) : decodeCodePage(first.slice(1, length), this.#codePage)
    this.#draft.text.line(`\n${text}`)
  }

  #say(data: Bytes, text: string): void {
    if (data.u16(0) !== this.#row) this.#draft.text.add('\n')
    this.#row = data.u16(0)
    if (text !== '') this.#draft.text.add(`${text}\t`)
  }

  #number(value: number, style: number): string {
    const id = this.#styles[style] ?? 0
    return formatNumber(value, this.#own.get(id) ?? builtInFormat(id) ?? '', this.#is1904)
  }

  #cell(type: number, data: Bytes): void {
    const style = data.u16(4)
    if (type === 0x00fd) this.#say(data, this.#strings[data.u32(6)] ?? '')
    else if (type === 0x0204 || type === 0x00d6) this.#say(data, this.#text(data, 6, 2))
    else if (type === 0x0004) this.#say(data, decodeCodePage(data.slice(8, data.u8(7)), this.#codePage))
    else if (type === 0x0203) this.#say(data, this.#number(data.f64(6), style))
    else if (type === 0x0003) this.#say(data, this.#number(data.f64(7), 0))
    else if (type === 0x0002) this.#say(data, String(data.u16(7)))
    else if (type === 0x027e) this.#say(data, this.#number(rkNumber(data.i32(6)), style))
    else if (type === 0x00bd) {
      for (let at = 4; at + 6 <= data.length - 2; at += 6)
        this.#say(data, this.#number(rkNumber(data.i32(at + 2)), data.u16(at)))
    } else if (type === 0x0006 || type === 0x0406 || type === 0x0206) this.#formula(data)
    else if (type === 0x0207) this.#draft.text.add(`${this.#text(data, 0, 2)}\t`)
    else if (type === 0x0205) this.#say(data, data.u8(7) ? (ERRORS[data.u8(6)] ?? '') : data.u8(6) ? 'TRUE' : 'FALSE')
  }

  /** A formula's last result: a number, or a mark that a string follows (section 2.5.133). */
  #formula(data: Bytes): void {
    if (data.u16(12) === 0xffff) this.#say(data, this.#special(data))
    else this.#say(data, this.#number(data.f64(6), data.u16(4)))
  }

  #special(data: Bytes): string {
    const kind = data.u8(6)
    if (kind === 1) return data.u8(8) ? 'TRUE' : 'FALSE'
    return kind === 2 ? (ERRORS[data.u8(8)] ?? '') : ''
  }
}

/** Reads a workbook stream: names and cells of all sheets, headings, comments, text boxes, names in charts. */
export const readXls = (stream: Uint8Array, draft: Draft): void => new XlsWalk(draft).run(stream)
