/**
 * Makes drawn pictures of few things, as tests and examples of programs hold them: skies, hills and seas of some colours, washes, blurred
 * lights, flat shapes, with grain or without, kept in all qualities, and beside them icons, screens, charts, pages and receipts
 * of few strokes. What resembles a photo is to stay among pictures, and what is as small as an icon is one. Those to learn from
 * and those to choose by are drawn by other painters.
 * Usage: OCTAVO_PICTURES=FOLDER node bench/quality/sets/made-few-things.ts
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { bmp, gif, jpeg, landscape, png, tiff } from '../../../e2e/fixtures/images.ts'
import type { ImageKind } from '../../../packages/core/src/images/kinds.ts'
import { seeded } from '../sets.ts'
import { FEW_THINGS } from './picture-sources-wide.ts'
import { picturesFolder } from './pictures.ts'

type Random = () => number
type Painter = (width: number, height: number, random: Random) => string

const between = (random: Random, from: number, to: number) => from + random() * (to - from)
const whole = (random: Random, from: number, to: number) => Math.floor(between(random, from, to + 1))
const oneOf = <T>(random: Random, from: readonly [T, ...T[]]): T => from[Math.floor(random() * from.length)] ?? from[0]
const colour = (random: Random, light: readonly [number, number] = [10, 95]) =>
  `hsl(${whole(random, 0, 359)},${whole(random, 0, 90)}%,${whole(random, ...light)}%)`
const many = (count: number, make: (number: number) => string) =>
  Array.from({ length: count }, (_, k) => make(k)).join('')
const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${Math.max(0.5, width)}" height="${Math.max(0.5, height)}" fill="${fill}" ${more}/>`
const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
const text = (x: number, y: number, px: number, fill: string, words: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${px}" fill="${fill}" ${more}>${words}</text>`
const word = (random: Random) => many(whole(random, 2, 9), () => String.fromCharCode(97 + whole(random, 0, 25)))
const words = (random: Random, count: number) => Array.from({ length: count }, () => word(random)).join(' ')

/** A ground that changes from one colour to others, along a line or from a point. */
function wash(width: number, height: number, random: Random): string {
  const stops = whole(random, 2, 4)
  const hue = whole(random, 0, 359)
  const steps = many(stops, (k) => {
    const own =
      random() < 0.6 ? `hsl(${hue + k * 14},${whole(random, 10, 80)}%,${whole(random, 15, 92)}%)` : colour(random)
    return `<stop offset="${k / (stops - 1)}" stop-color="${own}"/>`
  })
  const ground =
    random() < 0.7
      ? `<linearGradient id="g" gradientTransform="rotate(${oneOf(random, [90, 90, 90, 0, 45, 120])} .5 .5)">${steps}</linearGradient>`
      : `<radialGradient id="g" cx="${random()}" cy="${random()}" r="${between(random, 0.5, 1.2)}">${steps}</radialGradient>`
  return `${ground}${rect(0, 0, width, height, 'url(#g)')}`
}

/** A sky with a sun, hills before each other, and things that stand on them. */
const hills: Painter = (width, height, random) => {
  const horizon = height * between(random, 0.3, 0.8)
  const hue = whole(random, 0, 359)
  const layers = many(whole(random, 1, 5), (k) => {
    let [x, y, line] = [0, horizon + (k * height) / 12, `M0 ${height}`]
    while (x <= width) {
      y += between(random, -height / 9, height / 9)
      line += `L${x} ${Math.min(height, Math.max(horizon - height / 4, y))}`
      x += between(random, width / 40, width / 6)
    }
    return `<path d="${line}L${width} ${height}Z" fill="hsl(${hue + k * whole(random, 4, 24)},${whole(random, 10, 60)}%,${Math.max(8, 58 - k * 10)}%)"/>`
  })
  const sun =
    random() < 0.7
      ? disc(random() * width, random() * horizon, (width / 40) * between(random, 1, 6), colour(random, [70, 97]))
      : ''
  const things = many(random() < 0.5 ? whole(random, 1, 18) : 0, () => {
    const size = between(random, width / 60, width / 9)
    const [x, y] = [random() * width, between(random, horizon, height)]
    return random() < 0.5
      ? rect(x, y - size, size / 2, size, colour(random, [15, 70]))
      : disc(x, y, size / 2, colour(random, [15, 70]))
  })
  return wash(width, height, random) + sun + layers + things
}

/** Water with waves below a sky. */
const sea: Painter = (width, height, random) => {
  const horizon = height * between(random, 0.25, 0.75)
  const waves = whole(random, 3, 40)
  const hue = whole(random, 170, 250)
  return (
    wash(width, height, random) +
    (random() < 0.6
      ? disc(random() * width, random() * horizon, width * between(random, 0.03, 0.14), colour(random, [60, 95]))
      : '') +
    rect(0, horizon, width, height, `hsl(${hue},${whole(random, 20, 80)}%,${whole(random, 15, 55)}%)`) +
    many(waves, (k) => {
      const y = horizon + ((height - horizon) * k) / waves
      const light = `hsl(${hue},${whole(random, 20, 70)}%,${whole(random, 20, 75)}%)`
      return `<path d="M0 ${y} q${width / 8} ${between(random, -8, 8)} ${width / 4} 0 t${width / 4} 0 t${width / 4} 0 t${width / 4} 0" stroke="${light}" stroke-width="${between(random, 0.5, height / 50)}" fill="none"/>`
    })
  )
}

/** Lights that are out of focus, or only a wash. */
const lights: Painter = (width, height, random) =>
  wash(width, height, random) +
  many(random() < 0.4 ? 0 : whole(random, 1, 30), () =>
    disc(
      random() * width,
      random() * height,
      between(random, width / 50, width / 4),
      colour(random),
      `opacity="${between(random, 0.1, 0.9)}"`,
    ),
  )

/** Flat shapes on a ground, as a room or a street of few things has them. */
const shapes: Painter = (width, height, random) =>
  (random() < 0.5 ? wash(width, height, random) : rect(0, 0, width, height, colour(random))) +
  many(whole(random, 2, 12), () => {
    const [x, y, size] = [random() * width, random() * height, between(random, width / 12, width / 2)]
    const own = colour(random)
    const way = random()
    if (way < 0.4) return rect(x - size / 2, y - size / 2, size, size * between(random, 0.3, 1.5), own)
    if (way < 0.8) return disc(x, y, size / 2, own)
    return `<path d="M${x} ${y}l${size} ${between(random, -size, size)}l${between(random, -size, size)} ${size}Z" fill="${own}"/>`
  })

const icon: Painter = (width, height, random) => {
  const side = Math.min(width, height)
  const edge = side * between(random, 0, 0.12)
  const ground =
    random() < 0.5
      ? rect(
          edge,
          edge,
          side - 2 * edge,
          side - 2 * edge,
          colour(random, [20, 70]),
          `rx="${side * between(random, 0, 0.5)}"`,
        )
      : ''
  const ink = ground === '' ? colour(random, [10, 60]) : oneOf(random, ['#ffffff', '#ffffff', colour(random)])
  const sign = many(whole(random, 1, 4), () => {
    const [x, y, size] = [
      side * between(random, 0.3, 0.7),
      side * between(random, 0.3, 0.7),
      side * between(random, 0.1, 0.5),
    ]
    return random() < 0.5
      ? disc(x, y, size / 2, ink)
      : rect(x - size / 2, y - size / 2, size, size * between(random, 0.2, 1), ink)
  })
  return (
    (random() < 0.7 ? rect(0, 0, width, height, '#ffffff') : rect(0, 0, width, height, colour(random))) + ground + sign
  )
}

const rows: Painter = (width, height, random) => {
  const isDark = random() < 0.4
  const ink = isDark ? '#f2f2f2' : '#111111'
  const px = (Math.min(width, height) / 30) * between(random, 0.7, 1.5)
  const count = whole(random, 4, 16)
  const bar =
    random() < 0.6
      ? rect(0, 0, width, px * 2.5, random() < 0.5 ? colour(random, [20, 60]) : isDark ? '#222730' : '#eeeeee')
      : ''
  return (
    rect(0, 0, width, height, isDark ? '#10141a' : oneOf(random, ['#ffffff', '#ffffff', '#f4f5f7'])) +
    bar +
    text(px, px * 1.7, px, ink, `${whole(random, 1, 12)}:${whole(random, 10, 59)} ${words(random, 2)}`) +
    many(count, (k) => {
      const y = px * 5 + ((height - px * 6) * k) / count
      const sign =
        random() < 0.7 ? rect(px, y - px, px * 2, px * 2, colour(random, [35, 65]), `rx="${px * random()}"`) : ''
      return (
        sign +
        text(px * 4, y, px, ink, words(random, whole(random, 1, 4))) +
        text(px * 4, y + px * 1.2, px * 0.75, '#808690', words(random, whole(random, 2, 6)))
      )
    })
  )
}

const bars: Painter = (width, height, random) => {
  const [left, top, right, bottom] = [width * 0.1, height * 0.14, width * 0.95, height * 0.86]
  const ink = random() < 0.85 ? '#333333' : '#dddddd'
  const px = Math.min(width, height) / 28
  const count = whole(random, 3, 14)
  const palette = Array.from({ length: 4 }, () => colour(random, [30, 65]))
  const points = Array.from({ length: count }, () => between(random, top, bottom))
  const step = (right - left) / count
  const isLine = random() < 0.4
  return (
    rect(0, 0, width, height, ink === '#333333' ? '#ffffff' : '#1b1e24') +
    text(left, top * 0.6, px * 1.4, ink, words(random, whole(random, 2, 4))) +
    rect(left, top, 2, bottom - top, ink) +
    rect(left, bottom, right - left, 2, ink) +
    (isLine
      ? `<polyline points="${points.map((y, k) => `${left + step * (k + 0.5)},${y}`).join(' ')}" fill="none" stroke="${palette[0]}" stroke-width="${between(random, 1, 4)}"/>`
      : many(count, (k) =>
          rect(
            left + step * (k + 0.15),
            points[k] ?? top,
            step * 0.7,
            bottom - (points[k] ?? top),
            palette[random() < 0.5 ? 0 : k % 4] ?? ink,
          ),
        )) +
    many(count, (k) => text(left + step * (k + 0.1), bottom + px * 1.4, px, ink, word(random)))
  )
}

const page: Painter = (width, height, random) => {
  const [px, margin] = [width * between(random, 0.014, 0.03), width * between(random, 0.06, 0.14)]
  const lines = Math.floor(((height - 3 * margin) / px / 1.6) * between(random, 0.5, 1))
  const width1 = width - 2 * margin
  return (
    rect(0, 0, width, height, oneOf(random, ['#ffffff', '#fbfaf7', '#f1ede2', '#efefef'])) +
    text(margin, margin * 1.4, px * 1.6, '#1b1b1b', words(random, 3)) +
    many(lines, (k) =>
      random() < 0.08
        ? ''
        : text(
            margin,
            margin * 2.2 + k * px * 1.6,
            px,
            '#1b1b1b',
            words(random, Math.floor(width1 / px / 3.6)),
            `textLength="${width1 * (random() < 0.15 ? 0.5 : 1)}"`,
          ),
    )
  )
}

const slip: Painter = (width, height, random) => {
  const [w, px] = [width * between(random, 0.4, 0.7), width / between(random, 26, 40)]
  const left = (width - w) / 2
  return (
    rect(0, 0, width, height, colour(random, [12, 45])) +
    `<g transform="rotate(${between(random, -4, 4)} ${width / 2} ${height / 2})">` +
    rect(left, height * 0.04, w, height * 0.92, oneOf(random, ['#f6f4ee', '#ffffff', '#eceae4'])) +
    many(Math.floor((height * 0.85) / px / 1.6), (k) => {
      const y = height * 0.08 + k * px * 1.6
      return (
        text(left + px, y, px, '#222222', word(random)) +
        text(left + w - px * 5, y, px, '#222222', between(random, 0, 90).toFixed(2))
      )
    }) +
    '</g>'
  )
}

/** A narrow roll of paper that lay under a scanner: its words stand in a strip of a white sheet. */
const strip: Painter = (width, height, random) => {
  const [w, px] = [width * between(random, 0.18, 0.38), width / between(random, 40, 80)]
  const left = between(random, 0.02, 0.98 - w / width) * width
  const lines = Math.floor((height * between(random, 0.3, 0.9)) / px / 1.6)
  return (
    rect(0, 0, width, height, oneOf(random, ['#ffffff', '#ffffff', '#fbfaf7'])) +
    many(lines, (k) => text(left, height * 0.07 + k * px * 1.6, px, '#1e1e1e', words(random, 3), `textLength="${w}"`))
  )
}

interface Lot {
  readonly kind: ImageKind
  readonly painter: Painter
  readonly count: number
  /** Sides in pixels, as powers of two, and width by height. */
  readonly side: readonly [number, number]
  readonly shape: readonly [number, number]
  /** Share that is kept as JPEG, and share that has grain. */
  readonly jpeg: number
  readonly grain: number
}
const SMALL = { side: [4.3, 6.9], shape: [0.8, 1.6], jpeg: 0, grain: 0 } as const
const SCENE = { side: [7.2, 10.6], shape: [0.6, 1.9], jpeg: 0.75, grain: 0.4 } as const
const TO_LEARN: readonly Lot[] = [
  ...[hills, sea].map((painter) => ({ kind: 'photo' as const, painter, count: 90, ...SCENE })),
  ...[lights, shapes].map((painter) => ({ kind: 'photo' as const, painter, count: 50, ...SCENE })),
  ...[hills, sea, shapes].map((painter) => ({ kind: 'icon' as const, painter, count: 30, ...SMALL })),
  { kind: 'icon', painter: icon, count: 60, side: [4, 8], shape: [1, 1], jpeg: 0.1, grain: 0 },
  { kind: 'screenshot', painter: rows, count: 50, side: [8.6, 10.8], shape: [0.45, 0.6], jpeg: 0.2, grain: 0 },
  { kind: 'screenshot', painter: rows, count: 30, side: [8.6, 10.8], shape: [1.2, 1.9], jpeg: 0.2, grain: 0 },
  { kind: 'chart', painter: bars, count: 60, side: [8.2, 10.4], shape: [1, 1.9], jpeg: 0.3, grain: 0 },
  { kind: 'scan', painter: page, count: 40, side: [9, 10.8], shape: [0.69, 0.79], jpeg: 0.4, grain: 0.3 },
  { kind: 'scan', painter: page, count: 40, side: [6.8, 9], shape: [0.69, 0.79], jpeg: 0.4, grain: 0.1 },
  { kind: 'scan', painter: strip, count: 60, side: [6.8, 10.4], shape: [0.69, 0.79], jpeg: 0.4, grain: 0.1 },
  { kind: 'scan', painter: slip, count: 40, side: [8.6, 10.4], shape: [0.5, 0.9], jpeg: 0.7, grain: 0.4 },
]

/** Paints a lot into a folder of its kind, each picture by its number alone. */
async function paint(folder: string, { kind, painter, count, side, shape, jpeg: asJpeg, grain }: Lot): Promise<void> {
  fs.mkdirSync(path.join(folder, kind), { recursive: true })
  for (let number = 0; number < count; number++) {
    const random = seeded(number * 31 + count + painter.name.length * 1009 + Math.round(side[0] * 97))
    const [long, ratio] = [2 ** between(random, ...side), between(random, ...shape)]
    const [width, height] = [Math.round(long * Math.min(1, ratio)), Math.round(long / Math.max(1, ratio))]
    const family = oneOf(random, ['sans-serif', 'sans-serif', 'serif', 'monospace'])
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${family}">${painter(width, height, random)}</svg>`
    const drawn = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const strength = random() < grain ? between(random, 3, 30) : 0
    if (strength > 0)
      for (let i = 0; i < drawn.data.length; i += 3) {
        const amount = (random() - 0.5) * strength
        for (let k = i; k < i + 3; k++) drawn.data[k] = Math.max(0, Math.min(255, (drawn.data[k] ?? 0) + amount))
      }
    const raw = { width: drawn.info.width, height: drawn.info.height, channels: 3 as const }
    const isJpeg = random() < asJpeg
    // A JPEG may hold one gray for each eight pixels.
    const isBlocks = isJpeg && kind === 'photo' && random() < 0.25
    const coarse = isBlocks
      ? await sharp(drawn.data, { raw })
          .resize(Math.ceil(raw.width / 8), Math.ceil(raw.height / 8))
          .greyscale()
          .png()
          .toBuffer()
      : undefined
    const picture = coarse
      ? sharp(coarse).resize(raw.width, raw.height, { kernel: 'nearest', fit: 'fill' })
      : sharp(drawn.data, { raw })
    const to = path.join(folder, kind, `${painter.name}${Math.round(side[0] * 10)}-${number}.${isJpeg ? 'jpg' : 'png'}`)
    await (isJpeg ? picture.jpeg({ quality: whole(random, 35, 95) }) : picture.png()).toFile(to)
  }
}

/** What the product's own browser tests draw, and what it shows as examples: bands of four colours. */
async function paintToChooseBy(folder: string): Promise<void> {
  for (const kind of ['photo', 'icon']) fs.mkdirSync(path.join(folder, kind), { recursive: true })
  const sizes = [
    ['photo', 'jpg', 320, 240, jpeg],
    ['photo', 'jpg', 480, 360, jpeg],
    ['photo', 'jpg', 640, 400, jpeg],
    ['photo', 'png', 480, 320, png],
    ['photo', 'bmp', 640, 480, bmp],
    ['icon', 'png', 96, 64, png],
    ['icon', 'png', 24, 16, png],
    ['icon', 'gif', 80, 60, gif],
    ['icon', 'tif', 60, 40, tiff],
    ['icon', 'bmp', 64, 48, bmp],
  ] as const
  for (const [kind, ending, width, height, make] of sizes)
    for (let seed = 0; seed < 24; seed++)
      fs.writeFileSync(
        path.join(folder, kind, `waters${width}-${seed}.${ending}`),
        make(width, height, landscape(width, height, seed * 7 + 1)),
      )
  for (let seed = 0; seed < 24; seed++) {
    const random = seeded(seed + 77)
    const bands = many(4, (k) => rect(0, k * 150, 800, 150, colour(random)))
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${bands}</svg>`
    await sharp(Buffer.from(svg))
      .jpeg({ quality: 50 + seed })
      .toFile(path.join(folder, 'photo', `bands-${seed}.jpg`))
  }
}

if (import.meta.main) {
  const folder = path.join(picturesFolder(), FEW_THINGS)
  for (const lot of TO_LEARN) await paint(path.join(folder, 'fit'), lot)
  await paintToChooseBy(path.join(folder, 'drawn'))
}
