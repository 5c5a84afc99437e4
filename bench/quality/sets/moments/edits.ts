import sharp, { type Sharp } from 'sharp'
import { EDITS, type Edit, type Given } from '../picture-edits.ts'

const open = ({ bytes }: Given) => sharp(bytes).flatten({ background: '#fff' }).toColourspace('srgb')
const jpeg = (picture: Sharp, quality = 90) => picture.jpeg({ quality }).toBuffer()
const laidOver = async (given: Given, inside: string, quality = 90) => {
  const { width, height } = given
  const input = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  )
  return await jpeg(open(given).composite([{ input }]), quality)
}

/** Those of `EDITS` that nearly say what another one says. */
const LEFT_OUT = new Set([
  'JPEG 80',
  'turned by 270',
  'tilted by -3, cut',
  'another profile',
  'cut 15 % at the top',
  'gamma 1.8',
  'turned by its EXIF',
  'tilted by 5',
  'cut 15 % at two sides',
  'coloured border',
])

/** Ways in which look-alikes are changed: most of the common ones, and some of their own. */
export const MOMENTS_EDITS: Readonly<Record<string, Edit>> = {
  ...Object.fromEntries(Object.entries(EDITS).filter(([name]) => !LEFT_OUT.has(name))),
  'WebP 30': (given) => open(given).webp({ quality: 30 }).toBuffer(),
  'warmer and darker': (given) => jpeg(open(given).linear([0.9, 0.82, 0.66], [4, 0, 0])),
  'a third as large, JPEG 50': (given) =>
    jpeg(open(given).resize({ width: Math.max(16, Math.round(given.width / 3)) }), 50),
  'date stamp': (given) =>
    laidOver(
      given,
      `<text x="${given.width * 0.66}" y="${given.height * 0.94}" font-size="${given.height * 0.055}" font-family="monospace" fill="#ff9a2e">${1 + (given.number % 28)}.06.2019</text>`,
    ),
  sticker: (given) => {
    const [x, y] = [0.2 + (given.number % 5) * 0.14, 0.25 + (given.number % 4) * 0.15]
    const radius = Math.min(given.width, given.height) * 0.09
    return laidOver(
      given,
      `<circle cx="${given.width * x}" cy="${given.height * y}" r="${radius}" fill="#ffd93b" stroke="#6b4a00" stroke-width="3"/><circle cx="${given.width * x - radius * 0.35}" cy="${given.height * y - radius * 0.2}" r="${radius * 0.14}" fill="#333"/><circle cx="${given.width * x + radius * 0.35}" cy="${given.height * y - radius * 0.2}" r="${radius * 0.14}" fill="#333"/>`,
    )
  },
  'words across': (given) =>
    laidOver(
      given,
      `<text x="${given.width * 0.08}" y="${given.height * 0.55}" font-size="${given.width * 0.11}" font-family="sans" font-weight="bold" fill="#ffffff" stroke="#000000" stroke-width="2">LOOK HERE</text>`,
    ),
  vignette: (given) =>
    laidOver(
      given,
      `<defs><radialGradient id="v" r="0.75"><stop offset="0.45" stop-opacity="0"/><stop offset="1" stop-opacity="0.6"/></radialGradient></defs><rect width="${given.width}" height="${given.height}" fill="url(#v)"/>`,
    ),
  'few colours': (given) => open(given).png({ palette: true, colours: 24 }).toBuffer(),
  'softened, larger': (given) =>
    jpeg(
      open(given)
        .median(3)
        .resize({ width: Math.round(given.width * 1.3) }),
      85,
    ),
}
