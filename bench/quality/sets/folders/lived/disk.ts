import { numberOf } from '../../../own-folders/parts.ts'
import type { KindsPart } from '../../kinds/set.ts'
import type { FolderFile } from '../folders.ts'
import { files, laidOut, type Sheet } from '../fresh/sheet.ts'

/** Whether a person made a folder for something, or whether things only landed there. */
export type Belongs = 'own' | 'heap'

/** A folder with what lies in it and below it; the paths of its sheets begin at the disk. */
export interface LivedFolder {
  readonly path: string
  readonly is: Belongs
  readonly sheets: readonly Sheet[]
}

/** A disk as a person has lived with it. */
export interface LivedDisk {
  readonly name: string
  readonly part: KindsPart
  /** What each listed folder is; of the folders that a file lies in, the deepest that is listed counts. */
  readonly folders: ReadonlyMap<string, Belongs>
  readonly sheets: readonly Sheet[]
}

/** A file of a disk, when it was changed last, and the listed folder that it lies in; none where it lies loose. */
export interface LivedFile extends FolderFile {
  readonly changedAtMs: number
  readonly folder: string | undefined
}

const DAY_MS = 24 * 60 * 60 * 1000
const dayMs = (day: string) => Date.parse(`${day}T00:00:00Z`)
/** The first and the last day of something. */
type Span = readonly [fromMs: number, untilMs: number]
const HEAPED: Span = [dayMs('2017-02-01'), dayMs('2025-11-30')]

/** `2023:07:12 14:05:00`, as cameras note it. */
const noted = (atMs: number) => new Date(atMs).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', ':')

/** A moment of a file between two days, by day, that is the same on every machine. */
function momentMs(path: string, [from, until]: Span): number {
  const days = Math.max(1, Math.round((until - from) / DAY_MS))
  return from + (numberOf(`day of ${path}`) % days) * DAY_MS + (8 * 60 + (numberOf(`minute of ${path}`) % 720)) * 60_000
}

/** The moment that a phone wrote into a name (`PXL_20230724_120155.jpg`, `IMG-20230724-WA0001.jpg`). */
function namedMs(path: string): number | undefined {
  const [, year, month, day, time] = /(20[12]\d)-?(\d\d)-?(\d\d)(?:[_ -](\d{6}))?[^/]*$/u.exec(path) ?? []
  const clock = time?.replace(/(..)(..)(..)/u, '$1:$2:$3') ?? '12:00:00'
  const atMs = Date.parse(`${year}-${month}-${day}T${clock}Z`)
  return Number.isNaN(atMs) ? undefined : atMs
}

const isPhoto = ({ is, path, text }: Sheet) => is === 'photo' && text === '' && /\.jpe?g$/iu.test(path)
const numberIn = (path: string) => Number(/(\d{1,7})\.\w+$/u.exec(path)?.[1] ?? 0)

/**
 * Says of sheets when they were changed last, where nothing says it yet. A camera counts: a picture with a higher number is
 * younger, and one with the next number is of the same minute.
 */
function dated(folder: string, span: Span, sheets: readonly Sheet[]): readonly Sheet[] {
  const moments = new Map(
    sheets.map((sheet) => [
      sheet,
      sheet.changedAtMs ?? namedMs(sheet.path) ?? momentMs(`${folder}/${sheet.path}`, span),
    ]),
  )
  const counted = sheets
    .filter((sheet) => isPhoto(sheet) && sheet.changedAtMs === undefined && namedMs(sheet.path) === undefined)
    .toSorted((a, b) => numberIn(a.path) - numberIn(b.path))
  const inOrder = counted.map((sheet) => moments.get(sheet) ?? span[0]).toSorted((a, b) => a - b)
  for (const [at, sheet] of counted.entries()) {
    const before = counted[at - 1]
    const step = before ? numberIn(sheet.path) - numberIn(before.path) : 0
    const isNext = before !== undefined && step > 0 && step < 12
    const nextMs = isNext ? (moments.get(before) ?? span[0]) + step * 40_000 : inOrder[at]
    moments.set(sheet, nextMs ?? span[0])
  }
  return sheets.map((sheet) => ({ ...sheet, changedAtMs: moments.get(sheet) ?? span[0] }))
}

/** Sheets of some days only: pictures of a feast that was planned for months. */
export const on = (from: string, until: string, sheets: readonly Sheet[]): readonly Sheet[] =>
  dated(from, [dayMs(from), dayMs(until)], sheets)

/** Puts sheets into a folder; photographs in a folder of the person's own are of one camera. */
function put(folder: string, span: Span, sheets: readonly Sheet[], camera?: number): Sheet[] {
  return dated(folder, span, sheets).map((sheet) => {
    const path = folder === '' ? sheet.path : `${folder}/${sheet.path}`
    const takenAt = noted(sheet.changedAtMs ?? span[0])
    // Messengers take a camera's notes away.
    const shot = /-WA\d|WhatsApp/u.test(sheet.path) ? {} : { takenAt, camera: camera ?? numberOf(path) }
    return { ...sheet, path, ...(isPhoto(sheet) && { shot }) }
  })
}

/** A folder that a person made for something: `between` are the first and the last day that anything happened in it. */
export function own(path: string, between: readonly [string, string], ...sheets: (readonly Sheet[])[]): LivedFolder {
  const span: Span = [dayMs(between[0]), dayMs(between[1])]
  return { path, is: 'own', sheets: put(path, span, sheets.flat(), numberOf(path)) }
}

/** A folder where things landed, over the years. */
export const heap = (path: string, ...sheets: (readonly Sheet[])[]): LivedFolder => ({
  ...{ path, is: 'heap', sheets: put(path, HEAPED, sheets.flat()) },
})

/** What lies about. */
export const loose = (...sheets: (readonly Sheet[])[]): readonly Sheet[] => put('', HEAPED, sheets.flat())

/** Letters that the readers' own little PDF has no glyph for. */
const GLYPHS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ł: 'l', Ł: 'L', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', '“': '"', '„': '"', '«': '"', '»': '"', '’': "'" },
}

/** One file of a sort; with words, a paper. */
export function one(is: Parameters<typeof files>[0], path: string, text = ''): readonly Sheet[] {
  const shown = path.endsWith('.pdf') && !text.startsWith('scan:')
  return files(is, [path], shown ? text.replace(/[ßłŁıøæœ“„«»’]/gu, (letter) => GLYPHS[letter] ?? letter) : text)
}

/** A row of numbered files without words: `#` is the number. */
export const row = (is: 'photo' | 'audio' | 'video' | 'spreadsheet', name: string, ...numbers: (number | string)[]) =>
  files(
    is,
    numbers.map((number) => name.replace('#', `${number}`)),
  )

/** Files of one sort without words; a drawing has a head, for a file of no bytes is no drawing. */
export const things = (is: Parameters<typeof files>[0], ...names: string[]) =>
  files(is, names, (at) => (is === 'plan' ? `AC1027\0\0\0\0\0\0${names[at]}\0`.repeat(40) : ''))

/** Builds a disk. Throws where two files have one path, or a file in a folder lies in none that is listed. */
export function disk(
  name: string,
  part: KindsPart,
  folders: readonly LivedFolder[],
  about: readonly Sheet[],
): LivedDisk {
  const listed = new Map(folders.map(({ path, is }) => [path, is] as const))
  const sheets = [...folders.flatMap((folder) => folder.sheets), ...about]
  const seen = new Set<string>()
  for (const { path } of sheets) {
    if (seen.has(path)) throw new Error(`${name} has ${path} twice.`)
    seen.add(path)
    if (path.includes('/') && folderOf(path, listed) === undefined)
      throw new Error(`${name} lists no folder of ${path}.`)
  }
  if (listed.size < folders.length) throw new Error(`${name} lists a folder twice.`)
  return { name, part, folders: listed, sheets }
}

/** The deepest listed folder that a file lies in. */
export function folderOf(path: string, listed: ReadonlyMap<string, Belongs>): string | undefined {
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    const folder = path.slice(0, at)
    if (listed.has(folder)) return folder
  }
  return undefined
}

/** The files of a disk with their bytes. */
export async function filesOf({ folders, sheets }: LivedDisk): Promise<readonly LivedFile[]> {
  const files = await laidOut(sheets)
  const changed = new Map(sheets.map(({ path, changedAtMs = HEAPED[0] }) => [path, changedAtMs]))
  return files.map((file) => ({
    ...file,
    changedAtMs: changed.get(file.path) ?? HEAPED[0],
    folder: folderOf(file.path, folders),
  }))
}
