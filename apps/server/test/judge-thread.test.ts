import { readFileSync } from 'node:fs'
import type { JudgeInput } from '@octavo/core'
import { afterEach, describe, expect, it } from 'vitest'
import { JudgeThread } from '../src/modules/learning/index.ts'

const MEGABYTE = 1024 * 1024

let judgeThread: JudgeThread | undefined
afterEach(async () => await judgeThread?.close())

/** Texts of made-up words, another one each time: nothing is dearer to group. */
const madeUp = (count: number, words: number) => {
  let state = 7
  const word = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return `w${state.toString(36)}`
  }
  return Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    name: `${n}.txt`,
    text: Array.from({ length: words }, word).join(' '),
  }))
}
const documents = (count: number, words: number) => ({
  type: 'documents' as const,
  documents: madeUp(count, words),
  groups: 5,
  language: 'en' as const,
})
const sorting = (name: string) => {
  const item = {
    ...{ id: name, is: 'file' as const, name, path: name, sizeBytes: 1, mediaType: '', modifiedAtMs: 0 },
    origin: { source: 'library' as const },
  }
  const inputs: JudgeInput[] = [{ item }]
  return { type: 'judge' as const, inputs, learned: [], folders: [], language: 'en' as const }
}
/** Numbers of the processes that this one has started and that are there. */
const children = (): readonly string[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').match(/\d+/gu) ?? []

describe('thinking', () => {
  it.runIf(process.env.TEST_LONG)(
    'L-9: grouping that takes too much memory dies alone, and the next one is answered',
    async () => {
      const slow = { heapBytes: 80 * MEGABYTE, memoryBytes: 260 * MEGABYTE }
      const own = new JudgeThread({ slow })
      judgeThread = own
      await expect(own.ask('alice', documents(400, 1000))).rejects.toMatchObject({ code: 'io_error' })
      const { groups } = await own.ask('alice', documents(3, 30))
      expect(groups.flatMap(({ itemIds }) => itemIds).sort()).toEqual(['0', '1', '2'])
      const { judged } = await own.ask('bob', sorting('a.jpg'))
      expect(judged[0]?.verdict.category).toBe('Photos & Images')
    },
  )

  it('L-9: nobody sorts later because somebody else groups, or sorts much', async () => {
    const own = new JudgeThread()
    judgeThread = own
    await Promise.all(['alice', 'bob'].map((who) => own.ask(who, sorting('first.jpg'))))
    const over: string[] = []
    const note = (name: string) => () => void over.push(name)
    const grouped = own.ask('alice', documents(400, 300)).then(note('groups'), note('groups'))
    const many = Array.from({ length: 30 }, (_, n) => own.ask('alice', sorting(`${n}.jpg`)).then(note('alice')))
    await own.ask('bob', sorting('a.jpg')).then(note('bob'))
    expect(over).not.toContain('groups')
    expect(over.filter((name) => name === 'alice').length).toBeLessThan(30)
    await Promise.all(many)
    await own.close()
    await grouped
  })

  it('L-9: what nobody waits for any more is ended, and its place is free', async () => {
    const own = new JudgeThread()
    judgeThread = own
    const gone = new AbortController()
    const given = own.ask('alice', documents(400, 300), { signal: gone.signal })
    const waiting = own.ask('alice', documents(400, 300), { signal: gone.signal })
    const next = own.ask('bob', documents(3, 30))
    gone.abort(new Error('The caller has gone'))
    await expect(given).rejects.toThrow('The caller has gone')
    await expect(waiting).rejects.toThrow('The caller has gone')
    expect((await next).groups.length).toBeGreaterThan(0)
  })

  it.runIf(process.platform === 'linux')('L-9: a process without work is ended after a while', async () => {
    const before = children()
    const own = new JudgeThread({ slow: { idleMs: 1 } })
    judgeThread = own
    await own.ask('alice', documents(3, 30))
    const fresh = () => children().filter((pid) => !before.includes(pid))
    await expect.poll(fresh, { timeout: 10_000 }).toEqual([])
    expect((await own.ask('alice', documents(3, 30))).groups.length).toBeGreaterThan(0)
  })
})
