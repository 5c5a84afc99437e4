import { zip } from '../../../../e2e/fixtures/archives.ts'
import { docx, pdfOf, pptx, xlsx } from '../../../../e2e/fixtures/documents.ts'
import { avi, flac, mp3, wav } from '../../../../e2e/fixtures/media.ts'
import { paper } from '../../../paper/texts.ts'
import { numberOf } from '../../own-folders/parts.ts'
import { seeded, shuffled } from '../../sets.ts'
import type { SetKind } from '../kinds/fill.ts'
import { type KindsPart, kindTexts } from '../kinds/set.ts'
import { type Draw, nameFor, photoName, screenshotName } from './names.ts'
import { icon, photograph, screen } from './pictures.ts'
import { PLACES, type Places } from './places.ts'

/** A file of a folder, and where it belongs; one in a folder of the person's own stays. */
export interface FolderFile extends Places {
  readonly path: string
  readonly bytes: Uint8Array
  readonly is: string
  readonly isFiled: boolean
}

export interface FolderOfPeople {
  readonly name: string
  readonly part: KindsPart
  readonly files: readonly FolderFile[]
}

interface Recipe {
  readonly name: string
  readonly part: KindsPart
  /** How many documents of which kinds lie loose. */
  readonly papers: Readonly<Partial<Record<SetKind, number>>>
  /** Papers in German and Spanish. */
  readonly foreign?: number
  readonly others: Readonly<Partial<Record<keyof typeof OTHERS, number>>>
  /** The person's own folders with the kinds that lie in them; new papers of these may go there. */
  readonly own?: Readonly<Record<string, readonly SetKind[]>>
}

const RECIPES: readonly Recipe[] = [
  {
    name: "a teacher's",
    part: 'choose',
    papers: {
      schoolwork: 26,
      letter: 10,
      minutes: 8,
      notes: 8,
      report: 6,
      certificate: 6,
      presentation: 5,
      mail: 8,
      paper: 4,
      story: 6,
      news: 5,
      recipe: 3,
      payslip: 3,
      legal: 3,
      none: 6,
    },
    others: { photo: 12, screenshot: 5, song: 2, film: 2, sheet: 5, slides: 8, archive: 2, rubbish: 3 },
  },
  {
    name: "a small firm's share",
    part: 'choose',
    papers: {
      invoice: 22,
      quote: 14,
      receipt: 12,
      'bank-statement': 8,
      payslip: 6,
      tax: 6,
      contract: 10,
      insurance: 6,
      letter: 8,
      mail: 10,
      minutes: 8,
      report: 6,
      resume: 6,
      legal: 4,
      manual: 4,
      notes: 4,
      none: 4,
    },
    others: { photo: 6, screenshot: 4, sheet: 10, slides: 3, archive: 3, icon: 3, rubbish: 2 },
    own: { Invoices: ['invoice'], 'Bank/Statements': ['bank-statement'], Staff: ['payslip', 'resume'] },
  },
  {
    name: "a retired couple's laptop",
    part: 'report',
    papers: {
      letter: 8,
      recipe: 8,
      medical: 8,
      insurance: 8,
      'bank-statement': 6,
      tax: 5,
      invoice: 8,
      receipt: 7,
      ticket: 8,
      manual: 6,
      mail: 8,
      notes: 6,
      news: 5,
      certificate: 5,
      contract: 4,
      minutes: 4,
      story: 4,
      none: 8,
    },
    others: { photo: 40, screenshot: 4, song: 6, film: 3, sheet: 3, archive: 2, rubbish: 4 },
    own: { Recipes: ['recipe'], Doctor: ['medical'], 'Letters/Family': ['letter'] },
  },
  {
    name: "a developer's downloads",
    part: 'report',
    papers: {
      readme: 8,
      code: 8,
      log: 8,
      invoice: 6,
      receipt: 5,
      manual: 6,
      paper: 7,
      resume: 4,
      ticket: 5,
      contract: 5,
      legal: 6,
      payslip: 4,
      mail: 6,
      notes: 6,
      presentation: 4,
      quote: 4,
      report: 4,
      none: 10,
    },
    others: { photo: 4, screenshot: 10, icon: 10, song: 2, sheet: 4, slides: 4, archive: 8, program: 4, rubbish: 4 },
  },
  {
    name: 'a student abroad',
    part: 'report',
    papers: {
      schoolwork: 8,
      paper: 8,
      ticket: 6,
      resume: 6,
      letter: 5,
      certificate: 7,
      medical: 4,
      receipt: 5,
      invoice: 4,
      mail: 6,
      notes: 6,
      recipe: 5,
      presentation: 4,
      story: 4,
      payslip: 4,
      none: 8,
    },
    foreign: 30,
    others: { photo: 14, screenshot: 6, song: 3, film: 1, sheet: 2, slides: 4, archive: 2, rubbish: 2 },
  },
]

type Made = Pick<FolderFile, 'bytes' | 'is' | 'right' | 'defensible'> & { readonly file: string }
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const thing = (is: string, file: string, bytes: Uint8Array, right: string, ...defensible: string[]): Made => ({
  ...{ is, file, bytes, right: [right], defensible },
})

const OTHERS = {
  photo: async (at: number, draw: Draw) =>
    thing('photo', `${photoName(draw)}.jpg`, await photograph(at, draw), 'Photos & Images'),
  screenshot: async (at: number, draw: Draw) =>
    thing('screenshot', `${screenshotName(draw)}.png`, screen(at), 'Screenshots', 'Photos & Images'),
  icon: async (at: number) =>
    thing('icon', `icon-${at}.png`, icon(at), 'Icons & Logos', 'Illustrations', 'Photos & Images'),
  song: async (at: number) =>
    at % 2 === 0
      ? thing('song', `track ${at}.mp3`, mp3(40, `Song ${at}`), 'Music & Audio')
      : thing('song', `Voice ${at}.wav`, wav(2, 300 + at), 'Music & Audio'),
  film: async (at: number) => thing('film', `MOV_${100 + at}.avi`, avi(9000), 'Videos & Movies'),
  sheet: async (at: number) =>
    thing(
      'spreadsheet',
      `Book${at}.xlsx`,
      xlsx([
        [1, at],
        [2, 5],
      ]),
      'Spreadsheets',
    ),
  slides: async (at: number) => thing('slides', `deck (${at}).pptx`, pptx(`Week ${at}`), 'Presentations'),
  archive: async (at: number) =>
    thing('archive', `download(${at}).zip`, zip([{ name: 'a.txt', bytes: Buffer.from(`${at}`) }]), 'Archives & Zips'),
  program: async (at: number) =>
    thing('program', `tool-${at}.AppImage`, bytesOf(`\x7fELF\x02\x01\x01${'\0'.repeat(200)}${at}`), 'Software & Apps'),
  sound: async (at: number) => thing('song', `take ${at}.flac`, flac(at), 'Music & Audio'),
  rubbish: async (at: number) =>
    at % 2 === 0
      ? thing('rubbish', `half ${at}.iso.part`, bytesOf('half of it'), 'Rubbish')
      : thing('rubbish', `Empty ${at}.txt`, bytesOf(''), 'Rubbish', 'Documents & Text'),
} as const

const CODE_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/#include/u, 'c'],
  [/^<(?:!doctype|html)/iu, 'html'],
  [/\bselect\b|create table/iu, 'sql'],
  [/^#!\/bin/u, 'sh'],
  [/^package main/u, 'go'],
  [/^use std|pub fn/u, 'rs'],
  [/<\?php/u, 'php'],
  [/library\(/u, 'r'],
  [/^version:/u, 'yml'],
  [/public class/u, 'java'],
  [/^require '/u, 'rb'],
  [/^local /u, 'lua'],
  [/^Sub /u, 'txt'],
  [/^\.\w+ \{/u, 'css'],
  [/\bdef /u, 'py'],
  [/import|export|const/u, 'js'],
]

/** A paper in the form that such a paper has on a disk. */
function written(kind: SetKind, text: string, draw: Draw): { readonly ending: string; readonly bytes: Uint8Array } {
  if (kind === 'code')
    return { ending: CODE_ENDINGS.find(([sign]) => sign.test(text))?.[1] ?? 'txt', bytes: bytesOf(text) }
  if (kind === 'log') return { ending: draw() < 0.5 ? 'log' : 'txt', bytes: bytesOf(text) }
  if (kind === 'readme') return { ending: draw() < 0.6 ? 'md' : 'txt', bytes: bytesOf(text) }
  if (kind === 'mail' && /^(?:from|subject|date):/iu.test(text))
    return { ending: 'eml', bytes: bytesOf(text.replaceAll('\n', '\r\n')) }
  const chance = draw()
  const lines = text.split('\n').flatMap((line) => line.match(/.{1,70}(?:\s|$)|.{1,70}/gu) ?? [''])
  if (kind === 'notes' || kind === 'none' || chance < 0.2) return { ending: 'txt', bytes: bytesOf(text) }
  if (chance < 0.65) return { ending: 'pdf', bytes: pdfOf([lines]) }
  return { ending: 'docx', bytes: docx(text.split('\n')) }
}

/** Builds the folders of a part, the same on every machine. */
export async function foldersOfPeople(part: KindsPart): Promise<readonly FolderOfPeople[]> {
  const folders: FolderOfPeople[] = []
  for (const recipe of RECIPES) if (recipe.part === part) folders.push(await build(recipe))
  return folders
}

async function build({ name, part, papers, foreign = 0, others, own = {} }: Recipe): Promise<FolderOfPeople> {
  const draw = seeded(numberOf(name) % 10_000)
  const texts = Map.groupBy(shuffled(kindTexts(part), draw), ({ kind }) => kind)
  const files: FolderFile[] = []
  const taken = new Set<string>()
  const add = (below: string, { file, ...rest }: Made, isFiled = false) => {
    let free = `${below}${file}`
    for (let more = 1; taken.has(free); more += 1) free = `${below}${file.replace(/(\.[^.]*)$/u, `(${more})$1`)}`
    taken.add(free)
    files.push({ ...rest, path: free, isFiled })
  }
  const paperOf = (kind: SetKind, places: Places = PLACES[kind]): Made[] => {
    const text = texts.get(kind)?.shift()
    if (!text) return []
    const { ending, bytes } = written(kind, text.text, draw)
    return [{ is: kind, file: `${nameFor(kind, draw)}.${ending}`, bytes, ...places }]
  }
  for (const [folder, kinds] of Object.entries(own))
    for (const kind of kinds)
      for (let count = 0; count < 3; count += 1) for (const made of paperOf(kind)) add(`${folder}/`, made, true)
  for (const [kind, count] of Object.entries(papers) as [SetKind, number][]) {
    const mine = Object.entries(own)
      .filter(([, kinds]) => kinds.includes(kind))
      .map(([folder]) => folder)
    const { right, defensible } = PLACES[kind]
    const places = mine.length === 0 ? PLACES[kind] : { right: [...mine, ...right], defensible }
    for (let at = 0; at < count; at += 1) for (const made of paperOf(kind, places)) add('', made)
  }
  for (let at = 0; files.filter(({ is }) => is === 'foreign').length < foreign; at += 1) {
    const { kind, language, pages } = paper(at + 500)
    if (language === 'en') continue
    const silent = nameFor('none', draw).replace(/^[a-z].*/u, () => `scan${1000 + at}`)
    const bytes = pdfOf(pages.map((page) => page.normalize('NFD').replace(/\p{M}/gu, '').split('\n')))
    add('', { is: 'foreign', file: `${silent}.pdf`, bytes, ...PLACES[kind] })
  }
  for (const [what, count] of Object.entries(others) as [keyof typeof OTHERS, number][])
    for (let at = 0; at < count; at += 1) add('', await OTHERS[what](at + 1, draw))
  return { name, part, files: shuffled(files, draw) }
}
