import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-advice.ts'

describe('passwordStrength', () => {
  it.each([
    ['123456', 'weak'],
    ['password1', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['Tr0ub4dor&3', 'fair'],
    ['correct horse battery staple', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
