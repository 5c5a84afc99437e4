import type { Reading } from '@octavo/core'
import { dateOf, dateOfMovie } from './dates.ts'

/** Boxes of an ISO base media file (ISO/IEC 14496-12): HEIF, AVIF, CR3, MP4, QuickTime. */
interface Box {
  readonly type: string
  /** Where its content begins and ends in the file. */
  readonly from: number
  readonly to: number
}

const MAX_BOXES = 5000

/** True when the bytes begin as an ISO base media file does. */
export function isBoxed(bytes: Uint8Array): boolean {
  return ['ftyp', 'moov', 'wide'].includes(latin1(bytes, 4, 8))
}

/** Width and height of a HEIF or AVIF picture: its largest `ispe` property (ISO/IEC 23008-12), since tiles are smaller. */
export function pictureSize(bytes: Uint8Array): Pick<Reading, 'widthPx' | 'heightPx'> {
  let best: Pick<Reading, 'widthPx' | 'heightPx'> = {}
  for (const properties of boxesAt(bytes, 'meta', 'iprp', 'ipco'))
    for (const { type, from, to } of boxesIn(bytes, properties.from, properties.to)) {
      if (type !== 'ispe' || to - from < 12) continue
      const [widthPx, heightPx] = [u32(bytes, from + 4), u32(bytes, from + 8)]
      if (widthPx * heightPx > (best.widthPx ?? 0) * (best.heightPx ?? 0)) best = { widthPx, heightPx }
    }
  return best
}

/** How many quarter turns a HEIF or AVIF picture is shown with (`irot`, ISO/IEC 23008-12); undefined for files of another kind. */
export function quarterTurns(bytes: Uint8Array): number | undefined {
  if (!isBoxed(bytes)) return undefined
  const [properties] = boxesAt(bytes, 'meta', 'iprp', 'ipco')
  if (!properties) return undefined
  const turn = boxesIn(bytes, properties.from, properties.to).find(({ type }) => type === 'irot')
  return turn ? (bytes[turn.from] ?? 0) & 3 : 0
}

/** The TIFF blocks that a Canon CR3 keeps in its `moov` (`CMT1`: camera, `CMT2`: EXIF); none for other files. */
export function canonBlocks(bytes: Uint8Array): Uint8Array[] {
  return boxesAt(bytes, 'moov', 'uuid').flatMap(({ from, to }) =>
    boxesIn(bytes, from + 16, to)
      .filter(({ type }) => type === 'CMT1' || type === 'CMT2')
      .map((block) => bytes.subarray(block.from, block.to)),
  )
}

/**
 * Date, place, camera and length of a movie: Apple's keys first, which hold local time, then the `mvhd` box, whose clock is
 * universal time, and `©xyz`, which Android writes.
 */
export function readMovie(bytes: Uint8Array): Reading {
  const apple = appleKeys(bytes)
  const [header] = boxesAt(bytes, 'moov', 'mvhd')
  const [place] = boxesAt(bytes, 'moov', 'udta', '\u00a9xyz')
  const where =
    apple['location.ISO6709'] ?? (place ? latin1(bytes, place.from + 4, Math.min(place.to, place.from + 60)) : '')
  const takenAt = dateOf(apple.creationdate) ?? (header ? dateOfMovie(movieTime(bytes, header)) : undefined)
  const durationMs = header ? movieLength(bytes, header) : undefined
  const gps = placeOf(where)
  return {
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(durationMs === undefined ? {} : { durationMs }),
    ...(gps === undefined ? {} : { gps }),
    ...(apple.make === undefined ? {} : { make: apple.make }),
    ...(apple.model === undefined ? {} : { model: apple.model }),
  }
}

/** `+27.5916+086.5640+8850/` (ISO 6709) in decimal degrees. */
function placeOf(text: string): Reading['gps'] {
  const found = /^([+-]\d{1,2}(?:\.\d+)?)([+-]\d{1,3}(?:\.\d+)?)/u.exec(text)
  if (!found) return undefined
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** Texts of QuickTime's metadata keys, without `com.apple.quicktime.` in front. */
function appleKeys(bytes: Uint8Array): Record<string, string> {
  const texts: Record<string, string> = Object.create(null)
  const [keys] = boxesAt(bytes, 'moov', 'meta', 'keys')
  const [list] = boxesAt(bytes, 'moov', 'meta', 'ilst')
  if (!keys || !list) return texts
  const names = boxesIn(bytes, keys.from + 8, keys.to).map(({ from, to }) =>
    latin1(bytes, from, Math.min(to, from + 80)),
  )
  for (const { from, to, number } of boxesIn(bytes, list.from, list.to)) {
    const [data] = boxesIn(bytes, from, to)
    const name = names[number - 1]?.replace('com.apple.quicktime.', '')
    if (name && data?.type === 'data')
      texts[name] = new TextDecoder().decode(bytes.subarray(data.from + 8, Math.min(data.to, data.from + 108)))
  }
  return texts
}

function movieTime(bytes: Uint8Array, { from }: Box): number {
  return bytes[from] === 1 ? u32(bytes, from + 4) * 2 ** 32 + u32(bytes, from + 8) : u32(bytes, from + 4)
}

function movieLength(bytes: Uint8Array, { from }: Box): number | undefined {
  const at = from + (bytes[from] === 1 ? 20 : 12)
  const scale = u32(bytes, at)
  const length = bytes[from] === 1 ? u32(bytes, at + 4) * 2 ** 32 + u32(bytes, at + 8) : u32(bytes, at + 4)
  return scale > 0 && length > 0 && length < 2 ** 32 - 1 ? Math.round((length / scale) * 1000) : undefined
}

/** All boxes that lie on a path of types from the top of the file. */
function boxesAt(bytes: Uint8Array, ...path: readonly string[]): Box[] {
  return path
    .reduce<Box[]>(
      (outer, type) => outer.flatMap(({ from, to }) => boxesIn(bytes, from, to)).filter((box) => box.type === type),
      [{ type: '', from: 0, to: bytes.length }],
    )
    .map((box) => box)
}

function boxesIn(bytes: Uint8Array, start: number, end: number): (Box & { readonly number: number })[] {
  const boxes: (Box & { readonly number: number })[] = []
  for (let at = start; at + 8 <= end && boxes.length < MAX_BOXES; ) {
    const type = latin1(bytes, at + 4, at + 8)
    let size = u32(bytes, at)
    let from = at + 8
    if (size === 1 && at + 16 <= end) {
      size = u32(bytes, at + 8) * 2 ** 32 + u32(bytes, at + 12)
      from = at + 16
    } else if (size === 0) size = end - at
    if (size < from - at) break
    // `meta` is a full box in HEIF and a plain one in QuickTime: the former has four more bytes before its first box.
    const isFull = type === 'meta' && latin1(bytes, from + 4, from + 8) !== 'hdlr'
    boxes.push({ type, number: u32(bytes, at + 4), from: isFull ? from + 4 : from, to: Math.min(at + size, end) })
    at += size
  }
  return boxes
}

function u32(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 2 ** 24 + ((bytes[at + 1] ?? 0) << 16) + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}

/** True for a picture of the HEIF family (ISO/IEC 23008-12) that is coded with HEVC, as telephones save them. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^[\s\S]{4}ftyp(?:he[iv][cxms]|hevc|mif1|msf1)/u.test(String.fromCharCode(...bytes.subarray(0, 16)))
}
