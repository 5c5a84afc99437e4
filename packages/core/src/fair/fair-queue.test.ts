import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Lets everything go on that is ready to. */
const turns = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

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
    turns,
    endOne: async () => {
      ends.shift()?.()
      await turns()
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
    await work.turns()
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

  it('L-9: leaves places that one person alone can not hold, however much they have waiting', async () => {
    const queue = new FairQueue(3, { mostOfOne: 2 })
    const work = held()
    for (let n = 0; n < 5; n += 1) void queue.run('alice', work.act(`alice ${n}`))
    await work.turns()
    expect([work.begun, queue.running]).toEqual([['alice 0', 'alice 1'], 2])
    void queue.run('bob', work.act('bob 0'))
    void queue.run('bob', work.act('bob 1'))
    await work.turns()
    expect(work.begun.slice(2)).toEqual(['bob 0'])
    await work.endOne()
    expect(work.begun.slice(3)).toEqual(['alice 2'])
    await work.endOne()
    expect(work.begun.slice(4)).toEqual(['bob 1'])
  })

  it('L-9: bounds what one person has waiting, and serves their newest wish first where that is wanted', async () => {
    const work = held()
    const plain = new FairQueue(1, { mostWaiting: 1 })
    void plain.run('alice', work.act('at work'))
    void plain.run('alice', work.act('waits'))
    await expect(plain.run('alice', work.act('too much'))).rejects.toMatchObject({ code: 'busy' })
    void plain.run('bob', work.act('bob'))
    await work.endOne()
    await work.endOne()
    expect(work.begun).toEqual(['at work', 'waits', 'bob'])
    const newest = new FairQueue(1, { mostWaiting: 2, newestFirst: true })
    void newest.run('alice', work.act('1'))
    const oldest = newest.run('alice', work.act('2'))
    void newest.run('alice', work.act('3'))
    void newest.run('alice', work.act('4'))
    await expect(oldest).rejects.toMatchObject({ code: 'busy' })
    for (let n = 0; n < 3; n += 1) await work.endOne()
    expect(work.begun.slice(3)).toEqual(['1', '4', '3'])
  })

  it('runs everything once, never more than its width at the same time, and each person in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        async (people, width, mostOfOne) => {
          const queue = new FairQueue(width, { mostOfOne })
          const own = new Map<string, number>()
          const done: string[] = []
          let running = 0
          await Promise.all(
            people.map((who, n) =>
              queue
                .run(who, async () => {
                  running += 1
                  own.set(who, (own.get(who) ?? 0) + 1)
                  expect(running).toBeLessThanOrEqual(width)
                  expect(own.get(who)).toBeLessThanOrEqual(mostOfOne)
                  done.push(`${who}${n}`)
                  await Promise.resolve()
                  running -= 1
                  own.set(who, (own.get(who) ?? 0) - 1)
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
