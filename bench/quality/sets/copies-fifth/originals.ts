import fs from 'node:fs'
import sharp from 'sharp'
import { numberOf } from '../../own-folders/parts.ts'
import type { Original } from '../originals.ts'
import { filesIn, unpacked } from '../packages.ts'

const SIDE = 900
const LEAST_SIDE = 240

/** Pictures of packages that no other set of copies has. */
const SOURCES: readonly (readonly [name: string, sort: Original['sort'], fits: RegExp, most: number])[] = [
  ['kphotoalbum', 'photo', /kphotoalbum\/demo\/[^/]*\.jpe?g$/iu, 20],
  ['hugin-data', 'photo', /help_en_EN\/[^/]*\.jpe?g$/iu, 9],
  ['hugin-data', 'screenshot', /help_en_EN\/[^/]*\.png$/iu, 5],
  ['mate-user-guide', 'screenshot', /help\/C\/.*\.png$/iu, 8],
  ['supertux-data', 'drawing', /images\/(?:background|.*cutscene|worldmap).*\.(?:png|jpg)$/iu, 12],
]
/** One window in two languages: much alike, and two pictures. */
const TWO_LANGUAGES = ['en', 'uk']
const WINDOWS = 3

async function saved(file: string, sort: Original['sort']): Promise<Buffer | undefined> {
  const { width = 0, height = 0 } = await sharp(file).metadata()
  if (Math.min(width, height) < LEAST_SIDE) return undefined
  const plain = sharp(file)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
  return sort === 'photo' ? await plain.jpeg({ quality: 94 }).toBuffer() : await plain.png().toBuffer()
}

/** Originals of the fifth set: what people have, a tenth of it much alike in pairs. Says which package lacks files. */
export async function fifthOriginals(): Promise<readonly Original[]> {
  const found: Original[] = []
  const inOrder = (folder: string, fits: RegExp) =>
    filesIn(folder, fits).toSorted((a, b) => numberOf(a.replace(folder, '')) - numberOf(b.replace(folder, '')))
  for (const [name, sort, fits, most] of SOURCES) {
    const before = found.length
    for (const file of inOrder(unpacked(name), fits)) {
      if (found.length === before + most) break
      const { size } = fs.statSync(file)
      const bytes = size < 8000 || size > 6_000_000 ? undefined : await saved(file, sort).catch(() => undefined)
      if (bytes) found.push({ id: `${name} ${file.split('/').at(-1)}`, sort, bytes })
    }
    if (found.length === before) throw new Error(`The package ${name} has no pictures that fit.`)
  }
  const folder = unpacked('kphotoalbum')
  let windows = 0
  for (const file of inOrder(folder, /HTML\/uk\/kphotoalbum\/[^/]*\.png$/u)) {
    const both = TWO_LANGUAGES.map((language) => file.replace('/HTML/uk/', `/HTML/${language}/`))
    if (windows === WINDOWS || !both.every((one) => fs.existsSync(one))) continue
    const pair = await Promise.all(both.map((one) => saved(one, 'screenshot')))
    const ids = TWO_LANGUAGES.map((language) => `kphotoalbum ${language} ${file.split('/').at(-1)}`)
    if (pair.some((bytes) => bytes === undefined)) continue
    windows += 1
    for (const [at, bytes] of pair.entries()) if (bytes) found.push({ id: ids[at] ?? '', sort: 'screenshot', bytes })
  }
  return found.toSorted((a, b) => numberOf(a.id) - numberOf(b.id))
}
