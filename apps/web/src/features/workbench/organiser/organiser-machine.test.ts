import { type Groups, PACING } from '@octavo/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { browserClock } from '../../../platform/clock.ts'
import { createOrganiserMachine, type OrganiserNotice, type OrganiserServices } from './organiser-machine.ts'

const ITEMS = ['a', 'b', 'c']
const HERE: Groups<string> = new Map([['Here', ['a', 'b', 'c']]])
const THERE: Groups<string> = new Map([
  ['One', ['a', 'b']],
  ['Two', ['b', 'c']],
])

const begin = (
  services: Partial<OrganiserServices<string, string>> = {},
  { asksFirst = false, isQuick = false }: { readonly asksFirst?: boolean; readonly isQuick?: boolean } = {},
) => {
  const told: OrganiserNotice[] = []
  const actor = createActor(
    createOrganiserMachine<string, string>({
      ...{ asksFirst, isQuick, clock: browserClock, pacing: () => PACING },
      services: { group: async () => HERE, ...services },
    }),
  )
  actor.on('*', (notice) => told.push(notice))
  actor.start()
  actor.send({ type: 'START', items: ITEMS, method: 'date' })
  const stage = () => actor.getSnapshot().value
  const context = () => actor.getSnapshot().context
  return { actor, told, stage, context }
}

const refusing = { ask: async () => Promise.reject(new Error('500')) }

describe('an organiser', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('P2-4.13: start goes from idle to waiting, holds five seconds, then goes to processing', async () => {
    const { stage } = begin({ ask: () => new Promise(() => undefined) })
    expect(stage()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(4999)
    expect(stage()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(stage()).toBe('processing')
  })

  it('P2-4.14: what the server answers goes to approval as it is', async () => {
    const { stage, context } = begin({ ask: async () => THERE })
    await vi.advanceTimersByTimeAsync(5000)
    expect([stage(), context().proposed]).toEqual(['approval', THERE])
  })

  it('P2-4.17: without the server this device groups, in steps of 20 from 20 to 100, every 200 ms', async () => {
    const { actor, stage, context } = begin(refusing)
    const percents: (number | undefined)[] = []
    actor.subscribe((snapshot) => percents.push(snapshot.context.percent))
    await vi.advanceTimersByTimeAsync(5000)
    expect([stage(), context().percent]).toEqual(['processing', 20])
    await vi.advanceTimersByTimeAsync(200)
    expect(context().percent).toBe(40)
    await vi.advanceTimersByTimeAsync(600)
    expect([stage(), context().percent]).toEqual(['processing', 100])
    await vi.advanceTimersByTimeAsync(200)
    expect([stage(), context().proposed]).toEqual(['approval', HERE])
    expect([...new Set(percents.filter((percent) => percent !== undefined))]).toEqual([20, 40, 60, 80, 100])
  })

  it('P2-8.18: that the server did not sort is logged, and nobody is told', async () => {
    const { told } = begin(refusing)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(told).toEqual([])
    expect(console.warn).toHaveBeenCalledOnce()
  })

  it('P2-4.16: approve hands the groups over and tells of it; the end stays three seconds', async () => {
    const { actor, told, stage, context } = begin({ ask: async () => THERE })
    await vi.advanceTimersByTimeAsync(5000)
    actor.send({ type: 'APPROVE' })
    expect([stage(), context().result]).toEqual(['completed', THERE])
    expect(told).toEqual([{ type: 'organised', itemCount: 3, groupCount: 2 }])
    await vi.advanceTimersByTimeAsync(2999)
    expect(stage()).toBe('completed')
    await vi.advanceTimersByTimeAsync(1)
    expect([stage(), context().result]).toEqual(['idle', THERE])
  })

  it('P2-4.15: reject clears the groups and goes back to idle, where nothing is done', async () => {
    const { actor, told, stage, context } = begin(refusing)
    await vi.advanceTimersByTimeAsync(6000)
    actor.send({ type: 'REJECT' })
    expect([stage(), context().proposed, context().percent, told]).toEqual(['idle', undefined, undefined, []])
    actor.send({ type: 'START', items: ITEMS, method: 'date' })
    expect(stage()).toBe('waiting')
  })

  it('P2-4.18: a first call that is answered gives its groups at once, without approval', async () => {
    const ask = vi.fn(async () => THERE)
    const { told, stage, context } = begin({ ask }, { asksFirst: true })
    await vi.advanceTimersByTimeAsync(0)
    expect([stage(), context().result, told.length]).toEqual(['idle', THERE, 1])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('P2-4.18: a first call that fails goes the whole way, with a second one', async () => {
    const ask = vi.fn<() => Promise<Groups<string>>>()
    ask.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(THERE)
    const { stage, context } = begin({ ask }, { asksFirst: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(stage()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(5000)
    expect([stage(), context().proposed, ask.mock.calls.length]).toEqual(['approval', THERE, 2])
  })

  it('what was cancelled answers no more, and a second start while one runs changes nothing', async () => {
    const { actor, stage, context } = begin(refusing)
    actor.send({ type: 'START', items: ['other'], method: 'size' })
    expect(context().wish).toEqual({ items: ITEMS, method: 'date' })
    await vi.advanceTimersByTimeAsync(5400)
    actor.send({ type: 'CANCEL' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect([stage(), context().proposed]).toEqual(['idle', undefined])
  })

  it('what stays on this device waits for nobody; when it can not be grouped, that is told', async () => {
    const quick = begin({}, { isQuick: true, asksFirst: true })
    await vi.advanceTimersByTimeAsync(10)
    expect([quick.stage(), quick.context().proposed]).toEqual(['approval', HERE])
    const broken = begin({ group: async () => Promise.reject(new Error('x')) }, { isQuick: true })
    await vi.advanceTimersByTimeAsync(10)
    expect([broken.stage(), broken.told]).toEqual(['idle', [{ type: 'failed' }]])
  })

  it('what a person edits of the result is taken back step by step; another sort begins anew', async () => {
    const { actor, context, stage } = begin({}, { isQuick: true })
    await vi.runAllTimersAsync()
    actor.send({ type: 'APPROVE' })
    expect([context().result, context().method]).toEqual([HERE, 'date'])
    const merged: Groups<string> = new Map([['One', ITEMS]])
    actor.send({ type: 'EDIT', groups: THERE })
    actor.send({ type: 'EDIT', groups: merged })
    actor.send({ type: 'EDIT', groups: merged })
    expect(context().result).toBe(merged)
    actor.send({ type: 'UNDO' })
    expect(context().result).toBe(THERE)
    actor.send({ type: 'UNDO' })
    actor.send({ type: 'UNDO' })
    expect([context().result, context().past]).toEqual([HERE, []])
    actor.send({ type: 'EDIT', groups: THERE })
    await vi.advanceTimersByTimeAsync(3000)
    expect(stage()).toBe('idle')
    actor.send({ type: 'START', items: ITEMS, method: 'size' })
    await vi.runAllTimersAsync()
    actor.send({ type: 'APPROVE' })
    expect([context().method, context().past]).toEqual(['size', []])
  })
})
