import fs from 'node:fs'
import path from 'node:path'
import { literalsOf, phrasesOfPattern } from './literals.ts'
import { NO_TABLES, type Parted, ROOMS, TABLES } from './tables.ts'

const CORE = path.join(import.meta.dirname, '../../../packages/core/src')
/** A file with so many words in quotes holds a table, or has to say why not. */
const MANY_WORDS = 20

const PARTS: Readonly<Record<Exclude<Parted, 'patterns'>, RegExp>> = {
  weights: / \S+(?:[|\n]|$)/u,
  bars: /\||\$\{[^}]*\}/u,
  'form words': /[,;:\n](?! )|, |; |: /u,
  spaces: /\s+|\$\{[^}]*\}/u,
  whole: /\n|\$\{[^}]*\}/u,
}

/** Words and phrases in a source, as they are written there. */
export const phrasesIn = (source: string, parted: Parted): readonly string[] =>
  literalsOf(source).flatMap(({ is, text }) =>
    is === 'pattern' || parted === 'patterns'
      ? phrasesOfPattern(text.replaceAll('\\\\', '\\'))
      : text
          .split(PARTS[parted])
          .map((phrase) => phrase.replace(/\\n|\s+/gu, ' ').trim())
          .filter((phrase) => phrase !== ''),
  )

/** True for a source with many words in quotes. */
export function holdsWords(source: string): boolean {
  const words = phrasesIn(source, 'whole').flatMap((phrase) => phrase.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? [])
  return new Set(words).size >= MANY_WORDS
}

/** Where the list of tables is wrong about sources (by their path in core): tables that it lacks, and files that are none. */
export function wrongTables(sources: ReadonlyMap<string, string>): readonly string[] {
  const lacking = [...sources]
    .filter(([file, source]) => !Object.hasOwn(TABLES, file) && !Object.hasOwn(NO_TABLES, file) && holdsWords(source))
    .map(([file]) => `${file} has many words and is not in tables.ts: list it there, or say what its words are`)
  const gone = [...Object.keys(TABLES), ...Object.keys(NO_TABLES)]
    .filter((file) => !sources.has(file))
    .map((file) => `${file} is in tables.ts and not in core`)
  return [...lacking, ...gone]
}

/** The sources of the rooms that tell by words, by their path in core. */
export function sourcesOfRooms(): ReadonlyMap<string, string> {
  const files = ROOMS.flatMap((room) =>
    fs
      .readdirSync(path.join(CORE, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
  )
  return new Map(files.sort().map((file) => [file, fs.readFileSync(path.join(CORE, file), 'utf8')]))
}

/** Every word and phrase of the tables, with the tables that it stands in. */
export function phrasesOfTables(): ReadonlyMap<string, readonly string[]> {
  const sources = sourcesOfRooms()
  const found = new Map<string, string[]>()
  for (const [file, parted] of Object.entries(TABLES))
    for (const phrase of phrasesIn(sources.get(file) ?? '', parted)) {
      const files = found.get(phrase) ?? []
      if (!files.includes(file)) files.push(file)
      found.set(phrase, files)
    }
  return found
}
