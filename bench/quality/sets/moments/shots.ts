import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { filesIn, SETS, unpacked } from '../packages.ts'
import { dice } from './drawing.ts'

/** A picture of a family of look-alikes. */
export interface Shot {
  readonly family: string
  readonly moment: number
  readonly bytes: Buffer
}

/** Photographs of a package, and how many of them are taken. */
export interface Album {
  readonly package: string
  readonly fits: RegExp
  readonly most: number
}

const [WIDE, HIGH] = [720, 480]

/** Each so many-th file, so that those of one series are not all. */
const some = ({ package: name, fits, most }: Album): readonly string[] => {
  const files = filesIn(unpacked(name), fits)
  return Array.from(
    { length: Math.min(most, files.length) },
    (_, at) => files[Math.floor((at * files.length) / most)] ?? '',
  )
}

/** Moments of one scene: the camera moves a little, others stand in front of it, the light changes by a trifle. */
export async function moments(album: Album): Promise<readonly Shot[]> {
  const files = some(album)
  const shots: Shot[] = []
  for (const [at, file] of files.entries()) {
    const roll = dice(`moments ${path.basename(file)}`)
    const front = files[(at + 1) % files.length] ?? file
    for (let moment = 0; moment < 3; moment++) {
      const scale = 1.12 + roll(4) / 100
      const ground = await sharp(fs.readFileSync(file))
        .flatten({ background: '#fff' })
        .resize({ width: Math.round(WIDE * scale), height: Math.round(HIGH * scale), fit: 'cover' })
        .toColourspace('srgb')
        .png()
        .toBuffer()
      const pieces = await Promise.all(
        Array.from({ length: 2 + roll(2) }, async () => {
          const [width, height] = [50 + roll(60), 90 + roll(90)]
          const cut = await sharp(fs.readFileSync(front))
            .resize({ width: 900, height: 700, fit: 'cover' })
            .extract({ left: roll(900 - width), top: roll(700 - height), width, height })
            .png()
            .toBuffer()
          const mask = Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${width / 2}" fill="#fff"/></svg>`,
          )
          const input = await sharp(cut)
            .ensureAlpha()
            .composite([{ input: mask, blend: 'dest-in' }])
            .png()
            .toBuffer()
          return {
            input,
            left: roll(WIDE - width),
            top: Math.round(HIGH * 0.35) + roll(Math.round(HIGH * 0.6) - height),
          }
        }),
      )
      const cut = await sharp(ground)
        .extract({ left: roll(Math.round(WIDE * 0.06)), top: roll(Math.round(HIGH * 0.06)), width: WIDE, height: HIGH })
        .linear(0.96 + roll(8) / 100, roll(8) - 4)
        .png()
        .toBuffer()
      const bytes = await sharp(cut).composite(pieces).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
      shots.push({ family: `moments ${path.basename(file)}`, moment, bytes })
    }
  }
  return shots
}

/** Views of one large picture next to each other: they have two fifths in common. */
export async function views(album: Album): Promise<readonly Shot[]> {
  const shots: Shot[] = []
  for (const file of some(album)) {
    const whole = await sharp(fs.readFileSync(file))
      .flatten({ background: '#fff' })
      .resize({ width: 1500, height: 1000, fit: 'cover' })
      .toColourspace('srgb')
      .png()
      .toBuffer()
    for (let moment = 0; moment < 2; moment++) {
      const cut = sharp(whole).extract({ left: 100 + moment * 432, top: 160 + moment * 60, width: WIDE, height: HIGH })
      shots.push({
        family: `views ${path.basename(file)}`,
        moment,
        bytes: await cut.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
      })
    }
  }
  return shots
}

/** Frames of a film, at these seconds. */
export function frames(name: string, file: string, seconds: readonly number[]): readonly Shot[] {
  const folder = fs.mkdtempSync(path.join(SETS, 'frames-'))
  try {
    return seconds.map((second, moment) => {
      const out = path.join(folder, `${moment}.png`)
      const { status } = spawnSync('ffmpeg', [
        '-v',
        'error',
        '-ss',
        String(second),
        '-i',
        path.join(unpacked(name), file),
        '-frames:v',
        '1',
        out,
      ])
      if (status !== 0 || !fs.existsSync(out)) throw new Error(`No frame at ${second} s of ${file}: is ffmpeg there?`)
      return { family: `frames ${path.basename(file)}`, moment, bytes: fs.readFileSync(out) }
    })
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
