import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { numberOf, type Part, partOf } from '../../own-folders/parts.ts'

/** A text as a package ships it. */
export interface FoundText {
  readonly is: 'readme' | 'licence' | 'changelog' | 'source' | 'manual page'
  readonly source: string
  readonly text: string
}

const MODULES = new URL('../../../../node_modules/', import.meta.url).pathname
const DOCS = '/usr/share/doc'
const MANUALS = '/usr/share/man/man1'
/** Of each sort so many at most, chosen by number. */
const MOST = 150

const packagesOf = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? fs.readdirSync(path.join(folder, name)).map((own) => `${name}/${own}`) : [name],
    )

function textIn(file: string): string {
  try {
    const bytes = fs.readFileSync(file)
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  } catch {
    return ''
  }
}

const NAMES: readonly (readonly [FoundText['is'], RegExp])[] = [
  ['readme', /^readme(?:\.md|\.txt)?$/iu],
  ['licence', /^licen[cs]e(?:\.md|\.txt|-mit)?$/iu],
  ['changelog', /^(?:changelog|history|changes)(?:\.md|\.txt)?$/iu],
  ['source', /^(?!.*\.min\.)[\w-]+\.(?:js|ts|c|py|go|rs)$/iu],
]

/** Texts of packages of a part by sort: those of npm that the work needs anyway, and of the system's. */
export function foundTexts(part: Part): readonly FoundText[] {
  const all: FoundText[] = []
  const add = (is: FoundText['is'], source: string, file: string) => {
    const text = textIn(file).slice(0, 20_000)
    if (text.length > 300) all.push({ is, source, text })
  }
  for (const name of packagesOf(MODULES).filter((one) => partOf(one) === part)) {
    const folder = path.join(MODULES, name)
    if (!fs.statSync(folder).isDirectory()) continue
    for (const own of fs.readdirSync(folder)) {
      const is = NAMES.find(([, pattern]) => pattern.test(own))?.[0]
      if (is) add(is, name, path.join(folder, own))
    }
  }
  for (const name of fs.existsSync(DOCS) ? fs.readdirSync(DOCS) : []) {
    if (partOf(name) !== part) continue
    add('changelog', name, path.join(DOCS, name, 'changelog.gz'))
    add('licence', name, path.join(DOCS, name, 'copyright'))
  }
  for (const page of fs.existsSync(MANUALS) ? fs.readdirSync(MANUALS) : [])
    if (partOf(page) === part && numberOf(page) % 8 === 0) add('manual page', page, path.join(MANUALS, page))
  return [...Map.groupBy(all, ({ is }) => is).values()].flatMap((list) =>
    list.toSorted((a, b) => numberOf(a.source) - numberOf(b.source)).slice(0, MOST),
  )
}
