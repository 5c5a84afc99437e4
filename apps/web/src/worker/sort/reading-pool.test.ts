import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReadJob } from './protocol.ts'
import { createReadingPool, type ReaderThread } from './reading-pool.ts'

/** How a thread behaves when it gets a file of this name. */
const BEHAVIOUR: Readonly<Record<string, (say: (data: unknown) => void, fail: () => void, job: ReadJob) => void>> = {
  sound: (say, _, { job, name }) => say({ type: 'reading', job, reading: { text: `inside ${name}` } }),
  hangs: () => undefined,
  throws: (_, fail) => fail(),
  lies: (say, _, { job }) => say({ type: 'reading', job, reading: { text: 7, title: 'kept', pageCount: -1 } }),
  'answers for another': (say, _, { job }) => say({ type: 'reading', job: job + 1, reading: { text: 'not mine' } }),
  chatters: (say, _, { job }) => {
    say({ sourceName: 'worker', targetName: 'main', action: 'ready' })
    say(undefined)
    say({ type: 'reading', job, reading: { text: 'after all' } })
  },
}

const threads = { started: 0, ended: 0, isBroken: false }
const start = (): ReaderThread => {
  threads.started += 1
  let isOver = false
  const thread: ReaderThread = {
    onmessage: null,
    onerror: null,
    postMessage(job) {
      const behave = BEHAVIOUR[job.name.split('.')[0] ?? ''] ?? BEHAVIOUR.sound
      setTimeout(() => behave?.(say, fail, job))
    },
    terminate() {
      isOver = true
      threads.ended += 1
    },
  }
  const say = (data: unknown) => !isOver && thread.onmessage?.({ data } as MessageEvent)
  const fail = () => !isOver && thread.onerror?.({ preventDefault: () => undefined } as ErrorEvent)
  setTimeout(() => (threads.isBroken ? fail() : say({ type: 'ready' })))
  return thread
}
const blob = new Blob(['x'])

describe('reading in threads that can be ended', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    Object.assign(threads, { started: 0, ended: 0, isBroken: false })
  })
  afterEach(() => vi.useRealTimers())

  const readAll = async (names: readonly string[], width = 2) => {
    const pool = createReadingPool({ start, width, timeoutMs: 1000 })
    const reading = Promise.all(names.map((name) => pool.read(name, blob)))
    await vi.runAllTimersAsync()
    const answers = await reading
    pool.close()
    return answers
  }

  it('answers each file with its own reading, from no more threads than it is wide', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `sound.${index}`)
    expect(await readAll(names)).toEqual(names.map((name) => ({ text: `inside ${name}` })))
    expect(threads).toMatchObject({ started: 2, ended: 2 })
  })

  it('gives up a file that hangs, replaces its thread, and goes on', async () => {
    const answers = await readAll(['hangs.1', 'sound.1', 'hangs.2', 'sound.2', 'sound.3'], 1)
    expect(answers).toEqual([
      { code: 'too_slow' },
      { text: 'inside sound.1' },
      { code: 'too_slow' },
      { text: 'inside sound.2' },
      { text: 'inside sound.3' },
    ])
    expect(threads).toMatchObject({ started: 3, ended: 3 })
  })

  it('gives a file one more try when a thread breaks that had worked before, and the next file a fresh thread', async () => {
    expect(await readAll(['sound.1', 'throws.1', 'sound.2'], 1)).toEqual([
      { text: 'inside sound.1' },
      { code: 'damaged' },
      { text: 'inside sound.2' },
    ])
    expect(threads.started).toBe(3)
  })

  it('believes nothing that does not fit: wrong types, answers to other files, talk of the parser itself', async () => {
    const answers = await readAll(['lies', 'answers for another', 'chatters'])
    expect(answers).toEqual([{ title: 'kept' }, { code: 'too_slow' }, { text: 'after all' }])
  })

  it('answers all that wait when no thread can be started', async () => {
    threads.isBroken = true
    expect(await readAll(['sound.1', 'sound.2'])).toEqual([{ code: 'unreadable' }, { code: 'unreadable' }])
    expect(threads.started).toBeLessThanOrEqual(4)
  })

  it('replaces a thread after many files', async () => {
    await readAll(
      Array.from({ length: 1100 }, (_, index) => `sound.${index}`),
      1,
    )
    expect(threads.started).toBe(3)
  })

  it('answers who is read and who waits when it is closed', async () => {
    const pool = createReadingPool({ start, width: 1 })
    const reading = Promise.all(['hangs', 'sound'].map((name) => pool.read(name, blob)))
    await vi.advanceTimersByTimeAsync(100)
    pool.close()
    expect(await reading).toEqual([{ code: 'unreadable' }, { code: 'unreadable' }])
    expect(threads).toMatchObject({ started: 1, ended: 1 })
  })
})
