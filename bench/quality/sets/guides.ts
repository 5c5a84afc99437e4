import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Document, type Family, numberOf } from '../own-folders/parts.ts'
import { filesOf, GUIDES, HELP } from './package-texts.ts'

const MOST_PAGES = 24
const LEAST_PAGES = 10
const LEAST_LETTERS = 900
/** Pages of other languages than English, by their endings or folders. */
const FOREIGN =
  /\.(?:de|es|fr|ja|ko|pt-br|ru|tr|zh|da|it|nl|hu|ca|cs|sv|fi)\.html|[-_.](?:de|es|fr|it|nl|hu|ja|ca|cs|pt)\.html/u
/** Lists of all pages, and what a maker of documentation adds itself. */
const NO_PAGE = /(?:genindex|search|py-modindex|index|toc|copyright|license|licence)[^/]*\.html/iu

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** What a person reads of a page: no head, no ways to other pages, no marks. */
const plain = (page: string): string =>
  page
    .replace(/<(head|script|style|nav|footer|header|info)\b[\s\S]*?<\/\1\s*>/giu, ' ')
    .replace(/<(?:\/?(?:p|li|h\d|tr|div|title|br|dt|dd|item|section|pre)\b)[^>]*>/giu, '\n')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/&(#?\w+);/gu, (_, name: string) => ENTITIES[name] ?? ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

function textOf(file: string): string {
  const bytes = fs.readFileSync(file)
  return plain((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')).slice(0, 20_000)
}

function documentsOf(source: string, files: readonly string[]): readonly Document[] {
  const documents: Document[] = []
  for (const file of files.toSorted((a, b) => numberOf(path.basename(a)) - numberOf(path.basename(b)))) {
    if (documents.length >= MOST_PAGES) break
    const text = textOf(file)
    if (text.length < LEAST_LETTERS) continue
    const number = numberOf(`${source} ${path.basename(file)}`) % 10_000
    documents.push({ id: `${source} ${path.basename(file)}`, source, name: `page ${number}.txt`, text })
  }
  return documents
}

const enough = (sources: Map<string, readonly Document[]>) =>
  new Map([...sources].filter(([, documents]) => documents.length >= LEAST_PAGES))

/** Pages of guides by the package that they are in. */
export function guides(): Family {
  const sources = new Map<string, readonly Document[]>()
  for (const name of GUIDES) {
    const files = filesOf(name, /\.html?(?:\.gz)?$/u).filter((file) => !FOREIGN.test(file) && !NO_PAGE.test(file))
    const source = name.replace(/^python-|-doc.*$|-1\d$/gu, '')
    sources.set(source, documentsOf(source, files))
  }
  return { name: 'guides', holds: 'pages of guides by package', sources: enough(sources) }
}

/** Help pages of programs with windows: by program, of large ones by area (the first word of a page's name). */
export function help(): Family {
  const pages = new Map<string, string[]>()
  for (const name of HELP)
    for (const file of filesOf(name, /\.page$/u)) {
      const [, program, page] = /\/help\/C\/([^/]+)\/(?:.*\/)?([^/]+)\.page$/u.exec(file) ?? []
      if (!program || !page) continue
      const isLarge = /^(?:gnome-help|evolution|system-admin-guide)$/u.test(program)
      const source = isLarge ? `${program.replace('gnome-help', 'desktop')} ${page.split('-')[0]}` : program
      pages.set(source, [...(pages.get(source) ?? []), file])
    }
  return {
    name: 'help',
    holds: 'help pages of programs by program and area',
    sources: enough(new Map([...pages].map(([source, files]) => [source, documentsOf(source, files)]))),
  }
}
