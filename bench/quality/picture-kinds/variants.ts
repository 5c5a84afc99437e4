import sharp, { type Sharp } from 'sharp'
import { FEATURE_SIDE_PX, type Pixels } from '../../../packages/core/src/index.ts'
import { decodePixels } from '../../../packages/readers/src/image/pixels.ts'
import { numberOf } from '../own-folders/parts.ts'
import { FEW_THINGS } from '../sets/picture-sources-wide.ts'
import { seeded } from '../sets.ts'
import type { SeenPicture } from './seen.ts'

type Kind = SeenPicture['kind']
type Counts = Readonly<Partial<Record<Kind, number>>>

/** A part of a photo is a photo, mostly of fewer things: a sky, a wall, grass. How many are taken of a picture, by kind. */
const PARTS_OF_ONE: Counts = { photo: 3, illustration: 1 }
/** How many of a picture stand free, cut out of their ground, as goods in a shop and things in a game do. */
const CUT_OUT: Counts = { photo: 2, illustration: 1 }
/** How many have a border, or a band with words. */
const FRAMED: Counts = { photo: 1 }
/** How many have another ground or are kept in the dark. */
const ON_OTHER_GROUND: Counts = { screenshot: 1, chart: 1, icon: 1 }
const LEAST_PART_PX = 100
const MOST_PX = 700
/** What things are cut out onto: a reader lays what is transparent on white, so that it is the commonest. */
const GROUNDS = ['#ffffff', '#ffffff', '#ffffff', '#000000', '#f2f2f2', '#1b1e24', '#d9cfc0', '#3a6ea5']
const [WHITE = '#ffffff'] = GROUNDS

interface Whole {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly random: () => number
}

const between = (random: () => number, from: number, to: number) => from + random() * (to - from)
const oneOf = (random: () => number, from: readonly string[]) => from[Math.floor(random() * from.length)] ?? WHITE
const asJpeg = (picture: Sharp, random: () => number) =>
  picture.jpeg({ quality: Math.round(between(random, 35, 85)) }).toBuffer()

/**
 * The same picture as it is met elsewhere: smaller and in a poor JPEG, one of four without its colours; parts of photos and
 * drawings, some of them in a poor JPEG; photos and drawings cut out and small; photos in a frame; what is drawn on other
 * grounds. For learning only.
 */
export async function variantsOf(one: SeenPicture): Promise<readonly Pixels[]> {
  const random = seeded(numberOf(`variant of ${one.file.split('/').slice(-3).join('/')}`))
  const { widthPx: width, heightPx: height, rgb } = one.pixels
  const share = Math.max(width, height) > 100 ? 0.55 + 0.45 * random() : 1
  const small = sharp(Buffer.from(rgb), { raw: { width, height, channels: 3 } }).resize({
    width: Math.max(16, Math.round(width * share)),
  })
  const seen: Buffer[] = [await asJpeg(random() < 0.25 ? small.greyscale() : small, random)]
  const isFew = one.source.startsWith(FEW_THINGS)
  const kinds = isFew ? [] : [PARTS_OF_ONE, CUT_OUT, FRAMED, ON_OTHER_GROUND]
  const opened = kinds.some((counts) => (counts[one.kind] ?? 0) > 0) ? await wholeOf(one.file) : undefined
  if (opened) {
    const whole = { ...opened, random }
    for (const [counts, make] of [
      [PARTS_OF_ONE, partOf],
      [CUT_OUT, cutOut],
      [FRAMED, framed],
      [ON_OTHER_GROUND, onOtherGround],
    ] as const)
      for (let k = 0; k < (counts[one.kind] ?? 0); k++) seen.push(...(await make(whole)))
  }
  const pixels = await Promise.all(seen.map((bytes) => decodePixels(new Uint8Array(bytes), FEATURE_SIDE_PX)))
  return pixels.filter((one): one is Pixels => 'rgb' in one)
}

async function wholeOf(file: string): Promise<Omit<Whole, 'random'> | undefined> {
  const whole = await sharp(file, { failOn: 'none', limitInputPixels: 1e8 })
    .resize({ width: MOST_PX, height: MOST_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  return whole && { data: whole.data, width: whole.info.width, height: whole.info.height }
}

async function partOf({ data, width, height, random }: Whole): Promise<readonly Buffer[]> {
  const [w, h] = [Math.round(width * between(random, 0.22, 0.67)), Math.round(height * between(random, 0.22, 0.67))]
  if (Math.min(w, h) < LEAST_PART_PX) return []
  const [left, top] = [Math.floor(random() * (width - w)), Math.floor(random() * (height - h))]
  const part = sharp(data).extract({ left, top, width: w, height: h })
  return [await (random() < 0.6 ? asJpeg(part, random) : part.png().toBuffer())]
}

/** A thing that stands free: what lies within a round, a square or a ragged outline, hard or soft, 64 to 320 pixels large. */
async function cutOut({ data, random }: Whole): Promise<readonly Buffer[]> {
  const width = Math.round(2 ** between(random, 6, 8.3))
  const height = Math.round(width * between(random, 0.7, 1.4))
  const isInside = outlineOf(random)
  const alpha = Buffer.alloc(width * height * 4, 255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (!isInside((2 * (x + 0.5)) / width - 1, (2 * (y + 0.5)) / height - 1)) alpha[(y * width + x) * 4 + 3] = 0
  const mask = sharp(alpha, { raw: { width, height, channels: 4 } })
  const soft = random() < 0.6 ? mask.blur(random() < 0.5 ? 0.6 : between(random, 0.8, width / 20)) : mask
  const cut = await sharp(data)
    .resize(width, height, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: await soft.png().toBuffer(), blend: 'dest-in' }])
    .png()
    .toBuffer()
  const laid = sharp(cut).flatten({ background: oneOf(random, GROUNDS) })
  return [await (random() < 0.3 ? asJpeg(laid, random) : laid.png().toBuffer())]
}

/** Whether a point lies inside: x and y are -1 to 1. */
function outlineOf(random: () => number): (x: number, y: number) => boolean {
  const way = random()
  if (way < 0.3) return (x, y) => Math.hypot(x, y) < 0.9
  if (way < 0.45) return (x, y) => Math.abs(x) < 0.88 && Math.abs(y) < 0.88
  const waves = Array.from({ length: 6 }, (_, k) => [between(random, 0, 0.32 / (1 + k / 2)), 2 * Math.PI * random()])
  const far = (turn: number) =>
    waves.reduce((sum, [size = 0, phase = 0], k) => sum + size * Math.sin((k + 1) * turn + phase), 0.68)
  return (x, y) => Math.hypot(x, y) < far(Math.atan2(y, x))
}

/** In a border of one colour, or with a band that says something. */
async function framed({ data, random }: Whole): Promise<readonly Buffer[]> {
  const picture = sharp(data).resize({ width: 420, height: 420, fit: 'inside' })
  const { data: small, info } = await picture.png().toBuffer({ resolveWithObject: true })
  const edge = Math.round(between(random, 0.01, 0.12) * info.width)
  const band = random() < 0.5 ? Math.round(between(random, 0.08, 0.2) * info.height) : 0
  const background = oneOf(random, GROUNDS)
  const words = Array.from({ length: 2 + Math.floor(random() * 5) }, () => Math.floor(random() * 36 ** 6).toString(36))
  const ink = background === '#000000' || background === '#1b1e24' ? '#eeeeee' : '#222222'
  const text = {
    text: {
      text: `<span foreground="${ink}">${words.join(' ')}</span>`,
      width: info.width,
      height: Math.max(8, Math.round(band * 0.7)),
      rgba: true,
    },
  }
  const whole = sharp(
    await sharp(small)
      .extend({ top: edge, left: edge, right: edge, bottom: edge + band, background })
      .composite(band > 0 ? [{ input: text, left: edge, top: edge + info.height }] : [])
      .png()
      .toBuffer(),
  )
  return [await (random() < 0.5 ? asJpeg(whole, random) : whole.png().toBuffer())]
}

/** What is drawn as it is in the dark (lightness turned, colours kept), or where white is some other tone. */
async function onOtherGround({ data, random }: Whole): Promise<readonly Buffer[]> {
  const way = random()
  const tone = between(random, 0.55, 0.95)
  const other =
    way < 0.5
      ? sharp(await sharp(data).negate().png().toBuffer()).modulate({ hue: 180 })
      : sharp(data).linear([tone, tone * between(random, 0.94, 1.02), tone * between(random, 0.9, 1.04)], [0, 0, 0])
  const lifted = way < 0.5 && random() < 0.6 ? other.linear(0.85, between(random, 15, 40)) : other
  return [await (random() < 0.35 ? asJpeg(lifted, random) : lifted.png().toBuffer())]
}
