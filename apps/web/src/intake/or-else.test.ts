import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Collect, Collected } from './brought.ts'
import { orElse } from './or-else.ts'

const brought: Collected = {
  ...{ outcome: 'brought', brought: { items: [], members: new Map(), unlisted: [], inside: new Map() } },
}
const failing = (message: string): Collect => vi.fn(() => Promise.reject(new Error(message)))
const giving = (answer: Collected): Collect => vi.fn(async () => answer)
const abort = () => new AbortController()
const hooks = ({ signal } = abort()) => ({ signal, onProgress: () => undefined })
const press = (isActive: boolean) => vi.stubGlobal('navigator', { userActivation: { isActive } })

beforeEach(() => {
  press(true)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a scan that fails', () => {
  it('P1-8.19: falls back to the file input, and when that fails too, the error is thrown', async () => {
    expect(await orElse(failing('File System Access API not supported'), giving(brought))(hooks())).toBe(brought)
    await expect(orElse(failing('no'), failing('nor that'))(hooks())).rejects.toThrow(/^nor that$/)
  })

  it.each([brought, { outcome: 'cancelled' }, { outcome: 'refused' }] as const)(
    'asks no more after %j',
    async (answer) => {
      const other = giving(brought)
      expect(await orElse(giving(answer), other)(hooks())).toBe(answer)
      expect(other).not.toHaveBeenCalled()
    },
  )

  it('opens no dialog that the browser would not open, and none after it was cancelled', async () => {
    const other = giving(brought)
    press(false)
    await expect(orElse(failing('the disk is gone'), other)(hooks())).rejects.toThrow('the disk is gone')
    press(true)
    await expect(orElse(failing('No files selected or accessible'), other)(hooks())).rejects.toThrow(
      'No files selected',
    )
    const ended = abort()
    ended.abort()
    await expect(orElse(failing('the disk is gone'), other)(hooks(ended))).rejects.toThrow('the disk is gone')
    expect(other).not.toHaveBeenCalled()
  })
})
