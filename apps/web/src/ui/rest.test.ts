import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const page = () => {
  const root = new Set<string>()
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), {
    hidden: false,
    documentElement: {
      toggleAttribute: (name: string, on: boolean) => (on ? root.add(name) : root.delete(name)),
    },
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const sign = (type: string) => window.dispatchEvent(new Event(type))
  const hide = (hidden: boolean) => {
    document.hidden = hidden
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { sign, hide, rests: () => root.has('data-rest') }
}
/** The module as a page that has just begun has it. */
const fresh = async (machine: object) => {
  vi.resetModules()
  vi.stubGlobal('navigator', machine)
  const { startRest } = await import('./rest.ts')
  startRest()
}

describe('what only adorns the page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('rests when nobody has done anything for 8 s, and wakes with the first sign of somebody', async () => {
    const { sign, rests } = page()
    await fresh({ hardwareConcurrency: 8 })
    vi.advanceTimersByTime(7999)
    sign('pointermove')
    vi.advanceTimersByTime(7999)
    expect(rests()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(rests()).toBe(true)
    for (const type of ['keydown', 'scroll', 'wheel', 'touchstart']) {
      sign(type)
      expect([type, rests()]).toEqual([type, false])
      vi.advanceTimersByTime(8000)
      expect([type, rests()]).toEqual([type, true])
    }
  })

  it('rests at once while the page is hidden, and sets no timer in it', async () => {
    const { sign, hide, rests } = page()
    await fresh({ hardwareConcurrency: 8 })
    hide(true)
    expect(rests()).toBe(true)
    sign('scroll')
    expect([rests(), vi.getTimerCount()]).toEqual([true, 0])
    hide(false)
    expect(rests()).toBe(false)
  })

  it.each([{ hardwareConcurrency: 2 }, { hardwareConcurrency: 8, deviceMemory: 2 }])(
    'rests always on a weak machine: %o',
    async (machine) => {
      const { sign, rests } = page()
      await fresh(machine)
      sign('pointermove')
      expect([rests(), vi.getTimerCount()]).toEqual([true, 0])
    },
  )
})
