import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

it('opens what it closed, for that owner and secret only, and nothing that was changed', () => {
  const secret = randomBytes(32)
  const seal = createSeal(secret, 'test')
  fc.assert(
    fc.property(fc.string(), fc.nat(), (text, at) => {
      const sealed = seal.close(text, 'alice')
      expect(seal.open(sealed, 'alice')).toBe(text)
      expect(seal.open(sealed, 'bob')).toBeUndefined()
      expect(createSeal(secret, 'other').open(sealed, 'alice')).toBeUndefined()
      expect(createSeal(randomBytes(32), 'test').open(sealed, 'alice')).toBeUndefined()
      const bytes = Buffer.from(sealed, 'base64url')
      bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 1
      expect(seal.open(bytes.toString('base64url'), 'alice')).toBeUndefined()
    }),
  )
  expect(seal.open('', 'alice')).toBeUndefined()
})
