import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  balance,
  decide,
  follow,
  type LedgerRow,
  meet,
  nextRunMs,
  recognise,
  rowId,
  type Sighting,
  told,
} from './index.ts'

const at = (key: string, version = '1'): Sighting => ({ key, version })
const row = (key: string, state: LedgerRow['state'], more: Partial<LedgerRow> = {}): LedgerRow => ({
  ...at(key),
  metAtMs: 0,
  state,
  ...more,
})

/** A ledger after what changed in it. */
function after(rows: readonly LedgerRow[], put: readonly LedgerRow[], gone: readonly LedgerRow[] = []): LedgerRow[] {
  const next = new Map(rows.map((one) => [rowId(one), one]))
  for (const one of gone) next.delete(rowId(one))
  for (const one of put) next.set(rowId(one), one)
  return [...next.values()]
}

describe("a scout's ledger", () => {
  test('waits until a file has been the same for a while', () => {
    const first = meet([], [at('a', '1')], { nowMs: 1000, settleMs: 500 })
    expect(first).toMatchObject({ ready: [], nextAtMs: 1500 })
    const grown = meet(after([], first.put), [at('a', '2')], { nowMs: 1500, settleMs: 500 })
    expect(grown).toMatchObject({ ready: [], nextAtMs: 2000, gone: [at('a', '1')] })
    const rows = after(first.put, grown.put, grown.gone)
    expect(meet(rows, [at('a', '2')], { nowMs: 1999, settleMs: 500 }).ready).toEqual([])
    expect(meet(rows, [at('a', '2')], { nowMs: 2000, settleMs: 500 }).ready).toMatchObject([at('a', '2')])
  })

  test('does not file again what a person took back, and knows a new thing of an old name', () => {
    const filed = [row('a', 'filed', { place: 'Letters/a' })]
    expect(meet(filed, [at('a')], { nowMs: 9, settleMs: 0 })).toMatchObject({
      ready: [],
      put: [{ key: 'a', state: 'kept', code: 'taken_back' }],
    })
    expect(meet(filed, [at('a', '2'), at('Letters/a')], { nowMs: 9, settleMs: 0 })).toMatchObject({
      ready: [at('a', '2')],
      gone: [],
    })
  })

  test('knows by its contents what a person moved after it was filed, and files a second copy', () => {
    const filed = [row('a', 'filed', { place: 'Letters/a', content: 'same' })]
    const ready = [row('Work/b', 'new', { content: 'same' })]
    expect(recognise(filed, ready, () => false)).toMatchObject({
      put: [{ key: 'a', state: 'filed', place: 'Work/b' }],
      gone: [{ key: 'Work/b' }],
      fresh: [],
    })
    expect(recognise(filed, ready, () => true)).toMatchObject({ put: [], gone: [], fresh: ready })
  })

  test('takes from a plan what is open, and leaves units that are not open as a whole', () => {
    const act = (from: string, unit?: string) => ({
      type: 'move' as const,
      itemId: from,
      from,
      to: `To/${from}`,
      what: 'file' as const,
      expect: { sizeBytes: 1, modifiedAtMs: 1 },
      ...(unit !== undefined && { unit }),
    })
    const skip = (path: string, code: 'already_there' | 'unsure' | 'io_error') => ({ itemId: path, path, code })
    const plan = {
      acts: [act('a'), act('b.jpg', 'u'), act('b.raw', 'u'), act('other')],
      skips: [skip('c', 'unsure'), skip('d', 'already_there'), skip('e', 'io_error')],
    } as unknown as Parameters<typeof decide>[1]
    const open = ['a', 'b.jpg', 'c', 'd', 'e'].map((key) => row(key, 'new'))
    const { put, acts } = decide(open, plan)
    expect(acts.map(({ from }) => from)).toEqual(['a'])
    expect(put.map(({ key, state }) => [key, state])).toEqual([
      ['a', 'proposed'],
      ['c', 'asked'],
      ['d', 'kept'],
      ['e', 'failed'],
    ])
  })

  test('follows what a move gave another key: to its place, to where its person has it, and takes no twin for it', () => {
    const path = (key: string) => key
    const proposed = row('a', 'proposed', { version: 'v', place: 'Letters/a' })
    const to = (key: string) => follow([proposed], [at(key, 'v')], path)
    expect(to('Letters/a')).toEqual([{ ...proposed, state: 'filed', placed: 'v' }])
    const { place: _, ...free } = proposed
    expect(to('mine')).toEqual([{ ...free, key: 'mine', state: 'kept', code: 'moved_by_person' }])
    expect(to('a')).toEqual([proposed])
    expect(follow([proposed], [at('a', 'other')], path)).toEqual([proposed])
    const [filed = proposed] = to('Letters/a')
    expect(follow([filed], [at('Letters/a', 'v')], path)).toEqual([filed])
    expect(follow([filed], [at('a', 'v')], path)).toEqual([filed])
    expect(follow([filed], [at('mine', 'v')], path)).toEqual([{ ...filed, place: 'mine' }])
    // Two of one content: each goes to its own place, and of others nobody can say which is which.
    const twin = row('b', 'proposed', { version: 'v', place: 'Letters/b' })
    const both = follow([proposed, twin], [at('Letters/b', 'v'), at('Letters/a', 'v')], path)
    expect(both.map(({ state, place }) => [state, place])).toEqual([
      ['filed', 'Letters/a'],
      ['filed', 'Letters/b'],
    ])
    expect(follow([proposed, twin], [at('x', 'v'), at('y', 'v')], path)).toEqual([proposed, twin])
  })

  test('believes the journal of a run that was killed', () => {
    const rows = ['done', 'failed', 'pending', 'never'].map((key) => row(key, 'filing', { runId: 'r' }))
    const acts = ['done', 'failed', 'pending'].map((from) => ({ from }))
    const receipts = new Map([
      [0, { index: 0, itemId: 'done', from: 'done', to: 'Work/done', status: 'done' }],
      [1, { index: 1, itemId: 'failed', from: 'failed', status: 'failed', code: 'io_error' }],
    ])
    const run = { acts, receipts } as unknown as Parameters<typeof told>[2]
    expect(told(rows, 'r', run)).toMatchObject([
      { key: 'done', state: 'filed', place: 'Work/done' },
      { key: 'failed', state: 'failed', code: 'io_error' },
      { key: 'never', state: 'new' },
    ])
    expect(told(rows, 'r', undefined).map(({ state }) => state)).toEqual(['new', 'new', 'new', 'new'])
    expect(told(rows, 'another', undefined)).toEqual([])
  })

  test('misses nothing of a listing, whatever was known, and counts everything once', () => {
    const keys = fc.constantFrom('a', 'b', 'c', 'Work/a', 'Work/b')
    const versions = fc.constantFrom('1', '2')
    const states = fc.constantFrom<LedgerRow['state']>('new', 'proposed', 'asked', 'kept', 'filing', 'filed', 'failed')
    const rows = fc.uniqueArray(
      fc.record({ key: keys, version: versions, metAtMs: fc.nat(99), state: states, place: keys }),
      { selector: rowId },
    )
    const sightings = fc.uniqueArray(fc.record({ key: keys, version: versions }), { selector: ({ key }) => key })
    fc.assert(
      fc.property(rows, sightings, fc.nat(99), (known, listing, nowMs) => {
        const { put, gone } = meet(known, listing, { nowMs, settleMs: 20 })
        const next = after(known, put, gone)
        const { seen, missed, ...states } = balance(next, listing)
        expect(missed).toBe(0)
        expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(seen)
        // The same listing again changes nothing.
        const again = meet(next, listing, { nowMs, settleMs: 20 })
        expect({ put: again.put, gone: again.gone }).toEqual({ put: [], gone: [] })
      }),
    )
  })

  test('looks again after an hour, a day or a week, and at once after a clock that went wrong', () => {
    expect(nextRunMs('hourly', undefined, 5)).toBe(5)
    expect(nextRunMs('daily', 10, 5)).toBe(5)
    expect(nextRunMs('weekly', 0, 5)).toBe(7 * 86_400_000)
    expect(nextRunMs('realtime', 0, 5)).toBe(900_000)
  })
})
