import { latin1, matches, u8, u16be, u16le } from './bytes.ts'
import { inflateStart } from './inflate.ts'
import { matchTar } from './programs.ts'

const LOOKED_AT_BYTES = 1024

/** Where the data of a gzip file begin, past the fields that its flags announce (RFC 1952 section 2.3). */
function dataAt(head: Uint8Array): number {
  const flags = u8(head, 3)
  let at = 10 + ((flags & 4) === 0 ? 0 : 2 + u16le(head, 10))
  for (const flag of [8, 16])
    if ((flags & flag) !== 0) {
      while (at < head.length && u8(head, at) !== 0) at += 1
      at += 1
    }
  return at + ((flags & 2) === 0 ? 0 : 2)
}

/** Formats that are one packed file by their nature, by how that file begins. */
const inside: readonly (readonly [extension: string, start: RegExp])[] = [
  [
    'svgz',
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!(?:--[^>]{0,300}--|DOCTYPE svg[^>]{0,300})>\s*){0,3}<svg[\s>]/u,
  ],
  ['gnumeric', /<(?:gnm|gmr):Workbook[\s>]/u],
  ['als', /^<\?xml[^>]*>\s*<Ableton\s/u],
  ['abw', /<abiword\s/u],
  ['rdata', /^RD[AX][23]\n/u],
  // Written in letters: the form, a version, and the number of the program that wrote it.
  ['rds', /^A\n[23]\n\d{6}\n/u],
  ['gnucash', /^<\?xml[^>]*>\s*<gnc-(?:v2|account)/u],
  ['dia', /<dia:diagram\s/u],
  ['prproj', /<PremiereData\s/u],
  ['kmy', /<KMYMONEY-FILE>/u],
  ['blend', /^BLENDER[-_][vV]\d/u],
  ['vgz', /^Vgm /u],
  ['bam', /^BAM\p{Cc}/u],
  ['bcf', /^BCF\p{Cc}/u],
  ['tbi', /^TBI\p{Cc}/u],
  ['csi', /^CSI\p{Cc}/u],
]

/** A field that the author of a packer that can be read from the middle put before the data (`dictzip`). */
const isIndexed = (head: Uint8Array): boolean => (u8(head, 3) & 4) !== 0 && matches(head, 12, 'RA')

/** A tree of names and values (Minecraft): a list with a name, of at least one value that has a kind and a name. */
function isTree(bytes: Uint8Array): boolean {
  const length = u16be(bytes, 1)
  const at = 3 + length
  return (
    u8(bytes, 0) === 10 &&
    length >= 0 &&
    length < 64 &&
    u8(bytes, at) > 0 &&
    u8(bytes, at) < 13 &&
    u16be(bytes, at + 1) > 0 &&
    u16be(bytes, at + 1) < 64
  )
}

/** What a gzip file holds, where that has a name of its own (`tgz`, `svgz`, data of R, ...); else `gz`. */
export function matchGzip(head: Uint8Array): string | undefined {
  if (!matches(head, 0, '\x1f\x8b\x08')) return undefined
  const bytes = inflateStart(head.subarray(dataAt(head)), LOOKED_AT_BYTES)
  if (matchTar(bytes)) return 'tgz'
  if (matches(bytes, 0, 'X\n\x00\x00\x00\x02\x00') || matches(bytes, 0, 'X\n\x00\x00\x00\x03\x00')) return 'rds'
  if (isIndexed(head)) return 'dz'
  if (isTree(bytes)) return 'nbt'
  const text = latin1(bytes, 0, bytes.length)
  return inside.find(([, start]) => start.test(text))?.[0] ?? 'gz'
}
