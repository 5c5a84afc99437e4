import fs from 'node:fs'
import path from 'node:path'
import { seeded, shuffled } from './sets.ts'

/** One file of a made-up folder, and where a person would look for it. */
export interface Placed {
  /** Its path in the folder. */
  readonly path: string
  /** Where its bytes lie below OCTAVO_DATA, or the bytes themselves. */
  readonly bytes: string | Uint8Array
  /** What sort of thing it is, for the table. */
  readonly is: string
  /** Folders that are right, and such that nobody would complain about; every other one is wrong. */
  readonly right: readonly string[]
  readonly acceptable: readonly string[]
  /** True where a folder for a list or a sender has to be known, too. */
  readonly listed?: true
}

type Truth = Pick<Placed, 'is' | 'right' | 'acceptable'>
type Namer = (number: number, random: () => number, file: string) => string

const PICTURES = 'Photos & Images'
const TEXTS = 'Documents & Text'
/** The manifest: what each label of a set means. The type's own folder is acceptable for what is inside, never ideal. */
const TRUTHS: Readonly<Record<string, Truth>> = {
  'ui screenshot': { is: 'screenshot', right: ['Screenshots'], acceptable: [PICTURES] },
  'receipt scan': { is: 'receipt', right: ['Receipts'], acceptable: ['Scanned Documents', PICTURES] },
  chart: { is: 'chart', right: ['Charts'], acceptable: [PICTURES] },
  icon: { is: 'icon', right: ['Icons & Logos'], acceptable: ['Illustrations', PICTURES] },
  painting: { is: 'painting', right: ['Illustrations'], acceptable: [PICTURES] },
  photo: { is: 'photo', right: [PICTURES], acceptable: [] },
  receipt: { is: 'receipt text', right: ['Receipts'], acceptable: ['Invoices', TEXTS] },
  invoice: { is: 'invoice text', right: ['Invoices'], acceptable: ['Receipts', TEXTS] },
  'legal terms': { is: 'legal text', right: ['Legal & Policies', 'Contracts'], acceptable: [TEXTS] },
  'meeting minutes': { is: 'minutes', right: ['Meeting Minutes'], acceptable: [TEXTS] },
  resume: { is: 'resume', right: ['Resumes'], acceptable: [TEXTS] },
  recipe: { is: 'recipe', right: ['Recipes'], acceptable: [TEXTS] },
  'software readme': { is: 'readme', right: ['Software Docs', 'Manuals'], acceptable: [TEXTS] },
  'source code': { is: 'code', right: ['Source Code', 'Code & Data'], acceptable: [TEXTS] },
  'news article': { is: 'news', right: ['News'], acceptable: [TEXTS] },
  email: { is: 'mail text', right: ['E-mails', 'Letters'], acceptable: [TEXTS] },
  list: { is: 'list mail', right: ['E-mails'], acceptable: [TEXTS] },
  sheet: { is: 'spreadsheet', right: ['Spreadsheets'], acceptable: [] },
  slides: { is: 'slides', right: ['Presentations'], acceptable: [] },
  song: { is: 'song', right: ['Music & Audio'], acceptable: [] },
  film: { is: 'film', right: ['Videos & Movies'], acceptable: [] },
  zip: { is: 'archive', right: ['Archives & Zips'], acceptable: [] },
  rubbish: { is: 'rubbish', right: ['Rubbish'], acceptable: [] },
}
const PHOTO_LABELS = new Set(['room interior', 'house exterior', 'forest photo', 'sea photo'])

const two = (value: number) => String(value).padStart(2, '0')
const day = (random: () => number) =>
  [2019 + Math.floor(random() * 6), 1 + Math.floor(random() * 12), 1 + Math.floor(random() * 28)] as const
const time = (random: () => number) =>
  [7 + Math.floor(random() * 15), Math.floor(random() * 60), Math.floor(random() * 60)] as const
const endingOf = (file: string) => file.split('.').at(-1) ?? ''
const hex = (random: () => number) => Array.from({ length: 10 }, () => Math.floor(random() * 16).toString(16)).join('')
const one =
  (...namers: readonly Namer[]): Namer =>
  (n, random, file) =>
    namers[Math.floor(random() * namers.length)]?.(n, random, file) ?? file

/** Names that say nothing: of downloads, of messengers, of nobody. */
const nameless: Namer = one(
  (_, random, file) => `${hex(random)}.${endingOf(file)}`,
  (n, _, file) => `download (${n}).${endingOf(file)}`,
  (n, _, file) => `file${n}.${endingOf(file)}`,
)
const bySystem: Namer = one(
  (_, random, file) => {
    const [[y, m, d], [h, min, s]] = [day(random), time(random)]
    return `Screenshot ${y}-${two(m)}-${two(d)} at ${two(h)}.${two(min)}.${two(s)}.${endingOf(file)}`
  },
  (_, random, file) => {
    const [[y, m, d], [h, min, s]] = [day(random), time(random)]
    return `Screenshot_${y}${two(m)}${two(d)}-${two(h)}${two(min)}${two(s)}.${endingOf(file)}`
  },
  (_, random, file) => {
    const [[y, m, d], [h, min, s]] = [day(random), time(random)]
    return `Bildschirmfoto ${y}-${two(m)}-${two(d)} um ${two(h)}.${two(min)}.${two(s)}.${endingOf(file)}`
  },
)
const byCamera: Namer = one(
  (n, _, file) => `IMG_${String(n + 1000)}.${endingOf(file)}`,
  (n, _, file) => `DSC0${String(n + 1000)}.${endingOf(file)}`,
  (_, random, file) => {
    const [[y, m, d], [h, min, s]] = [day(random), time(random)]
    return `${y}${two(m)}${two(d)}_${two(h)}${two(min)}${two(s)}.${endingOf(file)}`
  },
  (n, random, file) => {
    const [y, m, d] = day(random)
    return `IMG-${y}${two(m)}${two(d)}-WA${String(n % 10_000).padStart(4, '0')}.${endingOf(file)}`
  },
)
const byScanner: Namer = one(
  (n, _, file) => `scan${String(n).padStart(4, '0')}.${endingOf(file)}`,
  (n, _, file) => `Scan_${n}.${endingOf(file)}`,
  (n, _, file) => `IMG_${String(n + 1000)}.${endingOf(file)}`,
)

interface Source {
  readonly file: string
  readonly truth: Truth
  readonly listed?: true
}

const data = process.env.OCTAVO_DATA ?? ''

/** The files of a set that a label says something of. */
function sources(set: string, labelOf: (file: ManifestFile) => string | undefined): readonly Source[] {
  const { files } = JSON.parse(fs.readFileSync(path.join(data, set, 'manifest.json'), 'utf8')) as {
    files: readonly ManifestFile[]
  }
  return files.flatMap((file) => {
    const label = labelOf(file)
    const truth = label === undefined ? undefined : TRUTHS[label]
    return truth ? [{ file: path.join(set, file.file), truth, ...(label === 'list' && { listed: true as const }) }] : []
  })
}

interface ManifestFile {
  readonly file: string
  readonly label: string
  readonly attack?: string
  readonly exiftool?: { readonly Make?: string }
}

const SHEETS = /^(?:xlsx?|xlsb|ods)$/u
const SLIDES = /^(?:pptx?|odp|key)$/u

/**
 * Three folders of made-up people with files of the labelled sets under names of their own: a family's phones, a
 * student's downloads, a freelancer's desk; `isNameless` gives every picture a name that says nothing. The same on every run.
 */
export function folders(isNameless: boolean): Readonly<Record<string, readonly Placed[]>> {
  const style = sources('images-style', ({ label }) => (PHOTO_LABELS.has(label) ? 'photo' : label))
  const photos = sources('images-neardup', ({ attack }) => (attack === 'original' ? 'photo' : undefined))
  const cameras = sources('photos-exif', ({ exiftool, file }) =>
    exiftool?.Make !== undefined && /\.(?:jpe?g|heic)$/iu.test(file) && !/scanner|gps_ifd|metadata_/iu.test(file)
      ? 'photo'
      : undefined,
  )
  const papers = sources('docs-kinds', ({ label }) => label)
  const news = sources('docs-bbc', () => 'news article')
  const mails = sources('emails-lists', () => 'list')
  const office = sources('office', ({ label }) =>
    SHEETS.test(label) ? 'sheet' : SLIDES.test(label) ? 'slides' : undefined,
  )
  const types = sources('filetype', ({ label, file }) =>
    !file.startsWith('ft/')
      ? undefined
      : label === 'mp3' || label === 'm4a'
        ? 'song'
        : label === 'mp4'
          ? 'film'
          : label === 'zip'
            ? 'zip'
            : undefined,
  )
  const named = (namer: Namer): Namer => (isNameless ? nameless : namer)
  const is = (all: readonly Source[], ...kinds: readonly string[]) =>
    all.filter(({ truth }) => kinds.includes(truth.is))
  const third = <T>(list: readonly T[], at: number) => list.filter((_, index) => index % 3 === at)
  const build = (
    seed: number,
    parts: readonly (readonly [files: readonly Source[], namer: Namer, below?: string])[],
  ) => {
    const random = seeded(seed)
    let number = 0
    const made = parts.flatMap(([files, namer, below = '']) =>
      files.map(({ file, truth, listed }): Placed => {
        number += 1
        return { path: `${below}${namer(number, random, file)}`, bytes: file, ...truth, ...(listed && { listed }) }
      }),
    )
    const seen = new Set<string>()
    const unique = made.map((placed) => {
      const free = seen.has(placed.path) ? placed.path.replace(/(\.[^.]*)$/u, ` ${seen.size}$1`) : placed.path
      seen.add(free)
      return { ...placed, path: free }
    })
    return shuffled([...unique, ...litter(seed)], random)
  }
  return {
    "a family's phones": build(1, [
      [cameras, named(byCamera), 'DCIM/'],
      [third(photos, 0), named(byCamera), 'DCIM/'],
      [is(third(style, 0), 'photo'), named(byCamera), 'WhatsApp Images/'],
      [is(third(style, 0), 'screenshot'), named(bySystem), 'Pictures/'],
      [is(third(style, 0), 'receipt'), named(byScanner)],
      [is(third(style, 0), 'painting', 'icon', 'chart'), nameless, 'Downloads/'],
      [third(is(types, 'song', 'film'), 0), nameless, 'Downloads/'],
      [is(third(papers, 0), 'recipe', 'invoice text', 'receipt text'), nameless, 'Downloads/'],
    ]),
    "a student's downloads": build(2, [
      [third(style, 1), nameless],
      [third(photos, 1), nameless],
      [third(papers, 1), nameless],
      [third(news, 1).slice(0, 40), nameless],
      [third(office, 1), nameless],
      [third(types, 1), nameless],
      [third(mails, 1), nameless, 'mail/'],
    ]),
    "a freelancer's desk": build(3, [
      [is(third(style, 2), 'screenshot'), named(bySystem)],
      [is(third(style, 2), 'receipt'), named(byScanner), 'paper/'],
      [is(third(style, 2), 'chart', 'icon', 'painting', 'photo'), nameless],
      [third(photos, 2).slice(0, 30), named(byCamera), 'from camera/'],
      [third(papers, 2), nameless],
      [third(office, 2), nameless],
      [third(types, 2), nameless],
      [third(mails, 2), nameless, 'mail/'],
    ]),
  }
}

/** What nobody keeps on purpose. */
const litter = (seed: number): readonly Placed[] =>
  [
    ['.DS_Store', '\0\0\0\u0001Bud1'],
    ['Thumbs.db', 'thumbs'],
    ['a/desktop.ini', '[.ShellClassInfo]'],
    [`setup ${seed}.exe.crdownload`, 'MZ half of it'],
    [`film ${seed}.mkv.part`, 'the first half of a film'],
    [`Untitled ${seed}.txt`, ''],
    [`new document ${seed}.docx`, ''],
  ].map(([at = '', text = '']) => ({ path: at, bytes: new TextEncoder().encode(text), ...(TRUTHS.rubbish as Truth) }))
