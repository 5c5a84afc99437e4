import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Messages, problemsOf } from '../../scripts/check-messages.ts'
import { dictionaryModule, functionOf, slimMessage, withKeptPlurals } from '../../scripts/languages.ts'
import { directionOf, LANGUAGES, type LanguageChoice, pickLocale } from '../settings/languages.ts'
import { parseSettings } from '../settings/settings.ts'

const compiled = (key: string) => readFileSync(new URL(`../paraglide/messages/${key}.js`, import.meta.url), 'utf8')

/** What `public/theme.js` makes of the page before the first paint. */
const firstPaint = (stored: string | null, languages: readonly string[]) => {
  const root = { dataset: {} as Record<string, string>, lang: 'en', dir: 'ltr' }
  const page = createContext({
    localStorage: { getItem: () => stored },
    navigator: { languages },
    matchMedia: () => ({ matches: false }),
    document: { documentElement: root },
  })
  runInContext(readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8'), page)
  return root
}

describe('the language of the page', () => {
  it('is the chosen one, else the first of the browser that is spoken here, else English', () => {
    expect(pickLocale('es', ['de-AT'])).toBe('es')
    expect(pickLocale('auto', ['fr-FR', 'de-AT', 'ar'])).toBe('de')
    expect(pickLocale('auto', ['AR-eg'])).toBe('ar')
    expect(pickLocale('auto', ['fr', 'zh-Hant'])).toBe('en')
    expect(pickLocale('auto', [])).toBe('en')
  })

  it('is known to the script before the first paint, direction and all', () => {
    const tag = fc.constantFrom('en-GB', 'de', 'DE-at', 'es-419', 'ar-EG', 'fr', 'zh-Hant-TW', 'eng', 'x')
    const choice = fc.constantFrom<LanguageChoice>('auto', ...LANGUAGES.map(({ locale }) => locale))
    fc.assert(
      fc.property(fc.array(tag), choice, (languages, language) => {
        const locale = pickLocale(language, languages)
        const root = firstPaint(JSON.stringify({ language }), languages)
        expect([root.lang, root.dir]).toEqual([locale, directionOf(locale)])
      }),
    )
    for (const broken of [null, '', '{', 'null', '[]', '{"language":"tlh"}', '{"language":7}']) {
      expect(firstPaint(broken, ['ar']).dir).toBe('rtl')
      expect(pickLocale(parseSettings(broken).language, ['ar'])).toBe('ar')
    }
  })
})

describe('dictionaries', () => {
  it('take the other languages out of a message and keep its English', () => {
    const slim = slimMessage(compiled('close')) ?? ''
    expect(slim).toContain('`Close`')
    expect(slim).toContain('dictionary.close')
    expect(slim).not.toContain('Schließen')
    const plural = slimMessage(compiled('files_count')) ?? ''
    expect(plural).toContain('files')
    expect(plural).not.toContain('Dateien')
    expect(slimMessage('export const x = 1')).toBeUndefined()
  })

  it('rules of plurals are made once for each language', () => {
    const source = withKeptPlurals(readFileSync(new URL('../paraglide/registry.js', import.meta.url), 'utf8'))
    let made = 0
    const rules = class extends Intl.PluralRules {
      constructor(locale: string, options?: Intl.PluralRulesOptions) {
        super(locale, options)
        made += 1
      }
    }
    const page = createContext({ Intl: { PluralRules: rules } })
    const say = runInContext(`${source.replaceAll('export ', '')}; plural`, page)
    expect([say('en', 1), say('en', 2), say('ar', 2), say('en', 3), say('ar', 11)]).toEqual([
      'one',
      'other',
      'two',
      'other',
      'many',
    ])
    expect(made).toBe(2)
    expect(say('en', 2, { type: 'ordinal' })).toBe('two')
    expect(() => withKeptPlurals('export const x = 1')).toThrow()
  })

  it('hold the words of one language, with its own plural forms', async () => {
    const source = dictionaryModule('ar', 'main')
    expect(source).toContain('few')
    expect(source).not.toContain('Close')
    const count = functionOf(compiled('files_count'), 'ar') ?? ''
    const { plural } = await import('../paraglide/registry.js')
    const words = new Function('registry', `return ${count}`)({ plural }) as (inputs: object) => string
    const forms = [0, 1, 2, 3, 11, 100].map((n) => words({ count: n, n }))
    expect(new Set(forms).size).toBe(6)
    expect(forms[3]).toBe('3 ملفات')
    expect(forms[4]).toBe('11 ملفًا')
  })
})

describe('the check of the messages', () => {
  const plural = (...forms: string[]): Messages[string] => [
    { selectors: ['countPlural'], match: Object.fromEntries(forms.map((form) => [`countPlural=${form}`, '{n} x'])) },
  ]
  const english: Messages = { hello: 'Hello {name}', files: plural('one', 'other') }

  it('is content with a language that has every word', () => {
    expect(problemsOf(english, { hello: 'Hallo {name}', files: plural('one', 'other') }, 'de')).toEqual([])
    expect(
      problemsOf(english, { hello: '{name}', files: plural('zero', 'one', 'two', 'few', 'many', 'other') }, 'ar'),
    ).toEqual([])
  })

  it('finds what is missing, unknown, empty, or has other placeholders', () => {
    const files = plural('one', 'other')
    expect(problemsOf(english, { files }, 'de')).toEqual(['hello is missing'])
    expect(problemsOf(english, { hello: 'Hallo {name}', files, more: 'x' }, 'de')).toEqual(['more is unknown'])
    expect(problemsOf(english, { hello: 'Hallo {nmae}', files }, 'de')).toEqual(['hello has {nmae}, not {name}'])
    expect(problemsOf({ a: 'x' }, { a: ' ' }, 'de')).toEqual(['a is empty'])
  })

  it('finds plural forms that a language needs, or does not have', () => {
    expect(problemsOf(english, { hello: '{name}', files: plural('one', 'other') }, 'es')).toEqual([
      'files lacks the form countPlural=many',
    ])
    expect(problemsOf(english, { hello: '{name}', files: plural('one', 'few', 'other') }, 'de')).toEqual([
      'files has no use for countPlural=few',
    ])
    expect(problemsOf(english, { hello: '{name}', files: '{n} Dateien' }, 'de')).toEqual(['files has no plural forms'])
  })
})
