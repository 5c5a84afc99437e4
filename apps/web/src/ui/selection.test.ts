import { describe, expect, it } from 'vitest'
import { clearSelection, keepOnly, NOTHING, press, selectAll, step } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const plain = { extend: false, toggle: false }
const shift = { extend: true, toggle: false }
const ctrl = { extend: false, toggle: true }
const ids = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort().join('')

describe('the selection model', () => {
  it('a press selects one, Ctrl adds and takes away, Shift draws a range in both directions', () => {
    let now = press(NOTHING, order, 'c', plain)
    expect(ids(now)).toBe('c')
    now = press(now, order, 'e', ctrl)
    expect(ids(now)).toBe('ce')
    now = press(now, order, 'b', shift)
    expect(ids(now)).toBe('bcde')
    now = press(press(now, order, 'c', plain), order, 'a', shift)
    expect(ids(now)).toBe('abc')
  })

  it('the anchor survives a deselect', () => {
    const off = press(press(NOTHING, order, 'b', plain), order, 'b', ctrl)
    expect(ids(off)).toBe('')
    expect(ids(press(off, order, 'd', shift))).toBe('bcd')
  })

  it('arrows move and select, with Shift they extend, with Ctrl they only move', () => {
    let now = step(press(NOTHING, order, 'b', plain), order, 1, plain)
    expect([ids(now), now.active]).toEqual(['c', 'c'])
    now = step(step(now, order, 1, shift), order, 'last', shift)
    expect(ids(now)).toBe('cde')
    now = step(now, order, 'first', ctrl)
    expect([ids(now), now.active]).toEqual(['cde', 'a'])
    expect(step(now, order, -10, ctrl).active).toBe('a')
  })

  it('selects all and nothing, and forgets what is gone', () => {
    const all = selectAll(NOTHING, order)
    expect(ids(all)).toBe('abcde')
    expect(ids(clearSelection(all))).toBe('')
    expect(ids(keepOnly(all, (id) => id !== 'c'))).toBe('abde')
    expect(keepOnly(all, () => true)).toBe(all)
  })

  it('does nothing in an empty list', () => {
    expect(step(NOTHING, [], 1, plain)).toBe(NOTHING)
  })

  it('extends over 100,000 rows', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => String(index))
    expect(step(press(NOTHING, many, '0', plain), many, 'last', shift).ids.size).toBe(100_000)
  })
})
