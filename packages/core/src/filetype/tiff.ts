import { latin1, matches, u16be, u16le, u32be, u32le } from './bytes.ts'

const tagMake = 0x10f
const tagSubfiles = 0x14a
const tagDngVersion = 0xc612
const tagCfaPattern = 0x828e

/** Maker at the start of the Make tag (lower case) -> extension of its RAW format. */
const makers: readonly (readonly [maker: string, extension: string])[] = [
  ['nikon', 'nef'],
  ['sony', 'arw'],
  ['pentax', 'pef'],
  ['ricoh', 'pef'],
  ['samsung', 'srw'],
  ['hasselblad', '3fr'],
  ['phase one', 'iiq'],
  ['leaf', 'mos'],
  ['kodak', 'dcr'],
  ['eastman kodak', 'dcr'],
  ['epson', 'erf'],
  ['seiko epson', 'erf'],
]

/**
 * Extension of a TIFF file (TIFF 6.0 section 2): DNG by its version tag, a maker's RAW when the first directory has
 * sub-images and that maker's name, the RAW formats with a changed magic number, else `tif`.
 */
export function matchTiff(head: Uint8Array): string | undefined {
  if (matches(head, 0, 'IIU\x00')) return 'rw2'
  if (matches(head, 0, 'IIRO') || matches(head, 0, 'IIRS') || matches(head, 0, 'MMOR')) return 'orf'
  const little = matches(head, 0, 'II*\x00') || matches(head, 0, 'II+\x00')
  if (!little && !matches(head, 0, 'MM\x00*') && !matches(head, 0, 'MM\x00+')) return undefined
  if (matches(head, 8, 'CR\x02')) return 'cr2'
  const u16 = little ? u16le : u16be
  const u32 = little ? u32le : u32be
  const at = u32(head, 4)
  let make = ''
  const tags = new Set<number>()
  const count = Math.min(512, u16(head, at))
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * 12
    if (entry + 12 > head.length) break
    const tag = u16(head, entry)
    tags.add(tag)
    const bytes = u32(head, entry + 4)
    if (tag === tagMake) make = latin1(head, bytes > 4 ? u32(head, entry + 8) : entry + 8, Math.min(bytes, 64))
  }
  if (tags.has(tagDngVersion)) return 'dng'
  if (!tags.has(tagSubfiles) && !tags.has(tagCfaPattern)) return 'tif'
  const maker = make.trim().toLowerCase()
  return makers.find(([name]) => maker.startsWith(name))?.[1] ?? 'tif'
}
