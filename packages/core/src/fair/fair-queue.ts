import { AppError } from '../errors/index.ts'

interface Waiting {
  readonly begin: () => void
  readonly refuse: () => void
}

/** What one person may take of a queue. */
export interface FairQueueOptions {
  /** Places that one person may hold at the same time, whoever waits or not; all of them when left out. */
  readonly mostOfOne?: number
  /** Pieces of work that one person may have waiting; what would be served last is refused beyond. */
  readonly mostWaiting?: number
  /** True serves the newest wish of a person first: it is what they look at now. */
  readonly newestFirst?: boolean
}

/**
 * Lets `width` pieces of work run at the same time and hands each free place to the next person in turn, so that
 * somebody with ten thousand files waits for others no less than they wait for them (round robin).
 */
export class FairQueue {
  readonly #width: number
  readonly #options: FairQueueOptions
  /** People who wait, the next one first, each with what they wait for in the order in which it is served. */
  readonly #line = new Map<string, Waiting[]>()
  readonly #held = new Map<string, number>()
  #running = 0

  constructor(width: number, options: FairQueueOptions = {}) {
    this.#width = width
    this.#options = options
  }

  /** Places that are taken. */
  get running(): number {
    return this.#running
  }

  /**
   * Does `act` when it is this person's turn. Throws the signal's reason at once when it is aborted while waiting (work
   * that has begun hears the signal itself and keeps its place to its end), and AppError `busy` when this person has too
   * much waiting.
   */
  async run<T>(who: string, act: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    await this.#turn(who, signal)
    try {
      return await act()
    } finally {
      this.#running -= 1
      this.#hold(who, -1)
      this.#next()
    }
  }

  /** Waits for a place; `#next` has taken it already when this resolves. */
  #turn(who: string, signal?: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#remove(who, waiting)
        reject(signal?.reason)
      }
      const forget = () => signal?.removeEventListener('abort', leave)
      const waiting: Waiting = {
        begin: () => {
          forget()
          resolve()
        },
        refuse: () => {
          forget()
          reject(new AppError('busy', 'There is too much waiting already. Try again in a moment.'))
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      const line = this.#line.get(who) ?? []
      this.#line.set(who, line)
      if (this.#options.newestFirst) line.unshift(waiting)
      else line.push(waiting)
      this.#next()
      const { mostWaiting = Number.POSITIVE_INFINITY } = this.#options
      const last = line.length > mostWaiting ? line.at(-1) : undefined
      if (last) this.#remove(who, last)
      last?.refuse()
    })
  }

  #remove(who: string, waiting: Waiting): void {
    const line = this.#line.get(who) ?? []
    const place = line.indexOf(waiting)
    if (place >= 0) line.splice(place, 1)
    if (line.length === 0) this.#line.delete(who)
  }

  #hold(who: string, places: 1 | -1): void {
    const held = (this.#held.get(who) ?? 0) + places
    if (held > 0) this.#held.set(who, held)
    else this.#held.delete(who)
  }

  #next(): void {
    if (this.#running >= this.#width) return
    const { mostOfOne = this.#width } = this.#options
    for (const [who, line] of [...this.#line]) {
      if (this.#running >= this.#width) return
      if ((this.#held.get(who) ?? 0) >= mostOfOne) continue
      const waiting = line.shift()
      // Whoever was served goes to the end of the line.
      this.#line.delete(who)
      if (line.length > 0) this.#line.set(who, line)
      this.#running += 1
      this.#hold(who, 1)
      waiting?.begin()
    }
  }
}
