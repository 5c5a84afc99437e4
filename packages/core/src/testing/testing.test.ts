import { describe, expect, it } from 'vitest'
import { eachCase, FakeClock, MemoryLocks, memorySuites } from './index.ts'

memorySuites((name, cases, make) => describe(name, () => eachCase(cases, make, it)))

describe('clock and locks', () => {
  it('wakes sleepers in their order, when their time has come, and those that are aborted with the reason', async () => {
    const clock = new FakeClock(1000)
    const woken: string[] = []
    const controller = new AbortController()
    void clock.sleep(20).then(() => woken.push('late'))
    void clock.sleep(10).then(() => woken.push('early'))
    const aborted = clock.sleep(15, controller.signal)
    controller.abort('no longer')
    await expect(aborted).rejects.toBe('no longer')
    await clock.advance(10)
    expect(woken).toEqual(['early'])
    await clock.advance(100)
    expect(woken).toEqual(['early', 'late'])
    expect(clock.nowMs()).toBe(1110)
  })

  it('R-12, Z-6: refuses a root that is taken, above or below a taken one, and no neighbour', async () => {
    const locks = new MemoryLocks()
    const unlock = await locks.tryLock(['folder:/home/a'])
    expect(unlock).toBeDefined()
    expect(await locks.tryLock(['folder:/home/a'])).toBeUndefined()
    expect(await locks.tryLock(['folder:/home/a/b'])).toBeUndefined()
    expect(await locks.tryLock(['folder:/other', 'folder:/home'])).toBeUndefined()
    for (const near of ['folder:/home/ab', 'folder:/home/a b', 'folder:/home/A'] as const)
      expect(await locks.tryLock([near])).toBeDefined()
    await unlock?.()
    expect(await locks.tryLock(['folder:/home/a/b'])).toBeDefined()
  })
})
