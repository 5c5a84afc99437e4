/**
 * Makes scanned pages for the part `report`: of documents, and in ways, that nothing was learned from (`made-pages.ts` makes those).
 * As a fax in black and white, aslant with grain, photographed from above on a dark desk, on toned paper, under a lamp.
 * Usage: OCTAVO_PICTURES=FOLDER node bench/quality/sets/made-pages-otherwise.ts   (needs pdfinfo,
 * pdftoppm, ImageMagick 6, and Debian's avr-libc and tablix2-doc unpacked in that folder)
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { MADE_OTHERWISE } from './picture-sources-wide.ts'
import { picturesFolder } from './pictures.ts'

const DOCUMENTS = [
  'avr-libc/usr/share/doc/avr-libc/avr-libc-user-manual.pdf',
  'tablix2-doc/usr/share/doc/tablix2/manual.pdf',
  'tablix2-doc/usr/share/doc/tablix2/modules.pdf',
  'tablix2-doc/usr/share/doc/tablix2/morphix.pdf',
]
const PAGES_OF_A_DOCUMENT = 9
/** Almost nothing is printed on these. */
const BLANK = new Set(['modules-1', 'modules-5', 'morphix-6', 'morphix-7'])
const LAMP = 'radial-gradient:#fffdf8-#8f8878'

/** What ImageMagick is told, and what the page is kept as. */
const WAYS: readonly (readonly [string, string])[] = [
  ['-colorspace Gray -rotate 0.7 +repage -threshold 62% -compress Group4', 'tif'],
  [
    '-virtual-pixel white -distort SRT TURN -blur 0x0.8 -attenuate 0.25 +noise Gaussian -modulate 96,60 -quality 62',
    'jpg',
  ],
  [
    '-colorspace Gray -virtual-pixel background -background gray35 -distort Perspective 0,0,40,30,900,0,860,10,0,1200,10,1160,900,1200,890,1180 -sigmoidal-contrast 4x55% -attenuate 0.15 +noise Gaussian -quality 80',
    'jpg',
  ],
  ['-fill #efe3c4 -tint 60 -brightness-contrast -8x-12 -blur 0x0.6 -attenuate 0.2 +noise Gaussian -rotate -1.2', 'png'],
  [
    `( -size 900x1300 ${LAMP} -resize SIZE! ) -compose multiply -composite -blur 0x0.9 -attenuate 0.3 +noise Gaussian -quality 70`,
    'jpg',
  ],
]

function told(program: string, words: readonly string[]): string {
  const { stdout, status } = spawnSync(program, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} can't be run here.`)
  return stdout
}

const folder = picturesFolder()
const to = path.join(folder, MADE_OTHERWISE)
fs.mkdirSync(to, { recursive: true })
const at = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'))
let made = 0
for (const document of DOCUMENTS) {
  const file = path.join(folder, document)
  if (!fs.existsSync(file) && fs.existsSync(`${file}.gz`))
    fs.writeFileSync(file, gunzipSync(fs.readFileSync(`${file}.gz`)))
  const pages = Number(/Pages:\s+(\d+)/u.exec(told('pdfinfo', [file]))?.[1])
  for (let k = 1; k <= PAGES_OF_A_DOCUMENT; k++) {
    const page = Math.floor((k * pages) / (PAGES_OF_A_DOCUMENT + 1)) + 2
    if (page > pages) continue
    made += 1
    const name = `${path.basename(file, '.pdf')}-${k}`
    const drawn = path.join(at, name)
    told('pdftoppm', ['-r', '110', '-f', `${page}`, '-l', `${page}`, '-singlefile', '-png', file, drawn])
    const size = told('identify', ['-format', '%wx%h', `${drawn}.png`])
    const [way = '', extension = ''] = WAYS[made % WAYS.length] ?? []
    const words = way
      .replace('SIZE', size)
      .replace('TURN', String(k - 4))
      .split(' ')
    if (BLANK.has(name)) continue
    told('convert', ['-seed', String(made), `${drawn}.png`, ...words, path.join(to, `${name}.${extension}`)])
  }
}
console.log(`${fs.readdirSync(to).length} scanned pages`)
