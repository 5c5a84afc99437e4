import sharp, { type Sharp } from 'sharp'
import type { Edit, Given } from '../picture-edits.ts'

const open = ({ bytes }: Given): Sharp => sharp(bytes).flatten({ background: '#ffffff' })
const jpg = (image: Sharp, quality = 88) => image.jpeg({ quality }).toBuffer()
/** A number from `from` to `to`, by the picture. */
const between = ({ number }: Given, salt: number, from: number, to: number) =>
  from + ((to - from) * ((number * 31 + salt * 977) % 1000)) / 999

/** Cuts these shares off the left, top, right and bottom. */
async function cut(given: Given, shares: readonly [number, number, number, number]): Promise<Buffer> {
  const { width, height } = given
  const [left, top] = [Math.round(width * shares[0]), Math.round(height * shares[1])]
  const box = {
    left,
    top,
    width: Math.round(width * (1 - shares[2])) - left,
    height: Math.round(height * (1 - shares[3])) - top,
  }
  return await jpg(open(given).extract(box))
}

const svg = (width: number, height: number, inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)

/** Fifteen things that people do to their pictures: none of them by the numbers of the earlier sets. */
export const THIRD_EDITS: Readonly<Record<string, Edit>> = {
  'resized to 30 to 70 %': async (given) =>
    await jpg(open(given).resize({ width: Math.round(given.width * between(given, 1, 0.3, 0.7)) })),
  'saved again at 25 to 50': (given) => jpg(open(given), Math.round(between(given, 2, 25, 50))),
  'as WebP, small': (given) =>
    open(given).resize({ width: 600, withoutEnlargement: true }).webp({ quality: 55 }).toBuffer(),
  'as PNG of 256 colours': (given) => open(given).png({ palette: true, colours: 256 }).toBuffer(),
  'turned by its EXIF': async (given) => {
    const turned = await open(given).rotate(180).png().toBuffer()
    return await sharp(turned).withMetadata({ orientation: 3 }).jpeg({ quality: 90 }).toBuffer()
  },
  'one side cut by 10 to 25 %': async (given) => {
    const shares: [number, number, number, number] = [0, 0, 0, 0]
    shares[given.number % 4] = between(given, 3, 0.1, 0.25)
    return await cut(given, shares)
  },
  'each side cut by 10 to 16 %': (given) => {
    const share = (salt: number) => between(given, salt, 0.1, 0.16)
    return cut(given, [share(4), share(5), share(6), share(7)])
  },
  'a frame around it': (given) => {
    const edge = Math.round(given.width * between(given, 8, 0.03, 0.08))
    const background = ['#ffffff', '#111111', '#8a6d3b'][given.number % 3] ?? '#ffffff'
    return jpg(open(given).extend({ top: edge, bottom: edge, left: edge, right: edge, background }))
  },
  'a mark across it': (given) => {
    const { width, height, number } = given
    const size = Math.round(width / 11)
    const words = `<text x="50%" y="55%" font-size="${size}" font-family="sans" text-anchor="middle" fill="#ffffff" fill-opacity="0.45" transform="rotate(-24 ${width / 2} ${height / 2})">SAMPLE ${number % 977}</text>`
    return jpg(open(given).composite([{ input: svg(width, height, words) }]))
  },
  'words on it': (given) => {
    const { width, height, number } = given
    const said = ['happy birthday!', 'miss you', 'Summer 2024', 'LOL', 'look who is here'][number % 5] ?? ''
    const words = `<text x="50%" y="${number % 2 === 0 ? 16 : 92}%" font-size="${Math.round(width / 12)}" font-family="sans" font-weight="bold" text-anchor="middle" fill="#ffffff" stroke="#000000" stroke-width="2">${said}</text>`
    return jpg(open(given).composite([{ input: svg(width, height, words) }]))
  },
  'brighter or darker': (given) =>
    jpg(open(given).linear(given.number % 2 === 0 ? 1.2 : 0.75, given.number % 2 === 0 ? 12 : -4)),
  grey: (given) => jpg(open(given).greyscale()),
  'tilted by 1.5 to 3 degrees, cut': async (given) => {
    const degrees = between(given, 9, 1.5, 3) * (given.number % 2 === 0 ? 1 : -1)
    const turned = await open(given).rotate(degrees, { background: '#808080' }).png().toBuffer()
    const { width: wide = 0, height: high = 0 } = await sharp(turned).metadata()
    const [width, height] = [Math.floor(given.width * 0.88), Math.floor(given.height * 0.88)]
    const box = { left: Math.floor((wide - width) / 2), top: Math.floor((high - height) / 2), width, height }
    return await jpg(sharp(turned).extract(box))
  },
  'a photo of the screen of a phone': async (given) => {
    const [width, height] = [750, 1334]
    const inside = await open(given)
      .resize({ width, height: 900, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    const bars = `<rect width="750" height="1334" fill="#000000"/><rect y="1200" width="750" height="134" fill="#1c1c1e"/><text x="30" y="48" font-size="30" font-family="sans" fill="#ffffff">${8 + (given.number % 12)}:${10 + (given.number % 49)}</text><text x="80" y="1270" font-size="34" font-family="sans" fill="#0a84ff">Share    Edit    Delete</text>`
    const left = Math.floor((width - inside.info.width) / 2)
    const top = 120 + Math.floor((1040 - inside.info.height) / 2)
    return await sharp(svg(width, height, bars))
      .composite([{ input: inside.data, left, top }])
      .png()
      .toBuffer()
  },
  'sent by a messenger': (given) =>
    jpg(open(given).resize({ width: 512, height: 512, fit: 'inside', withoutEnlargement: true }), 48),
}
