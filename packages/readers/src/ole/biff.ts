import { Bytes } from '../bytes.ts'
import { decodeCodePage } from '../text/codepages.ts'

const CONTINUE = 0x003c

/** One record of a BIFF stream with the records that continue it ([MS-XLS], section 2.1.4). */
export interface BiffRecord {
  readonly type: number
  readonly data: Bytes
  readonly more: readonly Bytes[]
}

/** The records of a workbook stream in order. */
export function* biffRecords(stream: Uint8Array): Generator<BiffRecord> {
  const bytes = new Bytes(stream)
  let at = 0
  while (at + 4 <= bytes.length) {
    const type = bytes.u16(at)
    const data = new Bytes(bytes.slice(at + 4, bytes.u16(at + 2)))
    at += 4 + bytes.u16(at + 2)
    const more: Bytes[] = []
    while (bytes.u16(at) === CONTINUE && at + 4 <= bytes.length) {
      more.push(new Bytes(bytes.slice(at + 4, bytes.u16(at + 2))))
      at += 4 + bytes.u16(at + 2)
    }
    yield { type, data, more }
  }
}

/** Reads strings that run on over continuing records, each of which says anew how wide its characters are. */
export class BiffStrings {
  readonly #parts: readonly Bytes[]
  #part = 0
  #at: number

  constructor(record: BiffRecord, at: number) {
    this.#parts = [record.data, ...record.more]
    this.#at = at
  }

  get isOver(): boolean {
    return this.#part >= this.#parts.length || (this.#part === this.#parts.length - 1 && this.#at >= this.#here.length)
  }

  get #here(): Bytes {
    return this.#parts[this.#part] ?? new Bytes(new Uint8Array())
  }

  #next(): boolean {
    if (this.#at < this.#here.length) return false
    this.#part += 1
    this.#at = 0
    return true
  }

  #skip(length: number): void {
    let left = length
    while (left > 0 && !this.isOver) {
      this.#next()
      const step = Math.min(left, this.#here.length - this.#at)
      this.#at += step
      left -= step
      if (step === 0 && this.#at < this.#here.length) return
    }
  }

  /** `length` characters after a byte of options, with their formatting runs skipped (section 2.5.293). */
  read(): string {
    this.#next()
    const length = this.#here.u16(this.#at)
    const options = this.#here.u8(this.#at + 2)
    this.#at += 3
    const runs = options & 8 ? this.#here.u16(this.#at) : 0
    if (options & 8) this.#at += 2
    const phonetic = options & 4 ? this.#here.u32(this.#at) : 0
    if (options & 4) this.#at += 4
    const text = this.#characters(length, (options & 1) !== 0)
    this.#skip(runs * 4 + Math.min(phonetic, 1_000_000))
    return text
  }

  #characters(length: number, wide: boolean): string {
    let text = ''
    let isWide = wide
    let left = length
    while (left > 0 && !this.isOver) {
      if (this.#next()) {
        isWide = (this.#here.u8(0) & 1) !== 0
        this.#at = 1
      }
      const size = isWide ? 2 : 1
      const count = Math.min(left, Math.floor((this.#here.length - this.#at) / size))
      if (count === 0) {
        this.#at = this.#here.length
        continue
      }
      text += isWide ? this.#here.utf16(this.#at, count * 2) : decodeCodePage(this.#here.slice(this.#at, count), 1252)
      this.#at += count * size
      left -= count
    }
    return text
  }
}

/** A string of BIFF8 with `lengthBytes` of length, options and characters; rich text runs are not read. */
export function unicodeString(data: Bytes, at: number, lengthBytes: 1 | 2): string {
  const length = lengthBytes === 1 ? data.u8(at) : data.u16(at)
  const options = data.u8(at + lengthBytes)
  const from = at + lengthBytes + 1 + (options & 8 ? 2 : 0) + (options & 4 ? 4 : 0)
  return options & 1 ? data.utf16(from, length * 2) : decodeCodePage(data.slice(from, length), 1252)
}
