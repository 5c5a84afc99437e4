import { find, matches, u8 } from './bytes.ts'

/** A text looks at no more than so many bytes: enough for every rule, and a bound for the time that it takes. */
const maxTextBytes = 16_384

const isUtf16 = (head: Uint8Array, parity: 0 | 1): boolean => {
  const length = Math.min(head.length - (head.length % 2), 512)
  if (length < 8) return false
  let zeros = 0
  for (let at = 0; at < length; at += 2) {
    if (u8(head, at + parity) === 0) zeros += 1
    if (u8(head, at + 1 - parity) === 0) return false
  }
  return zeros * 2 >= length * 0.7
}

function decodeUtf16(head: Uint8Array, from: number, littleEnd: boolean): string {
  let text = ''
  for (let at = from; at + 1 < head.length; at += 2) {
    const first = u8(head, at)
    const second = u8(head, at + 1)
    text += String.fromCharCode(littleEnd ? first + second * 256 : first * 256 + second)
  }
  return text
}

/** 1 for each byte that no text has: control characters besides backspace to carriage return, SUB and escape. */
const controls = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte === 0x7f || (byte < 0x20 && !(byte >= 0x08 && byte <= 0x0d) && byte !== 0x1b && byte !== 0x1a) ? 1 : 0,
)

/** True when one of the bytes is in no text. Counted loops: this runs over every byte of every small file. */
function hasControls(bytes: Uint8Array, from = 0, to = bytes.length): boolean {
  for (let at = from; at < to; at += 1) if (controls[u8(bytes, at)] === 1) return true
  return false
}

/** A character that a text may hold: no control besides tab and line ends, nothing private or unpaired. */
function isWritten(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20) return code >= 0x09 && code <= 0x0d
  return !(code >= 0xd800 && code <= 0xf8ff) && (code & 0xfffe) !== 0xfffe
}

/** True for bytes that read as text from their first on; binary formats nearly always have control bytes early. */
export function looksLikeText(head: Uint8Array): boolean {
  if (matches(head, 0, '\xff\xfe') || matches(head, 0, '\xfe\xff')) {
    const text = decodeUtf16(head.subarray(0, 512), 2, u8(head, 0) === 0xff)
    return text.length >= 4 && Array.from(text).every(isWritten)
  }
  return head.length >= 16 && !hasControls(head, 0, Math.min(head.length, 1024))
}

/** Japanese of seven bits a byte, with orders that change between sets of signs (RFC 1468): mail and older texts. */
const japanese = new TextDecoder('iso-2022-jp')
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Start of a UTF-8 character that the end of the head has cut, if any: such bytes are left out. */
function withoutCutCharacter(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = u8(bytes, bytes.length - back)
    if (byte < 0x80) return bytes
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return length > back ? bytes.subarray(0, bytes.length - back) : bytes
    }
  }
  return bytes
}

/**
 * The head as text: UTF-8 and UTF-16 with or without a byte order mark, else ISO 8859-1 when nothing speaks against
 * it; undefined when the bytes are no text. Looks at 16 KB at most.
 */
export function decodeText(head: Uint8Array): string | undefined {
  const bytes = head.subarray(0, maxTextBytes)
  if (bytes.length === 0) return undefined
  if (matches(bytes, 0, '\xff\xfe')) return decodeUtf16(bytes, 2, true)
  if (matches(bytes, 0, '\xfe\xff')) return decodeUtf16(bytes, 2, false)
  if (isUtf16(bytes, 1)) return decodeUtf16(bytes, 0, true)
  if (isUtf16(bytes, 0)) return decodeUtf16(bytes, 0, false)
  if (hasControls(bytes)) return undefined
  if (bytes.indexOf(0x1b) !== -1 && (find(bytes, '\x1b$B') !== -1 || find(bytes, '\x1b$@') !== -1))
    return japanese.decode(bytes)
  try {
    return utf8.decode(withoutCutCharacter(bytes))
  } catch {
    return latinText(bytes)
  }
}

/** ISO 8859-1 or Windows-1252 text: mostly ASCII letters, a few bytes above; undefined when most bytes are high. */
function latinText(bytes: Uint8Array): string | undefined {
  let high = 0
  let text = ''
  for (const byte of bytes) {
    if (byte >= 0x80) high += 1
    text += String.fromCharCode(byte)
  }
  return high <= bytes.length * 0.3 ? text : undefined
}
