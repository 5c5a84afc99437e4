import { TIMINGS } from '@octavo/core'
import { getJson } from '../http/http.ts'
import { connection, isOffline, noteConnection } from './connection.ts'

const timeoutMs = TIMINGS.healthTimeout

const answers = async (url: string): Promise<unknown> => {
  try {
    return (await getJson(url, { timeoutMs })) ?? {}
  } catch {
    return undefined
  }
}

/** The value under a path of names in an answer that nobody has checked yet. */
const at = (answer: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    answer,
  )

let running: Promise<boolean> | undefined

/**
 * Asks the server how it is (3 s at most), and only when it answers, what its AI and its database say (3 s more).
 * Notes the four flags; resolves to whether the server can be reached. Calls at the same time share one look.
 */
export const checkConnection = (): Promise<boolean> => {
  running ??= look().finally(() => {
    running = undefined
  })
  return running
}

const look = async (): Promise<boolean> => {
  const backend = (await answers('/api/health')) !== undefined
  const metrics = backend ? await answers('/api/scalable/metrics') : undefined
  noteConnection({
    online: navigator.onLine,
    backend,
    ai: Number(at(metrics, 'aiTiering', 'clients', 'total')) > 0,
    database: at(metrics, 'systemHealth', 'status') === 'healthy',
  })
  return !isOffline(connection())
}

/**
 * Looks at once, every 30 s while the page can be seen, when it comes into sight again and when the network is back.
 * The `offline` event alone makes the page offline without asking. Returns the way to stop.
 */
export const watchConnection = (): (() => void) => {
  let lookedAtMs = Number.NEGATIVE_INFINITY
  const check = () => {
    lookedAtMs = performance.now()
    void checkConnection()
  }
  const isHidden = () => document.visibilityState === 'hidden'
  const timer = setInterval(() => !isHidden() && check(), TIMINGS.healthInterval)
  const onVisible = () => {
    if (!isHidden() && performance.now() - lookedAtMs >= TIMINGS.healthInterval) check()
  }
  const onOffline = () => noteConnection({ online: false })
  const onOnline = () => {
    noteConnection({ online: true })
    check()
  }
  addEventListener('online', onOnline)
  addEventListener('offline', onOffline)
  document.addEventListener('visibilitychange', onVisible)
  if (navigator.onLine) check()
  else onOffline()
  return () => {
    clearInterval(timer)
    removeEventListener('online', onOnline)
    removeEventListener('offline', onOffline)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
