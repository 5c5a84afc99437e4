import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Ranking } from './bm25f.ts'
import { Postings } from './postings.ts'
import { SearchIndex } from './search-index.ts'

const isThere = () => true
const idOf = (item: number) => String(item).padStart(4, '0')

describe('Ranking', () => {
  it('the best few are the first of all, in the order of a plain sort', () => {
    const weights = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), {
      minLength: 1,
      maxLength: 80,
    })
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 90 }), (items, limit) => {
        const postings = new Postings()
        for (const [item, both] of items.entries())
          for (const [at, weight] of both.entries()) if (weight > 0) postings.add('ab'[at] ?? '', item, weight)
        const ranking = new Ranking()
        const best = (most: number) => {
          ranking.begin(items.length)
          for (const term of ['a', 'b']) ranking.addPart([[term, 1]], 1, items.length, postings, isThere)
          return ranking.best(most, 2, isThere, idOf)
        }
        const all = best(items.length)
        expect(best(limit)).toEqual(all.slice(0, limit))
        const isWhole = ({ item }: { item: number }) => Number(items[item]?.every((weight) => weight > 0))
        const sorted = all.toSorted(
          (one, other) => isWhole(other) - isWhole(one) || other.score - one.score || one.item - other.item,
        )
        expect(all).toEqual(sorted)
        expect(all).toHaveLength(items.filter((both) => both.some((weight) => weight > 0)).length)
      }),
    )
  })

  it('a part counts once, by the best of the terms that fit it', () => {
    const postings = new Postings()
    for (const item of [0, 1]) postings.add('invoice', item, 100)
    postings.add('rechnung', 1, 100)
    const ranking = new Ranking()
    ranking.begin(2)
    const terms = [
      ['rechnung', 0.5],
      ['invoice', 1],
    ] as const
    ranking.addPart(terms, 1, 2, postings, isThere)
    const [one, other] = ranking.best(2, 1, isThere, idOf)
    expect(one?.score).toBe(other?.score)
  })
})

describe('SearchIndex over many changes', () => {
  it('answers as one that never held what is gone, also after it was tidied', () => {
    const change = fc.record({ id: fc.nat({ max: 40 }), word: fc.nat({ max: 12 }), isRemoval: fc.boolean() })
    fc.assert(
      fc.property(fc.array(change, { minLength: 200, maxLength: 400 }), (changes) => {
        const [index, fresh] = [new SearchIndex(), new SearchIndex()]
        const last = new Map<number, string>()
        for (const { id, word, isRemoval } of changes) {
          const name = `word${String.fromCharCode(97 + word)} shared`
          if (isRemoval) index.remove(String(id))
          else index.add({ id: String(id), name, folder: 'f' })
          if (isRemoval) last.delete(id)
          else last.set(id, name)
        }
        for (const [id, name] of last) fresh.add({ id: String(id), name, folder: 'f' })
        expect(index.size).toBe(last.size)
        for (const query of ['worda', 'wordc shared', 'wordx', '"wordb shared"', 'shared -worda', 'woord'])
          expect([query, index.search(query, { limit: 5 })]).toEqual([query, fresh.search(query, { limit: 5 })])
      }),
      { numRuns: 40 },
    )
  })
})
