import { afterEach, expect, it, vi } from 'vitest'
import { uuid } from './uuid.ts'

const SHAPE = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u

afterEach(() => vi.unstubAllGlobals())

it('has the shape of version 4 and differs, on pages that are not secure too', () => {
  expect(uuid()).toMatch(SHAPE)
  vi.stubGlobal('crypto', { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) })
  const made = Array.from({ length: 100 }, uuid)
  for (const one of made) expect(one).toMatch(SHAPE)
  expect(new Set(made).size).toBe(100)
})
