import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { FILE_KINDS } from '../item/index.ts'
import { ALL_DOCUMENT_KINDS } from '../kinds/index.ts'
import { LANGUAGES, languageFor } from './languages.ts'
import { because, distinct, type ReasonCode, type ReasonValues } from './reason.ts'
import { sayReason, typeRef, type Wording, wordingOf } from './wording.ts'

/** Something for every value that a sentence can be filled with. */
const VALUES = {
  ...{ picture: 'scan', widthPx: 1920, heightPx: 1080, device: 'Canon', program: 'Chrome' },
  ...{ type: 'image:jpg', means: 'code:', name: 'Makefile', extension: 'txt', mediaType: 'image/png', kind: 'invoice' },
  ...{ unit: 'subtitles', others: 3, words: ['total', 'cash'], word: 'total', heads: ['from', 'subject'], percent: 40 },
  ...{
    prices: 12,
    lines: 5,
    items: 2,
    folder: 'Tax 2024',
    path: 'a/b.pdf',
    text: 'leave music alone',
    model: 'llama',
    folders: ['A', 'B'],
    label: 'Inbox',
    domain: 'example.org',
    group: 'Small',
    mail: 'Harvest',
    page: 3,
    day: '2024-03-12',
  },
}
const TWICE: Readonly<Partial<Record<ReasonCode, object>>> = {
  prices: { prices: 2, words: 40 },
  'prices-totals': { prices: 2, words: 40 },
  'model-said': { model: 'llama', words: 'because' },
}
const filled = (code: string) => ({ code, values: TWICE[code as ReasonCode] ?? VALUES }) as ReturnType<typeof because>

const words = new Map<string, Wording>()
beforeAll(async () => {
  for (const language of LANGUAGES) words.set(language, await wordingOf(language))
})
const wordingIn = (language: string): Wording => words.get(language) as Wording

describe('reasons', () => {
  it.each(LANGUAGES)('are all said in %s, each as a sentence of its own', (language) => {
    const wording = wordingIn(language)
    const codes = Object.keys(wording.sentences)
    const sentences = codes.map((code) => sayReason(wording, filled(code)))
    for (const sentence of sentences) {
      expect(sentence).toMatch(/[.]$|: \u2068?because\u2069?$/u)
      expect(sentence).not.toMatch(/undefined|NaN|\[object/u)
    }
    expect(new Set(sentences).size).toBe(codes.length)
    expect(codes).toEqual(Object.keys(wordingIn('en').sentences))
  })

  it.each(LANGUAGES.filter((language) => language !== 'en'))('leave no English behind in %s', (language) => {
    const [own, english] = [wordingIn(language), wordingIn('en')]
    for (const code of Object.keys(english.sentences)) {
      if (code === 'model-said') continue
      expect(sayReason(own, filled(code)), code).not.toBe(sayReason(english, filled(code)))
    }
    for (const kind of ALL_DOCUMENT_KINDS) expect(own.kinds[kind]).not.toBe(english.kinds[kind])
    for (const kind of FILE_KINDS) expect(own.types.fileKinds[kind]).not.toBe(english.types.fileKinds[kind])
    for (const [format, name] of Object.entries(own.types.formats))
      expect(name, format).not.toBe(english.types.formats[format as keyof typeof english.types.formats])
  })

  it('say a type by its own name, else by its kind with the ending', () => {
    const say = (kind: 'image' | 'archive', extension: string) =>
      sayReason(wordingIn('de'), because('bytes-are', { type: typeRef({ kind, extension }) }))
    expect(say('image', 'jpg')).toBe('Der Inhalt ist ein JPEG-Bild.')
    expect(say('archive', 'lzh')).toBe('Der Inhalt ist ein Archiv (.lzh).')
    expect(say('archive', '')).toBe('Der Inhalt ist ein Archiv.')
  })

  it('count as each language counts', () => {
    const say = (language: string, others: number) =>
      sayReason(wordingIn(language), because('together', { others, unit: 'subtitles' }))
    expect(say('en', 1)).toBe('It belongs together with 1 other file: a video and its subtitles.')
    expect(say('de', 2)).toBe('Gehört mit 2 anderen Dateien zusammen: ein Video und seine Untertitel.')
    expect([1, 2, 3, 11].map((count) => say('ar', count).split(':')[0])).toEqual([
      'يخصّ مجموعة مع ملف آخر',
      'يخصّ مجموعة مع ملفين آخرين',
      'يخصّ مجموعة مع 3 ملفات أخرى',
      'يخصّ مجموعة مع 11 ملفًا آخر',
    ])
  })

  it('of an older Octavo are said as they were written; of a newer one, or broken, not at all', () => {
    const en = wordingIn('en')
    expect(sayReason(en, 'It reads like a resume.')).toBe('It reads like a resume.')
    expect(sayReason(en, { code: 'by-the-stars', values: { sign: 'leo' } })).toBe('')
    expect(sayReason(en, { code: 'has-words', values: { words: 7 } })).toBe('')
    expect(sayReason(en, { code: 'toString' })).toBe('')
  })

  it('N-8: show what a name hides, whatever comes in, in every language', () => {
    const hidden = /[\u202a-\u202e\u2066\u2067]/u
    const nasty = fc.string({ unit: 'binary' }).map((text) => `a\u202egpj${text}`)
    fc.assert(
      fc.property(nasty, fc.constantFrom(...LANGUAGES), (text, language) => {
        const wording = wordingIn(language)
        const entries = Object.entries(VALUES).map(([key, value]) => [key, Array.isArray(value) ? [text] : text])
        for (const code of Object.keys(wording.sentences))
          expect(sayReason(wording, { code, values: Object.fromEntries(entries) })).not.toMatch(hidden)
        expect(sayReason(wording, text)).not.toMatch(hidden)
      }),
      { numRuns: 15 },
    )
  })

  it('are said once', () => {
    const one = because('name-says', { word: 'invoice' } satisfies ReasonValues['name-says'])
    expect(distinct([one, 'own words', structuredClone(one), because('empty'), 'own words'])).toEqual([
      one,
      'own words',
      because('empty'),
    ])
  })
})

describe('languageFor', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'ES_es.UTF-8'], 'es'],
    [['C.UTF-8'], 'en'],
    [['POSIX', 'ar_EG@calendar'], 'ar'],
    [['*', 'zh'], 'en'],
    [[], 'en'],
  ])('%s is %s', (tags, language) => {
    expect(languageFor(tags)).toBe(language)
  })
})
