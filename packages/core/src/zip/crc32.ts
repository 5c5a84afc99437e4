/**
 * CRC-32 in plain JavaScript for runtimes without one of their own, sixteen bytes a step ("slicing-by-16", after
 * M. Kounavis and F. Berry, "Novel Table Lookup-Based Algorithms for High-Performance CRC Generation", IEEE ToC 2008).
 */

const SLICES = 16

const TABLE = (() => {
  const table = new Int32Array(SLICES * 256)
  for (let value = 0; value < 256; value++) {
    let crc = value
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    table[value] = crc
  }
  for (let at = 256; at < table.length; at++) {
    const before = table[at - 256] ?? 0
    table[at] = (before >>> 8) ^ (table[before & 255] ?? 0)
  }
  return table
})()

const LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1

/** CRC-32 (ISO 3309) of `bytes`, continued from `previous` (the CRC of what came before, 0 at the start); unsigned. */
export function crc32(bytes: Uint8Array, previous = 0): number {
  const start = Math.min((4 - (bytes.byteOffset & 3)) & 3, bytes.length)
  let crc = byBytes(~previous, bytes, 0, start)
  if (!LITTLE_ENDIAN) return ~byBytes(crc, bytes, start, bytes.length) >>> 0
  const steps = (bytes.length - start) >>> 4
  if (steps > 0) crc = bySixteen(crc, new Int32Array(bytes.buffer, bytes.byteOffset + start, steps * 4))
  return ~byBytes(crc, bytes, start + steps * 16, bytes.length) >>> 0
}

function byBytes(state: number, bytes: Uint8Array, from: number, to: number): number {
  let crc = state
  for (let at = from; at < to; at++) crc = (crc >>> 8) ^ (TABLE[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0)
  return crc
}

function bySixteen(state: number, words: Int32Array): number {
  const t = TABLE
  let crc = state
  // Indices stay inside the tables by construction; the casts only tell the compiler so.
  for (let at = 0; at < words.length; at += 4) {
    const a = crc ^ (words[at] as number)
    const b = words[at + 1] as number
    const c = words[at + 2] as number
    const d = words[at + 3] as number
    crc =
      (t[3840 + (a & 255)] as number) ^
      (t[3584 + ((a >>> 8) & 255)] as number) ^
      (t[3328 + ((a >>> 16) & 255)] as number) ^
      (t[3072 + (a >>> 24)] as number) ^
      (t[2816 + (b & 255)] as number) ^
      (t[2560 + ((b >>> 8) & 255)] as number) ^
      (t[2304 + ((b >>> 16) & 255)] as number) ^
      (t[2048 + (b >>> 24)] as number) ^
      (t[1792 + (c & 255)] as number) ^
      (t[1536 + ((c >>> 8) & 255)] as number) ^
      (t[1280 + ((c >>> 16) & 255)] as number) ^
      (t[1024 + (c >>> 24)] as number) ^
      (t[768 + (d & 255)] as number) ^
      (t[512 + ((d >>> 8) & 255)] as number) ^
      (t[256 + ((d >>> 16) & 255)] as number) ^
      (t[d >>> 24] as number)
  }
  return crc
}
