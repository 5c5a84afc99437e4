import fs from 'node:fs'
import sharp from 'sharp'
import { numberOf, type Part } from '../own-folders/parts.ts'
import { filesIn, SETS, unpacked } from './packages.ts'
import { pagesOf } from './pages.ts'

/** A picture as it was before anybody changed it. */
export interface Original {
  readonly id: string
  readonly sort: Sort
  /** As a file: JPEG for what was photographed or painted, PNG for the rest; at most `SIDE` on its longer side. */
  readonly bytes: Buffer
}
type Sort = 'photo' | 'drawing' | 'screenshot' | 'scan'

const SIDE = 800
/** Smaller ones are icons. */
const LEAST_SIDE = 200

interface Source {
  readonly sort: Sort
  readonly fits: RegExp
  readonly most: number
  /** Of files of one key one is enough: sizes and colours of one picture. */
  readonly key?: (file: string) => string
}

const parent = (file: string) => file.split('/').at(-2) ?? file
const wallpaper = (file: string) => file.replace(/\/contents\/.*/u, '')
const plainName = (file: string) => file.replace(/[-_]?(?:\d+x\d+|[dl])(?=\.)/u, '')

/** Each package in one part only. */
const SOURCES: Readonly<Record<Part, Readonly<Record<string, readonly Source[]>>>> = {
  fit: {
    'plasma-workspace-wallpapers': [
      {
        sort: 'photo',
        fits: /contents\/images\/(?!.*(?:1080x1920|720x1440)).*\.(?:jpg|png)$/u,
        most: 40,
        key: wallpaper,
      },
    ],
    'imagemagick-6-doc': [{ sort: 'photo', fits: /\.jpg$/u, most: 8 }],
    'hedgewars-data': [
      { sort: 'drawing', fits: /(?:Forts|Missions)\/.*\.png$/u, most: 34 },
      { sort: 'drawing', fits: /Themes\/.*(?:Sky|horizon).*\.png$/iu, most: 10, key: parent },
    ],
    'openshot-qt-doc': [{ sort: 'screenshot', fits: /\.jpg$/u, most: 20 }],
    'grass-doc': [{ sort: 'screenshot', fits: /wx.*\.(?:png|jpg)$/u, most: 18 }],
    'installation-guide-amd64': [{ sort: 'scan', fits: /en\/.*\.pdf(?:\.gz)?$/u, most: 14 }],
  },
  choose: {
    'gnome-backgrounds': [{ sort: 'photo', fits: /-l\.webp$/u, most: 12, key: plainName }],
    'lxqt-themes': [{ sort: 'photo', fits: /wallpapers\/[^/]*\.(?:jpg|png)$/u, most: 14 }],
    'palapeli-data': [{ sort: 'photo', fits: /(?:collection|backgrounds)\/.*\.jpg$/u, most: 12 }],
    'lomiri-wallpapers-20.04': [{ sort: 'photo', fits: /\.jpg$/u, most: 6 }],
    'pingus-data': [{ sort: 'drawing', fits: /(?:story|textures|menu)\/.*\.(?:png|jpg)$/u, most: 24 }],
    'fillets-ng-data': [{ sort: 'drawing', fits: /images\/.*(?:pozadi|-p|-w).*\.png$/u, most: 26, key: parent }],
    'frozen-bubble-data': [{ sort: 'drawing', fits: /gfx\/.*back.*\.png$/u, most: 6 }],
    'gnome-user-docs': [{ sort: 'screenshot', fits: /help\/C\/.*\.png$/u, most: 16 }],
    kajongg: [{ sort: 'screenshot', fits: /en\/kajongg\/.*\.png$/u, most: 11 }],
    khangman: [{ sort: 'screenshot', fits: /HTML\/(?:de|en)\/.*\.png$/u, most: 5 }],
    'debian-faq': [{ sort: 'scan', fits: /en.*\.pdf(?:\.gz)?$/u, most: 12 }],
  },
  report: {
    'mate-backgrounds': [{ sort: 'photo', fits: /\.(?:jpg|png)$/u, most: 22, key: plainName }],
    'lomiri-wallpapers-16.04': [{ sort: 'photo', fits: /\.jpg$/u, most: 15 }],
    'ukui-wallpapers': [{ sort: 'photo', fits: /\.(?:jpg|png)$/u, most: 12 }],
    'tuxpaint-stamps-default': [
      { sort: 'photo', fits: /(?:animals|plants|food|vehicles)\/(?!.*cartoon).*\.png$/u, most: 20 },
    ],
    'wesnoth-1.16-data': [
      { sort: 'drawing', fits: /core\/images\/portraits\/.*\.png$/u, most: 24 },
      { sort: 'drawing', fits: /campaigns\/.*story\/.*\.(?:jpg|png)$/u, most: 16 },
    ],
    'gimp-help-en': [{ sort: 'screenshot', fits: /images\/(?:dialogs|preferences|using)\/.*\.png$/u, most: 20 }],
    'debian-handbook': [{ sort: 'screenshot', fits: /en-US\/images\/.*\.png$/u, most: 14 }],
    'maint-guide': [{ sort: 'scan', fits: /en.*\.pdf(?:\.gz)?$/u, most: 14 }],
  },
}

/** The originals of a part, of each package `share` of those that there are, in the order of their numbers; none that is nearly the same as one before it. */
export async function originalsOf(part: Part, share = 1): Promise<readonly Original[]> {
  const found: Original[] = []
  const prints: bigint[] = []
  for (const [name, sources] of Object.entries(SOURCES[part])) {
    const folder = unpacked(name)
    for (const source of sources) {
      const keys = new Set<string>()
      let left = Math.ceil(source.most * share)
      const files = filesIn(folder, source.fits)
      const pages =
        source.sort === 'scan'
          ? files.flatMap((file) => pagesOf(file, Math.ceil(source.most * share)))
          : files.toSorted(byNumber)
      for (const page of pages) {
        const key = (source.key ?? String)(page)
        if (left === 0 || keys.has(key)) continue
        const bytes = await original(page, source.sort)
        const print = bytes && (await printOf(bytes))
        if (!bytes || print === undefined || prints.some((known) => bits(known ^ print) <= 6)) continue
        keys.add(key)
        prints.push(print)
        left -= 1
        found.push({ id: idOf(name, folder, page), sort: source.sort, bytes })
      }
    }
  }
  return found
}

/** Pages of a paper are drawn into a folder of their own: each is a picture by itself. */
const idOf = (name: string, folder: string, page: string) =>
  `${name} ${page.startsWith(folder) ? page.slice(folder.length) : page.slice(SETS.length)}`

const byNumber = (a: string, b: string) => numberOf(a.split('/share/')[1] ?? a) - numberOf(b.split('/share/')[1] ?? b)

async function original(file: string, sort: Sort): Promise<Buffer | undefined> {
  const picture = sharp(fs.readFileSync(file), { limitInputPixels: 50_000_000 })
  const { width = 0, height = 0 } = await picture.metadata().catch(() => ({ width: 0, height: 0 }))
  if (Math.min(width, height) < LEAST_SIDE || Math.max(width, height) > 4 * Math.min(width, height)) return undefined
  const plain = picture
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
  const { channels } = await plain.clone().stats()
  if (channels.every(({ stdev }) => stdev < 14)) return undefined
  return sort === 'photo' || sort === 'scan'
    ? await plain.toColourspace('srgb').jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
    : await plain.toColourspace('srgb').png().toBuffer()
}

/** A difference hash of nine by eight fields, without this project's own code, so that truth is not made by what is measured. */
async function printOf(bytes: Buffer): Promise<bigint> {
  const gray = await sharp(bytes).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  let print = 0n
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) print = (print << 1n) | ((gray[y * 9 + x] ?? 0) < (gray[y * 9 + x + 1] ?? 0) ? 1n : 0n)
  return print
}
const bits = (word: bigint) => word.toString(2).replaceAll('0', '').length
