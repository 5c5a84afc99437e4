import fs from 'node:fs'
import path from 'node:path'
import { type Document, type Family, numberOf } from '../own-folders/parts.ts'

const INSTALLED = path.join(import.meta.dirname, '../../../node_modules')
const PAPER = /^(?:readme|changelog|changes|history|migration|upgrade|contributing|api|docs?)[^/]*\.(?:md|markdown)$/iu
const MOST_SECTIONS = 24
const LEAST_LETTERS = 350
const MOST_LETTERS = 6000

/** The sections of a paper, each under its heading; short ones go with the next. */
function sectionsOf(text: string): readonly string[] {
  const sections: string[] = []
  let open = ''
  for (const part of text.split(/^(?=#{1,4} )/mu)) {
    open += part
    if (open.trim().length < LEAST_LETTERS) continue
    sections.push(open.trim().slice(0, MOST_LETTERS))
    open = ''
  }
  return sections
}

const packages = (): readonly string[] =>
  fs
    .readdirSync(INSTALLED)
    .flatMap((name) =>
      name.startsWith('@') ? fs.readdirSync(path.join(INSTALLED, name)).map((own) => `${name}/${own}`) : [name],
    )
    .filter((name) => fs.existsSync(path.join(INSTALLED, name, 'package.json')))
    .sort()

/** Sections of the readmes and changelogs of the npm packages that this project has installed, by package. */
export function readmes(): Family {
  const sources = new Map<string, readonly Document[]>()
  for (const name of packages()) {
    const folder = path.join(INSTALLED, name)
    const papers = fs.readdirSync(folder).filter((file) => PAPER.test(file))
    const sections = papers
      .toSorted()
      .flatMap((file) => sectionsOf(fs.readFileSync(path.join(folder, file), 'utf8')))
      .map((text, at) => ({ text, id: `${name} ${at}` }))
      .toSorted((a, b) => numberOf(a.id) - numberOf(b.id))
      .slice(0, MOST_SECTIONS)
    if (sections.length < 10) continue
    const source = name.replace('@', '').replace('/', ' ')
    sources.set(
      source,
      sections.map(({ id, text }): Document => ({ id, source, name: `notes ${numberOf(id) % 10_000}.md`, text })),
    )
  }
  return { name: 'readmes', holds: 'sections of readmes and changelogs by npm package', sources }
}
