import { describe, expect, it, vi } from 'vitest'
import { createLogger } from '../log/log.ts'
import { Background } from './background.ts'
import { pagesOf } from './pages.ts'

const alice = { id: 'alice' }
const bob = { id: 'bob' }
const settled = () => new Promise(setImmediate)

/** A line whose turns are written down and end when they are told to. */
function held(turnsOf: (who: string) => number, options: { readonly atOnce?: number; readonly restMs?: number } = {}) {
  const log = createLogger({ level: 'silent', file: undefined })
  const background = new Background(log)
  const begun: string[] = []
  const heard: string[] = []
  const open: ((error?: Error) => void)[] = []
  const line = background.line<{ readonly id: string }>({
    name: 'test',
    atOnce: options.atOnce ?? 1,
    async *run({ id }, signal) {
      try {
        for (let turn = 1; ; turn += 1) {
          begun.push(`${id} ${turn}`)
          await new Promise<void>((resolve, reject) => {
            open.push((error) => (error ? reject(error) : resolve()))
            signal.addEventListener('abort', () => reject(signal.reason), { once: true })
          })
          if (turn >= turnsOf(id)) return
          yield options.restMs
        }
      } finally {
        if (signal.aborted) heard.push(id)
      }
    },
  })
  const end = async (error?: Error) => {
    open.shift()?.(error)
    await settled()
  }
  return { log, background, line, begun, heard, end }
}

describe('work beside requests', () => {
  it('is done once however often it is asked for, and once more when asked for after it began', async () => {
    const { line, begun, end } = held(() => 1)
    const all = Promise.all([line.soon(alice), line.soon(alice), line.soon(alice)])
    await settled()
    expect([begun, line.isWanted(alice), line.isWanted(bob)]).toEqual([['alice 1'], true, false])
    void line.soon(alice)
    void line.soon(alice)
    await end()
    expect(begun).toEqual(['alice 1', 'alice 1'])
    await end()
    await all
    expect([begun.length, line.isWanted(alice)]).toEqual([2, false])
    // From the very moment on at which it has ended.
    await Promise.all([line.soon(alice).then(() => line.soon(alice)), settled().then(() => end().then(() => end()))])
    expect(begun.length).toBe(4)
  })

  it('is taken up for all whom a stop left it undone for, page by page', async () => {
    const background = new Background(createLogger({ level: 'silent', file: undefined }))
    const done: string[] = []
    const ids = ['1', '2', '3', '4', '5']
    const line = background.line<{ readonly id: string }>({
      name: 'test',
      atOnce: 1,
      async *run({ id }) {
        for await (const page of pagesOf(async (last = '') => ids.filter((one) => one > last).slice(0, 2), 2)) {
          done.push(`${id} ${page.join()}`)
          yield
        }
      },
      left: async () => [alice, bob],
    })
    await line.resume()
    expect([line.isWanted(alice), line.isWanted(bob)]).toEqual([true, true])
    await Promise.all([line.soon(alice), line.soon(bob)])
    for (const id of ['alice', 'bob'])
      expect(done.filter((one) => one.startsWith(id)).slice(0, 3)).toEqual([`${id} 1,2`, `${id} 3,4`, `${id} 5`])
  })

  it('L-9: goes on with others after each turn, so that nobody waits for somebody else who has much', async () => {
    const { line, begun, end } = held((who) => (who === 'alice' ? 4 : 1))
    void line.soon(alice)
    await settled()
    void line.soon(bob)
    for (let turn = 0; turn < 4; turn += 1) await end()
    expect(begun).toEqual(['alice 1', 'bob 1', 'alice 2', 'alice 3', 'alice 4'])
  })

  it('has no more under way than it may, and a rest holds no place', async () => {
    const { line, begun, end, background } = held(() => 2, { atOnce: 2, restMs: 3_600_000 })
    for (const id of ['a', 'b', 'c', 'd']) void line.soon({ id })
    await settled()
    expect(begun).toEqual(['a 1', 'b 1'])
    await end()
    await end()
    expect(begun).toEqual(['a 1', 'b 1', 'c 1', 'd 1'])
    await background.stop()
  })

  it('that fails is told of once, harms nobody else, and is done when it is asked for again', async () => {
    const { line, begun, end, log } = held(() => 1)
    const warn = vi.spyOn(log, 'warn')
    const first = line.soon(alice)
    void line.soon(bob)
    await settled()
    await end(new Error('away'))
    await expect(first).resolves.toBeUndefined()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(begun).toEqual(['alice 1', 'bob 1'])
    // Also when that was while it failed.
    void line.soon(alice)
    await end()
    void line.soon(alice)
    await end(new Error('still away'))
    expect(begun).toEqual(['alice 1', 'bob 1', 'alice 1', 'alice 1'])
    await end()
    expect([warn.mock.calls.length, line.isWanted(alice)]).toEqual([2, false])
  })

  it('stops in the middle: what is under way hears it and is waited for, nothing else begins, nothing is told', async () => {
    const { line, begun, heard, end, log, background } = held(() => 2, { atOnce: 2 })
    const warn = vi.spyOn(log, 'warn')
    const asked = ['a', 'b', 'c'].map((id) => line.soon({ id }))
    await settled()
    await end()
    expect(begun).toEqual(['a 1', 'b 1', 'c 1'])
    void line.soon({ id: 'b' })
    await background.stop()
    // The first one stood between two turns, and may tidy up, too.
    expect(heard.sort()).toEqual(['a', 'b', 'c'])
    await Promise.all(asked)
    await line.soon(bob)
    expect([begun.length, line.isWanted(bob), warn.mock.calls.length]).toEqual([3, false, 0])
  })
})
