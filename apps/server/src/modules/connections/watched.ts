import { AppError, type Clock } from '@octavo/core'
import type { Connector } from '@octavo/core/connect'

/** So long what was known of a connection counts. */
const LOOK_AGAIN_MS = 1000

/** What a watched connector asks and tells. */
export interface Watch {
  readonly clock: Clock
  /** False once its person has ended the connection. */
  isStanding(): Promise<boolean>
  /** Hears of an error that a call threw. */
  onError(error: unknown): Promise<void>
}

/**
 * A connector whose calls stop (AppError `auth_expired`) when its person has ended the connection, whatever run has it in
 * hand, and whose errors are heard of. Closing it always goes through.
 */
export function watched(inner: Connector, { clock, isStanding, onError }: Watch): Connector {
  let seenAtMs = Number.NEGATIVE_INFINITY
  const called = async (act: () => unknown): Promise<unknown> => {
    const now = clock.nowMs()
    if (Math.abs(now - seenAtMs) >= LOOK_AGAIN_MS) {
      if (!(await isStanding())) throw new AppError('auth_expired', 'This connection was ended.')
      seenAtMs = now
    }
    try {
      return await act()
    } catch (error) {
      await onError(error)
      throw error
    }
  }
  return new Proxy(inner, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      const bound = (...given: unknown[]): unknown => Reflect.apply(value, target, given)
      return key === 'close' ? bound : (...given: unknown[]) => called(() => bound(...given))
    },
  })
}
