import { expect, it } from 'vitest'
import { UnderWay } from './under-way.ts'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

it('L-9: who brings fifty uploads lets somebody with one of them have the next turn', async () => {
  const turns = new UnderWay(1)
  const order: string[] = []
  const done = range(50).map((at) => turns.commit('many', 1, async () => void order.push(`many ${at}`)))
  await turns.commit('one', 1, async () => void order.push('one'))
  expect(order.indexOf('one')).toBeLessThanOrEqual(2)
  await Promise.all(done)
  expect(order.length).toBe(51)
})

it('L-9: after a large upload the database is left to others, and its answer does not wait for that', async () => {
  const turns = new UnderWay(1)
  const order: string[] = []
  const slow = turns.commit('a', 2500, async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    order.push('large')
  })
  const next = turns.commit('b', 2500, async () => void order.push('next'))
  await slow
  order.push('answer of the large one')
  await next
  expect(order).toEqual(['large', 'answer of the large one', 'next'])
  await expect(turns.commit('c', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

it('L-9: one network has 64 uploads under way at a time; the next is told to come again, and other networks are taken', async () => {
  const turns = new UnderWay(1)
  let finish: () => void = () => undefined
  const waits = new Promise<void>((resolve) => {
    finish = resolve
  })
  const held = range(64).map((at) => turns.run(`2001:db8::${at}`, () => waits))
  await expect(turns.run('2001:db8::ff', () => waits)).rejects.toMatchObject({ code: 'rate_limited' })
  await expect(turns.run('192.0.2.1', async () => 'taken')).resolves.toBe('taken')
  finish()
  await Promise.all(held)
  await expect(turns.run('2001:db8::ff', async () => 'taken')).resolves.toBe('taken')
})
