import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../numeric/random.ts'
import { stemEnglish } from '../../words/stem.ts'
import { clusterDocuments, type DocumentToGroup } from './cluster-documents.ts'

const TOPICS = {
  garden: 'soil seeds roses compost pruning hedge tulips watering greenhouse weeds blossom spade',
  rail: 'locomotive tracks signal carriage timetable platform freight junction conductor railway tunnel wagon',
  bread: 'flour yeast dough crust baking kneading sourdough loaf rye oven proofing bakery',
  chess: 'bishop knight castling opening endgame checkmate pawn gambit queen board tempo sacrifice',
}
const COMMON = 'people often talk of this when they have some time and look at what others made before'

/** Own little texts: words of one topic among words of all, drawn by a seed. */
function texts(
  each: number,
  topics: readonly (keyof typeof TOPICS)[] = ['garden', 'rail', 'bread', 'chess'],
  seed = 7,
) {
  const random = seededRandom(seed)
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? ''
  return topics.flatMap((topic) =>
    Array.from({ length: each }, (_, number) => {
      const own = TOPICS[topic].split(' ')
      const common = COMMON.split(' ')
      const words = Array.from({ length: 40 }, () => pick(random() < 0.35 ? own : common))
      return { id: `${topic}-${number}`, name: `scan_${Math.floor(random() * 1e9)}.txt`, text: words.join(' ') }
    }),
  )
}
const topicOf = (id: string) => id.split('-')[0]
const asSets = (groups: readonly { name: string; itemIds: readonly string[] }[]) =>
  groups.map(({ name, itemIds }) => `${name}: ${[...itemIds].sort().join(' ')}`).sort()

describe('clusterDocuments', () => {
  it('puts texts of one topic together and calls the group by its words', () => {
    const groups = clusterDocuments(texts(8), { groups: 4 })
    expect(groups).toHaveLength(4)
    for (const { name, itemIds } of groups) {
      expect(new Set(itemIds.map(topicOf)).size).toBe(1)
      const own = TOPICS[topicOf(itemIds[0] ?? '') as keyof typeof TOPICS].split(' ').map(stemEnglish)
      // Texts of dough and yeast may be called by their kind.
      expect([...own, 'recip']).toContain(stemEnglish(name.split(/[ ,]/u)[0]?.toLowerCase() ?? ''))
    }
  })

  it('finds about how many groups there are when it is not told, and mixes no topics', () => {
    for (const topics of [
      ['garden', 'rail'],
      ['garden', 'rail', 'bread', 'chess'],
    ] as const) {
      const groups = clusterDocuments(texts(12, topics))
      expect(Math.abs(groups.length - topics.length)).toBeLessThanOrEqual(1)
      for (const { itemIds } of groups) expect(new Set(itemIds.map(topicOf)).size).toBe(1)
    }
  })

  it('gives the same groups in any order of the input, each id once', () => {
    const documents = texts(5)
    const first = asSets(clusterDocuments(documents, { groups: 4 }))
    fc.assert(
      fc.property(fc.shuffledSubarray(documents, { minLength: documents.length }), (shuffled) => {
        expect(asSets(clusterDocuments(shuffled, { groups: 4 }))).toEqual(first)
      }),
      { numRuns: 5 },
    )
  })

  it('keeps every id exactly once and never repeats a name, whatever the texts are', () => {
    const document = fc.record({
      id: fc.string({ maxLength: 5 }),
      name: fc.string({ maxLength: 12 }),
      text: fc.oneof(
        fc.string({ maxLength: 60 }),
        fc.constantFrom('', 'rye bread and rye dough', '\u0000\ufffd', '<a><b>'),
      ),
    })
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 14 }),
        fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
        (documents, groups) => {
          const found = clusterDocuments(documents, groups === undefined ? {} : { groups })
          const ids = found.flatMap(({ itemIds }) => itemIds)
          expect(ids.toSorted()).toEqual([...new Set(documents.map(({ id }) => id))].toSorted())
          expect(new Set(found.map(({ name }) => name.toLowerCase())).size).toBe(found.length)
          expect(found.every(({ name }) => name.trim() !== '')).toBe(true)
          if (groups !== undefined) expect(found.length).toBeLessThanOrEqual(groups)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('never names a group by parts of addresses, markup or mail headers, and no two by words of one stem', () => {
    const noisy = texts(8).map((document) => ({
      ...document,
      text: `From: someone@example.org\nSubject: ${document.text.slice(0, 40)}\nOrganization: none\n\nhttps://www.example.com/files/index.html <p>${document.text}</p> someone@example.org wrote: www.example.edu`,
    }))
    const names = clusterDocuments(noisy, { groups: 4 }).map(({ name }) => name.replace(/^E-mails - /u, ''))
    const stems = names.flatMap((name) => [
      ...new Set(
        name
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .map(stemEnglish),
      ),
    ])
    for (const word of ['https', 'com', 'file', 'subject', 'edu', 'org', 'wrote', 'example', 'organization'])
      expect(stems).not.toContain(stemEnglish(word))
    expect(new Set(stems).size).toBe(stems.length)
    expect(names.some((name) => /\d|cluster|group/iu.test(name))).toBe(false)
  })

  it('names a group by its kind when most of it is of one', () => {
    const receipt = (number: number): DocumentToGroup => ({
      id: `r${number}`,
      name: `${number}.txt`,
      text: `CORNER SHOP\nReceipt no 00${number}\nMilk 1.2${number}\nApples 2.9${number}\nSubtotal 4.1${number}\nVAT 0.41\nTotal 4.5${number}\nCash 10.00\nChange due 5.4${number}\nThank you, please come again`,
    })
    const documents = [...texts(6, ['garden']), ...Array.from({ length: 6 }, (_, number) => receipt(number))]
    const groups = clusterDocuments(documents, { groups: 2 })
    expect(groups.find(({ itemIds }) => itemIds.includes('r1'))?.name).toBe('Receipts')
  })

  it('says what mails are about where all groups are of mails, and their kind where only some are', () => {
    const mail = (document: DocumentToGroup): DocumentToGroup => ({
      ...document,
      text: `From: someone@example.org\nTo: other@example.org\nSubject: ${document.text.slice(0, 30)}\nDate: Mon, 3 Mar 2025 10:00:00 +0000\n\n${document.text}`,
    })
    const all = clusterDocuments(texts(8).map(mail), { groups: 4 })
    for (const { name, itemIds } of all) {
      expect(name).not.toMatch(/^(?:more |other )?e-?mails/iu)
      const own = TOPICS[topicOf(itemIds[0] ?? '') as keyof typeof TOPICS].split(' ').map(stemEnglish)
      expect(own).toContain(stemEnglish(name.split(/[ ,]/u)[0]?.toLowerCase() ?? ''))
    }
    const some = clusterDocuments(
      texts(8).map((one) => (topicOf(one.id) === 'rail' ? mail(one) : one)),
      { groups: 4 },
    )
    expect(some.find(({ itemIds }) => itemIds.includes('rail-0'))?.name).toBe('E-mails')
  })

  it('groups documents without words by what their names say they are', () => {
    const empty = ['a1.pdf', 'a2.pdf', 'a3.pdf', 'b1.xlsx', 'b2.xlsx'].map((name) => ({ id: name, name, text: '' }))
    const groups = clusterDocuments(empty)
    expect(groups.map(({ name }) => name).toSorted()).toEqual(['PDF Documents', 'Spreadsheets'])
    expect(clusterDocuments([...empty, ...texts(5, ['garden', 'rail'])], { groups: 3 })).toHaveLength(3)
  })

  it('gives one group for one document and none for none', () => {
    expect(clusterDocuments([])).toEqual([])
    expect(clusterDocuments(texts(1, ['rail']))).toHaveLength(1)
  })
})
