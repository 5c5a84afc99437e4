import { describe, expect, it } from 'vitest'
import { itemOf } from '../item/index.ts'
import { askAgain, keepAll, NOTHING_KEPT, partSets, readKept, writeKept } from './kept.ts'

const [A, B, C] = ['a', 'b', 'c'].map((one) => one.repeat(64)) as [string, string, string]
const set = (...names: readonly string[]) => {
  const items = names.map((path) => itemOf('folder', { path, sizeBytes: 1, modifiedAtMs: 0 }))
  return { items, keeper: items[0] as (typeof items)[number] }
}
/** The first letter of a name is its content. */
const keyOf = async ({ path }: { readonly path: string }) => ({ a: A, b: B, c: C })[path[0] ?? '']

describe('copies that are all kept', () => {
  it('are known by what is in them, whatever they are called, and are asked about when something new is among them', async () => {
    const kept = keepAll(NOTHING_KEPT, [A, B])
    const sets = [set('a1', 'b1'), set('a2', 'a3'), set('a4', 'b2', 'c1'), set('c2', 'c3')]
    const { open, kept: left } = await partSets(sets, kept, keyOf)
    expect(left).toEqual([sets[0], sets[1]])
    expect(open).toEqual([sets[2], sets[3]])
  })

  it('are asked about where a content can not be read, and again when told', async () => {
    const kept = keepAll(keepAll(NOTHING_KEPT, [A]), [A, B])
    expect(kept).toEqual([[A, B]])
    expect((await partSets([set('a1', 'x1')], kept, keyOf)).open).toHaveLength(1)
    expect(askAgain(kept, [B, C])).toEqual(NOTHING_KEPT)
  })

  it('are read back as they were written, and nothing else is', () => {
    expect(readKept(writeKept([[A, B]]))).toEqual([[A, B]])
    for (const text of [
      '',
      '{}',
      '[]',
      JSON.stringify({ octavo: 'kept', format: 2, sets: [] }),
      writeKept([['no hash']]),
    ])
      expect(() => readKept(text)).toThrow(expect.objectContaining({ code: 'corrupt' }))
  })
})
