import { expect, it } from 'vitest'
import { isPublicAddress } from './guard.ts'

it('tells public addresses from all others', () => {
  expect(['8.8.8.8', '2606:4700::1111'].every(isPublicAddress)).toBe(true)
  expect(['fe80::1', 'fc00::1', '0.0.0.0', '224.0.0.1', 'x'].some(isPublicAddress)).toBe(false)
})
