import type { Reading } from '@octavo/core'
import ExifReader, { type ExpandedTags } from 'exifreader'
import { isBoxed, pictureSize, quarterTurns, readMovie } from './boxes.ts'
import { dateOf } from './dates.ts'
import { isEdited } from './edited.ts'
import { qualityOf } from './quality.ts'
import { exifParts } from './raw.ts'
import { webpSize } from './webp.ts'
import { degreesOf, readXmp, type Xmp } from './xmp.ts'

/** Longest inflated text of a PNG that is looked at: XMP packets are some kilobytes. */
const MAX_INFLATED_BYTES = 4_000_000
const MAX_NAME_LENGTH = 100
const PICTURE_BRANDS = /^(?:he[iv][cxms]|hev[cx]|avi[fs]|mif1|msf1|crx )$/u

/**
 * What an image says about itself: when and where it was taken, with which camera, who is on it, its size. JPEG, TIFF and the RAW
 * families on it, PNG, WebP, HEIF, AVIF, GIF and JPEG XL, and the headers of MP4 and QuickTime. The size is that of the
 * picture as it is seen, turned as the file says. `takenAt` comes from the
 * first of: EXIF and XMP original date, their digitised or created date, IPTC, PNG and movie dates, and at last the date
 * of the file's last change, which TIFF calls the date of creation. Never throws: a broken image answers with a code.
 */
export async function readImage(bytes: Uint8Array): Promise<Reading> {
  if (bytes.length === 0) return { code: 'damaged', reason: 'It is empty.' }
  const isPicture = !isBoxed(bytes) || PICTURE_BRANDS.test(String.fromCharCode(...bytes.subarray(8, 12)))
  if (!isPicture) return readMovie(bytes)
  const read: Tags[] = []
  const packets: string[] = []
  let problem: unknown
  for (const part of exifParts(bytes)) {
    try {
      read.push(await tagsOf(part, packets))
    } catch (error) {
      problem ??= error
    }
  }
  const facts = factsOf(read, packets.map(readXmp), bytes)
  const { quality: _, isEdited: __, ...said } = facts
  if (said.widthPx !== undefined || Object.keys(said).length > 2) return facts
  if (isForeign(problem)) return { ...facts, code: 'unsupported', reason: 'There is no reader for this kind of image.' }
  return { ...facts, code: 'damaged', reason: 'The image is damaged: it does not even say how large it is.' }
}

type Tags = Record<string, Record<string, { value?: unknown; description?: unknown }> | undefined>

/** Reads one part; the XMP packets in it are added to `packets` unread. */
async function tagsOf(part: Uint8Array, packets: string[]): Promise<Tags> {
  // A copy only when the part does not fill its buffer: the reader looks at buffers from their beginning.
  const whole = part.byteOffset === 0 && part.byteLength === part.buffer.byteLength
  const buffer = (whole ? part.buffer : part.slice().buffer) as ArrayBuffer
  const tags: ExpandedTags = await ExifReader.load(buffer, {
    expanded: true,
    async: true,
    computed: false,
    // XMP is read here, in the same way wherever this runs: workers have no parser of documents.
    domParser: {
      parseFromString(xml) {
        packets.push(xml)
        throw new Error('It is read elsewhere')
      },
    },
    excludeTags: { makerNotes: true, thumbnail: true, icc: true, mpf: true, photoshop: true },
    decompress: { maxDecompressedSize: MAX_INFLATED_BYTES },
  })
  return tags as Tags
}

function factsOf(parts: readonly Tags[], packets: readonly Xmp[], bytes: Uint8Array): Reading {
  const text = (group: string, name: string) => textIn(parts, group, name)
  const xmp = (name: string) => textOf(packets, name)
  const takenAt =
    dateOf(text('exif', 'DateTimeOriginal')) ??
    dateOf(xmp('DateTimeOriginal')) ??
    dateOf(text('exif', 'DateTimeDigitized')) ??
    dateOf(xmp('CreateDate')) ??
    dateOf(xmp('DateCreated')) ??
    dateOf(xmp('DateTimeDigitized')) ??
    dateOf(joined(text('iptc', 'Date Created'), text('iptc', 'Time Created'))) ??
    dateOf(joined(text('iptc', 'Digital Creation Date'), text('iptc', 'Digital Creation Time'))) ??
    dateOf(text('pngText', 'Creation Time')) ??
    dateOf(text('exif', 'DateTime')) ??
    dateOf(xmp('ModifyDate')) ??
    dateOf(text('png', 'Modify Date'))
  const make = nameOf(text('exif', 'Make') ?? xmp('Make'))
  const model = nameOf(text('exif', 'Model') ?? xmp('Model'))
  const gps = placeIn(parts) ?? placeOf(packets)
  const people = [...new Set(packets.flatMap((packet) => packet.people))]
  const quality = qualityOf(bytes)
  const wasEdited = isEdited({
    programs: [text('exif', 'Software'), xmp('CreatorTool'), text('pngText', 'Software')],
    taken: dateOf(text('exif', 'DateTimeOriginal')),
    changed: dateOf(text('exif', 'DateTime')),
  })
  return {
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(gps === undefined ? {} : { gps }),
    ...(make === undefined ? {} : { make }),
    ...(model === undefined ? {} : { model }),
    ...(people.length === 0 ? {} : { people }),
    ...(quality === undefined ? {} : { quality }),
    ...(wasEdited && { isEdited: true as const }),
    ...upright(sizeIn(parts, bytes), parts, bytes),
  }
}

/** What a file of XMP beside a picture says of it: when and where it was taken, and who is on it. Never throws. */
export function readSidecar(xml: string): Pick<Reading, 'takenAt' | 'gps' | 'people'> {
  const packets = [readXmp(xml)]
  const date = (name: string) => dateOf(textOf(packets, name))
  const takenAt = date('DateTimeOriginal') ?? date('CreateDate') ?? date('DateCreated') ?? date('DateTimeDigitized')
  const gps = placeOf(packets)
  const people = packets.flatMap((packet) => packet.people)
  return { ...(takenAt && { takenAt }), ...(gps && { gps }), ...(people.length > 0 && { people }) }
}

const textOf = (packets: readonly Xmp[], name: string): string | undefined =>
  packets.find(({ texts }) => texts.has(name))?.texts.get(name)

function placeIn(parts: readonly Tags[]): Reading['gps'] {
  for (const { gps } of parts) {
    const place = onEarth(Number(gps?.Latitude ?? Number.NaN), Number(gps?.Longitude ?? Number.NaN))
    if (place) return place
  }
  return undefined
}

const placeOf = (packets: readonly Xmp[]): Reading['gps'] =>
  onEarth(degreesOf(textOf(packets, 'GPSLatitude')), degreesOf(textOf(packets, 'GPSLongitude')))

const onEarth = (latitude: number, longitude: number): Reading['gps'] =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined

/** Where a picture's size stands, by how far the place can be trusted: the codestream's own header before EXIF. */
const SIZES = [
  ['file', 'Image Width', 'Image Height'],
  ['png', 'Image Width', 'Image Height'],
  ['pngFile', 'Image Width', 'Image Height'],
  ['riff', 'ImageWidth', 'ImageHeight'],
  ['gif', 'Image Width', 'Image Height'],
  ['exif', 'ImageWidth', 'ImageLength'],
  ['exif', 'Image Width', 'Image Height'],
  ['exif', 'PixelXDimension', 'PixelYDimension'],
] as const

type Size = Pick<Reading, 'widthPx' | 'heightPx'>

function sizeIn(parts: readonly Tags[], bytes: Uint8Array): Size {
  for (const tags of parts) {
    for (const [group, width, height] of SIZES) {
      const [widthPx, heightPx] = [tags[group]?.[width]?.value, tags[group]?.[height]?.value].map(Number)
      if (isSize(widthPx) && isSize(heightPx)) return { widthPx, heightPx }
    }
  }
  return isBoxed(bytes) ? pictureSize(bytes) : webpSize(bytes)
}

/** A size as it is seen: a HEIF file says by itself how it is turned, and what its EXIF says counts for the others only. */
function upright(size: Size, parts: readonly Tags[], bytes: Uint8Array): Size {
  const { widthPx, heightPx } = size
  if (widthPx === undefined || heightPx === undefined) return size
  const turns = quarterTurns(bytes)
  const isOnItsSide = turns === undefined ? parts.some(isTurned) : turns % 2 === 1
  return isOnItsSide ? { widthPx: heightPx, heightPx: widthPx } : size
}

/** EXIF counts eight ways a picture can lie; from the fifth on it lies on its side. */
const isTurned = ({ exif }: Tags): boolean => {
  const orientation = Number(exif?.Orientation?.value)
  return orientation >= 5 && orientation <= 8
}

function isSize(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value > 0 && value < 2 ** 31
}

function textIn(parts: readonly Tags[], group: string, name: string): string | undefined {
  for (const tags of parts) {
    const tag = tags[group]?.[name]
    const text = [tag?.description, tag?.value, Array.isArray(tag?.value) ? tag.value[0] : undefined].find(
      (candidate): candidate is string => typeof candidate === 'string' && candidate.trim() !== '',
    )
    if (text !== undefined) return text
  }
  return undefined
}

function joined(date: string | undefined, time: string | undefined): string | undefined {
  return date === undefined ? undefined : `${date} ${time ?? ''}`.trim()
}

function nameOf(text: string | undefined): string | undefined {
  // A name ends at its first control character: what follows is padding.
  const name = text
    ?.split(/\p{Cc}/u)[0]
    ?.trim()
    .slice(0, MAX_NAME_LENGTH)
  return name === '' ? undefined : name
}

/** The reader's way to say that it does not know the format, rather than that the format is broken. */
function isForeign(problem: unknown): boolean {
  return problem instanceof Error && /invalid image format/iu.test(problem.message)
}
