import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { askedTogether, lookedUpTogether } from './together.ts'

/** Calls that end when the test says so, each with what is true at its beginning. */
function held() {
  const open: (() => void)[] = []
  let state = 0
  return {
    change: () => {
      state += 1
    },
    call: () => {
      const seen = state
      return new Promise<number>((resolve) => open.push(() => resolve(seen)))
    },
    endOne: async () => {
      open.shift()?.()
      await setImmediate()
    },
    open,
  }
}

describe('askedTogether', () => {
  it('calls once for all who wait, and shows nobody what was there before they asked', async () => {
    const { change, call, endOne, open } = held()
    const ask = askedTogether<number>()
    const first = ask('a', call)
    const other = ask('b', call)
    change()
    const later = [ask('a', call), ask('a', call), ask('a', call)]
    expect(open).toHaveLength(2)
    await endOne()
    await endOne()
    expect(open).toHaveLength(1)
    change()
    const last = ask('a', call)
    await endOne()
    await endOne()
    expect(await Promise.all([first, other, ...later, last])).toEqual([0, 0, 1, 1, 1, 2])
    expect(open).toHaveLength(0)
  })

  it('goes on after a call that failed', async () => {
    const ask = askedTogether<number>()
    const failed = ask('a', () => Promise.reject(new Error('no')))
    const after = ask('a', () => Promise.resolve(7))
    await expect(failed).rejects.toThrow('no')
    expect(await after).toBe(7)
    expect(await ask('a', () => Promise.resolve(8))).toBe(8)
  })
})

describe('lookedUpTogether', () => {
  it('looks up at once what is asked for first, then together what came meanwhile, each key once and never stale', async () => {
    const batches: (readonly string[])[] = []
    const { change, call, endOne } = held()
    const find = lookedUpTogether<string, string>({
      nameOf: (key) => key,
      look: async (keys) => {
        batches.push(keys)
        const state = await call()
        return keys.map((key) => `${key}${state}`)
      },
      width: 1,
      most: 2,
    })
    const first = find('a')
    change()
    const rest = [find('a'), find('b'), find('b'), find('c')]
    for (let at = 0; at < 4; at += 1) await endOne()
    expect(await Promise.all([first, ...rest])).toEqual(['a0', 'a1', 'b1', 'b1', 'c1'])
    expect(batches).toEqual([['a'], ['a', 'b'], ['c']])
  })

  it('tells everybody of a batch when it failed, and goes on', async () => {
    let calls = 0
    const find = lookedUpTogether<string, string>({
      nameOf: (key) => key,
      look: async (keys) => {
        calls += 1
        if (calls === 1) throw new Error('away')
        return keys
      },
      width: 1,
      most: 10,
    })
    await expect(find('a')).rejects.toThrow('away')
    expect(await find('a')).toBe('a')
  })
})
