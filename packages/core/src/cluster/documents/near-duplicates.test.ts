import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../numeric/random.ts'
import { nearDuplicateTexts } from './near-duplicates.ts'

/** A text of made-up words that no other seed gives. */
function text(seed: number, words = 120): string[] {
  const random = seededRandom(seed)
  const letter = () => String.fromCharCode(97 + Math.floor(random() * 26))
  return Array.from({ length: words }, () => Array.from({ length: 6 }, letter).join(''))
}

describe('nearDuplicateTexts', () => {
  it('joins versions of one text and leaves others alone', () => {
    const original = text(1)
    const changed = original.with(60, 'otherword')
    const longer = [...original, 'with', 'a', 'short', 'note', 'below']
    const half = [...original.slice(0, 50), ...text(9, 70)]
    const documents = [original, text(2), changed, longer, half, text(3)].map((words, number) => ({
      id: `d${number}`,
      text: words.join(' '),
    }))
    const sets = nearDuplicateTexts(documents)
    expect(sets.map(({ itemIds }) => itemIds)).toEqual([['d0', 'd2', 'd3']])
    expect(sets[0]?.similarity).toBeGreaterThanOrEqual(0.7)
  })

  it('sees through spacing, case, markup and mail headers', () => {
    const words = text(4).join(' ')
    const mail = `From: a@example.org\nSubject: hello\n\n${words}`
    const sets = nearDuplicateTexts([
      { id: 'plain', text: words },
      { id: 'loud', text: words.toUpperCase().replaceAll(' ', '\n\n') },
      { id: 'marked', text: `<p>${words}</p>` },
      { id: 'mail', text: mail },
    ])
    expect(sets).toEqual([{ itemIds: ['plain', 'loud', 'marked', 'mail'], similarity: 1 }])
  })

  it('tells bills of one form apart by their numbers, and knows a text that was put right', () => {
    const form = text(5).join(' ')
    const bill = (no: number) => `${form} Invoice ${no} of 0${no}.05.2026, total ${no}7.50, account 4711-0815`
    const sets = nearDuplicateTexts([
      { id: 'May', text: bill(1) },
      { id: 'June', text: bill(2) },
      { id: 'May, put right', text: `${bill(1)} Thank you.` },
    ])
    expect(sets.map(({ itemIds }) => itemIds)).toEqual([['May', 'May, put right']])
  })

  it('says nothing of texts that are too short', () => {
    expect(nearDuplicateTexts([1, 2].map((id) => ({ id: `${id}`, text: 'thank you very much' })))).toEqual([])
  })

  it('finds the same sets in any order', () => {
    const documents = [1, 2, 3, 4].flatMap((seed) =>
      [0, 1, 2].map((version) => ({
        id: `${seed}-${version}`,
        text: text(seed)
          .with(version * 30, 'x')
          .join(' '),
      })),
    )
    const sets = (order: typeof documents) =>
      nearDuplicateTexts(order)
        .map(({ itemIds }) => itemIds.toSorted().join(' '))
        .toSorted()
    expect(sets(documents)).toHaveLength(4)
    fc.assert(
      fc.property(fc.shuffledSubarray(documents, { minLength: documents.length }), (shuffled) => {
        expect(sets(shuffled)).toEqual(sets(documents))
      }),
      { numRuns: 20 },
    )
  })
})
