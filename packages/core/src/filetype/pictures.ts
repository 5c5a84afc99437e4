import { u8, u16le } from './bytes.ts'

const sized = (head: Uint8Array): boolean => u16le(head, 12) > 0 && u16le(head, 14) > 0

/** Kinds of Targa without colours listed in front, and with; packed by runs are those from 9 on (TGA 2.0, table 1). */
const [freeKinds, listedKinds] = [new Set([2, 3, 10, 11]), new Set([1, 9])]

/** A Targa image: no signature, but a header of which most bytes are fixed, and a list of 256 colours at most. */
export function matchTarga(head: Uint8Array): string | undefined {
  if (head.length < 18 || !sized(head) || (u8(head, 17) & 0xc0) !== 0) return undefined
  if (freeKinds.has(u8(head, 2))) {
    const isEmpty = u8(head, 1) === 0 && u16le(head, 3) === 0 && u16le(head, 5) === 0 && u8(head, 7) === 0
    return isEmpty && [8, 16, 24, 32].includes(u8(head, 16)) ? 'tga' : undefined
  }
  if (!listedKinds.has(u8(head, 2)) || u8(head, 1) !== 1 || u8(head, 16) !== 8) return undefined
  const colors = u16le(head, 5)
  return u16le(head, 3) === 0 && colors > 0 && colors <= 256 && [15, 16, 24, 32].includes(u8(head, 7))
    ? 'tga'
    : undefined
}

/** A picture of PC Paintbrush: a version, packed by runs, 1 to 8 bits and 1 to 4 planes, lines of even length, corners in order. */
export function matchPcx(head: Uint8Array): string | undefined {
  if (u8(head, 0) !== 0x0a || ![0, 2, 3, 4, 5].includes(u8(head, 1)) || u8(head, 2) !== 1 || head.length < 128)
    return undefined
  const [bits, planes, lineBytes] = [u8(head, 3), u8(head, 65), u16le(head, 66)]
  const wide = u16le(head, 8) - u16le(head, 4)
  const isPlaced = wide >= 0 && u16le(head, 10) >= u16le(head, 6)
  const isSized = lineBytes > 0 && lineBytes * 8 >= bits * (wide + 1)
  return [1, 2, 4, 8].includes(bits) && planes >= 1 && planes <= 4 && u8(head, 64) === 0 && isPlaced && isSized
    ? 'pcx'
    : undefined
}
