import sharp from 'sharp'
import { numberOf, type Part } from '../own-folders/parts.ts'
import type { Original } from './originals.ts'
import { filesIn, unpacked } from './packages.ts'

/** A picture that is like others and a copy of none. */
interface Alike {
  readonly label: string
  readonly sort: string
  readonly bytes: Buffer
}

const SHOPS: Readonly<Record<Part, readonly string[]>> = {
  fit: ['CORNER SHOP', 'BAKERY MILLER'],
  choose: ['GREEN GROCER', 'HARDWARE ST. JAMES'],
  report: ['VILLAGE STORE', 'PHARMACY AT THE GATE'],
}
const THEMES: Readonly<Record<Part, readonly [name: string, fits: RegExp]>> = {
  fit: ['hedgewars-data', /Graphics\/(?:Hats|Flags)\/.*\.png$/u],
  choose: ['enigma-data', /gfx64\/.*\.png$/u],
  report: ['oxygen-icon-theme', /128x128\/(?:apps|devices|categories)\/.*\.png$/u],
}
const WARES =
  'milk bread butter apples rice coffee soap pasta cheese honey salt flour tea plums oil nails glue tape paper yeast'.split(
    ' ',
  )
const WORDS = 'plan budget team market result next step risk month open goal cost share report summary question'.split(
  ' ',
)

/** Numbers that are the same on every machine. */
const dice = (seed: string) => {
  let at = 0
  return (below: number) => numberOf(`${seed} ${at++}`) % below
}
const text = async (said: string, width: number, dpi: number, font = 'monospace') =>
  await sharp({ text: { text: `<span foreground="#181818">${said}</span>`, font, rgba: true, dpi, width } })
    .png()
    .toBuffer()
const on = async (
  width: number,
  height: number,
  colour: string,
  parts: readonly { input: Buffer; left: number; top: number }[],
) =>
  await sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([...parts])
    .jpeg({ quality: 90 })
    .toBuffer()

/** Receipts of one shop, with three to fourteen wares: head and foot are the same. */
async function receipt(shop: string, number: number): Promise<Buffer> {
  const roll = dice(`${shop} ${number}`)
  const wares = Array.from({ length: 5 + roll(7) }, () => {
    const [name = 'milk', cents] = [WARES[roll(WARES.length)], 40 + roll(1900)]
    return { line: `${name.padEnd(14)} ${(cents / 100).toFixed(2).padStart(8)}`, cents }
  })
  const total = wares.reduce((sum, { cents }) => sum + cents, 0)
  const date = `${1 + roll(28)}.${1 + roll(12)}.202${roll(6)}  ${8 + roll(11)}:${10 + roll(49)}`
  const said = [
    shop,
    '12 Market Street',
    '',
    date,
    '',
    ...wares.map(({ line }) => line),
    '-'.repeat(23),
    `TOTAL          ${(total / 100).toFixed(2).padStart(8)}`,
    '',
    'Thank you, come again',
  ]
  return await on(520, 820, '#f4f3f0', [{ input: await text(said.join('\n'), 460, 130), left: 40, top: 40 }])
}

/** Slides of one template: bars, a title and points. */
async function slide(part: Part, number: number): Promise<Buffer> {
  const roll = dice(`slide ${part} ${number}`)
  const some = (count: number) => Array.from({ length: count }, () => WORDS[roll(WORDS.length)]).join(' ')
  const points = Array.from({ length: 3 + roll(4) }, () => `• ${some(3 + roll(4))}`)
  const bar = await sharp({ create: { width: 960, height: 84, channels: 3, background: '#1f4e79' } })
    .png()
    .toBuffer()
  const foot = await sharp({ create: { width: 960, height: 24, channels: 3, background: '#c55a11' } })
    .png()
    .toBuffer()
  return await on(960, 540, '#ffffff', [
    { input: bar, left: 0, top: 0 },
    { input: foot, left: 0, top: 516 },
    { input: await text(some(3), 800, 190, 'sans bold'), left: 40, top: 100 },
    { input: await text(points.join('\n'), 800, 140, 'sans'), left: 70, top: 190 },
  ])
}

/** Shots of one scene: what is in front of it moves, and the camera a little. */
async function burst({ bytes }: Original, front: Original): Promise<readonly Buffer[]> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  const shots: Buffer[] = []
  for (const step of [0, 1, 2, 3]) {
    const ground = await sharp(bytes)
      .flatten({ background: '#fff' })
      .rotate(step * 0.4)
      .resize({
        width: Math.round(width * (1.06 + step * 0.01)),
        height: Math.round(height * (1.06 + step * 0.01)),
        fit: 'fill',
      })
      .png()
      .toBuffer()
    const seen = await sharp(ground)
      .extract({ left: 6 + step * 5, top: 8, width: Math.round(width * 0.98), height: Math.round(height * 0.98) })
      .png()
      .toBuffer()
    const input = await sharp(front.bytes)
      .flatten({ background: '#fff' })
      .resize({ width: Math.round(width * 0.42), height: Math.round(height * 0.5), fit: 'cover' })
      .png()
      .toBuffer()
    shots.push(
      await sharp(seen)
        .composite([
          {
            input,
            left: Math.round(width * (0.06 + step * 0.15)),
            top: Math.round(height * (0.3 + (step % 2) * 0.08)),
          },
        ])
        .jpeg({ quality: 92 })
        .toBuffer(),
    )
  }
  return shots
}

/** What looks like copies and is none: receipts of a shop, slides, icons of a theme, bursts. */
export async function alikeOf(part: Part, originals: readonly Original[]): Promise<readonly Alike[]> {
  const all: Alike[] = []
  for (const shop of SHOPS[part])
    for (let n = 0; n < 20; n++)
      all.push({ label: `receipt ${shop} ${n}`, sort: 'receipt', bytes: await receipt(shop, n) })
  for (let n = 0; n < 20; n++) all.push({ label: `slide ${n}`, sort: 'slide', bytes: await slide(part, n) })
  const [theme, fits] = THEMES[part]
  const prints = new Set<string>()
  for (const file of filesIn(unpacked(theme), fits)) {
    const { width = 0 } = await sharp(file).metadata()
    if (width < 48 || prints.size >= 60) continue
    const bytes = await sharp(file).flatten({ background: '#fff' }).png().toBuffer()
    const small = await sharp(bytes).greyscale().resize(12, 12, { fit: 'fill' }).raw().toBuffer()
    const print = [...small].map((value) => value >> 5).join('')
    if (prints.has(print)) continue
    prints.add(print)
    all.push({ label: `icon ${file}`, sort: 'icon', bytes })
  }
  const photos = originals.filter(({ sort }) => sort === 'photo')
  for (const [at, photo] of photos.slice(0, 6).entries()) {
    const front = photos.at(-1 - at)
    if (!front || front === photo) continue
    for (const [step, bytes] of (await burst(photo, front)).entries())
      all.push({ label: `burst ${at} ${step}`, sort: 'burst', bytes })
  }
  return all
}
