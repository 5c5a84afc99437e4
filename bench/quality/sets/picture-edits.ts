import sharp, { type Sharp } from 'sharp'

/** What an edit is given: the original, decoded and upright, and its size. */
export interface Given {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** The same number for the same picture: colours and places differ from picture to picture. */
  readonly number: number
}
export type Edit = (given: Given) => Promise<Buffer>

const jpeg = (image: Sharp, quality = 90) => image.flatten({ background: '#fff' }).jpeg({ quality }).toBuffer()
const open = ({ bytes }: Given) => sharp(bytes)
const sized = ({ width, height }: Given, share: number) => ({
  width: Math.max(16, Math.round(width * share)),
  height: Math.max(16, Math.round(height * share)),
  fit: 'fill' as const,
})

/** What is left when these shares of the left, top, right and bottom are cut off. */
const cut =
  (left: number, top: number, right: number, bottom: number): Edit =>
  async (given) => {
    const { width, height } = given
    const [x, y] = [Math.round(width * left), Math.round(height * top)]
    const box = {
      left: x,
      top: y,
      width: Math.round(width * (1 - right)) - x,
      height: Math.round(height * (1 - bottom)) - y,
    }
    return await jpeg(open(given).extract(box))
  }

/** Turned by a few degrees: on a ground that is larger, or with all corners cut off. */
const tilted =
  (degrees: number, isCut: boolean): Edit =>
  async (given) => {
    const { width, height, number } = given
    const background = number % 2 === 0 ? '#ffffff' : '#000000'
    const turned = await open(given).flatten({ background: '#fff' }).rotate(degrees, { background }).png().toBuffer()
    if (!isCut) return await jpeg(sharp(turned))
    const { width: wide, height: high } = await sharp(turned).metadata()
    const angle = (Math.abs(degrees) * Math.PI) / 180
    const share = 1 / (Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width))
    const [w, h] = [Math.floor(width * share) - 2, Math.floor(height * share) - 2]
    return await jpeg(
      sharp(turned).extract({ left: Math.floor((wide - w) / 2), top: Math.floor((high - h) / 2), width: w, height: h }),
    )
  }

const words = async (text: string, width: number, height: number, colour = '#ffffff') =>
  await sharp({
    text: { text: `<span foreground="${colour}">${text}</span>`, font: 'sans', rgba: true, width, height },
  })
    .png()
    .toBuffer()

const bordered =
  (colour: string, share: number, below = share): Edit =>
  async (given) => {
    const edge = Math.round(Math.min(given.width, given.height) * share)
    const bottom = Math.round(Math.min(given.width, given.height) * below)
    return await jpeg(
      open(given)
        .flatten({ background: '#fff' })
        .extend({ top: edge, bottom, left: edge, right: edge, background: colour }),
    )
  }

/** A picture on a ground of its own, with signs and words of a program around it. */
async function shown(
  given: Given,
  ground: { readonly width: number; readonly height: number; readonly colour: string },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  around: readonly { readonly left: number; readonly top: number; readonly input: Buffer }[],
): Promise<Buffer> {
  const inside = await open(given)
    .flatten({ background: '#fff' })
    .resize({ width: box.width, height: box.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = box.left + Math.floor((box.width - inside.info.width) / 2)
  const top = box.top + Math.floor((box.height - inside.info.height) / 2)
  const { width, height, colour } = ground
  const screen = sharp({ create: { width, height, channels: 3, background: colour } })
  return await screen
    .composite([...around, { left, top, input: inside.data }])
    .png()
    .toBuffer()
}

const plate = async (width: number, height: number, colour: string) =>
  await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()

const MESSAGES = ['See this!', 'Where was that?', 'Thank you', 'On Sunday?', 'Ha, lovely', 'Send me more of these']

/** Ways in which pictures are changed on their way through the world. */
export const EDITS: Readonly<Record<string, Edit>> = {
  'JPEG 80': (given) => jpeg(open(given), 80),
  'JPEG 40': (given) => jpeg(open(given), 40),
  'JPEG 12': (given) => jpeg(open(given), 12),
  'half as large': (given) => jpeg(open(given).resize(sized(given, 0.5))),
  'a fifth as large': (given) => jpeg(open(given).resize(sized(given, 0.2))),
  'twice as large': (given) => jpeg(open(given).resize(sized(given, 2)), 92),
  'cut 5 % at each side': cut(0.05, 0.05, 0.05, 0.05),
  'cut 10 % at the left': cut(0.1, 0, 0, 0),
  'cut 15 % at the top': cut(0, 0.15, 0, 0),
  'cut 25 % at the right': cut(0, 0, 0.25, 0),
  'cut 25 % at the bottom': cut(0, 0, 0, 0.25),
  'cut 15 % at two sides': cut(0.15, 0, 0, 0.15),
  'cut to the middle 75 %': cut(0.125, 0.125, 0.125, 0.125),
  'turned by 90': async (given) => await jpeg(sharp(await open(given).rotate(90).png().toBuffer())),
  'turned by 180': async (given) => await jpeg(sharp(await open(given).rotate(180).png().toBuffer())),
  'turned by 270': async (given) => await jpeg(sharp(await open(given).rotate(270).png().toBuffer())),
  'tilted by 1, cut': tilted(1, true),
  'tilted by 3': tilted(3, false),
  'tilted by -3, cut': tilted(-3, true),
  'tilted by 5': tilted(5, false),
  'tilted by -5, cut': tilted(-5, true),
  mirrored: (given) => jpeg(open(given).flop()),
  brighter: (given) => jpeg(open(given).linear(1, 40)),
  'more contrast': (given) => jpeg(open(given).linear(1.4, -51)),
  'gamma 1.8': (given) => jpeg(open(given).gamma(1.8, 1)),
  'more colour': (given) => jpeg(open(given).modulate({ saturation: 1.7 })),
  gray: (given) => jpeg(open(given).greyscale()),
  sepia: (given) =>
    jpeg(
      open(given)
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .recomb([
          [0.393, 0.769, 0.189],
          [0.349, 0.686, 0.168],
          [0.272, 0.534, 0.131],
        ]),
    ),
  blurred: (given) => jpeg(open(given).blur(Math.max(1, given.width / 400))),
  sharpened: (given) => jpeg(open(given).sharpen({ sigma: 1.5, m1: 2, m2: 3 })),
  noise: async (given) => {
    const { width, height } = given
    const noise = await sharp({
      create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 22 } },
    })
      .png()
      .toBuffer()
    return await jpeg(open(given).composite([{ input: noise, blend: 'overlay' }]))
  },
  watermark: async (given) => {
    const input = await words(
      `© ${given.number % 9000} studio`,
      Math.round(given.width * 0.45),
      Math.round(given.height * 0.12),
    )
    return await jpeg(open(given).composite([{ input, gravity: given.number % 2 === 0 ? 'southeast' : 'centre' }]))
  },
  'caption bar': async (given) => {
    const high = Math.round(given.height * 0.14)
    const input = await words(
      MESSAGES[given.number % MESSAGES.length] ?? '',
      Math.round(given.width * 0.8),
      Math.round(high * 0.7),
    )
    const wide = await open(given)
      .flatten({ background: '#fff' })
      .extend({ bottom: high, background: '#101010' })
      .png()
      .toBuffer()
    return await jpeg(
      sharp(wide).composite([
        { input, left: Math.round(given.width * 0.1), top: given.height + Math.round(high * 0.1) },
      ]),
    )
  },
  'white border': bordered('#ffffff', 0.06),
  'coloured border': bordered('#b03a2e', 0.05),
  polaroid: bordered('#f4f1ea', 0.07, 0.26),
  'on a phone': async (given) => {
    const [clock, message, bar] = await Promise.all([
      words(`${9 + (given.number % 12)}:${10 + (given.number % 47)}   LTE`, 240, 40),
      words(MESSAGES[given.number % MESSAGES.length] ?? '', 500, 60),
      plate(720, 90, '#2a2f36'),
    ])
    const around = [
      { left: 0, top: 1470, input: bar },
      { left: 30, top: 16, input: clock },
      { left: 60, top: 1200, input: message },
    ]
    return await shown(
      given,
      { width: 720, height: 1560, colour: '#16191d' },
      { left: 0, top: 120, width: 720, height: 1050 },
      around,
    )
  },
  'in a window of a desktop': async (given) => {
    const [title, bar, frame, menu] = await Promise.all([
      words(`Picture ${given.number % 900} - Viewer`, 400, 22),
      plate(1600, 40, '#202733'),
      plate(980, 720, '#e8e8e8'),
      words('File   Edit   View   Go   Help', 360, 20, '#222222'),
    ])
    const around = [
      { left: 0, top: 860, input: bar },
      { left: 300, top: 80, input: frame },
      { left: 320, top: 94, input: menu },
      { left: 40, top: 868, input: title },
    ]
    return await shown(
      given,
      { width: 1600, height: 900, colour: '#3b6ea5' },
      { left: 320, top: 130, width: 940, height: 650 },
      around,
    )
  },
  'sent by a messenger': (given) =>
    jpeg(open(given).resize({ width: 640, height: 640, fit: 'inside', withoutEnlargement: true }), 55),
  'as WebP': (given) => open(given).webp({ quality: 70 }).toBuffer(),
  'turned by its EXIF': async (given) =>
    await sharp(await open(given).flatten({ background: '#fff' }).rotate(270).png().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 92 })
      .toBuffer(),
  'another profile': (given) =>
    open(given).flatten({ background: '#fff' }).withIccProfile('p3').jpeg({ quality: 92 }).toBuffer(),
  'slight perspective': async (given) =>
    await jpeg(
      open(given)
        .flatten({ background: '#fff' })
        .affine(
          [
            [1, 0.05],
            [0.03, 0.97],
          ],
          { background: '#777777' },
        ),
    ),
}
