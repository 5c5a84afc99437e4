interface Waiting {
  readonly begin: () => void
}

/**
 * Lets `width` pieces of work run at the same time and hands each free place to the next person in turn, so that
 * somebody with ten thousand files waits for others no less than they wait for them (round robin).
 */
export class FairQueue {
  readonly #width: number
  readonly #waiting = new Map<string, Waiting[]>()
  #running = 0

  constructor(width: number) {
    this.#width = width
  }

  /** Does `act` when it is this person's turn. Throws the signal's reason at once when it is aborted while waiting. */
  async run<T>(who: string, act: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (this.#running < this.#width && this.#waiting.size === 0) this.#running += 1
    else await this.#turn(who, signal)
    try {
      return await act()
    } finally {
      this.#running -= 1
      this.#next()
    }
  }

  /** Waits for a place; `#next` has taken it already when this resolves. */
  #turn(who: string, signal?: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      const leave = () => {
        const rest = (this.#waiting.get(who) ?? []).filter((other) => other !== waiting)
        if (rest.length > 0) this.#waiting.set(who, rest)
        else this.#waiting.delete(who)
        reject(signal?.reason)
      }
      this.#waiting.set(who, [...(this.#waiting.get(who) ?? []), waiting])
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  #next(): void {
    while (this.#running < this.#width) {
      const [first] = this.#waiting
      if (!first) return
      const [who, [waiting, ...rest]] = first
      // Whoever was served goes to the end of the line.
      this.#waiting.delete(who)
      if (rest.length > 0) this.#waiting.set(who, rest)
      this.#running += 1
      waiting?.begin()
    }
  }
}
