import fs from 'node:fs'
import sharp from 'sharp'
import { numberOf } from '../../own-folders/parts.ts'
import type { Original } from '../originals.ts'
import { filesIn, unpacked } from '../packages.ts'
import { drawn } from './drawn.ts'

const SIDE = 900
const LEAST_SIDE = 240

/** Pictures of packages that no other set of copies has. */
const SOURCES: readonly (readonly [name: string, sort: Original['sort'], fits: RegExp, most: number])[] = [
  ['texlive-publishers', 'photo', /(?:uantwerpen-(?!02)|sduthesis-|unitn-bimrep)[^/]*\.jpg$/u, 18],
  ['libirrlicht-doc', 'screenshot', /html\/0\d\dshot\.jpg$/u, 5],
  ['libirrlicht-doc', 'photo', /media\/(?:rockwall|skydome2|terrain-texture|wall|irrlicht2_(?:bk|lf))\.jpg$/u, 5],
  ['openclipart-svg', 'drawing', /(?:animals|food|people|recreation)\/.*\.svg$/u, 14],
]
/** Two parts of one large picture each, that share less than a third of what they show. */
const PARTS: readonly (readonly [name: string, fits: RegExp])[] = [
  ['xplanet-images', /earth\.jpg$/u],
  ['texlive-publishers', /uantwerpen-02\.jpg$/u],
]

const saved = async (file: Buffer | string, sort: Original['sort']): Promise<Buffer> => {
  const plain = sharp(file)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
  return sort === 'photo' || sort === 'scan'
    ? await plain.jpeg({ quality: 94 }).toBuffer()
    : await plain.png().toBuffer()
}

/** Originals of the third set: a third of them is much alike in pairs, and is no copy of one another. Says which package lacks files. */
export async function thirdOriginals(): Promise<readonly Original[]> {
  const found: Original[] = [...(await drawn())]
  for (const [name, sort, fits, most] of SOURCES) {
    let count = 0
    for (const file of filesIn(unpacked(name), fits).toSorted(
      (a, b) => numberOf(a.replace(unpacked(name), '')) - numberOf(b.replace(unpacked(name), '')),
    )) {
      if (count === most) break
      const { size } = fs.statSync(file)
      if (size < 8000 || size > 4_000_000) continue
      const bytes = await saved(file, sort).catch(() => undefined)
      const { width = 0, height = 0 } = bytes ? await sharp(bytes).metadata() : {}
      if (!bytes || Math.min(width, height) < LEAST_SIDE) continue
      count += 1
      found.push({ id: `${name} ${file.split('/').at(-1)}`, sort, bytes })
    }
    if (count === 0) throw new Error(`The package ${name} has no pictures that fit.`)
  }
  for (const [name, fits] of PARTS) {
    const [file = ''] = filesIn(unpacked(name), fits)
    const { width = 0, height = 0 } = await sharp(file).metadata()
    for (const [at, left] of [0.05, 0.42].entries()) {
      const box = {
        left: Math.round(width * left),
        top: Math.round(height * 0.1),
        width: Math.round(width * 0.53),
        height: Math.round(height * 0.8),
      }
      const bytes = await saved(await sharp(file).extract(box).png().toBuffer(), 'photo')
      found.push({ id: `${name} ${fits.source} part ${at}`, sort: 'photo', bytes })
    }
  }
  return found.toSorted((a, b) => numberOf(a.id) - numberOf(b.id))
}

/** Collages of four originals each: copies of none. */
export async function collages(originals: readonly Original[]) {
  const made: { label: string; sort: string; bytes: Buffer }[] = []
  for (let first = 0; first + 4 <= originals.length && made.length < 12; first += 5) {
    const tiles = await Promise.all(
      originals.slice(first, first + 4).map(async ({ bytes }, at) => ({
        input: await sharp(bytes).resize({ width: 390, height: 290, fit: 'cover' }).png().toBuffer(),
        left: 8 + (at % 2) * 398,
        top: 8 + Math.floor(at / 2) * 298,
      })),
    )
    const bytes = await sharp({ create: { width: 804, height: 604, channels: 3, background: '#ffffff' } })
      .composite(tiles)
      .jpeg({ quality: 88 })
      .toBuffer()
    made.push({ label: `collage ${first}`, sort: 'collage', bytes })
  }
  return made
}
