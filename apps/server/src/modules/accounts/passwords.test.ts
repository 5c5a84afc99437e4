import type * as argon2 from '@node-rs/argon2'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

let running = 0
let mostRunning = 0
let verified: string[] = []
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  const watched = async <T>(act: () => Promise<T>): Promise<T> => {
    running += 1
    mostRunning = Math.max(mostRunning, running)
    try {
      return await act()
    } finally {
      running -= 1
    }
  }
  return {
    hash: (...args: Parameters<typeof real.hash>) => watched(() => real.hash(...args)),
    verify: (...args: Parameters<typeof real.verify>) => {
      verified.push(String(args[0]).replace(/\$[^$]+\$[^$]+$/u, ''))
      return watched(() => real.verify(...args))
    },
  }
})
beforeEach(() => {
  mostRunning = 0
  verified = []
})

describe('passwords', () => {
  it('are argon2id with a salt of their own', async () => {
    const passwords = await createPasswords()
    const [one, two] = [await passwords.hash('secret'), await passwords.hash('secret')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
    expect(one).not.toBe(two)
    expect([await passwords.verify(one, 'secret'), await passwords.verify(one, 'Secret')]).toEqual([true, false])
  })

  it('A-2: an unknown account costs the very same work, and is never right', async () => {
    const passwords = await createPasswords()
    const stored = await passwords.hash('secret')
    expect(await passwords.verify(stored, 'wrong')).toBe(false)
    expect(await passwords.verify(undefined, 'wrong')).toBe(false)
    expect(verified).toHaveLength(2)
    expect(verified[0]).toBe(verified[1])
  })

  it('are worked on two at a time at most, all in turn, and a flood is turned away', async () => {
    const passwords = await createPasswords()
    const stored = await passwords.hash('secret')
    const answers = await Promise.allSettled(Array.from({ length: 210 }, () => passwords.verify(stored, 'secret')))
    expect(mostRunning).toBe(2)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(8)
    expect(refused.every((answer) => answer.reason.code === 'unavailable')).toBe(true)
    expect(answers.filter((answer) => answer.status === 'fulfilled').every((answer) => answer.value)).toBe(true)
    expect(await passwords.verify(stored, 'secret')).toBe(true)
  })
})
