import sharp from 'sharp'
import { numberOf } from '../../own-folders/parts.ts'
import type { Original } from '../originals.ts'

/** Numbers that are the same on every machine, and far apart for seeds that differ in one sign. */
const dice = (seed: string) => {
  let state = numberOf(seed) >>> 0
  return (from: number, to: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) % (to - from + 1))
  }
}
const svg = (width: number, height: number, inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)
const text = (x: number, y: number, size: number, said: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="sans" ${more}>${said}</text>`
const WORDS =
  'garden rope ferry winter copper lantern basket meadow engine saddle thunder pocket orchard kettle ribbon harbour pebble cabin needle willow barley mirror violin anchor velvet candle'.split(
    ' ',
  )

/** A view with hills and houses; what stands in it goes by the place, what moves by the moment. */
function view(place: number, moment: number): string {
  const roll = dice(`place ${place}`)
  const move = dice(`place ${place} moment ${moment}`)
  const hue = roll(0, 359)
  const hills = Array.from({ length: 4 }, (_, at) => {
    const y = 210 + at * 90
    const points = Array.from({ length: 9 }, (_, x) => `${x * 100},${y - roll(0, 90 - at * 14)}`)
    return `<polygon points="0,600 ${points.join(' ')} 800,600" fill="hsl(${(hue + at * 24) % 360},${30 + at * 8}%,${62 - at * 12}%)"/>`
  })
  const houses = Array.from({ length: roll(4, 8) }, () => {
    const [x, y, w, h] = [roll(20, 720), roll(380, 500), roll(40, 90), roll(30, 70)]
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="hsl(${roll(0, 60)},40%,${roll(55, 85)}%)"/><polygon points="${x - 6},${y} ${x + w / 2},${y - 30} ${x + w + 6},${y}" fill="hsl(${roll(0, 30)},55%,35%)"/>`
  })
  const trees = Array.from({ length: roll(8, 20) }, () => {
    const [x, y, r] = [roll(0, 800), roll(400, 570), roll(12, 34)]
    return `<rect x="${x - 3}" y="${y}" width="6" height="${r}" fill="#5a3a1e"/><circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${roll(80, 150)},45%,${roll(22, 42)}%)"/>`
  })
  const clouds = Array.from(
    { length: move(1, 4) },
    () =>
      `<ellipse cx="${move(0, 800)}" cy="${move(30, 150)}" rx="${move(40, 110)}" ry="${move(14, 34)}" fill="#ffffff" fill-opacity="0.85"/>`,
  )
  const people = Array.from({ length: move(1, 4) }, () => {
    const [x, y, c] = [move(40, 760), move(500, 560), move(0, 359)]
    return `<circle cx="${x}" cy="${y - 34}" r="9" fill="#e8c39e"/><rect x="${x - 10}" y="${y - 25}" width="20" height="40" rx="6" fill="hsl(${c},70%,45%)"/>`
  })
  const sky = `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${(hue + 180) % 360},60%,60%)"/><stop offset="1" stop-color="hsl(${(hue + 150) % 360},60%,88%)"/></linearGradient></defs><rect width="800" height="600" fill="url(#s)"/><circle cx="${move(60, 740)}" cy="${move(40, 160)}" r="34" fill="#fff3b0"/>`
  return [sky, ...clouds, ...hills, ...houses, ...trees, ...people].join('')
}

const sentence = (roll: (from: number, to: number) => number, count: number) =>
  Array.from({ length: count }, () => WORDS[roll(0, WORDS.length - 1)]).join(' ')

/** A letter on the paper of one firm, with other words each time. */
function letter(firm: number, number: number): string {
  const [head, roll] = [dice(`firm ${firm}`), dice(`firm ${firm} letter ${number}`)]
  const colour = `hsl(${head(0, 359)},50%,35%)`
  const lines = Array.from({ length: 20 }, (_, at) =>
    text(70, 300 + at * 26, 16, sentence(roll, at % 6 === 5 ? 3 : roll(8, 9))),
  )
  return `<rect width="680" height="900" fill="#fdfcf8"/><rect x="60" y="50" width="90" height="70" fill="${colour}"/>${text(170, 90, 30, sentence(head, 2).toUpperCase(), `fill="${colour}"`)}${text(170, 116, 13, sentence(head, 5))}${text(70, 200, 17, `Dear ${sentence(roll, 2)},`)}${text(460, 160, 15, `${roll(1, 28)}.${roll(1, 12)}.202${roll(0, 5)}`)}${text(70, 250, 19, sentence(roll, 4), 'font-weight="bold"')}${lines.join('')}`
}

/** A window of one program with other rows each time. */
function window(program: number, state: number): string {
  const [look, roll] = [dice(`program ${program}`), dice(`program ${program} state ${state}`)]
  const hue = look(0, 359)
  const side = Array.from({ length: 9 }, (_, at) => text(20, 110 + at * 44, 16, sentence(look, 2), 'fill="#333333"'))
  const rows = Array.from({ length: 13 }, (_, at) => {
    const y = 130 + at * 32
    return `${at % 2 === 0 ? `<rect x="220" y="${y - 22}" width="660" height="32" fill="#f2f4f7"/>` : ''}${text(236, y, 15, sentence(roll, 3))}${text(600, y, 15, `${roll(1, 31)}/${roll(1, 12)}/202${roll(0, 5)}`)}${text(770, y, 15, `${roll(10, 9999)} kB`)}`
  })
  return `<rect width="900" height="600" fill="#ffffff"/><rect width="900" height="44" fill="hsl(${hue},45%,40%)"/>${text(20, 29, 18, sentence(look, 3), 'fill="#ffffff"')}<rect y="44" width="200" height="556" fill="hsl(${hue},20%,92%)"/>${side.join('')}${rows.join('')}<rect y="572" width="900" height="28" fill="#dddddd"/>${text(20, 591, 13, `${roll(2, 400)} items`)}`
}

/** Bars of one report, other values each time. */
function chart(report: number, year: number): string {
  const [look, roll] = [dice(`report ${report}`), dice(`report ${report} year ${year}`)]
  const bars = Array.from({ length: 12 }, (_, at) => {
    const high = roll(30, 380)
    return `<rect x="${90 + at * 56}" y="${480 - high}" width="38" height="${high}" fill="hsl(${look(0, 359)},55%,50%)"/>${text(96 + at * 56, 504, 13, WORDS[at]?.slice(0, 3) ?? '')}`
  })
  return `<rect width="800" height="560" fill="#ffffff"/>${text(90, 50, 24, sentence(look, 4))}<path d="M80 80V480H780" stroke="#000000" fill="none"/>${bars.join('')}`
}

/** Shapes and grain, each picture its own. */
function shapes(number: number): string {
  const roll = dice(`shapes ${number}`)
  const parts = Array.from({ length: roll(12, 60) }, () => {
    const fill = `hsl(${roll(0, 359)},${roll(20, 90)}%,${roll(20, 80)}%)`
    const [x, y, a, b] = [roll(0, 760), roll(0, 560), roll(20, 240), roll(20, 240)]
    if (roll(0, 2) === 0)
      return `<ellipse cx="${x}" cy="${y}" rx="${a / 2}" ry="${b / 2}" fill="${fill}" fill-opacity="0.8"/>`
    return `<rect x="${x}" y="${y}" width="${a}" height="${b}" fill="${fill}" fill-opacity="0.8" transform="rotate(${roll(0, 89)} ${x} ${y})"/>`
  })
  return `<rect width="760" height="560" fill="hsl(${roll(0, 359)},30%,${roll(30, 90)}%)"/>${parts.join('')}`
}

/** As a camera or a scanner gives it: a little soft, with grain. */
async function taken(input: Buffer, number: number): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(input).metadata()
  const roll = dice(`grain ${number}`)
  // A table of a prime length, so that no two lines of the picture have the same grain.
  const table = Array.from({ length: 1999 }, () => roll(112, 144))
  const grain = Buffer.from(Array.from({ length: width * height }, (_, at) => table[at % table.length] ?? 128))
  const soft = await sharp(input).blur(0.7).png().toBuffer()
  const noise = await sharp(grain, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  return await sharp(soft)
    .composite([{ input: noise, blend: 'soft-light' }])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 93 })
    .toBuffer()
}

/** Drawn originals: five views, three letters, two windows and one chart twice over, and four others. */
export async function drawn(): Promise<readonly Original[]> {
  const found: Original[] = []
  const twice = [0, 1]
  for (const place of [0, 1, 2, 3, 4])
    for (const at of twice)
      found.push({ id: `view ${place} ${at}`, sort: 'photo', bytes: await taken(svg(800, 600, view(place, at)), at) })
  for (const firm of [0, 1, 2])
    for (const at of twice)
      found.push({ id: `letter ${firm} ${at}`, sort: 'scan', bytes: await taken(svg(680, 900, letter(firm, at)), at) })
  for (const [size, name, draw] of [
    [[900, 600], 'window', window],
    [[800, 560], 'chart', chart],
  ] as const)
    for (const which of name === 'window' ? [0, 1] : [0])
      for (const at of twice)
        found.push({
          id: `${name} ${which} ${at}`,
          sort: 'screenshot',
          bytes: await sharp(svg(size[0], size[1], draw(which, at)))
            .flatten({ background: '#ffffff' })
            .png()
            .toBuffer(),
        })
  for (const at of [0, 1, 2, 3])
    found.push({
      id: `shapes ${at}`,
      sort: 'drawing',
      bytes: await sharp(svg(760, 560, shapes(at)))
        .png()
        .toBuffer(),
    })
  return found
}
