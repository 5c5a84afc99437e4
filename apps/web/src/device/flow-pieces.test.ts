import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedPieces, PIECE, type SavedLists } from './flow-pieces.ts'

/** Keeps pieces as a database would. */
const keep = (kept: Map<string, readonly unknown[]>, before: SavedLists, now: SavedLists) => {
  let count = 0
  for (const { list, at, things } of changedPieces(before, now)) {
    count += 1
    if (things) kept.set(`${list} ${at}`, things)
    else kept.delete(`${list} ${at}`)
  }
  return count
}
const whole = (kept: Map<string, readonly unknown[]>) => {
  const lists: Record<string, unknown[]> = {}
  for (const [key, things] of kept) {
    const [list = '', at] = key.split(' ')
    const all = lists[list] ?? []
    lists[list] = all
    for (const [index, thing] of things.entries()) all[Number(at) * PIECE + index] = thing
  }
  return lists
}

it('one thing that changed is written with its neighbours only, and nothing where nothing did', () => {
  const kept = new Map<string, readonly unknown[]>()
  const things = Array.from({ length: 10_000 }, (_, at) => ({ at }))
  const first = { things, others: [{}] }
  expect(keep(kept, {}, first)).toBe(10_000 / PIECE + 1)
  const now = { ...first, things: things.with(4321, { at: -1 }) }
  expect(keep(kept, first, now)).toBe(1)
  expect(keep(kept, now, { ...now, things: [...now.things] })).toBe(0)
  expect(whole(kept)).toEqual(now)
  // One that is gone from the end is gone from what is kept.
  const shorter = { ...now, things: now.things.slice(0, -1) }
  expect(keep(kept, now, shorter)).toBe(1)
  expect(whole(kept)).toEqual(shorter)
})

it('whatever lists become, what is kept is what they are', () => {
  const pool = Array.from({ length: 400 }, (_, at) => ({ at }))
  const list = fc.array(fc.nat({ max: 399 }), { maxLength: 160 }).map((places) => places.map((at) => pool[at]))
  const lists = fc.dictionary(fc.constantFrom('a', 'b', 'c'), list, { maxKeys: 3 })
  fc.assert(
    fc.property(fc.array(lists, { minLength: 1, maxLength: 6 }), (states) => {
      const kept = new Map<string, readonly unknown[]>()
      let before: SavedLists = {}
      for (const state of states) {
        keep(kept, before, state)
        before = state
        expect(whole(kept)).toEqual(Object.fromEntries(Object.entries(state).filter(([, all]) => all.length > 0)))
      }
    }),
  )
})
