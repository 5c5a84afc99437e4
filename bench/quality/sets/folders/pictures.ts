import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { withExif } from '../../../../apps/server/test/support/pictures.ts'
import type { Draw } from './names.ts'

/**
 * Where packages are unpacked (`apt-get download mate-backgrounds tango-icon-theme gnome-user-docs`, `dpkg -x` of each into
 * one folder): photographs, icons and pictures of screens that they ship.
 */
const PACKAGES = process.env.OCTAVO_PACKAGES ?? ''

function filesBelow(folder: string, ending: RegExp): readonly string[] {
  const at = path.join(PACKAGES, folder)
  if (PACKAGES === '' || !fs.existsSync(at))
    throw new Error(
      'OCTAVO_PACKAGES has to name a folder with mate-backgrounds, tango-icon-theme and gnome-user-docs unpacked in it.',
    )
  return fs
    .readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => path.join(at, name))
}

const CAMERAS = [
  { make: 'Canon', model: 'Canon EOS 250D', px: [3000, 2000] },
  { make: 'Apple', model: 'iPhone 12', px: [2016, 1512] },
  { make: 'samsung', model: 'SM-A536B', px: [2000, 1500] },
] as const

/** What a camera notes: which one it was, by number, and when; as messengers send it, neither. */
export interface Shot {
  readonly camera?: number
  readonly takenAt?: string
}

/** A photograph: a piece of one that a package ships, with a camera's notes or, as messengers send it, without; drawn unless said. */
export async function photograph(at: number, draw: Draw, shot?: Shot): Promise<Uint8Array> {
  const all = filesBelow('usr/share/backgrounds/mate/nature', /\.jpg$/u)
  const camera = CAMERAS[(shot?.camera ?? at) % CAMERAS.length] ?? CAMERAS[0]
  const chance = draw()
  const isSent = shot ? shot.takenAt === undefined : chance < 0.35
  const [width, height] = isSent ? [1280, 960] : camera.px
  const source = sharp(all[at % all.length])
  const { width: full = 0, height: tall = 0 } = await source.metadata()
  const share = 0.5 + draw() * 0.45
  const region = { width: Math.floor(full * share), height: Math.floor(tall * share) }
  const left = Math.floor(draw() * (full - region.width))
  const top = Math.floor(draw() * (tall - region.height))
  const bytes = await source
    .extract({ ...region, left, top })
    .resize(width, height)
    .jpeg({ quality: 80 })
    .toBuffer()
  const taken = shot?.takenAt ?? `202${1 + (at % 5)}:0${1 + (at % 9)}:1${at % 9} 1${at % 9}:20:0${at % 9}`
  return isSent ? bytes : withExif(bytes, { make: camera.make, model: camera.model, takenAt: taken })
}

/** A small picture of a program, as icon themes ship them. */
export function icon(at: number): Uint8Array {
  const all = filesBelow('usr/share/icons/Tango/32x32', /\.png$/u)
  return fs.readFileSync(all[(at * 37) % all.length] ?? '')
}

/** A picture of a screen, as manuals ship them; the larger ones. */
export function screen(at: number): Uint8Array {
  const all = filesBelow('usr/share/help', /gnome-help\/figures\/(?:shell|nautilus|screenshot|printing)[\w-]*\.png$/u)
  const large = all.filter((file) => fs.statSync(file).size > 15_000)
  return fs.readFileSync(large[(at * 11) % large.length] ?? '')
}
