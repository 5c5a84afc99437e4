/** Lengths and distances of RFC 1951, section 3.2.5: first value and further bits of each code. */
const lengthBase = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
]
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
const distanceBase = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12_289, 16_385, 24_577,
]
const codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/** A canonical Huffman code (RFC 1951, section 3.2.2): how many codes have each length, and their symbols in order. */
interface Huffman {
  readonly counts: Uint16Array
  readonly symbols: Uint16Array
}

function huffman(lengths: ArrayLike<number>, from = 0, to = lengths.length): Huffman {
  const counts = new Uint16Array(16)
  for (let at = from; at < to; at += 1) counts[lengths[at] ?? 0] = (counts[lengths[at] ?? 0] ?? 0) + 1
  counts[0] = 0
  const offsets = new Uint16Array(17)
  for (let length = 1; length < 16; length += 1) offsets[length + 1] = (offsets[length] ?? 0) + (counts[length] ?? 0)
  const symbols = new Uint16Array(to - from)
  for (let at = from; at < to; at += 1) {
    const length = lengths[at] ?? 0
    if (length === 0) continue
    symbols[offsets[length] ?? 0] = at - from
    offsets[length] = (offsets[length] ?? 0) + 1
  }
  return { counts, symbols }
}

const fixedLengths = huffman(Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)))
const fixedDistances = huffman(new Array<number>(30).fill(5))

/** Bits of a stream, lowest first; -1 past the end. */
class Bits {
  private at = 0
  private readonly bytes: Uint8Array
  /** True once a bit was asked for that is not there: what was read last means nothing then. */
  ended = false
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  take(count: number): number {
    let value = 0
    for (let bit = 0; bit < count; bit += 1, this.at += 1) {
      const byte = this.bytes[this.at >> 3]
      if (byte === undefined) {
        this.ended = true
        return -1
      }
      value |= ((byte >> (this.at & 7)) & 1) << bit
    }
    return value
  }

  /** Next symbol of a code; -1 past the end or when the bits are no code. */
  symbol({ counts, symbols }: Huffman): number {
    const { bytes } = this
    let at = this.at
    let code = 0
    let first = 0
    let index = 0
    for (let length = 1; length <= 15; length += 1, at += 1) {
      const place = at >> 3
      if (place >= bytes.length) return -1
      code |= ((bytes[place] ?? 0) >> (at & 7)) & 1
      const count = counts[length] ?? 0
      if (code - count < first) {
        this.at = at + 1
        return symbols[index + code - first] ?? -1
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return -1
  }

  toByte(): number {
    this.at = (this.at + 7) & ~7
    return this.at >> 3
  }

  skip(bytes: number): void {
    this.at += bytes * 8
  }
}

function dynamicCodes(bits: Bits): readonly [Huffman, Huffman] | undefined {
  const literals = bits.take(5) + 257
  const distances = bits.take(5) + 1
  const known = bits.take(4) + 4
  const lengths = new Array<number>(19).fill(0)
  for (const place of codeOrder.slice(0, known)) lengths[place] = Math.max(0, bits.take(3))
  const code = huffman(lengths)
  const all: number[] = []
  while (all.length < literals + distances) {
    const symbol = bits.symbol(code)
    if (symbol < 0) return undefined
    if (symbol < 16) all.push(symbol)
    else {
      const value = symbol === 16 ? (all.at(-1) ?? 0) : 0
      const times = symbol === 16 ? 3 + bits.take(2) : symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7)
      for (let count = 0; count < times; count += 1) all.push(value)
    }
  }
  if (bits.ended) return undefined
  return [huffman(all, 0, literals), huffman(all, literals, literals + distances)]
}

/** Writes one block's symbols to `out`; false when the stream is at its end, broken, or `out` is full. */
function inflateBlock(bits: Bits, out: number[], maxBytes: number, literals: Huffman, distances: Huffman): boolean {
  while (out.length < maxBytes) {
    const symbol = bits.symbol(literals)
    if (symbol === 256) return true
    if (symbol < 0) return false
    if (symbol < 256) {
      out.push(symbol)
      continue
    }
    const length = (lengthBase[symbol - 257] ?? 0) + bits.take(lengthBits[symbol - 257] ?? 0)
    const place = bits.symbol(distances)
    const back = (distanceBase[place] ?? 0) + bits.take(place < 4 ? 0 : (place >> 1) - 1)
    if (bits.ended || place < 0 || back < 1 || back > out.length) return false
    for (let count = 0; count < length; count += 1) out.push(out[out.length - back] ?? 0)
  }
  return false
}

/**
 * As much of a raw DEFLATE stream (RFC 1951) as `bytes` hold, about `maxBytes` at most: what stands before a damaged
 * or missing part is given back. Never throws. For a look at the few first kilobytes; readers use a faster one.
 */
export function inflateStart(bytes: Uint8Array, maxBytes: number): Uint8Array {
  const bits = new Bits(bytes)
  const out: number[] = []
  for (let last = 0; last === 0 && out.length < maxBytes; ) {
    last = bits.take(1)
    const type = bits.take(2)
    if (type === 0) {
      const at = bits.toByte()
      const length = (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256
      const part = bytes.subarray(at + 4, at + 4 + Math.min(length, maxBytes - out.length))
      for (const byte of part) out.push(byte)
      if (part.length < length) break
      bits.skip(4 + length)
    } else {
      const codes = type === 1 ? ([fixedLengths, fixedDistances] as const) : type === 2 ? dynamicCodes(bits) : undefined
      if (!codes || !inflateBlock(bits, out, maxBytes, ...codes)) break
    }
  }
  return Uint8Array.from(out)
}
