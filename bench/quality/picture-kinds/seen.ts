import fs from 'node:fs'
import path from 'node:path'
import { type ByteSource, FEATURE_SIDE_PX, type Pixels, type Reading } from '../../../packages/core/src/index.ts'
import { decodePixels } from '../../../packages/readers/src/image/pixels.ts'
import { DEFAULT_LIMITS, read } from '../../../packages/readers/src/index.ts'
import { numberOf } from '../own-folders/parts.ts'
import { type PicturePart, picturesFolder, type RealPicture, realPictures } from '../sets/pictures.ts'
import { knownPictures } from './known.ts'

/** A picture with what the product's readers say of it: small pixels, and facts. */
export interface SeenPicture extends RealPicture {
  readonly pixels: Pixels
  readonly reading: Reading
}

/** What is drawn and no larger is an icon, whatever it shows: a game's figure of that size is a sign, and has no more to see. */
const MOST_OF_AN_ICON_PX = 100

/** The pictures of a part (those at hand are their own part), decoded once and kept beside the set. */
export async function seenPictures(
  part: PicturePart | 'known',
  chosen: (pictures: readonly RealPicture[]) => readonly RealPicture[] = (pictures) => pictures,
): Promise<readonly SeenPicture[]> {
  const folder = picturesFolder()
  const wanted =
    part === 'known'
      ? knownPictures()
      : [...realPictures(folder), ...knownPictures()].filter((one) => one.part === part)
  const seen: SeenPicture[] = []
  for (const one of chosen(wanted)) {
    const found = await seenOnce(path.join(folder, 'seen'), one)
    if (found) seen.push(found)
  }
  return seen
}

async function seenOnce(cache: string, one: RealPicture): Promise<SeenPicture | undefined> {
  const kept = path.join(cache, String(numberOf(one.file)))
  if (!fs.existsSync(`${kept}.json`)) {
    fs.mkdirSync(cache, { recursive: true })
    const bytes = new Uint8Array(fs.readFileSync(one.file))
    const pixels = await decodePixels(bytes, FEATURE_SIDE_PX)
    const source: ByteSource = { sizeBytes: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) }
    const reading = 'rgb' in pixels ? await read({ name: path.basename(one.file), source }, DEFAULT_LIMITS) : {}
    if ('rgb' in pixels) fs.writeFileSync(`${kept}.rgb`, pixels.rgb)
    const { widthPx = 0, heightPx = 0 } = 'rgb' in pixels ? pixels : {}
    fs.writeFileSync(`${kept}.json`, JSON.stringify({ reading, widthPx, heightPx }))
  }
  const { reading, widthPx, heightPx } = JSON.parse(fs.readFileSync(`${kept}.json`, 'utf8'))
  if (widthPx < 8 || heightPx < 8) return undefined
  const isLarge = Math.min(reading.widthPx ?? widthPx, reading.heightPx ?? heightPx) >= one.leastPx
  if (!isLarge) return undefined
  const longer = Math.max(reading.widthPx ?? widthPx, reading.heightPx ?? heightPx)
  const kind = one.kind === 'illustration' && longer <= MOST_OF_AN_ICON_PX ? 'icon' : one.kind
  return { ...one, kind, reading, pixels: { widthPx, heightPx, rgb: new Uint8Array(fs.readFileSync(`${kept}.rgb`)) } }
}
