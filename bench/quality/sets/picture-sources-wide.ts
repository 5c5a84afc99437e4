import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { IMAGE_KINDS, type ImageKind } from '../../../packages/core/src/images/kinds.ts'
import { numberOf } from '../own-folders/parts.ts'
import type { PicturePart, RealPicture } from './pictures.ts'

/** Folders of what is made, beside the packages (`made-pages.ts`). */
export const MADE = { scans: 'made-scans', receipts: 'made-receipts' } as const
/** Scans that were made in other ways of other documents, for the figures (`made-pages-otherwise.ts`). */
export const MADE_OTHERWISE = 'made-scans-otherwise'
/** Drawn pictures of few things, some to learn from and some to choose by (`made-few-things.ts`). */
export const FEW_THINGS = 'made-few-things'

/**
 * Set aside for the figures of the third version before anything was learned for it; looked at since, and chosen by: cameras' own pictures, product photos on white, photos of postcards and of
 * panoramas; windows of toolkits and of a telephone that no other package shows; plots and diagrams of other programs; monsters,
 * drawings for children, painters and isometric houses; emoji and icons of another system; scans of its own.
 */
const REPORTED_THIRD = new Set(
  `exiv2 npm-iobroker.zigbee cimg-doc hugin-data npm-uikit
fontforge-doc icinga2-doc yoshimi-doc saods9-doc npm-iobroker.iot
ruby-tioga-doc llvm-14-doc python-mpmath-doc snd-doc
crawl-tiles-data pysiogame wordpress-theme-twentytwentyone lincity-ng-data
libkf5emoticons-data gnustep-icons fsviewer-icons
gocr pillow golang-github-rwcarlsen-goexif npm-ocrad.js therion-doc r-doc-pdf`.split(/\s+/u),
)

/**
 * Set aside for the figures of the fourth version before anything was learned for it; looked at since: photos of hardware, of animals and of a
 * desktop's people, photos and textures in PNG, games' art and renders, children's drawings, terminals and old systems, editors in
 * dark, plots and diagrams of other programs, icons of other sets.
 */
const REPORTED_FOURTH = new Set(
  `anyremote-data biloba-data blobandconquer-data btanks-data bumblebee-status-doc calf-plugins coreboot-utils-doc darknet
dblatex-doc elpa-color-theme-modern eyes17 fastjet-doc focuswriter foobillardplus-data forensics-samples-files
freegish-data gdk-pixbuf-tests geographiclib-doc glances-doc glmark2-data gnome-control-center-data gnujump-data
gpredict guitarix-doc gxemul-doc keepass2-doc kildclient-doc kodi-data late-data lava-server-doc
libjs-jquery-backstretch libsbml5-doc libvlfeat-doc lyx-common macaulay2-common modem-manager-gui-help moon-lander-data
nip2 npm-galleria npm-scribe.js-ocr npm-unitegallery npm-vegas nted-doc ocrfeeder openms-doc plymouth-themes
psychtoolbox-3-common pysatellites python-ase-doc python-ipython-doc python-patsy-doc python-urwid-doc
python3-ndcube-doc python3-pyx-doc rdkit-doc ruby-rmagick-doc scratch sketch-doc slimevolley-data texworks-help-en
warmux-data xracer xsane-common`.split(/\s+/u),
)

/** Set aside for the figures of the fifth version before anything was learned for it: photos of carousels and of goods, of boards and
 * lights, dialogs and terminals, spectra and meshes, fractals, figures and signs of games, icons and signs of other sets. */
const REPORTED = new Set(
  `asc-data bibledit-data boswars-data claws-mail-themes codeblocks-common dossizola-data drgeo-doc
elementary-xfce-icon-theme enigma-doc fityk flare-game gambas3-gb-form geany-common gimp-plugin-registry
gnome-colors-common gnucash-docs golang-github-disintegration-gift graphicsmagick hydrogen-doc inkscape-tutorials
kitty-doc libgd2 libqglviewer-doc libvisp-doc lmarbles luma.led-matrix-doc lxde-common manaplus-data
mandelbulber2-data marsshooter-data meritous-data merkaartor monsterz-data npm-@adminkit+core
npm-adminbsb-materialdesign npm-blockhash npm-blueimp-gallery npm-bootstrap-lightbox npm-bxslider npm-clarifai
npm-emoji-datasource-facebook npm-image-compare-viewer npm-iobroker.vis-hqwidgets npm-jpeg-exif npm-jquery-colorbox
npm-jquery-jcrop npm-jquery-zoom npm-kaboom npm-lightbox2 npm-lightslider npm-lqip npm-semantic-ui npm-swipebox
npm-turn.js npm-vue-cropper npm-xzoom numptyphysics open3d-doc opendrop-doc openscenegraph-doc
orbital-eunuchs-sniper-data piexif pinball-data python-ara-doc python-distributed-doc python-django-doc
python-pygame-doc python-xraylarch-doc python3-pyspectral-doc rheolef-doc ri-li-data rosegarden sasview-doc solarwolf
synaptic tuxfootball whichwayisup wing-data wordpress wxmaxima zim`.split(/\s+/u),
)

/** One package of five is chosen by. */
export function partOfPackage(source: string): PicturePart {
  if (REPORTED.has(source)) return 'report'
  if (REPORTED_FOURTH.has(source)) return 'fourth-report'
  if (REPORTED_THIRD.has(source)) return 'third-report'
  return numberOf(`part of ${source}`) % 5 === 0 ? 'choose' : 'fit'
}

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

/**
 * Scans and receipts that were made: those of one package's documents are in one part; none of those that are learned from is
 * reported on.
 */
export function madePictures(folder: string): readonly RealPicture[] {
  return [...scansAndReceipts(folder), ...fewThings(folder)]
}

const filesIn = (root: string): readonly string[] =>
  fs.existsSync(root) ? fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).sort() : []

/** By folders: the part, the kind. */
const fewThings = (folder: string): readonly RealPicture[] =>
  filesIn(path.join(folder, FEW_THINGS)).flatMap((file) => {
    const [part, kind, name = ''] = file.split('/')
    const known = IMAGE_KINDS.find((one) => one === kind)
    if (known === undefined || name === '' || (part !== 'fit' && part !== 'drawn')) return []
    const source = `${FEW_THINGS}/${name.split('-')[0]}`
    return [{ file: path.join(folder, FEW_THINGS, file), kind: known, source, part, leastPx: 1 }]
  })

function scansAndReceipts(folder: string): readonly RealPicture[] {
  return [...Object.values(MADE), MADE_OTHERWISE].flatMap((made) => {
    const root = path.join(folder, made)
    return filesIn(root)
      .filter((file) => /\.(?:png|jpg|tif)$/u.test(file))
      .flatMap((file): readonly RealPicture[] => {
        const source = `${made}/${file.includes('/') ? file.split('/')[0] : numberOf(file) % 16}`
        const part = made === MADE_OTHERWISE ? 'fourth-report' : partOfPackage(source)
        const of = source.split('/')[1] ?? ''
        return REPORTED.has(of) || REPORTED_FOURTH.has(of) || REPORTED_THIRD.has(of)
          ? []
          : [{ file: path.join(root, file), kind: 'scan', source, part, leastPx: 1 }]
      })
  })
}
