import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connection, isOffline, noteConnection } from './connection.ts'
import { checkConnection, watchConnection } from './watch.ts'

const metrics = (total: number, status: string) => ({ aiTiering: { clients: { total } }, systemHealth: { status } })

/** A page that can be hidden and cut off, and a server that answers as told. */
const world = () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { lang: 'de' } })
  const window = new EventTarget()
  const asked: string[] = []
  const server = { health: 200, metrics: metrics(1, 'healthy') as unknown }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    asked.push(url)
    expect(signal).toBeInstanceOf(AbortSignal)
    if (server.health === 0) throw new TypeError('no answer')
    return url === '/api/health'
      ? new Response('{}', { status: server.health })
      : new Response(JSON.stringify(server.metrics))
  })
  return { page, window, asked, server }
}

const everything = { online: true, backend: true, ai: true, database: true }

beforeEach(() => {
  vi.useFakeTimers()
  noteConnection(everything)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a look at the server', () => {
  it('asks for health first, then for metrics, and sets four flags', async () => {
    const { asked, server } = world()
    expect(await checkConnection()).toBe(true)
    expect(asked).toEqual(['/api/health', '/api/scalable/metrics'])
    expect(connection()).toEqual(everything)
    server.metrics = metrics(0, 'degraded')
    await checkConnection()
    expect(connection()).toEqual({ ...everything, ai: false, database: false })
    expect(isOffline()).toBe(false)
  })

  it('asks for no metrics when the server is away', async () => {
    const { asked, server } = world()
    for (const health of [0, 500, 503]) {
      server.health = health
      asked.length = 0
      expect(await checkConnection()).toBe(false)
      expect(asked).toEqual(['/api/health'])
      expect(connection()).toEqual({ online: true, backend: false, ai: false, database: false })
    }
  })

  it('believes no nonsense', async () => {
    const { server } = world()
    for (const nonsense of [null, 7, 'x', [], { aiTiering: null }, { systemHealth: 'healthy' }]) {
      server.metrics = nonsense
      await checkConnection()
      expect(connection()).toEqual({ ...everything, ai: false, database: false })
    }
  })

  it('gives both calls 3 seconds', async () => {
    world()
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await checkConnection()
    expect(timeout.mock.calls).toEqual([[3000], [3000]])
    timeout.mockRestore()
  })
})

describe('the watch', () => {
  it('looks at once and every 30 s, and no more once it was stopped', async () => {
    const { asked } = world()
    const looks = () => asked.filter((url) => url === '/api/health').length
    const stop = watchConnection()
    await vi.advanceTimersByTimeAsync(0)
    expect(looks()).toBe(1)
    await vi.advanceTimersByTimeAsync(30_000 - 1)
    expect(looks()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(looks()).toBe(2)
    stop()
    await vi.advanceTimersByTimeAsync(10 * 30_000)
    expect(looks()).toBe(2)
  })

  it('does not look while the page is hidden, and looks when it is seen again', async () => {
    const { asked, page } = world()
    const stop = watchConnection()
    await vi.advanceTimersByTimeAsync(0)
    asked.length = 0
    page.visibilityState = 'hidden'
    await vi.advanceTimersByTimeAsync(4 * 30_000)
    expect(asked).toEqual([])
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked[0]).toBe('/api/health')
    stop()
  })

  it('is offline at the offline event without asking, with all that lies behind it, and looks when the network is back', async () => {
    const { asked, window } = world()
    const stop = watchConnection()
    await vi.advanceTimersByTimeAsync(0)
    asked.length = 0
    window.dispatchEvent(new Event('offline'))
    expect([isOffline(), asked.length]).toEqual([true, 0])
    expect(connection()).toEqual({ online: false, backend: false, ai: false, database: false })
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect([isOffline(), asked[0]]).toEqual([false, '/api/health'])
    expect(connection()).toEqual(everything)
    stop()
  })
})
