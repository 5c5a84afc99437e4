import { describe, expect, it } from 'vitest'
import { AppError } from '../errors/errors.ts'
import { FakeClock } from '../testing/clock.ts'
import { askModel, Breaker, type ChatModel } from './ask.ts'
import type { ModelItem } from './prompt.ts'

const items = (count: number): ModelItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `i${index}`,
    name: `${index}.txt`,
    folder: '',
    mediaType: 'text/plain',
    sizeBytes: 1,
  }))

/** A model that puts every file of a request into the first folder. */
const obedient = (calls: { count: number }): ChatModel => ({
  name: 'double',
  async ask({ ids, folders }) {
    calls.count += 1
    return JSON.stringify({ files: ids.map((_, at) => ({ n: at + 1, folder: folders[0], confidence: 1, reason: '' })) })
  },
})
const dead: ChatModel = {
  name: 'dead',
  ask: async () => {
    throw new AppError('io_error', 'dead can not be reached.')
  },
}

/** Lets everything run that waits for the fake clock. */
const settle = async <T>(promise: Promise<T>, clock: FakeClock): Promise<T> => {
  let isDone = false
  const watched = promise.finally(() => {
    isDone = true
  })
  for (let turn = 0; turn < 500 && !isDone; turn += 1) {
    await Promise.resolve()
    await clock.advance(1000)
  }
  return watched
}

describe('askModel', () => {
  it('asks in batches and gives every item its opinion', async () => {
    const clock = new FakeClock()
    const calls = { count: 0 }
    const asked = await askModel(items(45), ['A'], { model: obedient(calls), breaker: new Breaker(clock), clock })
    expect(asked.opinions.size).toBe(45)
    expect([calls.count, asked.requests]).toEqual([3, 3])
  })

  it('I-8: stops at the budget and says so; what was asked before stands', async () => {
    const clock = new FakeClock()
    const asked = await askModel(items(100), ['A'], {
      model: obedient({ count: 0 }),
      breaker: new Breaker(clock),
      clock,
      budget: { requests: 2, characters: 1e9 },
    })
    expect(asked).toMatchObject({ requests: 2, stopped: 'budget' })
    expect(asked.opinions.size).toBe(40)
  })

  it('C-3: leaves the local verdicts when the model fails, and asks no more for a minute after three failures', async () => {
    const clock = new FakeClock()
    const breaker = new Breaker(clock)
    for (let round = 0; round < 3; round += 1) {
      const asked = await settle(askModel(items(1), ['A'], { model: dead, breaker, clock }), clock)
      expect(asked).toMatchObject({ stopped: 'failed', reason: 'dead can not be reached.' })
    }
    expect(breaker.isOpen).toBe(true)
    const calls = { count: 0 }
    await askModel(items(1), ['A'], { model: obedient(calls), breaker, clock })
    expect(calls.count).toBe(0)
    await clock.advance(60_000)
    await askModel(items(1), ['A'], { model: obedient(calls), breaker, clock })
    expect([calls.count, breaker.isOpen]).toEqual([1, false])
  })

  it('I-3: ends a model that never answers', async () => {
    const clock = new FakeClock()
    const hanging: ChatModel = { name: 'hanging', ask: () => new Promise(() => undefined) }
    const asked = await settle(askModel(items(1), ['A'], { model: hanging, breaker: new Breaker(clock), clock }), clock)
    expect(asked).toMatchObject({ stopped: 'failed', reason: 'hanging took too long; sorted locally.' })
  })

  it('I-8: ends at once when the person cancels', async () => {
    const clock = new FakeClock()
    const controller = new AbortController()
    const hanging: ChatModel = {
      name: 'hanging',
      ask: (_request, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    }
    const asking = askModel(items(1), ['A'], {
      model: hanging,
      breaker: new Breaker(clock),
      clock,
      signal: controller.signal,
    })
    controller.abort(new AppError('cancelled', 'Cancelled.'))
    await expect(asking).rejects.toThrow('Cancelled.')
  })
})
