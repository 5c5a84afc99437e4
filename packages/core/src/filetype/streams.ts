import { find, latin1, matches, u8, u16be, u16le, u32be, u32le } from './bytes.ts'
import { inflateStart } from './inflate.ts'

/** Sound of Dolby by its stream's version (ETSI TS 102 366): up to 8 as ever, 11 to 16 the enhanced form. */
function matchDolby(head: Uint8Array): string | undefined {
  if (!matches(head, 0, '\x0b\x77')) return undefined
  const version = u8(head, 5) >> 3
  return version <= 10 ? 'ac3' : version <= 16 ? 'eac3' : undefined
}

/** GSM 06.10 in frames of 33 bytes, each of which begins with the same half byte. */
const matchGsm = (head: Uint8Array): string | undefined =>
  head.length >= 33 * 12 && Array.from({ length: 12 }, (_, at) => u8(head, at * 33) >> 4).every((one) => one === 0xd)
    ? 'gsm'
    : undefined

/** Subtitles of a disc as pictures: segments with their mark, two times, a kind that exists, and a length. */
function matchSubtitlePictures(head: Uint8Array): string | undefined {
  const isSegment = (at: number) =>
    matches(head, at, 'PG') && [0x14, 0x15, 0x16, 0x17, 0x80].includes(u8(head, at + 10))
  return isSegment(0) && isSegment(13 + Math.max(0, u16be(head, 11))) ? 'sup' : undefined
}

/** Modules of music with another number of voices than four: how many, and what they are called, at 1080. */
const matchModule = (head: Uint8Array): string | undefined =>
  /^(?:[1-3]\dC[HN]|TDZ[1-4]|OCTA|FA0[468]|N\.T\.|M&K!)$/u.test(latin1(head, 1080, 4)) ? 'mod' : undefined

/** The head page of a database of Firebird: its kind, the size of pages, and the version of what lies on disk. */
function matchFirebird(head: Uint8Array): string | undefined {
  const [pageBytes, version] = [u16le(head, 16), u16le(head, 18)]
  const isVersion = (version & 0x8000) !== 0 && (version & 0x7fff) >= 8 && (version & 0x7fff) <= 0x20
  return u8(head, 0) === 1 && [1024, 2048, 4096, 8192, 16_384, 32_768].includes(pageBytes) && isVersion
    ? 'fdb'
    : undefined
}

/** A table space of InnoDB: its first page describes the file, and states the space's number twice. */
const matchInnodb = (head: Uint8Array): string | undefined =>
  u16be(head, 24) === 8 && u32be(head, 4) === 0 && u32be(head, 34) > 0 && u32be(head, 34) === u32be(head, 38)
    ? 'ibd'
    : undefined

const firstKeys =
  /^d\d{1,2}:(?:announce(?:-list)?|azureus_properties|comment(?:\.utf-8)?|created by|creation date|encoding|httpseeds|info|nodes|publisher(?:-url)?|url-list)(?:\d|[dil])/u

/** A description of what is shared: a list in Bencode whose first name is one that such lists have. */
const matchTorrent = (head: Uint8Array): string | undefined =>
  u8(head, 0) === 0x64 && firstKeys.test(latin1(head, 0, 40)) ? 'torrent' : undefined

/** An archive whose list of contents (XML, packed) names what an installer of Apple's has in it. */
function matchXar(head: Uint8Array): string | undefined {
  if (!matches(head, 0, 'xar!')) return undefined
  // Two bytes say how the list is packed.
  const list = inflateStart(head.subarray(u16be(head, 4) + 2), 8192)
  const text = latin1(list, 0, list.length)
  return /<name>(?:Distribution|PackageInfo|Payload|Bom)<\/name>/u.test(text) ? 'pkg' : 'xar'
}

/** A cartridge of the Super Nintendo: a name of letters, and a sum beside its complement, at one of two places. */
function matchCartridge(head: Uint8Array): string | undefined {
  for (const copier of [0, 512])
    for (const at of [0x7fc0, 0xffc0]) {
      const sum = u16le(head, at + copier + 30)
      const isSummed = sum > 0 && sum < 0xffff && (u16le(head, at + copier + 28) ^ sum) === 0xffff
      if (isSummed && /^[\x20-\x7e]{21}$/u.test(latin1(head, at + copier, 21))) return copier === 0 ? 'sfc' : 'smc'
    }
  return undefined
}

/** A book of Amazon's later form: its first record says the version 8 (a book of both forms says the older one). */
function matchBook(head: Uint8Array): string | undefined {
  if (!matches(head, 60, 'BOOKMOBI')) return undefined
  const record = u32be(head, 78)
  return matches(head, record + 16, 'MOBI') && u32be(head, record + 36) === 8 ? 'azw3' : 'mobi'
}

/** Icons and cursors: how many, and of the first one a place behind the list (a cursor's point may stand where an icon has bits). */
function matchIcon(head: Uint8Array): string | undefined {
  if (!matches(head, 0, '\x00\x00\x01\x00') && !matches(head, 0, '\x00\x00\x02\x00')) return undefined
  const [count, bytes, at] = [u16le(head, 4), u32le(head, 14), u32le(head, 18)]
  const isListed = count > 0 && count < 256 && u8(head, 9) === 0 && bytes > 0 && at >= 6 + 16 * count && at < 0x400_0000
  return isListed ? (u8(head, 2) === 1 ? 'ico' : 'cur') : undefined
}

/** A font of Windows as a file of its own: a version, its own size, and that it is one of points. */
export const matchWindowsFont = (head: Uint8Array, sizeBytes: number | undefined): string | undefined =>
  (u16le(head, 0) === 0x200 || u16le(head, 0) === 0x300) && u32le(head, 2) === sizeBytes && (u16le(head, 66) & 1) === 0
    ? 'fnt'
    : undefined

/** Whether a film's parts are all described in the head, and all of them are sound. */
export function isOnlySound(head: Uint8Array): boolean {
  const at = find(head, 'moov')
  if (at < 4 || at - 4 + u32be(head, at - 4) > head.length) return false
  let sounds = 0
  for (let handler = find(head, 'hdlr', at); handler !== -1; handler = find(head, 'hdlr', handler + 4)) {
    const kind = latin1(head, handler + 12, 4)
    if (kind === 'vide' || kind === 'pict' || kind === 'text' || kind === 'sbtl') return false
    if (kind === 'soun') sounds += 1
  }
  return sounds > 0
}

/** Extension of what is told by more than one fixed mark: streams in frames, pages of databases, lists in Bencode, cartridges. */
export function matchStream(head: Uint8Array): string | undefined {
  return (
    matchBook(head) ??
    matchIcon(head) ??
    matchTorrent(head) ??
    matchXar(head) ??
    matchDolby(head) ??
    matchSubtitlePictures(head) ??
    matchModule(head) ??
    matchFirebird(head) ??
    matchInnodb(head) ??
    matchGsm(head)
  )
}

/** What is looked for last, and far from the start. */
export const matchFar = (head: Uint8Array): string | undefined => matchCartridge(head)
