import sharp, { type Sharp } from 'sharp'
import { FEATURE_SIDE_PX, type Pixels } from '../../../packages/core/src/index.ts'
import { decodePixels } from '../../../packages/readers/src/image/pixels.ts'
import { numberOf } from '../own-folders/parts.ts'
import { seeded } from '../sets.ts'
import type { SeenPicture } from './seen.ts'

/** A part of a photo is a photo, mostly of fewer things: a sky, a wall, grass. How many are taken of a picture, by kind. */
const PARTS_OF_ONE: Readonly<Partial<Record<SeenPicture['kind'], number>>> = { photo: 3, illustration: 1 }
const LEAST_PART_PX = 100

/**
 * The same picture as it is met elsewhere: smaller and in a poor JPEG, one of four without its colours; and parts of photos and
 * drawings, some of them in a poor JPEG. For learning only.
 */
export async function variantsOf(one: SeenPicture): Promise<readonly Pixels[]> {
  const random = seeded(numberOf(`variant of ${one.file.split('/').slice(-3).join('/')}`))
  const { widthPx: width, heightPx: height, rgb } = one.pixels
  const poor = (picture: Sharp) => picture.jpeg({ quality: 35 + Math.floor(random() * 50) }).toBuffer()
  const share = Math.max(width, height) > 100 ? 0.55 + 0.45 * random() : 1
  const small = sharp(Buffer.from(rgb), { raw: { width, height, channels: 3 } }).resize({
    width: Math.max(16, Math.round(width * share)),
  })
  const seen = [await poor(random() < 0.25 ? small.greyscale() : small)]
  const most = PARTS_OF_ONE[one.kind] ?? 0
  if (most > 0) {
    const whole = await sharp(one.file, { failOn: 'none', limitInputPixels: 1e8 })
      .resize({ width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => undefined)
    const info = whole?.info
    for (let k = 0; whole && info && k < most; k++) {
      const [w, h] = [0, 1].map((side) =>
        Math.round((side === 0 ? info.width : info.height) * (0.22 + 0.45 * random())),
      ) as [number, number]
      if (Math.min(w, h) < LEAST_PART_PX) continue
      const [left, top] = [Math.floor(random() * (info.width - w)), Math.floor(random() * (info.height - h))]
      const part = sharp(whole.data).extract({ left, top, width: w, height: h })
      seen.push(random() < 0.6 ? await poor(part) : await part.png().toBuffer())
    }
  }
  const pixels = await Promise.all(seen.map((bytes) => decodePixels(new Uint8Array(bytes), FEATURE_SIDE_PX)))
  return pixels.filter((one): one is Pixels => 'rgb' in one)
}
