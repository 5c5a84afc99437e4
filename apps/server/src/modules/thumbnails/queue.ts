/** Who asked for one thing, and hears when it is done. */
interface Wish<T> {
  readonly key: string
  readonly make: () => Promise<T>
  readonly waiting: Set<(made: T | 'busy') => void>
}

/** Work for people who wait, one thing at a time, and work for nobody in particular when there is nobody. */
export interface Queue<T> {
  /**
   * Makes something, or joins in when it is being made. The newest wish comes first, as it is what somebody looks at now.
   * `busy` when it takes longer than `patienceMs`, when too many newer wishes came, or when the caller has hung up.
   */
  ask(key: string, make: () => Promise<T>, signal: AbortSignal): Promise<T | 'busy'>
  /** Does something small as soon as nobody waits; a failure is the work's own. */
  meanwhile(work: () => Promise<void>): Promise<void>
  /** Nothing is begun any more. */
  close(): void
}

export function createQueue<T>(options: { readonly most: number; readonly patienceMs: number }): Queue<T> {
  const wishes = new Map<string, Wish<T>>()
  const later: { readonly work: () => Promise<void>; readonly done: () => void }[] = []
  let atWork: Wish<T> | undefined
  let isBusy = false
  let isClosed = false

  const end = (wish: Wish<T>, made: T | 'busy') => {
    for (const tell of wish.waiting) tell(made)
    wish.waiting.clear()
  }
  const pump = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      for (;;) {
        const wish = isClosed ? undefined : [...wishes.values()].at(-1)
        const quiet = wish || isClosed ? undefined : later.shift()
        if (wish) {
          wishes.delete(wish.key)
          atWork = wish
          const made = await wish.make().catch(() => 'busy' as const)
          atWork = undefined
          end(wish, made)
        } else if (quiet) await quiet.work().finally(quiet.done)
        else return
      }
    } finally {
      isBusy = false
    }
  }

  return {
    ask(key, make, signal) {
      return new Promise((resolve) => {
        if (isClosed || signal.aborted) return resolve('busy')
        const known = atWork?.key === key ? atWork : wishes.get(key)
        const wish = known ?? { key, make, waiting: new Set() }
        const tell = (made: T | 'busy') => {
          clearTimeout(timer)
          signal.removeEventListener('abort', leave)
          resolve(made)
        }
        const leave = () => {
          wish.waiting.delete(tell)
          // A wish that nobody has any more is none, unless it is under way.
          if (wish.waiting.size === 0 && wishes.get(key) === wish) wishes.delete(key)
          tell('busy')
        }
        const timer = setTimeout(() => {
          wish.waiting.delete(tell)
          tell('busy')
        }, options.patienceMs)
        signal.addEventListener('abort', leave)
        wish.waiting.add(tell)
        if (wish !== atWork) {
          wishes.delete(key)
          wishes.set(key, wish)
        }
        const [oldest] = wishes.size > options.most ? wishes.values() : []
        if (oldest) {
          wishes.delete(oldest.key)
          end(oldest, 'busy')
        }
        void pump()
      })
    },
    meanwhile(work) {
      return new Promise((done) => {
        if (isClosed) return done()
        later.push({ work, done })
        void pump()
      })
    },
    close() {
      isClosed = true
      for (const wish of wishes.values()) end(wish, 'busy')
      wishes.clear()
      for (const { done } of later.splice(0)) done()
    },
  }
}
