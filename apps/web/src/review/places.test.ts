import { createDraft, type DraftEntry, itemOf, type Verdict } from '@octavo/core'
import { expect, it } from 'vitest'
import { likelyPlaces } from './places.ts'

const entryOf = (id: string, category: string, options: Verdict['options']): DraftEntry => {
  const verdict: Verdict = { itemId: id, fileKind: 'text', category, confidence: 0.5, by: 'text', why: [] }
  const [entry] = createDraft(
    [itemOf('library', { id, path: `${id}.txt`, sizeBytes: 1 })],
    [{ ...verdict, ...(options && { options }) }],
  ).entries.values()
  if (!entry) throw new Error('an entry expected')
  return entry
}
const option = (category: string, confidence: number) => ({ category, confidence })

it('of one file: where it goes now first, then what else came into question, three at most', () => {
  const options = [option('Bills', 0.5), option('Letters', 0.3), option('Notes', 0.1), option('Other', 0.1)]
  expect(likelyPlaces([entryOf('a', 'Letters', options)]).map(({ category }) => category)).toEqual([
    'Letters',
    'Bills',
    'Notes',
  ])
  expect(likelyPlaces([entryOf('a', 'Letters', undefined)])).toEqual([{ category: 'Letters', confidence: 0.5 }])
  const byType = entryOf('a', 'PDF Documents', undefined)
  const certain = { ...byType, verdict: { ...byType.verdict, by: 'signature' as const, confidence: 0.99 } }
  expect(likelyPlaces([certain])).toEqual([{ category: 'PDF Documents', confidence: undefined }])
  // A number beside a folder of types would be read as how sure that is.
  const asked = {
    ...byType.verdict,
    by: 'signature' as const,
    options: [option('PDF Documents', 0), option('Bills', 0.4)],
  }
  expect(likelyPlaces([{ ...byType, verdict: asked }])).toEqual([
    { category: 'PDF Documents', confidence: undefined },
    { category: 'Bills', confidence: 0.4 },
  ])
  const moved = { ...entryOf('a', 'Bills', options), category: 'Mine' }
  expect(likelyPlaces([moved])[0]).toEqual({ category: 'Mine', confidence: undefined })
})

it('of several files: what most of them could be', () => {
  const some = [
    entryOf('a', 'Bills', [option('Bills', 0.5), option('Letters', 0.45)]),
    entryOf('b', 'Notes', [option('Notes', 0.4), option('Letters', 0.38)]),
  ]
  expect(likelyPlaces(some).map(({ category }) => category)).toEqual(['Letters', 'Bills', 'Notes'])
})
