import type { Encoding } from '@octavo/core'
import { type Head, parameterOf, plainWords, readHead } from './head.ts'

const LONGEST_HEAD = 256 * 1024
const MOST_PARTS = 1000
const DEEPEST = 64
const [LF, CR, DASH, EQUALS] = [10, 13, 45, 61]

/** A part of a message that is a file of its own, still encoded; places are offsets in the mailbox. */
export interface FoundPart {
  readonly at: number
  readonly sizeBytes: number
  /** As its message calls it; `''` where it has no name. */
  readonly name: string
  readonly mediaType: string
  readonly encoding: Encoding
  /** Bytes that it decodes to: exact for what is well-formed base64, else the most that they can be. */
  readonly contentBytes: number
}

/** One message: where it lies, the CRC-32 of its bytes there, its headers, and what is attached. */
export interface FoundMessage {
  readonly at: number
  readonly sizeBytes: number
  readonly crc: number
  readonly head: Head
  readonly parts: readonly FoundPart[]
  /** Where its mailbox has put a `>` before a line that begins with `From `; offsets in the mailbox. */
  readonly quotedAt: readonly number[]
  /** Where a mailbox that it is put into has to put a `>`, to be the same message when it is read again; offsets as above. */
  readonly unquotedAt: readonly number[]
  /** True where its last line has no end. */
  readonly isOpen: boolean
}

/** A part whose lines are being counted. */
interface Open {
  readonly at: number
  readonly part: Omit<FoundPart, 'at' | 'sizeBytes' | 'contentBytes'> | undefined
  contentChars: number
}

const ascii = (bytes: Uint8Array): string => {
  let text = ''
  for (const code of bytes) text += String.fromCharCode(code)
  return text
}

/**
 * A walk over the lines of one message that finds its headers and its parts (RFC 2046), nothing decoded. Parts of parts are
 * found to a depth of 64; a message that is attached is one part.
 */
export class MessageScan {
  /** Of the bytes so far. */
  crc = 0
  readonly quotedAt: number[] = []
  readonly unquotedAt: number[] = []
  readonly #at: number
  readonly #parts: FoundPart[] = []
  readonly #boundaries: string[] = []
  #head: Head | undefined
  /** Lines of headers so far; undefined within a body. */
  #headLines: Uint8Array[] | undefined = []
  #headBytes = 0
  #open: Open | undefined
  /** How long the end of the line before is: it belongs to a boundary that follows. */
  #newlineBytes = 0

  constructor(at: number) {
    this.#at = at
  }

  /** The bytes of one line, its end included; `from` is where `bytes` lie. */
  line(bytes: Uint8Array, start: number, end: number, from: number): void {
    const newline = bytes[end - 1] !== LF ? 0 : bytes[end - 2] === CR && end - 2 >= start ? 2 : 1
    if (!this.#isBoundary(bytes, start, end - newline, from)) {
      if (this.#headLines) this.#headLine(bytes, start, end, newline, from)
      else if (this.#open) this.#open.contentChars += contentChars(bytes, start, end - newline)
    }
    this.#newlineBytes = newline
  }

  end(endAt: number): FoundMessage {
    if (this.#headLines) this.#headEnds(endAt)
    this.#partEnds(endAt)
    return {
      at: this.#at,
      sizeBytes: endAt - this.#at,
      crc: this.crc,
      head: this.#head ?? new Map(),
      parts: this.#parts,
      quotedAt: this.quotedAt,
      // The line that divides it from the next one was looked at before anybody knew.
      unquotedAt: this.unquotedAt.filter((at) => at < endAt),
      isOpen: this.#newlineBytes === 0,
    }
  }

  #isBoundary(bytes: Uint8Array, start: number, end: number, from: number): boolean {
    if (this.#boundaries.length === 0 || bytes[start] !== DASH || bytes[start + 1] !== DASH || end - start > 300)
      return false
    const text = ascii(bytes.subarray(start + 2, end)).trimEnd()
    const depth = this.#boundaries.findLastIndex((one) => text === one || text === `${one}--`)
    if (depth < 0) return false
    const isLast = text !== this.#boundaries[depth]
    this.#partEnds(from + start - this.#newlineBytes)
    this.#boundaries.length = isLast ? depth : depth + 1
    this.#headLines = isLast ? undefined : []
    this.#headBytes = 0
    return true
  }

  #headLine(bytes: Uint8Array, start: number, end: number, newline: number, from: number): void {
    if (end - start === newline) this.#headEnds(from + end)
    else if (this.#headBytes < LONGEST_HEAD) {
      this.#headLines?.push(bytes.slice(start, end))
      this.#headBytes += end - start
    }
  }

  /** What the headers of the message or of a part say comes next, from `bodyAt` on. */
  #headEnds(bodyAt: number): void {
    const head = readHead(joined(this.#headLines ?? [], this.#headBytes))
    const isPart = this.#head !== undefined
    this.#head ??= head
    this.#headLines = undefined
    const type = head.get('content-type') ?? ''
    const mediaType = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+/u.exec(type)?.[0].toLowerCase() ?? 'text/plain'
    const boundary = mediaType.startsWith('multipart/') ? parameterOf(type, 'boundary') : ''
    if (boundary !== '' && this.#boundaries.length < DEEPEST) {
      this.#boundaries.push(boundary.trimEnd())
      return
    }
    const disposition = head.get('content-disposition') ?? ''
    const name = parameterOf(disposition, 'filename') || parameterOf(type, 'name')
    const isFile =
      name !== '' ||
      /^\s*attachment\b/iu.test(disposition) ||
      (isPart ? !/^(?:text\/(?:plain|html)|multipart\/)/u.test(mediaType) : !/^(?:text|multipart)\//u.test(mediaType))
    const encoding = encodingOf(head.get('content-transfer-encoding') ?? '')
    this.#open = {
      at: bodyAt,
      part: isFile && this.#parts.length < MOST_PARTS ? { name: plainWords(name), mediaType, encoding } : undefined,
      contentChars: 0,
    }
  }

  #partEnds(endAt: number): void {
    const { at = 0, part, contentChars: chars = 0 } = this.#open ?? {}
    this.#open = undefined
    if (!part) return
    const sizeBytes = Math.max(0, endAt - at)
    const contentBytes = part.encoding === 'base64' ? Math.floor((chars * 3) / 4) : sizeBytes
    this.#parts.push({ ...part, at, sizeBytes, contentBytes })
  }
}

function encodingOf(value: string): Encoding {
  const name = value.trim().toLowerCase()
  return name === 'base64' ? 'base64' : name === 'quoted-printable' ? 'quoted' : 'text'
}

/** Characters of a line that stand for something, were it base64. */
function contentChars(bytes: Uint8Array, start: number, end: number): number {
  let last = end
  while (last > start && (bytes[last - 1] === EQUALS || bytes[last - 1] === 32)) last -= 1
  return last - start
}

function joined(lines: readonly Uint8Array[], sizeBytes: number): Uint8Array {
  const all = new Uint8Array(sizeBytes)
  let at = 0
  for (const line of lines) {
    all.set(line, at)
    at += line.length
  }
  return all
}
