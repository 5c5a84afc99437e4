import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../src/settings/languages.ts'

const room = fileURLToPath(new URL('..', import.meta.url))
const compiled = `${room}src/paraglide/`
const WORDS = 'virtual:words/'
/** Words that only some screens need travel by themselves. */
const PARTS = {
  main: ['main', 'folders', 'account', 'guide', 'shell'],
  legal: ['legal'],
  photos: ['photos'],
  library: ['library'],
  privacy: ['privacy'],
  device: ['device'],
  phone: ['phone'],
  rules: ['rules'],
  workbench: ['workbench'],
  organisers: ['organisers'],
  paper: ['paper'],
  cloud: ['sync', 'connections', 'agents'],
} as const
type Part = keyof typeof PARTS

/** The function that Paraglide made of one message for one language, as source text; undefined where it has none. */
export const functionOf = (source: string, locale: string): string | undefined =>
  new RegExp(`^const ${locale}_\\w+ = (\\([\\s\\S]*?\\n\\});`, 'm').exec(
    source.replace(/\/\*\* @type [\s\S]*?\*\/ /g, ''),
  )?.[1]

const keyOf = (source: string) => /^export const (\w+) =/m.exec(source)?.[1]

/**
 * A message as it goes into the screens' chunks: English inside, another language looked up in the dictionary that was
 * loaded for it. Undefined when the source is not a compiled message.
 */
export const slimMessage = (source: string): string | undefined => {
  const english = functionOf(source, 'en')
  const key = keyOf(source)
  if (english === undefined || key === undefined) return undefined
  const lookUp = "import { dictionary } from '../../language/dictionary.ts'"
  const text = /^\(i?\) => \{\s*return \((`[\s\S]*`)\)\s*\}$/.exec(english)?.[1]
  if (text !== undefined) return `${lookUp}\nexport const ${key} = (i) => dictionary.${key}?.(i) ?? ${text}\n`
  return `import * as registry from '../registry.js'
${lookUp}
const english = ${english}
export const ${key} = (inputs) => (dictionary.${key} ?? english)(inputs)
`
}

/** All words of one language for one part of the app, as a module; what English words a screen uses stay in its chunk. */
export const dictionaryModule = (locale: string, part: Part): string => {
  const keys = PARTS[part].flatMap((area) =>
    Object.keys(JSON.parse(readFileSync(`${room}messages/${area}/en.json`, 'utf8'))).filter((key) => key !== '$schema'),
  )
  const known = new Set(readdirSync(`${compiled}messages`))
  const lines = keys
    .filter((key) => known.has(`${key}.js`))
    .flatMap((key) => {
      const words = functionOf(readFileSync(`${compiled}messages/${key}.js`, 'utf8'), locale)
      return words === undefined ? [] : [`${key}: ${words},`]
    })
  return `import * as registry from '${compiled}registry.js'\nexport default {\n${lines.join('\n')}\n}\n`
}

/** The rules of plurals of a language, made once: making them costs more than all else that a row says. */
export const withKeptPlurals = (source: string): string => {
  const made = 'new Intl.PluralRules(locale, options)'
  if (!source.includes(made)) throw new Error('Paraglide makes plurals in another way')
  return `const kept = {}\n${source.replace(made, `(options ? ${made} : (kept[locale] ??= ${made}))`)}`
}

/** What is left of Paraglide's runtime: the app decides by itself which language it shows. */
const RUNTIME = "export { locale as getLocale } from '../language/index.ts'\n"

/** Words of React Aria itself: kept for the languages that Octavo speaks, 30 others are left out. */
const ARIA_WORDS = /\/node_modules\/react-(?:aria|stately)\/.*\/intl\/.*\/([a-z]{2})-[A-Z]{2}\.m?js$/

/**
 * Takes every language but English out of the screens' chunks. `virtual:words/de/main` and its like are the
 * dictionaries, each a chunk of its own that only those fetch who read that language.
 */
export const languages = (): Plugin => ({
  name: 'octavo-languages',
  resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${WORDS}`)) {
      const spoken = ARIA_WORDS.exec(id)?.[1]
      return spoken === undefined || LANGUAGES.some(({ locale }) => locale === spoken) ? undefined : 'export default {}'
    }
    const [locale = '', part = ''] = id.slice(WORDS.length + 1).split('/')
    if (!(part in PARTS)) throw new Error(`No such words: ${id.slice(1)}`)
    return { code: dictionaryModule(locale, part as Part), moduleSideEffects: false }
  },
  transform(source, id) {
    if (id === `${compiled}runtime.js`) return { code: RUNTIME, map: null }
    if (id === `${compiled}registry.js`) return { code: withKeptPlurals(source), map: null }
    if (!id.startsWith(`${compiled}messages/`) || id.endsWith('/_index.js')) return undefined
    const code = slimMessage(source)
    if (code === undefined) throw new Error(`${id} is not a message as Paraglide compiles them`)
    return { code, map: null }
  },
})
