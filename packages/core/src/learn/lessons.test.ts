import v8 from 'node:v8'
import vm from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item } from '../item/item.ts'
import { decide } from './decide.ts'
import { exportLearned, importLearned, joinLearned, type Learned, learn, NOTHING_LEARNED, relabel } from './learned.ts'
import { isTelling, keptReading, learnLesson, recallLearned } from './lessons.ts'

const item = (name: string): Item => ({
  id: name,
  is: 'file',
  name,
  path: name,
  sizeBytes: 10,
  mediaType: '',
  modifiedAtMs: 0,
  origin: { source: 'folder' },
})
const filed = (itemId: string, label: string) => ({
  itemId,
  label,
  item: item(`${itemId}.txt`),
  reading: { text: `all about ${label} and ${itemId}` },
})
const labelsOf = (learned: Learned) => new Map(learned.examples.map(({ itemId, label }) => [itemId, label]))

describe('a lesson', () => {
  it('is every document, and another file only where its type does not say so already', () => {
    expect(isTelling(item('a.pdf'), 'PDF Documents')).toBe(true)
    expect(isTelling(item('a.jpg'), 'Photos & Images')).toBe(false)
    expect(isTelling(item('a.jpg'), 'Lisbon')).toBe(true)
  })

  it('holds 400 examples at most; the last decision on an item holds', () => {
    const many = Array.from({ length: 450 }, (_, index) => filed(`${index}`, `label ${index % 30}`))
    expect(learnLesson(NOTHING_LEARNED, many).examples).toHaveLength(400)
    const twice = learnLesson(NOTHING_LEARNED, [filed('a', 'Wrong'), filed('a', 'Right')])
    expect(labelsOf(twice)).toEqual(new Map([['a', 'Right']]))
  })

  it('many that went to one folder together teach less than a single one, and take nothing from it', () => {
    const many = Array.from({ length: 8 }, (_, index) => filed(`m${index}`, 'Heap'))
    const single = learn(NOTHING_LEARNED, filed('m0', 'Heap'), 'Heap')
    const learned = learnLesson(single, [...many, filed('s', 'Own')])
    const originOf = new Map(learned.examples.map(({ itemId, from }) => [itemId, from]))
    expect([originOf.get('m0'), originOf.get('m1'), originOf.get('s')]).toEqual(['person', 'bulk', 'person'])
    expect(importLearned(exportLearned(learned))).toEqual(learned)
    // Two folders with the same words in them: what was decided by itself outweighs as much that was not.
    const same = (id: string, label: string) => ({
      ...filed(id, label),
      reading: { text: 'barley oats rye wheat and hops' },
    })
    const by = (from: 'person' | 'bulk') =>
      ['a', 'b', 'c'].reduce<Learned>(
        (known, id) => learn(known, same(`${from}${id}`, from), from, from),
        NOTHING_LEARNED,
      )
    const both = joinLearned(by('bulk'), by('person'))
    const [first] = decide(same('x', 'x'), { learned: both, fallback: 'Documents & Text' }).options
    expect(first?.category).toBe('person')
  })

  it('a folder that has another name, or is one with another, keeps what it taught', () => {
    const learned = learnLesson(NOTHING_LEARNED, [filed('a', 'Old'), filed('b', 'New'), filed('c', 'Else')])
    expect(labelsOf(relabel(learned, 'Old', 'New'))).toEqual(
      new Map([
        ['a', 'New'],
        ['b', 'New'],
        ['c', 'Else'],
      ]),
    )
  })

  it('keeps the beginning of a text, and everything else of a reading', () => {
    const long = { title: 'T', text: 'x'.repeat(50_000), pageCount: 3 }
    expect(keptReading(long)).toEqual({ ...long, text: 'x'.repeat(20_000) })
    const short = { text: 'y' }
    expect(keptReading(short)).toBe(short)
    expect(keptReading({ code: 'no_text' })).toEqual({ code: 'no_text' })
  })
})

describe('what was learned in several places', () => {
  const decisions = fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.constantFrom('A', 'B', 'C')), {
    maxLength: 12,
  })
  const taught = (made: readonly (readonly [number, string])[]) =>
    made.reduce<Learned>((known, [id, label]) => learn(known, filed(`i${id}`, label), label), NOTHING_LEARNED)

  it('is put together with no decision lost, and the newer one on an item that both know', () => {
    fc.assert(
      fc.property(decisions, decisions, (before, after) => {
        const [older, newer] = [taught(before), taught(after)]
        expect(labelsOf(joinLearned(older, newer))).toEqual(new Map([...labelsOf(older), ...labelsOf(newer)]))
        expect(recallLearned(exportLearned(older), undefined, exportLearned(newer))).toEqual(joinLearned(older, newer))
      }),
      { numRuns: 40 },
    )
  })

  it('leaves out a text that is damaged, and keeps the rest', () => {
    const sound = exportLearned(taught([[1, 'A']]))
    expect(labelsOf(recallLearned('{"octavoLearned":9}', sound, sound.slice(0, -3)))).toEqual(new Map([['i1', 'A']]))
    expect(recallLearned()).toEqual(NOTHING_LEARNED)
  })
})

describe('what is kept of a text', () => {
  it('does not hold on to the rest: memory grows with what is kept, not with what was read', () => {
    v8.setFlagsFromString('--expose-gc')
    const collect = vm.runInNewContext('gc') as () => void
    const longText = (n: number) => Buffer.alloc(400_000, 97 + (n % 26)).toString('latin1')
    collect()
    const before = process.memoryUsage().heapUsed
    const kept = Array.from({ length: 100 }, (_, n) => keptReading({ text: longText(n) }))
    collect()
    const grownBytes = process.memoryUsage().heapUsed - before
    expect(kept.every(({ text }) => text?.length === 20_000)).toBe(true)
    expect(grownBytes).toBeLessThan(20_000_000)
  })
})
