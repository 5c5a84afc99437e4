import { AppError, FairQueue } from '@octavo/core'
import { type HelperLimits, HelperProcess } from './helper-process.ts'

export interface HelperOptions extends HelperLimits {
  /** File of the module that calls `serve`. */
  readonly module: string
  /** Processes at work at the same time. */
  readonly width: number
  /** Of them, those that one person may have; all when left out. */
  readonly mostOfOne?: number
  /** A process without work is ended after so long, in ms; never when left out. */
  readonly idleMs?: number
  /** True leaves a process alone that works for a caller who has gone: it holds what others need. */
  readonly keepsOn?: boolean
}

/** How a caller follows its question, and gives it up. */
export interface Following<Note> {
  readonly signal?: AbortSignal | undefined
  readonly onNote?: ((note: Note) => void) | undefined
}

/** Questions that one person may have waiting: beyond, the caller is asked to come again. */
const MOST_WAITING = 100
/** An answer that nobody waits for any more may be finished within this, which costs less than a fresh process. */
const GRACE_MS = 250

/** Helper processes that people take turns at. One that breaks costs its question the answer, and nothing else. */
export class Helpers<Ask, Answer, Note = never> {
  readonly #options: HelperOptions
  readonly #queue: FairQueue
  readonly #free: HelperProcess<Ask, Answer, Note>[] = []
  readonly #all = new Set<HelperProcess<Ask, Answer, Note>>()
  #isClosed = false
  #idle: NodeJS.Timeout | undefined

  constructor(options: HelperOptions) {
    this.#options = options
    const { width, mostOfOne = width } = options
    this.#queue = new FairQueue(width, { mostOfOne, mostWaiting: MOST_WAITING })
  }

  /** Processes that are there, at work or not. */
  get size(): number {
    return this.#all.size
  }

  /**
   * Asks when it is this person's turn. Throws AppError `io_error` when the process breaks, takes too long or too much
   * memory, `busy` when the person has too much waiting. On abort it rejects with the signal's reason: at once while
   * waiting, else when the process has ended or answered.
   */
  ask(who: string, ask: Ask, { signal, onNote }: Following<Note> = {}): Promise<Answer> {
    return this.#queue.run(
      who,
      async () => {
        signal?.throwIfAborted()
        const helper = this.#take()
        const leave = () => {
          if (!this.#options.keepsOn) setTimeout(() => this.#all.has(helper) && isAtWork && this.#end(helper), GRACE_MS)
        }
        let isAtWork = true
        signal?.addEventListener('abort', leave, { once: true })
        try {
          return await helper.ask(ask, onNote)
        } finally {
          isAtWork = false
          signal?.removeEventListener('abort', leave)
          this.#giveBack(helper)
          signal?.throwIfAborted()
        }
      },
      signal,
    )
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#idle)
    for (const helper of this.#all) helper.end('The server is stopping.')
    this.#all.clear()
    this.#free.length = 0
  }

  #take(): HelperProcess<Ask, Answer, Note> {
    if (this.#isClosed) throw new AppError('io_error', 'The server is stopping.')
    clearTimeout(this.#idle)
    for (let helper = this.#free.pop(); helper; helper = this.#free.pop()) {
      if (!helper.isGone) return helper
      this.#all.delete(helper)
    }
    const fresh = new HelperProcess<Ask, Answer, Note>(this.#options.module, this.#options)
    this.#all.add(fresh)
    return fresh
  }

  #giveBack(helper: HelperProcess<Ask, Answer, Note>): void {
    if (helper.isGone) this.#all.delete(helper)
    else this.#free.push(helper)
    const { idleMs } = this.#options
    if (idleMs !== undefined && !this.#isClosed) {
      clearTimeout(this.#idle)
      this.#idle = setTimeout(() => this.#rest(), idleMs).unref()
    }
  }

  /** Nobody has asked for a while: memory is worth more than the time of a start. */
  #rest(): void {
    for (const helper of this.#free.splice(0)) this.#end(helper)
  }

  #end(helper: HelperProcess<Ask, Answer, Note>): void {
    this.#all.delete(helper)
    helper.end('Nobody waits for it any more.')
  }
}
