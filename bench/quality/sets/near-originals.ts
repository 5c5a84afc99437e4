import fs from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { numberOf } from '../own-folders/parts.ts'
import type { Original } from './originals.ts'
import { unpacked } from './packages.ts'

/** Sets of originals of which many are much alike: `twins` is chosen on, `fresh` is reported. */
export type NearPart = 'twins' | 'fresh'

const SIDE = 640

/** Files of one folder of a package, each an original; what stands in one string was taken in as much alike. */
interface Source {
  readonly package: string
  readonly folder: string
  readonly sort: Original['sort']
  readonly alike: readonly string[]
}

/** No package of `fresh` is in any other set of copies. */
const SOURCES: Readonly<Record<NearPart, readonly Source[]>> = {
  twins: [
    {
      package: 'kwordquiz',
      folder: 'usr/share/doc/HTML',
      sort: 'screenshot',
      alike: [
        'en/kwordquiz/kwq-dlg-configure-editor.png en/kwordquiz/kwq-dlg-configure-quiz.png en/kwordquiz/kwq-dlg-configure-general.png',
        'en/kwordquiz/kwq-dlg-print-exam.png en/kwordquiz/kwq-dlg-print-list.png',
        'en/kwordquiz/kwq-editor.png de/kwordquiz/kwq-editor.png',
      ],
    },
    {
      package: 'kbruch',
      folder: 'usr/share/doc/HTML/en/kbruch',
      sort: 'screenshot',
      alike: ['checked.png mixed.png reduced.png learning.png'],
    },
    {
      package: 'kgeography-data',
      folder: 'usr/share/doc/HTML/en/kgeography',
      sort: 'screenshot',
      alike: ['first-start5.png first-start6.png first-start7.png'],
    },
    {
      package: 'gnome-backgrounds',
      folder: 'usr/share/backgrounds/gnome',
      sort: 'photo',
      alike: ['licorice-l.webp licorice-d.webp', 'wood-l.webp wood-d.webp'],
    },
    {
      package: 'lxqt-themes',
      folder: 'usr/share/lxqt/wallpapers',
      sort: 'drawing',
      alike: [
        'origami-dark.png origami-light.png',
        'waves-logo.png waves-purple-logo.jpg',
        'triangles.png triangles-logo.png',
      ],
    },
  ],
  fresh: [
    {
      package: 'opencv-doc',
      folder: 'usr/share/doc/opencv-doc/examples/data',
      sort: 'photo',
      alike: [
        'aloeL.jpg aloeR.jpg',
        'leuvenA.jpg leuvenB.jpg',
        'left01.jpg left02.jpg left03.jpg',
        'rubberwhale1.png rubberwhale2.png',
        'basketball1.png basketball2.png',
        ...'apple baboon board butterfly fruits messi5 orange starry_night'.split(' ').map((name) => `${name}.jpg`),
      ],
    },
    {
      package: 'parley-data',
      folder: 'usr/share/doc/HTML/en/parley',
      sort: 'screenshot',
      alike: [
        'practice_written.png practice_written_right.png practice_written_wrong.png',
        'multiple_choice.png multiple_choice-right.png multiple_choice-wrong.png',
        'articles_and_gender_right.png articles_and_gender_wrong.png',
        'comparison_form.png comparison_form_edit.png',
        'configure_general.png configure_view.png configure_thresholds.png',
      ],
    },
    {
      package: 'kalzium-data',
      folder: 'usr/share/doc/HTML/en/kalzium',
      sort: 'screenshot',
      alike: ['infodialog_extra.png infodialog_misc.png', 'settings3.png settings4.png', 'screenshot-calc-gas.png'],
    },
    {
      package: 'kmplot',
      folder: 'usr/share/doc/HTML',
      sort: 'screenshot',
      alike: ['en/kmplot/main.png', 'en/kmplot/settings-coords.png en/kmplot/settings-colors.png'],
    },
    {
      package: 'evolution-common',
      folder: 'usr/share/help',
      sort: 'screenshot',
      alike: ['C/evolution/figures/window-overview-layers.png de/evolution/figures/window-overview-layers.png'],
    },
    {
      package: 'qtcharts5-doc-html',
      folder: 'usr/share/qt5/doc/qtcharts/images',
      sort: 'screenshot',
      alike: [
        'examples_chartthemes_light.png examples_chartthemes_blue_cerulean.png examples_chartthemes_brown_sand.png',
        'examples_legend_detach.png examples_legend_detach2.png',
        'examples_dynamicspline1.png examples_dynamicspline2.png',
        'examples_qmlcustomlegend1.png examples_qmlcustomlegend2.png',
        'examples_barchart.png examples_stackedbarchart.png examples_percentbarchart.png',
        'examples_candlestickchart.png',
        'examples_polarchart.png',
      ],
    },
    {
      package: 'desktop-base',
      folder: 'usr/share/desktop-base',
      sort: 'drawing',
      alike: ['softwaves-theme/grub/grub-4x3.png', 'spacefun-theme/grub/grub-4x3.png'],
    },
    {
      package: 'debian-edu-artwork-softwaves',
      folder: 'usr/share/desktop-base',
      sort: 'drawing',
      alike: ['debian-edu-softwaves-theme/grub/grub-4x3.png'],
    },
    {
      package: 'breeze',
      folder: 'usr/share/wallpapers/Next/contents',
      sort: 'drawing',
      alike: ['images/1440x900.png images_dark/1440x900.png'],
    },
    {
      package: 'xfdesktop4-data',
      folder: 'usr/share/backgrounds/xfce',
      sort: 'drawing',
      alike: ['xfce-blue.jpg xfce-teal.jpg'],
    },
    {
      package: 'tuxmath-data',
      folder: 'usr/share/tuxmath/images/backgrounds',
      sort: 'photo',
      alike: '0 1 2 3 4 5 7'.split(' ').map((name) => `${name}.jpg`),
    },
    {
      package: 'neverball-data',
      folder: 'usr/share/games/neverball',
      sort: 'drawing',
      alike: [
        'shot-easy/bumper.jpg',
        'shot-easy/hole.jpg',
        'shot-hard/gaps.jpg',
        'shot-hard/ring.jpg',
        'shot-mym/dance2.jpg',
      ],
    },
  ],
}

/** Pictures of which two colourings are made, a cold one and a warm one: package and file. */
const COLOURED: Readonly<Record<NearPart, readonly (readonly [name: string, file: string])[]>> = {
  twins: [
    ['lxqt-themes', 'usr/share/lxqt/wallpapers/Butterfly-Kenneth-Wimer.jpg'],
    ['lxqt-themes', 'usr/share/lxqt/wallpapers/fog.jpg'],
  ],
  fresh: [
    ['opencv-doc', 'usr/share/doc/opencv-doc/examples/data/home.jpg'],
    ['opencv-doc', 'usr/share/doc/opencv-doc/examples/data/building.jpg'],
    ['tuxpaint-data', 'usr/share/tuxpaint/templates/lighthouse.jpg'],
  ],
}
/** Windows of which two states are drawn, that differ in a few words: package, file, and what each says. */
const STATES: Readonly<Record<NearPart, readonly (readonly [name: string, file: string, said: string])[]>> = {
  twins: [
    ['kwordquiz', 'usr/share/doc/HTML/en/kwordquiz/kwq-qanda.png', 'Right, well done|Wrong: it is Paris'],
    ['kwordquiz', 'usr/share/doc/HTML/en/kwordquiz/kwq-flashcard.png', 'Card 3 of 20|Card 14 of 20'],
    ['kbruch', 'usr/share/doc/HTML/en/kbruch/factorize.png', '|Try once more'],
    ['kbruch', 'usr/share/doc/HTML/en/kbruch/compare.png', 'Correct|Not correct, next'],
  ],
  fresh: [],
}
type Colour = readonly [red: number, green: number, blue: number]
/** Colours of the dark, the middle and the bright. */
const COLOURINGS: Readonly<Record<string, readonly [Colour, Colour, Colour]>> = {
  cold: [
    [8, 14, 62],
    [24, 122, 190],
    [214, 244, 255],
  ],
  warm: [
    [58, 6, 20],
    [206, 96, 28],
    [255, 240, 196],
  ],
}

const FORMS: Readonly<Record<NearPart, readonly (readonly [title: string, fields: string, entries: string])[]>> = {
  twins: [
    [
      'Order of goods',
      'Name Street Town Article Number Price Delivery Date Signature',
      'Miller/12 High Street/Northport/Garden chair/4/89.00/by post/12 March/M. Miller|Baker/7 Mill Lane/Westham/Reading lamp/1/45.50/collected/30 June/A. Baker',
    ],
  ],
  fresh: [
    [
      'Report of damage',
      'Name Policy Place Day Hour Damage Witness Amount Signature',
      'Hunter/88-1204/Oak Road/3 May/14:20/Broken window/none/310.00/J. Hunter|Fisher/71-9930/Station Square/19 October/07:45/Dented door/Mrs. Cole/1,240.00/P. Fisher',
    ],
    [
      'Sick note',
      'Patient Born Address Insurance From Until Illness Doctor Stamp',
      'Anna West/1.2.1980/4 Hill Street/Union/3 May/9 May/Influenza/Dr. Lind/Northport|Paul Stone/17.11.1964/90 Lake Road/Common/12 June/30 June/Broken arm/Dr. Moor/Eastville',
    ],
  ],
}

const saved = async (picture: Sharp, sort: Original['sort']): Promise<Buffer> => {
  const plain = picture
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
  return sort === 'photo' || sort === 'scan'
    ? await plain.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
    : await plain.png().toBuffer()
}

/** A picture in another colouring: what is as bright gets one colour, between three given ones. */
async function coloured(file: string, [dark, middle, bright]: readonly [Colour, Colour, Colour]): Promise<Buffer> {
  const { data, info } = await sharp(fs.readFileSync(file))
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rgb = Buffer.alloc(info.width * info.height * 3)
  for (let at = 0; at < info.width * info.height; at++) {
    const share = (data[at * info.channels] ?? 0) / 255
    const [from, to, along] = share < 0.5 ? [dark, middle, share * 2] : [middle, bright, share * 2 - 1]
    for (const channel of [0, 1, 2] as const)
      rgb[at * 3 + channel] = Math.round(from[channel] + (to[channel] - from[channel]) * along)
  }
  return await saved(sharp(rgb, { raw: { width: info.width, height: info.height, channels: 3 } }), 'photo')
}

/** A window that says something in a light field in its middle. */
async function state(file: string, said: string): Promise<Buffer> {
  const plain = await saved(sharp(fs.readFileSync(file)), 'screenshot')
  const { width = 0, height = 0 } = await sharp(plain).metadata()
  const field = `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="34"><rect width="220" height="34" fill="#f4f4f4"/><text x="10" y="23" font-size="17" font-family="sans">${said}</text></svg>`
  const place = { left: Math.round(width * 0.4), top: Math.round(height * 0.55) }
  return await sharp(plain)
    .composite([{ input: Buffer.from(field), ...place }])
    .png()
    .toBuffer()
}

/** One form with entries: title, names of the fields and lines are the same on each. */
async function form(title: string, fields: readonly string[], entries: readonly string[]): Promise<Buffer> {
  const line = (said: string, x: number, y: number, size: number) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="sans">${said}</text>`
  const rows = fields.map((field, at) => {
    const y = 150 + at * 64
    return `${line(field, 50, y, 17)}<path d="M190 ${y + 6}H460" stroke="#333"/>${line(entries[at] ?? '', 200, y, 19)}`
  })
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="520" height="740"><rect width="520" height="740" fill="#fbfaf7"/><rect x="24" y="24" width="472" height="692" fill="none" stroke="#222" stroke-width="2"/>${line(title, 50, 80, 30)}${rows.join('')}</svg>`
  return await saved(sharp(Buffer.from(drawn)), 'scan')
}

/** The originals of a set; says in words which file is missing. */
export async function nearOriginals(part: NearPart): Promise<readonly Original[]> {
  const found: Original[] = []
  for (const { package: name, folder, sort, alike } of SOURCES[part])
    for (const file of alike.flatMap((files) => files.split(' '))) {
      const whole = path.join(unpacked(name), folder, file)
      if (!fs.existsSync(whole)) throw new Error(`The package ${name} has no ${folder}/${file}.`)
      found.push({ id: `${name} ${file}`, sort, bytes: await saved(sharp(fs.readFileSync(whole)), sort) })
    }
  for (const [name, file] of COLOURED[part])
    for (const [colouring, colours] of Object.entries(COLOURINGS)) {
      const bytes = await coloured(path.join(unpacked(name), file), colours)
      found.push({ id: `${name} ${path.basename(file)} ${colouring}`, sort: 'photo', bytes })
    }
  for (const [name, file, said] of STATES[part])
    for (const [at, words] of said.split('|').entries()) {
      const bytes = await state(path.join(unpacked(name), file), words)
      found.push({ id: `${name} ${path.basename(file)} state ${at}`, sort: 'screenshot', bytes })
    }
  for (const [title, fields, entries] of FORMS[part])
    for (const [at, said] of entries.split('|').entries())
      found.push({
        id: `form ${title} ${at}`,
        sort: 'scan',
        bytes: await form(title, fields.split(' '), said.split('/')),
      })
  return found.toSorted((a, b) => numberOf(a.id) - numberOf(b.id))
}
