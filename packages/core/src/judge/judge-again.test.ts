import { describe, expect, it } from 'vitest'
import { learnLesson, NOTHING_LEARNED } from '../learn/index.ts'
import { Rules } from '../rules/index.ts'
import { judgeAgain } from './judge-again.ts'
import type { JudgeInput } from './judged.ts'

const fee = (id: string): JudgeInput => ({
  item: {
    ...{ id, is: 'file', name: `${id}.txt`, path: `Old/${id}.txt`, sizeBytes: 90, mediaType: 'text/plain' },
    ...{ modifiedAtMs: 1, origin: { source: 'library' } },
  },
  reading: { text: `Harbour office: mooring fee for berth ${id}, sailing boat, pontoon, tide table of the marina.` },
})
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const inputs = ids.map(fee)
/** All of them taught their folder, and some of them another one. */
const taught = (others: readonly string[]) =>
  learnLesson(
    NOTHING_LEARNED,
    inputs.map(({ item, reading }) => ({
      itemId: item.id,
      label: others.includes(item.id) ? 'Sailing' : 'Old',
      item,
      ...(reading && { reading }),
    })),
  )
const lying = (some: readonly string[]) => new Map(some.map((id) => [id, 'Old']))

describe('what would be judged otherwise today', () => {
  it('is nothing where everything lies where its like lie', () => {
    expect(judgeAgain(inputs, { learned: taught([]) }, lying(ids))).toEqual([])
  })

  it('is what all its like, corrected since, speak against; only of what is asked about, and its own place has no say', () => {
    const learned = taught(ids.slice(1))
    expect(judgeAgain(inputs, { learned }, lying(['a'])).map(({ itemId, category }) => [itemId, category])).toEqual([
      ['a', 'Sailing'],
    ])
    expect(judgeAgain(inputs, { learned }, lying([]))).toEqual([])
  })

  it('is nothing where its like lie here and there: what is not sure stays', () => {
    expect(judgeAgain(inputs, { learned: taught(ids.slice(2)) }, lying(['a', 'b']))).toEqual([])
  })

  it('is what a rule says, but for what lies in that folder or below it', () => {
    const rules = new Rules({
      rules: [{ name: 'x', when: { field: 'name', op: 'startsWith', value: ['a', 'b', 'c'] }, move: 'Old/Berths' }],
    })
    const lies = new Map([
      ['a', 'Old'],
      ['b', 'Old/Berths'],
      ['c', 'Old/Berths/2024'],
      ['d', 'Old'],
    ])
    const changed = judgeAgain(inputs, { learned: NOTHING_LEARNED, rules }, lies)
    expect(changed.map(({ itemId }) => itemId)).toEqual(['a'])
  })
})
