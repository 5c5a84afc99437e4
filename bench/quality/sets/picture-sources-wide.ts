import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { IMAGE_KINDS, type ImageKind } from '../../../packages/core/src/images/kinds.ts'
import { numberOf, type Part } from '../own-folders/parts.ts'
import type { RealPicture } from './pictures.ts'

/** Folders of what is made, beside the packages (`made-pages.ts`). */
export const MADE = { scans: 'made-scans', receipts: 'made-receipts' } as const

/**
 * Set aside for the figures before anything was learned: cameras' own pictures, product photos on white, photos of postcards and of
 * panoramas; windows of toolkits and of a telephone that no other package shows; plots and diagrams of other programs; monsters,
 * drawings for children, painters and isometric houses; emoji and icons of another system; scans of its own.
 */
const REPORTED = new Set(
  `exiv2 npm-iobroker.zigbee cimg-doc hugin-data npm-uikit
fontforge-doc icinga2-doc yoshimi-doc saods9-doc npm-iobroker.iot
ruby-tioga-doc llvm-14-doc python-mpmath-doc snd-doc
crawl-tiles-data pysiogame wordpress-theme-twentytwentyone lincity-ng-data
libkf5emoticons-data gnustep-icons fsviewer-icons
gocr pillow golang-github-rwcarlsen-goexif npm-ocrad.js therion-doc r-doc-pdf`.split(/\s+/u),
)

/** One package of five is chosen by. */
export const partOfPackage = (source: string): Part =>
  REPORTED.has(source) ? 'report' : numberOf(`part of ${source}`) % 5 === 0 ? 'choose' : 'fit'

export interface LabelledPackage {
  /** `src:` is a source of Debian, `npm:` a package of npm. */
  readonly name: string
  /** By the number of the path in it (`numberOf`); none where it is of no kind that is asked for, or of several. */
  readonly kinds: ReadonlyMap<number, ImageKind | 'none'>
}

/** What was seen on contact sheets, picture by picture: a line for each package and kind, with numbers to the base 36. */
export function labelledPackages(): readonly LabelledPackage[] {
  const file = fileURLToPath(new URL('picture-labels.txt', import.meta.url))
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n')
  const packages = new Map<string, Map<number, ImageKind | 'none'>>()
  for (const line of lines) {
    const [name = '', kind, ...numbers] = line.split(' ')
    const known = kind === 'none' ? kind : IMAGE_KINDS.find((one) => one === kind)
    if (known === undefined) throw new Error(`There is no kind ${kind}.`)
    const own = packages.get(name) ?? new Map<number, ImageKind | 'none'>()
    packages.set(name, own)
    for (const number of numbers) own.set(Number.parseInt(number, 36), known)
  }
  return [...packages].map(([name, kinds]) => ({ name, kinds }))
}

/** Scans and receipts that were made: those of one package's documents are in one part; none is reported on. */
export function madePictures(folder: string): readonly RealPicture[] {
  return Object.values(MADE).flatMap((made) => {
    const root = path.join(folder, made)
    if (!fs.existsSync(root)) return []
    return fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:png|jpg)$/u.test(file))
      .sort()
      .flatMap((file): readonly RealPicture[] => {
        const source = `${made}/${file.includes('/') ? file.split('/')[0] : numberOf(file) % 16}`
        const part = partOfPackage(source)
        return REPORTED.has(source.split('/')[1] ?? '')
          ? []
          : [{ file: path.join(root, file), kind: 'scan', source, part, leastPx: 1 }]
      })
  })
}
