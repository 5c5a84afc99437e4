import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '../src/settings/languages.ts'

type Message = string | readonly { readonly selectors?: readonly string[]; readonly match: Record<string, string> }[]
export type Messages = Readonly<Record<string, Message>>

const textsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))
const holesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const holesIn = (message: Message) => [...new Set(textsOf(message).flatMap(holesOf))].sort().join(' ')

/** Every combination of plural forms that a message with these selectors needs in a language, as its match keys. */
const formsOf = (selectors: readonly string[], locale: string): readonly string[] => {
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return selectors.reduce<readonly string[]>(
    (done, name) =>
      done.flatMap((before) => categories.map((form) => `${before}${before === '' ? '' : ', '}${name}=${form}`)),
    [''],
  )
}

const pluralProblems = (message: Message, locale: string): readonly string[] => {
  if (typeof message === 'string') return []
  return message.flatMap(({ selectors = [], match }) => {
    const needed = formsOf(selectors, locale)
    const given = Object.keys(match).map((key) => key.replace(/\s*,\s*/g, ', '))
    const missing = needed.filter((form) => !given.includes(form))
    const unknown = given.filter((form) => !needed.includes(form))
    return [...missing.map((form) => `lacks the form ${form}`), ...unknown.map((form) => `has no use for ${form}`)]
  })
}

/**
 * What is wrong with a language's words beside the English ones: a key that is missing, unknown or empty, other
 * placeholders, plural forms that the language needs or does not have. Empty when nothing is.
 */
export const problemsOf = (english: Messages, other: Messages, locale: string): readonly string[] => {
  const missing = Object.keys(english).filter((key) => !(key in other))
  const unknown = Object.keys(other).filter((key) => !(key in english))
  const shared = Object.entries(other).flatMap(([key, message]) => {
    const original = english[key]
    if (original === undefined) return []
    const holes =
      holesIn(original) === holesIn(message) ? [] : [`${key} has {${holesIn(message)}}, not {${holesIn(original)}}`]
    const empty = textsOf(message).some((text) => text.trim() === '') ? [`${key} is empty`] : []
    const shape = typeof original === 'string' || typeof message !== 'string' ? [] : [`${key} has no plural forms`]
    return [...holes, ...empty, ...shape, ...pluralProblems(message, locale).map((problem) => `${key} ${problem}`)]
  })
  return [...missing.map((key) => `${key} is missing`), ...unknown.map((key) => `${key} is unknown`), ...shared]
}

const folder = new URL('../messages/', import.meta.url)
const read = (area: string, locale: string): Messages => {
  const { $schema: _, ...words } = JSON.parse(readFileSync(new URL(`${area}/${locale}.json`, folder), 'utf8'))
  return words
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = readdirSync(folder).flatMap((area) =>
    LANGUAGES.flatMap(({ locale }) =>
      problemsOf(read(area, 'en'), read(area, locale), locale).map((problem) => `${area}/${locale}.json: ${problem}`),
    ),
  )
  console.log(found.length === 0 ? 'Every language has every word.' : found.join('\n'))
  process.exitCode = found.length === 0 ? 0 : 1
}
