/**
 * Makes what packages lack: scanned pages, of the PDF documents that packages ship, and photographed receipts. A page is rendered, laid a
 * little aslant on paper of some tone, lit unevenly, blurred, given grain, and kept as a scanner keeps it; a receipt is printed
 * on a strip that lies on a photo of some surface. Numbers decide everything: the same folder gives the same pictures.
 * Usage: OCTAVO_PICTURES=FOLDER node bench/quality/sets/made-pages.ts   (needs pdftoppm)
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { numberOf } from '../own-folders/parts.ts'
import { seeded } from '../sets.ts'
import { MADE } from './picture-sources-wide.ts'
import { picturesFolder } from './pictures.ts'

/** Photos of surfaces that receipts lie on: a folder and its files a line. */
const SURFACES = `
puzzle-jigsaw/usr/share/puzzle-jigsaw/images: table.png
fotoxx-common/usr/share/fotoxx/data/patterns: burlap.jpg
palapeli-data/usr/share/palapeli/backgrounds: Eliminator-Funk-2.jpg | Rear-Admiral-Diplomat-1.jpg | Time-For-Lunch-2.jpg | gon-defends-the-critters-1.jpg | mahogany-handjob-1.jpg
extremetuxracer-data/usr/share/games/etr/terrains: dirt01.png | floor01.png | grass01.png | grass02.png | grass03.png | pave02.png | pebbles01.png | rock.png | rock01.png | rock02.png | rock03.png | rock04.png | rock05.png | rock06.png | rock07.png | sand01.png
lugaru-data/usr/share/games/lugaru/Textures: Boulder.jpg | BoulderDesert.jpg | BoulderSnow.jpg | DesertBox.jpg | GrassBox.jpg | Rock2.jpg | Sand.jpg
torcs-data/usr/share/games/torcs/tracks/dirt/dirt-2: roof11.png
torcs-data/usr/share/games/torcs/tracks/dirt/dirt-3: bridgeplanks.png | newgrass.png
torcs-data/usr/share/games/torcs/tracks/road/alpine-2: concrete01.png | rockwall.png
torcs-data/usr/share/games/torcs/tracks/road/brondehach: GRASS08.png | PDKKA22.png
torcs-data/usr/share/games/torcs/tracks/road/corkscrew: grassnew.png | sandwtr.png
torcs-data/usr/share/games/torcs/tracks/road/e-track-6: grass3.png
lbreakout2-data/usr/share/games/lbreakout2/gfx/Oz: back0.png
lbreakout2-data/usr/share/games/lbreakout2/gfx: back3.png
mypaint-data-extras/usr/share/mypaint/backgrounds/mrmamurk: mamurk_a_1.png | mamurk_a_2.png | mamurk_b_1.png | mamurk_c_3.png | mamurk_e_1.png | mamurk_e_2.png | mamurk_f_1.png
mypaint-data-extras/usr/share/mypaint/backgrounds/ramon: HR_Canvas 01.png | HR_Canvas 02.png | HR_Cork.png | HR_DecoPaper.png | HR_PastelPaper 01.png | HR_PastelPaper 02.png | HR_RoughPaper.png | HR_SketchPaper 02.png | HR_SketchPaper.png | HR_WaterColor.png`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [folder = '', names = ''] = line.split(': ')
    return names.split(' | ').map((name) => path.join(folder, name))
  })
const PAGES_OF_A_PACKAGE = 24
const RECEIPTS = 260

type Random = () => number
const between = (random: Random, from: number, to: number) => from + random() * (to - from)

/** Uneven light: a straight slope between two shares of brightness, some way across. */
function light(width: number, height: number, random: Random): Buffer {
  const [from, to] = [between(random, 0.62, 1), between(random, 0.8, 1)]
  const gray = (share: number) => `rgb(${[1, 0.99, 0.96].map((tone) => Math.round(255 * share * tone)).join()})`
  const turn = Math.round(random() * 360)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" gradientTransform="rotate(${turn} .5 .5)"><stop offset="0" stop-color="${gray(from)}"/><stop offset="1" stop-color="${gray(to)}"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`,
  )
}

const grain = (width: number, height: number, sigma: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma } },
  })
    .png()
    .toBuffer()

/** As a device keeps it: blurred, lit, with grain, in one of the usual formats. */
async function kept(picture: Sharp, to: string, random: Random, isFlat: boolean): Promise<void> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').png().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const layers = [
    ...(isFlat && random() < 0.4 ? [] : [{ input: light(width, height, random), blend: 'multiply' as const }]),
    { input: await grain(width, height, between(random, 2, 14)), blend: 'soft-light' as const },
  ]
  let taken = sharp(await sharp(data).composite(layers).png().toBuffer())
  if (random() < 0.7) taken = taken.blur(between(random, 0.3, 1.4))
  if (random() < 0.4) taken = taken.greyscale()
  if (isFlat && random() < 0.22)
    await taken
      .threshold(Math.round(between(random, 130, 190)))
      .png()
      .toFile(`${to}.png`)
  else await taken.jpeg({ quality: Math.round(between(random, 35, 88)) }).toFile(`${to}.jpg`)
}

async function scansOf(root: string, pdf: string, to: string, most: number): Promise<number> {
  const pages = Number(/Pages:\s*(\d+)/u.exec(spawnSync('pdfinfo', [pdf], { encoding: 'utf8' }).stdout)?.[1] ?? 0)
  let made = 0
  for (let k = 0; k < Math.min(most, pages); k++) {
    const random = seeded(numberOf(`${path.relative(root, pdf)} ${k}`))
    const page = String(1 + Math.floor(random() * pages))
    const name = path.join(to, `${numberOf(pdf)}-${k}`)
    const tone = ['#ffffff', '#f6f2e4', '#efe6cf', '#f4f4f4', '#e9e4da'][Math.floor(random() * 5)]
    const args = [
      '-f',
      page,
      '-l',
      page,
      '-r',
      String(Math.round(between(random, 60, 110))),
      '-png',
      '-singlefile',
      pdf,
      name,
    ]
    if (spawnSync('pdftoppm', args, { timeout: 20_000 }).status !== 0) continue
    const around = random() < 0.3 ? ['#202020', '#3a3a3a', '#777777'][Math.floor(random() * 3)] : tone
    const { width = 1, height = 1 } = await sharp(`${name}.png`).metadata()
    const flat = { create: { width, height, channels: 3 as const, background: tone ?? '#ffffff' } }
    const paper = await sharp(`${name}.png`)
      .composite([{ input: await sharp(flat).png().toBuffer(), blend: 'multiply' }])
      .png()
      .toBuffer()
    const turned = sharp(
      await sharp(paper)
        .rotate(between(random, -2.5, 2.5), { background: around ?? '#ffffff' })
        .png()
        .toBuffer(),
    )
    fs.rmSync(`${name}.png`)
    await kept(turned, name, random, true)
    made += 1
  }
  return made
}

const GOODS =
  'milk bread apples cheese coffee tea rice pasta tomatoes soap paper butter eggs yoghurt onions water juice salt sugar oil beans batteries stamps bus ticket lunch soup salad cake parking fuel hammer screws paint brush lamp socks shirt book pens'.split(
    ' ',
  )
const HEADS = [
  'CORNER MARKET',
  'Green Garden Foods',
  'STATION CAFE',
  'Old Mill Bakery',
  'CITY HARDWARE',
  'Bistro Lindenhof',
  'PHARMACY 24',
  'Papelería Sol',
]

/** A till's strip as a drawing: a head, goods with prices, a sum, small print. */
function strip(random: Random): Buffer {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  const columns = 28 + Math.floor(random() * 14)
  const price = () => (random() * 40 + 0.3).toFixed(2)
  const row = (left: string, right: string) =>
    left.padEnd(columns - right.length).slice(0, columns - right.length) + right
  const centred = (text: string) => text.padStart(Math.floor((columns + text.length) / 2))
  const rule = pick(['-', '=', '*', '. ']).repeat(columns).slice(0, columns)
  const goods = Array.from({ length: 2 + Math.floor(random() * 22) }, () =>
    row(`${pick(['', '2 x ', '1 '])}${pick(GOODS)} ${pick(GOODS)}`, price()),
  )
  const lines = [
    centred(pick(HEADS)),
    centred(`${pick(GOODS)} street ${Math.floor(random() * 99)}`),
    '',
    rule,
    ...goods,
    rule,
  ]
  lines.push(
    row('TOTAL', price()),
    row('CASH', price()),
    row('CHANGE', price()),
    '',
    centred(`2024-0${1 + Math.floor(random() * 8)}-1${Math.floor(random() * 9)}`),
    centred(pick(['THANK YOU', 'VIELEN DANK', 'GRACIAS', 'Come again'])),
  )
  const size = 14
  const [width, height] = [Math.round(columns * size * 0.62 + 40), lines.length * (size + 4) + 60]
  const family = pick(['DejaVu Sans Mono', 'Nimbus Mono PS', 'Noto Sans Mono', 'DejaVu Sans Mono'])
  const ink = pick(['#1a1a1a', '#333344', '#55556a', '#222222'])
  const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const text = lines.map(
    (line, at) =>
      `<text x="20" y="${40 + at * (size + 4)}" xml:space="preserve" font-family="${family}" font-size="${size}" font-weight="${at === 0 ? 'bold' : 'normal'}" fill="${ink}">${safe(line)}</text>`,
  )
  const paper = pick(['#ffffff', '#fbfaf5', '#f3f1ea', '#f7f7fa'])
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${text.join('')}</svg>`,
  )
}

/** A strip on a photo of some surface, or cut to itself, or on a scanner's white sheet. */
async function receipt(surfaces: readonly string[], number: number, to: string): Promise<void> {
  const random = seeded(number * 7919 + 5)
  const svg = strip(random)
  const name = path.join(to, `receipt-${number}`)
  const way = random()
  if (way < 0.2)
    return kept(sharp(svg).rotate(between(random, -1, 1), { background: '#f4f2ee' }), name, random, random() < 0.5)
  const turn = between(random, -14, 14)
  const lean: [[number, number], [number, number]] = [
    [1, between(random, -0.12, 0.12)],
    [between(random, -0.08, 0.08), 1],
  ]
  const laid = await sharp(await sharp(svg).ensureAlpha().affine(lean, { background: '#00000000' }).png().toBuffer())
    .rotate(turn, { background: '#00000000' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const [wide, high] = [
    Math.round(laid.info.width * between(random, 1.05, 1.9)),
    Math.round(laid.info.height * between(random, 1.02, 1.3)),
  ]
  const surface = surfaces[Math.floor(random() * surfaces.length)]
  const ground =
    way < 0.3 || surface === undefined
      ? sharp({
          create: {
            width: wide,
            height: high,
            channels: 3,
            background: ['#ffffff', '#2b2522', '#6d5741'][Math.floor(random() * 3)] ?? '#ffffff',
          },
        })
      : sharp(surface)
          .resize(wide, high, { fit: 'cover' })
          .modulate({ brightness: between(random, 0.5, 1) })
  const [left, top] = [
    Math.floor((wide - laid.info.width) * random()),
    Math.floor((high - laid.info.height) * random()),
  ]
  const whole = await ground
    .removeAlpha()
    .composite([{ input: laid.data, left, top }])
    .png()
    .toBuffer()
  const less = Math.round(between(random, 420, 1400))
  await kept(
    sharp(await sharp(whole).resize({ height: less, withoutEnlargement: true }).png().toBuffer()),
    name,
    random,
    false,
  )
}

if (import.meta.main) {
  const folder = picturesFolder()
  const pdfs = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.pdf$/iu.test(file))
    .sort()
  for (const [name, own] of Map.groupBy(pdfs, (file) => file.split(path.sep)[0] ?? '')) {
    const to = path.join(folder, MADE.scans, name)
    if (fs.existsSync(to)) continue
    fs.mkdirSync(to, { recursive: true })
    let left = PAGES_OF_A_PACKAGE
    const each = Math.max(2, Math.ceil(PAGES_OF_A_PACKAGE / own.length))
    for (const file of own.slice(0, 12))
      if (left > 0) left -= await scansOf(folder, path.join(folder, file), to, Math.min(left, each))
    console.log(name, PAGES_OF_A_PACKAGE - left)
  }
  const surfaces = SURFACES.map((file) => path.join(folder, file)).filter((file) => fs.existsSync(file))
  fs.mkdirSync(path.join(folder, MADE.receipts), { recursive: true })
  for (let number = 0; number < RECEIPTS; number++) await receipt(surfaces, number, path.join(folder, MADE.receipts))
}
