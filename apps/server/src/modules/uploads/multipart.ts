import { Refusal } from '../../infra/http/refusal.ts'
import { type PartHead, parsePartHead } from './part-head.ts'

/** Where the bytes of one part go. */
export interface PartSink {
  data(chunk: Uint8Array): void
  end(): void
}

const HEAD_LIMIT_BYTES = 16 * 1024
const CRLF = Buffer.from('\r\n')
const BLANK_LINE = Buffer.from('\r\n\r\n')
const DASH = 0x2d
const CR = 0x0d

const malformed = (what: string) => new Refusal('bad_request', `The form data is malformed: ${what}`)

/** The boundary that a Content-Type of multipart/form-data names (RFC 2046, 5.1.1). */
export function boundaryOf(contentType: string | undefined): string {
  const found =
    /^multipart\/form-data\s*;(?:[^"]*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=\s*(?:;|$)))/iu.exec(
      contentType ?? '',
    )
  const boundary = found?.[1] ?? found?.[2]
  if (!boundary || !/^[0-9a-zA-Z'()+_,\-./:=? ]*[0-9a-zA-Z'()+_,\-./:=?]$/u.test(boundary)) {
    throw malformed('it names no boundary')
  }
  return boundary
}

/**
 * Splits a multipart/form-data body (RFC 7578) that arrives in chunks of any size. Content is handed on as slices of the
 * chunks, nothing is held but a part's head (16 KB at most) and a few bytes that may begin a delimiter. Synchronous: the
 * caller gives the next chunk when it is ready for more.
 */
export class MultipartParser {
  readonly #delimiter: Buffer
  readonly #onPart: (head: PartHead) => PartSink
  #state: 'preamble' | 'after-delimiter' | 'head' | 'content' | 'epilogue' = 'preamble'
  #rest: Buffer = CRLF
  #sink: PartSink | undefined

  constructor(boundary: string, onPart: (head: PartHead) => PartSink) {
    this.#delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
    this.#onPart = onPart
  }

  /** Takes the next bytes; throws Refusal `bad_request` when they can't be form data. */
  write(chunk: Uint8Array): void {
    if (this.#state === 'epilogue') return
    const fresh = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    const bytes = this.#rest.length === 0 ? fresh : Buffer.concat([this.#rest, fresh])
    let at = 0
    for (;;) {
      const next = this.#step(bytes, at)
      if (next === undefined) break
      at = next
    }
  }

  /** Says that no more bytes come; throws when the closing delimiter was not seen. */
  end(): void {
    if (this.#state !== 'epilogue') throw malformed('it ends too early')
  }

  #step(bytes: Buffer, at: number): number | undefined {
    switch (this.#state) {
      case 'preamble':
      case 'content':
        return this.#content(bytes, at)
      case 'after-delimiter':
        return this.#afterDelimiter(bytes, at)
      case 'head':
        return this.#head(bytes, at)
      case 'epilogue':
        return undefined
    }
  }

  #content(bytes: Buffer, at: number): number | undefined {
    const found = bytes.indexOf(this.#delimiter, at)
    const end = found >= 0 ? found : this.#possibleDelimiter(bytes, at)
    if (end > at) this.#sink?.data(bytes.subarray(at, end))
    if (found < 0) return this.#keep(bytes, end)
    this.#sink?.end()
    this.#sink = undefined
    this.#state = 'after-delimiter'
    return found + this.#delimiter.length
  }

  /** Where a delimiter may begin that the next chunk completes; the length when none can. */
  #possibleDelimiter(bytes: Buffer, from: number): number {
    let at = bytes.indexOf(CR, Math.max(from, bytes.length - this.#delimiter.length + 1))
    while (at >= 0 && !bytes.subarray(at).equals(this.#delimiter.subarray(0, bytes.length - at))) {
      at = bytes.indexOf(CR, at + 1)
    }
    return at < 0 ? bytes.length : at
  }

  #afterDelimiter(bytes: Buffer, at: number): number | undefined {
    if (bytes.length - at < 2) return this.#keep(bytes, at)
    if (bytes[at] === DASH && bytes[at + 1] === DASH) {
      this.#state = 'epilogue'
      return undefined
    }
    const lineEnd = bytes.indexOf(CRLF, at)
    if (lineEnd < 0 && bytes.length - at < 256) return this.#keep(bytes, at)
    if (lineEnd < 0 || !/^[ \t]*$/u.test(bytes.toString('latin1', at, lineEnd)))
      throw malformed('a boundary is followed by text')
    this.#state = 'head'
    // The line end stays: with it an empty head ends in a blank line like every other.
    return lineEnd
  }

  #head(bytes: Buffer, at: number): number | undefined {
    const end = bytes.indexOf(BLANK_LINE, at)
    if ((end < 0 ? bytes.length : end) - at > HEAD_LIMIT_BYTES) throw malformed('the head of a part is too long')
    if (end < 0) return this.#keep(bytes, at)
    this.#sink = this.#onPart(parsePartHead(bytes.toString('utf8', Math.min(at + 2, end), end)))
    this.#state = 'content'
    return end + BLANK_LINE.length
  }

  #keep(bytes: Buffer, from: number): undefined {
    this.#rest = from >= bytes.length ? EMPTY : Buffer.from(bytes.subarray(from))
    return undefined
  }
}

const EMPTY = Buffer.alloc(0)
