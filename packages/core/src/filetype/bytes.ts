/** Small readers over a head of bytes; all of them answer for positions past the end instead of throwing. */

/** Byte at `at`, or -1 past the end. */
export const u8 = (head: Uint8Array, at: number): number => head[at] ?? -1

/** 16 bits, little end first; -1 when a byte is missing. */
export function u16le(head: Uint8Array, at: number): number {
  return at >= 0 && at + 2 <= head.length ? u8(head, at) + u8(head, at + 1) * 0x100 : -1
}

/** 32 bits, little end first; -1 when a byte is missing. */
export function u32le(head: Uint8Array, at: number): number {
  return at >= 0 && at + 4 <= head.length ? u16le(head, at) + u16le(head, at + 2) * 0x1_0000 : -1
}

/** 16 bits, big end first; -1 when a byte is missing. */
export function u16be(head: Uint8Array, at: number): number {
  return at >= 0 && at + 2 <= head.length ? u8(head, at) * 0x100 + u8(head, at + 1) : -1
}

/** 32 bits, big end first; -1 when a byte is missing. */
export function u32be(head: Uint8Array, at: number): number {
  return at >= 0 && at + 4 <= head.length ? u16be(head, at) * 0x1_0000 + u16be(head, at + 2) : -1
}

/** `length` bytes as characters 0 to 255, fewer at the end. */
export function latin1(head: Uint8Array, at: number, length: number): string {
  let text = ''
  const end = Math.min(head.length, at + length)
  for (let index = Math.max(0, at); index < end; index += 1) text += String.fromCharCode(u8(head, index))
  return text
}

/** Stands for any byte in a pattern of `matches`. */
export const ANY = '\u0100'

/** Bytes that a format begins with: its ending (or a meaning), position, bytes, and often a second position and bytes. */
export type Row = readonly [extension: string, at: number, bytes: string, at2?: number, bytes2?: string]

/** Whether the bytes at `at` are those of the pattern, whose characters are bytes 0 to 255 or `ANY`. */
export function matches(head: Uint8Array, at: number, pattern: string): boolean {
  if (at < 0 || at + pattern.length > head.length) return false
  for (let index = 0; index < pattern.length; index += 1) {
    const wanted = pattern.charCodeAt(index)
    if (wanted !== 0x100 && wanted !== head[at + index]) return false
  }
  return true
}

/** First position of an ASCII string from `from`, before `to`; -1 when it is not there. One pass over the bytes. */
export function find(head: Uint8Array, text: string, from = 0, to = head.length): number {
  const first = text.charCodeAt(0)
  const last = Math.min(to, head.length) - text.length
  for (let at = head.indexOf(first, from); at !== -1 && at <= last; at = head.indexOf(first, at + 1)) {
    if (matches(head, at, text)) return at
  }
  return -1
}
