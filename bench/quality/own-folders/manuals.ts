import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Document, type Family, numberOf } from './parts.ts'

const LISTS = '/var/lib/dpkg/info'
/** Of one source no more pages are read. */
const MOST_PAGES = 24
/** A command's groups of commands lie in one package: each of them is a source. */
const MANY_IN_ONE = /^gcloud_(?:alpha_|beta_)?([a-z-]+)/u

/** A page as a person would read it: no title line (which names the package), no marks of the typesetter. */
const plain = (page: string): string =>
  page
    .split('\n')
    .filter((line) => !/^\.(?:\\"|TH|Dd|Dt|Os|ds|de|if|ie|el|nr|so|\.)/u.test(line) && !line.startsWith("'"))
    .map((line) =>
      line
        .replace(/^\.[A-Za-z]{1,3}\s*/u, '')
        .replace(/\\f(?:\(..|\[[^\]]*\]|.)/gu, '')
        .replace(/\\\((?:..)|\\\*\(..|\\[&|^%:]/gu, '')
        .replace(/\\-/gu, '-')
        .replace(/\\(?:e|\\)/gu, '\\')
        .replace(/"/gu, ''),
    )
    .filter((line) => line.trim() !== '')
    .join('\n')

function readPage(file: string): string {
  try {
    const bytes = fs.readFileSync(file)
    return plain((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
  } catch {
    return ''
  }
}

function documentsOf(pages: ReadonlyMap<string, readonly string[]>): Map<string, readonly Document[]> {
  const found = new Map<string, readonly Document[]>()
  for (const [source, files] of pages) {
    if (files.length < 10) continue
    const some = files.toSorted((a, b) => numberOf(a) - numberOf(b)).slice(0, MOST_PAGES)
    const documents = some.flatMap((file): Document[] => {
      const text = readPage(file)
      // A name that says nothing: those of pages begin with what they belong to.
      return text.length < 400 ? [] : [{ id: file, source, name: `note ${numberOf(file) % 10_000}.txt`, text }]
    })
    found.set(source, documents)
  }
  return found
}

/** Manual pages of English, by package; what only links to another page is left out. */
function pagesByPackage(): { byPackage: Map<string, string[]>; byGroup: Map<string, string[]> } {
  const byPackage = new Map<string, string[]>()
  const byGroup = new Map<string, string[]>()
  const add = (map: Map<string, string[]>, key: string, file: string) => map.set(key, [...(map.get(key) ?? []), file])
  for (const list of fs.readdirSync(LISTS).filter((name) => name.endsWith('.list'))) {
    const source = list.replace(/(?::\w+)?\.list$/u, '')
    for (const file of fs.readFileSync(path.join(LISTS, list), 'utf8').split('\n')) {
      if (!/^\/usr\/share\/man\/man\d\/./u.test(file)) continue
      const group = MANY_IN_ONE.exec(path.basename(file))
      if (group) {
        if ((byGroup.get(group[1] ?? '')?.length ?? 0) < 4 * MOST_PAGES) add(byGroup, group[1] ?? '', file)
      } else add(byPackage, source, file)
    }
  }
  return { byPackage, byGroup }
}

const isFile = (file: string): boolean => {
  const found = fs.lstatSync(file, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size > 500
}
const real = (pages: Map<string, string[]>) => new Map([...pages].map(([key, files]) => [key, files.filter(isFile)]))

/** Two families: manual pages by the package that ships them, and those of one large command by its groups of commands. */
export function manuals(): readonly Family[] {
  const { byPackage, byGroup } = pagesByPackage()
  return [
    { name: 'manuals', holds: 'manual pages by package', sources: documentsOf(real(byPackage)) },
    { name: 'commands', holds: 'manual pages of one program by area', sources: documentsOf(real(byGroup)) },
  ]
}
