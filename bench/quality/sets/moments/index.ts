import sharp from 'sharp'
import { numberOf } from '../../own-folders/parts.ts'
import type { Original } from '../originals.ts'
import { type Drawing, dice } from './drawing.ts'
import { CHOOSE_PAGES, FIT_PAGES } from './pages.ts'
import { CHOOSE_SCENES, FIT_SCENES } from './scenes.ts'
import { type Album, frames, moments, type Shot, views } from './shots.ts'
import { CHOOSE_WINDOWS, FIT_WINDOWS } from './windows.ts'

/** Sets of look-alikes: what is drawn and where photographs come from differ from part to part. */
export type MomentsPart = 'moments-fit' | 'moments-choose'

interface Sources {
  readonly drawings: Readonly<Record<string, Drawing>>
  readonly moments: Album
  readonly views: Album
  readonly films: readonly (readonly [file: string, seconds: readonly number[]])[]
}
const FILMS = 'usr/share/doc/opencv-doc/examples/data'
const SOURCES: Readonly<Record<MomentsPart, Sources>> = {
  'moments-fit': {
    drawings: { ...FIT_PAGES, ...FIT_WINDOWS, ...FIT_SCENES },
    moments: {
      package: 'plasma-workspace-wallpapers',
      fits: /contents\/images\/(?!.*(?:1080x1920|720x1440)).*\.(?:jpg|png)$/u,
      most: 4,
    },
    views: {
      package: 'plasma-workspace-wallpapers',
      fits: /contents\/images\/(?:2560|3840|5120).*\.(?:jpg|png)$/u,
      most: 3,
    },
    films: [['vtest.avi', [3, 19, 41]]],
  },
  'moments-choose': {
    drawings: { ...CHOOSE_PAGES, ...CHOOSE_WINDOWS, ...CHOOSE_SCENES },
    moments: { package: 'lomiri-wallpapers-20.04', fits: /\.jpg$/u, most: 4 },
    views: { package: 'lxqt-themes', fits: /wallpapers\/[^/]*\.jpg$/u, most: 3 },
    films: [
      ['Megamind.avi', [1, 3.5]],
      ['tree.avi', [2, 9]],
    ],
  },
}
/** Places of each drawing, and moments of each place. */
const [PLACES, MOMENTS] = [2, 2]

const isSheetLike = (name: string) => name in FIT_PAGES || name in CHOOSE_PAGES

/** All originals of a part, families of look-alikes one after the other. */
export async function momentsOf(part: MomentsPart): Promise<readonly Original[]> {
  const { drawings, moments: album, views: other, films } = SOURCES[part]
  const found: Original[] = []
  for (const [name, draw] of Object.entries(drawings))
    for (let place = 0; place < PLACES; place++)
      for (let moment = 0; moment < MOMENTS; moment++) {
        const drawn = draw(dice(`${name} ${place}`), dice(`${name} ${place} at ${moment}`))
        const sort = isSheetLike(name) ? 'scan' : name in FIT_SCENES || name in CHOOSE_SCENES ? 'drawing' : 'screenshot'
        found.push({
          id: `${name} ${place} moment ${moment}`,
          sort,
          bytes: await sharp(Buffer.from(drawn)).flatten({ background: '#fff' }).png().toBuffer(),
        })
      }
  const shots: readonly Shot[] = [
    ...(await moments(album)),
    ...(await views(other)),
    ...films.flatMap(([file, seconds]) => frames('opencv-doc', `${FILMS}/${file}`, seconds)),
  ]
  for (const { family, moment, bytes } of shots) found.push({ id: `${family} moment ${moment}`, sort: 'photo', bytes })
  // Two moments of a drawing may be drawn alike by chance.
  const different = [...new Map(found.map((one) => [one.bytes.toString('base64'), one])).values()]
  return different.toSorted((a, b) => numberOf(a.id) - numberOf(b.id))
}

/** Collages of four pictures each: none is a copy of one of them. */
export async function collagesOf(
  originals: readonly Original[],
): Promise<readonly { readonly label: string; readonly sort: string; readonly bytes: Buffer }[]> {
  return await Promise.all(
    Array.from({ length: Math.floor(originals.length / 12) }, async (_, at) => {
      const four = await Promise.all(
        [0, 1, 2, 3].map(async (place) => ({
          input: await sharp(originals[at * 12 + place * 3]?.bytes)
            .resize({ width: 396, height: 296, fit: 'cover' })
            .png()
            .toBuffer(),
          left: 2 + (place % 2) * 400,
          top: 2 + Math.floor(place / 2) * 300,
        })),
      )
      const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#ffffff' } })
        .composite(four)
        .jpeg({ quality: 90 })
        .toBuffer()
      return { label: `collage ${at}`, sort: 'collage', bytes }
    }),
  )
}
