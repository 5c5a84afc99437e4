import fs from 'node:fs'
import path from 'node:path'
import { numberOf, type Part } from '../own-folders/parts.ts'
import type { Labelled } from '../sets.ts'

/** A set of documents that fall into groups by their subject. */
export interface SubjectSet {
  readonly name: string
  readonly part: Part
  /** What the documents and their groups are, in a few words. */
  readonly holds: string
  /** Words that tell what a label is about, beside those of the label itself; written down before any name was seen. */
  readonly telling: Readonly<Record<string, string>>
  readonly documents: readonly Labelled[]
}

/** The folder with what a package holds: unpacked in the folder that OCTAVO_SETS names, else where it is installed. */
export function holdingOf(debianPackage: string, below: string): string {
  const unpacked = path.join(process.env.OCTAVO_SETS ?? '', debianPackage, below)
  for (const folder of process.env.OCTAVO_SETS ? [unpacked, `/${below}`] : [`/${below}`])
    if (fs.existsSync(folder)) return folder
  throw new Error(
    `The Debian package ${debianPackage} is missing. Install it, or unpack it (apt-get download, dpkg -x) into a folder of its name in the folder that OCTAVO_SETS names.`,
  )
}

/** All files below a folder, in the order of their names. */
export const filesBelow = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()

/** At most `most` of each label, drawn by their ids; labels with fewer than `least` are left out. */
export function evenly(documents: readonly Labelled[], least: number, most: number): readonly Labelled[] {
  const byLabel = Map.groupBy(documents, ({ label }) => label)
  return [...byLabel.values()]
    .filter((own) => own.length >= least)
    .flatMap((own) => own.toSorted((a, b) => numberOf(a.id) - numberOf(b.id)).slice(0, most))
}

/** Lists of lines as documents of `each` lines: texts of a page about one matter. */
export function pages(label: string, lines: readonly string[], each: number, most: number): readonly Labelled[] {
  const drawn = [...new Set(lines)].sort((a, b) => numberOf(a) - numberOf(b) || (a < b ? -1 : 1))
  const count = Math.min(most, Math.floor(drawn.length / each))
  return Array.from({ length: count }, (_, at) => ({
    id: `${label} ${at}`,
    label,
    text: drawn.slice(at * each, (at + 1) * each).join('\n'),
  }))
}

/** Paragraphs in their order as documents of at least `least` words; what is left at the end is too short and goes. */
export function passagesOf(
  id: string,
  label: string,
  paragraphs: readonly string[],
  least: number,
): readonly Labelled[] {
  const passages: string[] = []
  let open: string[] = []
  for (const paragraph of paragraphs) {
    open.push(...paragraph.trim().split(/\s+/u))
    if (open.length < least) continue
    passages.push(open.join(' '))
    open = []
  }
  return passages.map((text, at) => ({ id: `${id} ${at}`, label, text: wordsFrom(text) }))
}

/** The first words of a text, at most `most`: documents of about a page. */
export const wordsFrom = (text: string, most = 400): string => text.trim().split(/\s+/u).slice(0, most).join(' ')

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** What a person reads of a page, a line for each paragraph: no head, no ways to other pages, no marks. */
export const plainPage = (page: string): string =>
  page
    .replace(/<(head|script|style|nav|footer|header)\b[\s\S]*?<\/\1\s*>/giu, ' ')
    .replace(/<(?:\/?(?:p|li|h\d|tr|div|br|dt|dd|pre)\b)[^>]*>/giu, '\n')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0xffff)))
    .replace(/&(\w+);/gu, (_, name: string) => ENTITIES[name] ?? ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
