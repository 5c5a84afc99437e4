import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { messagesOf } from '../own-folders/catalogs.ts'
import { numberOf } from '../own-folders/parts.ts'
import { unpacked } from '../sets/packages.ts'

/** So much of a text is read. */
const MOST_CHARS = 60_000
/** So many files of a folder of neutral texts, chosen by number; of catalogs of a language fewer. */
const MOST_FILES = 2500
const MOST_CATALOGS = 60
/** Everyday writing beside what computers come with: sayings and dictionaries, in several languages. */
const EVERYDAY =
  'fortunes fortunes-de fortunes-es fortunes-it fortunes-br fortunes-cs fortunes-pl fortunes-ru dict-gcide wordnet-base'.split(
    ' ',
  )

const LOCALES = '/usr/share/locale'

/** Text in bytes, or nothing where they are none. */
function textIn(bytes: Buffer): string {
  const start = bytes.subarray(0, MOST_CHARS * 2)
  return start.subarray(0, 4000).includes(0) ? '' : start.toString('utf8').slice(0, MOST_CHARS)
}

const filesBelow = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()

/** Signs of a page of the web and of a manual page that nobody reads. */
const plain = (text: string): string =>
  text.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>|<[^<>]{1,300}>|^\.\\".*$|^\.\w{1,3} ?|\\f[A-Z]/gmu, ' ')

function read(file: string): string {
  if (file.endsWith('.mo')) return messagesOf(file).join('\n').slice(0, MOST_CHARS)
  try {
    const bytes = fs.readFileSync(file)
    return plain(textIn(/\.(?:gz|dz)$/u.test(file) ? gunzipSync(bytes) : bytes))
  } catch {
    return ''
  }
}

/** Texts that nobody chose words with: a name, and what gives its texts. */
export type Texts = readonly [name: string, texts: () => Iterable<string>]

const fromFolder = (folder: string, fits: RegExp, most = MOST_FILES): Texts => [
  folder,
  function* () {
    const files = filesBelow(folder).filter((file) => fits.test(file))
    const chosen = files.toSorted((a, b) => numberOf(a) - numberOf(b)).slice(0, most)
    for (const file of chosen) yield read(file)
  },
]

/** A large file in pieces, so that all of it counts. */
function* piecesOf(file: string): Iterable<string> {
  const bytes = fs.readFileSync(file)
  const whole = (/\.(?:gz|dz)$/u.test(file) ? gunzipSync(bytes) : bytes).toString('utf8')
  for (let at = 0; at < whole.length; at += MOST_CHARS) yield whole.slice(at, at + MOST_CHARS)
}

const PLAIN_ENDING = /\.(?:txt|md|rst|html?|xml|dict\.dz|gz|noun|verb|adj|adv)$|\/[^./]+$/u

/** Neutral texts, and in words what is missing of them. */
export function neutralTexts(): { readonly texts: readonly Texts[]; readonly missing: readonly string[] } {
  const missing: string[] = []
  const installed: readonly (readonly [string, RegExp])[] = [
    ['/usr/share/doc', /\.(?:txt|md|rst|html?|gz)$|\/[A-Za-z-]+$/u],
    ['/usr/share/man', /\.gz$/u],
  ]
  const texts = installed.flatMap(([folder, fits]): readonly Texts[] => {
    if (fs.existsSync(folder)) return [fromFolder(folder, fits)]
    missing.push(`There is no folder ${folder}.`)
    return []
  })
  // A language is a source of its own: of all catalogs together each is a small part.
  if (!fs.existsSync(LOCALES)) missing.push(`There is no folder ${LOCALES}.`)
  for (const language of fs.existsSync(LOCALES) ? fs.readdirSync(LOCALES).sort() : []) {
    const folder = path.join(LOCALES, language, 'LC_MESSAGES')
    if (fs.existsSync(folder)) texts.push(fromFolder(folder, /\.mo$/u, MOST_CATALOGS))
  }
  for (const name of EVERYDAY)
    try {
      const files = filesBelow(path.join(unpacked(name), 'usr/share')).filter((file) => PLAIN_ENDING.test(file))
      texts.push([
        name,
        function* () {
          for (const file of files) yield* piecesOf(file)
        },
      ])
    } catch (error) {
      missing.push(error instanceof Error ? error.message : String(error))
    }
  return { texts, missing }
}

/** Texts of a labelled set: its files that are texts, and what its list says must be found in the others. */
export function* textsOfSet(folder: string): Iterable<string> {
  for (const file of filesBelow(folder)) {
    if (path.basename(file) !== 'manifest.json') {
      yield textIn(fs.readFileSync(file))
      continue
    }
    const { files } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      files: number | readonly { readonly expectText?: readonly string[] }[]
    }
    for (const { expectText = [] } of typeof files === 'number' ? [] : files)
      if (expectText.length > 0) yield expectText.join('\n')
  }
}
