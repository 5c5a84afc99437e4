import { afterEach, describe, expect, it, vi } from 'vitest'
import { patiently } from './patiently.ts'

describe('a part that can not be fetched', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('is asked for again when the line is back, and after a while', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockReturnValue()
    const heard: (() => void)[] = []
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => heard.push(listener))
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'))
    const part = patiently(load)
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).toHaveBeenCalledTimes(1)
    heard.at(-1)?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledTimes(2)
    load.mockResolvedValue('here')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await part).toBe('here')
    expect(load).toHaveBeenCalledTimes(3)
  })
})
