import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair.ts'

/** Work that ends when it is told to. */
const held = () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    act: (name: string) => () =>
      new Promise<void>((resolve) => {
        begun.push(name)
        ends.push(resolve)
      }),
    endOne: async () => {
      ends.shift()?.()
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  }
}

describe('FairQueue', () => {
  it('I-8: somebody with much to do does not keep others waiting', async () => {
    const queue = new FairQueue(1)
    const work = held()
    for (let n = 0; n < 100; n += 1) void queue.run('alice', work.act(`alice ${n}`))
    void queue.run('bob', work.act('bob 0'))
    void queue.run('bob', work.act('bob 1'))
    for (let n = 0; n < 4; n += 1) await work.endOne()
    expect(work.begun).toEqual(['alice 0', 'alice 1', 'bob 0', 'alice 2', 'bob 1'])
  })

  it('I-8: whoever cancels leaves the line at once and holds nobody up', async () => {
    const queue = new FairQueue(1)
    const work = held()
    void queue.run('alice', work.act('alice'))
    const stop = new AbortController()
    const waiting = queue.run('bob', work.act('bob'), stop.signal)
    void queue.run('carol', work.act('carol'))
    stop.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    await work.endOne()
    expect(work.begun).toEqual(['alice', 'carol'])
    await expect(queue.run('bob', work.act('bob'), stop.signal)).rejects.toThrow('gone')
  })

  it('runs everything once, never more than its width at the same time, and each person in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        async (people, width) => {
          const queue = new FairQueue(width)
          const done: string[] = []
          let running = 0
          await Promise.all(
            people.map((who, n) =>
              queue
                .run(who, async () => {
                  running += 1
                  expect(running).toBeLessThanOrEqual(width)
                  done.push(`${who}${n}`)
                  await Promise.resolve()
                  running -= 1
                  if (n % 5 === 0) throw new Error('broken')
                })
                .catch((error: Error) => expect(error.message).toBe('broken')),
            ),
          )
          expect([...done].sort()).toEqual(people.map((who, n) => `${who}${n}`).sort())
          for (const who of ['a', 'b', 'c'])
            expect(done.filter((name) => name.startsWith(who))).toEqual(
              people.flatMap((other, n) => (other === who ? [`${who}${n}`] : [])),
            )
        },
      ),
    )
  })
})
