import { type ByteSource, crc32 } from '@octavo/core'
import { quotesBeforeFrom } from './contents.ts'
import { type FoundMessage, MessageScan } from './scan-message.ts'

const BLOCK_BYTES = 1024 * 1024
/** A line that is longer is taken in pieces: nothing that divides messages or parts is. */
const LONGEST_LINE = 256 * 1024
const [LF, CR, GREATER, UPPER_F] = [10, 13, 62, 70]

/** `From somebody Mon May  6 07:08:09 2024`: what stands before a message in a mailbox (RFC 4155), with a time and a year in any order. */
const FROM_LINE = /^From \S(?=.*\d:\d\d)(?=.*\b\d{4}\b)/u
const HEADER_LINE = /^(?:[!-9;-~]+[ \t]*:|>?From )/u

const beginning = (line: Uint8Array): string => String.fromCharCode(...line.subarray(0, 300))

/** What is to be read of a source: all of it when left out. */
export interface Range {
  readonly at: number
  readonly endAt: number
}

/**
 * Reads a mailbox, or one message (`isBox` false), once from its beginning to its end and in blocks: each message is given
 * as soon as it has ended, in bounded memory whatever it weighs. A line begins a message where it stands after an empty
 * line, looks like a divider, and a header follows: what people wrote that begins with "From" divides nothing. Rejects with
 * what the source rejects with, or the signal's reason.
 */
export async function* scanMessages(
  source: ByteSource,
  isBox: boolean,
  {
    range = { at: 0, endAt: source.sizeBytes },
    signal,
  }: { readonly range?: Range; readonly signal?: AbortSignal } = {},
): AsyncGenerator<FoundMessage> {
  const scan = new BoxScan(isBox, range.at)
  let held: Uint8Array = new Uint8Array()
  for (let at = range.at; at < range.endAt; ) {
    signal?.throwIfAborted()
    const read = await source.read(at, Math.min(BLOCK_BYTES, range.endAt - at), signal)
    if (read.length === 0) break
    const block = new Uint8Array(held.length + read.length)
    block.set(held)
    block.set(read, held.length)
    const from = at - held.length
    at += read.length
    held = block.slice(scan.block(block, from) - from)
    yield* scan.taken()
  }
  scan.end(held)
  yield* scan.taken()
}

/** A walk over the lines of a mailbox. All places are offsets in it. */
class BoxScan {
  readonly #isBox: boolean
  #found: FoundMessage[] = []
  #message: MessageScan | undefined
  /** Where the next line begins, and up to where all is summed up: what may lie between messages waits. */
  #lineAt: number
  #summedAt: number
  /** Where an empty line right before this one begins. */
  #blankAt: number | undefined
  #isFirst = true
  /** True while the line before has not ended: it is a long one, taken in pieces. */
  #isWithin = false
  /** Where the message before ends, if the line that was looked at last begins another one: the next line tells. */
  #endAt: number | undefined

  constructor(isBox: boolean, at: number) {
    this.#isBox = isBox
    this.#lineAt = at
    this.#summedAt = at
    if (!isBox) this.#message = new MessageScan(at)
  }

  /** Takes the whole lines of a block that lies at `from`; answers from where on its bytes are needed again. */
  block(bytes: Uint8Array, from: number): number {
    let start = this.#lineAt - from
    for (let end = bytes.indexOf(LF, start); end >= 0; end = bytes.indexOf(LF, start)) {
      this.#line(bytes, start, end + 1, from)
      start = end + 1
      this.#isWithin = false
    }
    if (bytes.length - start > LONGEST_LINE) {
      this.#line(bytes, start, bytes.length, from)
      start = bytes.length
      this.#isWithin = true
    }
    this.#lineAt = from + start
    this.#sum(bytes, from, this.#endAt ?? this.#blankAt ?? this.#lineAt)
    return this.#summedAt
  }

  /** Takes what was left of the last block: a last line without an end, perhaps. */
  end(bytes: Uint8Array): void {
    const from = this.#summedAt
    const start = this.#lineAt - from
    if (start < bytes.length) this.#line(bytes, start, bytes.length, from)
    const end = from + bytes.length
    // Whoever writes a mailbox puts one empty line behind each message.
    this.#close(bytes, from, this.#isBox ? (this.#blankAt ?? end) : end)
  }

  taken(): readonly FoundMessage[] {
    const found = this.#found
    this.#found = []
    return found
  }

  #line(bytes: Uint8Array, start: number, end: number, from: number): void {
    if (this.#isBox) this.#divide(bytes, start, end, from)
    if (!this.#isWithin && (bytes[start] === GREATER || bytes[start] === UPPER_F)) this.#quotes(bytes, start, from)
    this.#message?.line(bytes, start, end, from)
    const isBlank = end - start === 1 ? bytes[start] === LF : end - start === 2 && bytes[start] === CR
    this.#blankAt = isBlank ? from + start : undefined
    this.#isFirst = false
  }

  /** Notes a line that a mailbox has quoted, or would have to quote. */
  #quotes(bytes: Uint8Array, start: number, from: number): void {
    const quotes = quotesBeforeFrom(bytes, start)
    if (quotes === undefined) return
    if (this.#isBox && quotes > 0) this.#message?.quotedAt.push(from + start)
    else this.#message?.unquotedAt.push(from + start)
  }

  /** Looks whether a line begins a message, or a message began with the line before. */
  #divide(bytes: Uint8Array, start: number, end: number, from: number): void {
    if (this.#endAt !== undefined) {
      if (HEADER_LINE.test(beginning(bytes.subarray(start, end)))) {
        this.#close(bytes, from, this.#endAt)
        this.#message = new MessageScan(from + start)
        this.#summedAt = from + start
      }
      this.#endAt = undefined
    }
    if (bytes[start] !== UPPER_F || !(this.#isFirst || this.#blankAt !== undefined)) return
    const text = beginning(bytes.subarray(start, end))
    if (FROM_LINE.test(text) || (this.#isFirst && text.startsWith('From '))) this.#endAt = this.#blankAt ?? from + start
  }

  #close(bytes: Uint8Array, from: number, endAt: number): void {
    const message = this.#message
    if (!message) return
    this.#sum(bytes, from, endAt)
    this.#found.push(message.end(endAt))
    this.#message = undefined
  }

  #sum(bytes: Uint8Array, from: number, upTo: number): void {
    if (this.#message) this.#message.crc = crc32(bytes.subarray(this.#summedAt - from, upTo - from), this.#message.crc)
    this.#summedAt = Math.max(this.#summedAt, upTo)
  }
}
