import { expect, it } from 'vitest'
import { clusterCount } from './limits.ts'
import { formatBeans, PLANS } from './prices.ts'

it('cluster count is min(5, ceil(file count / 3))', () => {
  expect([0, 1, 3, 4, 12, 13, 15, 16, 1000].map(clusterCount)).toEqual([0, 1, 1, 2, 4, 5, 5, 5, 5])
})

it('a balance has four decimals, and a year saves what it says', () => {
  expect([0, 1.23456].map(formatBeans)).toEqual(['0.0000', '1.2346'])
  const { monthly, yearly } = PLANS
  expect(Math.round((1 - yearly.priceUsd / (12 * monthly.priceUsd)) * 100)).toBe(yearly.savingPercent)
})
