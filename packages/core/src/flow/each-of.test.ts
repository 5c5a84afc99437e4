import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eachOf } from './each-of.ts'

it('answers in order, no more at a time than allowed, and counts each item once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 5 })), fc.integer({ min: 1, max: 6 }), async (items, width) => {
      let atWork = 0
      let most = 0
      const told: number[] = []
      const work = async (item: number) => {
        most = Math.max(most, ++atWork)
        for (let turn = 0; turn < item; turn += 1) await Promise.resolve()
        atWork -= 1
        return item * 2
      }
      const answers = await eachOf(items, width, work, (done) => told.push(done))
      expect(answers).toEqual(items.map((item) => item * 2))
      expect(most).toBeLessThanOrEqual(width)
      expect(told).toEqual(items.map((_, index) => index + 1))
    }),
  )
})

it('rejects with the first failure', async () => {
  const work = (item: number) => (item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(item))
  await expect(eachOf([1, 2, 3], 2, work)).rejects.toThrow('two')
})
