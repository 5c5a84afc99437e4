import { EventEmitter, once } from 'node:events'
import { FairQueue, SharedWork } from '@octavo/core'

/** Work for people who wait, a few things at a time, and work for nobody in particular when there is nobody. */
export interface Wishes<T> {
  /**
   * Makes something when it is this person's turn, or joins in when it is wanted already. A person's newest wish comes
   * first, as it is what they look at now. `busy` when it takes longer than `patienceMs` (it is made all the same), when
   * too many newer wishes of this person came, when it failed, or when the caller has hung up.
   */
  ask(who: string, key: string, make: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T | 'busy'>
  /** Does something small as soon as nobody waits. Throws when it fails, or the signal is aborted before it begins. */
  meanwhile(act: () => Promise<unknown>, signal: AbortSignal): Promise<void>
  /** Nothing is begun any more. */
  close(): void
}

/** Makes the line: `width` things at a time, all but one of them for one person at most; `most` wishes of one person. */
export function createWishes<T>(options: {
  readonly width: number
  readonly most: number
  readonly patienceMs: number
}): Wishes<T> {
  const { width, most, patienceMs } = options
  const queue = new FairQueue(width, {
    mostOfOne: Math.max(1, width - 1),
    mostWaiting: most,
    newestFirst: true,
  })
  /** What each person wishes, and what is being made: for several of them at once, perhaps. */
  const shared = new SharedWork<T>()
  const atWork = new SharedWork<T>()
  const closing = new AbortController()
  const idle = new EventEmitter()
  let wished = 0

  const make = async (who: string, act: (signal: AbortSignal) => Promise<T>, stop: AbortSignal): Promise<T> => {
    const signal = AbortSignal.any([stop, closing.signal])
    wished += 1
    try {
      return await queue.run(who, () => act(signal), signal)
    } finally {
      wished -= 1
      if (wished === 0) idle.emit('idle')
    }
  }

  return {
    async ask(who, key, act, signal) {
      if (closing.signal.aborted || signal.aborted) return 'busy'
      const late = Promise.withResolvers<'busy'>()
      const timer = setTimeout(() => late.resolve('busy'), patienceMs)
      const made = shared
        .join(JSON.stringify([who, key]), (stop) => make(who, (going) => atWork.join(key, act, going), stop), signal)
        .catch(() => 'busy' as const)
      return await Promise.race([made, late.promise]).finally(() => clearTimeout(timer))
    },
    async meanwhile(act, signal) {
      while (wished > 0) await once(idle, 'idle', { signal })
      await queue.run('', act, signal)
    },
    close() {
      closing.abort(new Error('The server is stopping'))
    },
  }
}
