import { describe, expect, test } from 'vitest'
import { countIn, phrasesOf, rarePhrases, type Source, tokensOf } from '../../bench/quality/rare-words/count.ts'
import { literalsOf, phrasesOfPattern } from '../../bench/quality/rare-words/literals.ts'
import { whyStays } from '../../bench/quality/rare-words/looked-at.ts'
import { phrasesIn, phrasesOfTables, sourcesOfRooms, wrongTables } from '../../bench/quality/rare-words/phrases.ts'

const PHRASES = phrasesOf(['Quiet Harbour Gazette', 'invoice', 'sum due', 'seen once'])
/** Texts of a hundred words, each with what is given. */
const texts = (count: number, said: string) =>
  Array.from({ length: count }, (_, at) => `${said} number${at} ${'other words stand here '.repeat(24)}`)
const source = (is: Source['is'], name: string, ...all: readonly string[]): Source => ({
  ...{ is, name },
  counted: countIn(all, PHRASES),
})
const PLAIN = source('neutral', 'sayings', ...texts(400, 'nothing'), ...texts(2, 'an invoice'), ...texts(1, 'sum due'))
const other = source('set', 'other set', ...texts(50, 'nothing'))

describe('rare words', () => {
  test('a planted phrase of one set is listed, with where it is at home', () => {
    const set = source('set', 'one set', ...texts(6, 'the quiet harbour gazette, no. 4'), ...texts(34, 'nothing'))
    expect(rarePhrases([set, other, PLAIN])).toEqual([
      { phrase: 'quiet harbour gazette', set: 'one set', texts: 6, rate: 6 / 40, elsewhere: 0 },
    ])
  })

  test('an ordinary word is not, though one set has it often', () => {
    const often = source('set', 'one set', ...texts(30, 'invoice'), ...texts(10, 'nothing'))
    expect(rarePhrases([often, other, PLAIN]).map(({ phrase }) => phrase)).toEqual(['invoice'])
    // Papers of our own have it on one page in eleven, which tells that it is usual on papers.
    const papers = source('own', 'papers', ...texts(3, 'invoice'), ...texts(30, 'nothing'))
    expect(rarePhrases([often, other, papers, PLAIN])).toEqual([])
    // And so does one neutral source among others that have it nowhere.
    const law = source('neutral', 'law', ...texts(10, 'invoice'), ...texts(100, 'nothing'))
    expect(rarePhrases([often, other, PLAIN, law])).toEqual([])
    // A source of a few pages tells nothing.
    const few = source('neutral', 'a few', ...texts(2, 'invoice'), ...texts(8, 'nothing'))
    expect(rarePhrases([often, other, PLAIN, few])).toHaveLength(1)
  })

  test('two texts are too few, and a phrase of two sets is at home in neither', () => {
    const few = source('set', 'one set', ...texts(2, 'quiet harbour gazette'), ...texts(3, 'nothing'))
    expect(rarePhrases([few, other, PLAIN])).toEqual([])
    const set = source('set', 'one set', ...texts(6, 'quiet harbour gazette'))
    const second = source('set', 'second set', ...texts(2, 'quiet harbour gazette'), ...texts(500, 'nothing'))
    expect(rarePhrases([set, second, PLAIN])).toEqual([])
  })

  test('a page counts once, a text twice as one, and a phrase only whole', () => {
    const often = countIn(['sum due sum due sum due', 'sum due sum due sum due', 'a sum was due'], PHRASES)
    expect(often).toEqual({ texts: 2, pages: 2, of: new Map([['sum due', { texts: 1, pages: 1 }]]) })
    const long = countIn([`${'word '.repeat(900)}sum due`, `sum due ${'word '.repeat(900)} sum due`], PHRASES)
    expect([long.pages, long.of.get('sum due')]).toEqual([6, { texts: 2, pages: 3 }])
  })

  test('words are compared as the code compares them', () => {
    expect(tokensOf('Größe, a 1 x: ÉTÉ 請求書 rows2')).toEqual(['grosse', 'ete', '請', '求', '書', 'rows2'])
  })

  test('strings and patterns of a source are read, its comments, modules and codes are not', () => {
    const text = `import { a } from '../room/index.ts' // 'no' word
      /* "nor this" */ const T = { x: 'one|two\\'s', y: \`three
      four\` }
      const P = /five (?:six|se[vf]en)/iu, q = 8 / 2 / 1
      add(because('a-code'), "last")`
    expect(literalsOf(text).map((one) => one.text)).toEqual([
      "one|two\\'s",
      'three\n      four',
      'five (?:six|se[vf]en)',
      'last',
    ])
    expect(phrasesOfPattern('\\b(?:g[üu]ltig bis|valid (?:until|thru))\\s*[:;-]')).toEqual([
      'gültig bis',
      'valid',
      'until',
      'thru',
    ])
    expect(phrasesIn('const T = `\nmoney: vat, sales tax; net\nquote: offer,\n valid until`', 'form words')).toEqual([
      'money',
      'vat',
      'sales tax',
      'net',
      'quote',
      'offer',
      'valid until',
    ])
  })

  test('every file of core with a table of words is listed, and a new one is missed', () => {
    const sources = sourcesOfRooms()
    expect(wrongTables(sources)).toEqual([])
    const words =
      'amber birch cedar dune ember fern grove heath island jetty knoll lake meadow night oak pond quay reed sand tarn'
    const added = new Map([...sources, ['kinds/new-words.ts', `const NEW = '${words}'`]])
    expect(wrongTables(added)).toHaveLength(1)
    const gone = new Map([...sources].filter(([file]) => file !== 'kinds/titles.ts'))
    expect(wrongTables(gone)).toEqual(['kinds/titles.ts is in tables.ts and not in core'])
  })

  test('the tables give their phrases, in every writing', () => {
    const phrases = phrasesOfTables()
    for (const one of [
      'ways to pay',
      'amount payable',
      'Rechnungen',
      'please come again',
      '請求書',
      'quittung',
      'gibbon',
    ])
      expect([one, phrases.has(one)]).toEqual([one, one !== 'gibbon'])
    expect(phrases.get('ways to pay')).toEqual(['kinds/english-forms.ts'])
  })

  test('what was looked at stays, and nothing else', () => {
    expect(whyStays('quiet harbour gazette')).toBeUndefined()
    expect(whyStays('spokesman')).toMatch(/news/u)
  })
})
