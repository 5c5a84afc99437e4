/** Reads numbers from bytes; past the end there are zeros, so that no offset of a hostile file needs a guard. */
export class Bytes {
  readonly bytes: Uint8Array
  readonly #view: DataView

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get length(): number {
    return this.bytes.length
  }

  has(at: number, length: number): boolean {
    return at >= 0 && at + length <= this.bytes.length
  }

  u8(at: number): number {
    return this.has(at, 1) ? this.#view.getUint8(at) : 0
  }

  u16(at: number): number {
    return this.has(at, 2) ? this.#view.getUint16(at, true) : 0
  }

  u32(at: number): number {
    return this.has(at, 4) ? this.#view.getUint32(at, true) : 0
  }

  i32(at: number): number {
    return this.has(at, 4) ? this.#view.getInt32(at, true) : 0
  }

  f64(at: number): number {
    return this.has(at, 8) ? this.#view.getFloat64(at, true) : 0
  }

  /** 64 bits without sign, as a number; beyond 2^53 it is not exact, and larger than any file. */
  u64(at: number): number {
    return this.u32(at) + this.u32(at + 4) * 0x1_0000_0000
  }

  slice(at: number, length: number): Uint8Array {
    const from = Math.min(Math.max(0, at), this.bytes.length)
    return this.bytes.subarray(from, Math.min(this.bytes.length, from + Math.max(0, length)))
  }

  utf16(at: number, length: number): string {
    return decodeUtf16.decode(this.slice(at, length - (length % 2)))
  }
}

const decodeUtf16 = new TextDecoder('utf-16le')

/** Whether `bytes` begin with these ASCII characters at `at`. */
export function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text.charCodeAt(index)) return false
  return true
}

/** First position of bytes given as ASCII text from `from`, or -1; at most `to`. */
export function indexOf(bytes: Uint8Array, text: string, from = 0, to = bytes.length): number {
  const first = text.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at !== -1 && at + text.length <= to; at = bytes.indexOf(first, at + 1))
    if (startsWith(bytes, text, at)) return at
  return -1
}

export function concat(chunks: readonly Uint8Array[]): Uint8Array {
  if (chunks.length === 1 && chunks[0]) return chunks[0]
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
