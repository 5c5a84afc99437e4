import { Worker } from 'node:worker_threads'
import { AppError } from '@octavo/core'
import type { Answer, Thought } from './thinking.ts'

/** The kind of answer that belongs to a thought. */
type AnswerTo<T extends Thought> =
  Extract<Answer, { type: T['type'] }> extends never
    ? Extract<Answer, { groups: unknown }>
    : Extract<Answer, { type: T['type'] }>

/** How a caller follows its thought, and gives it up. */
export interface Following {
  readonly signal?: AbortSignal | undefined
  readonly onDone?: ((done: number) => void) | undefined
}

interface Waiting {
  readonly onDone: ((done: number) => void) | undefined
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}
interface Reply {
  readonly id: number
  readonly answer?: Answer
  readonly problem?: string
  readonly done?: number
}

const LIMIT_MS = 120_000

/** A thread that thinks, started with the first thought and again after it broke. */
export class Thinker {
  #worker: Worker | undefined
  #next = 1
  readonly #waiting = new Map<number, Waiting>()

  /**
   * Throws AppError `io_error` when the thread breaks or takes too long; the caller then does without. On abort it rejects
   * with the signal's reason at once, and the thread drops the thought at its next item.
   */
  ask<T extends Thought>(thought: T, { signal, onDone }: Following = {}): Promise<AnswerTo<T>> {
    const id = this.#next++
    // The thread can't hear a message while it thinks: it looks at this flag.
    const stop = new Int32Array(new SharedArrayBuffer(4))
    return new Promise<AnswerTo<T>>((resolve, reject) => {
      signal?.throwIfAborted()
      const giveUp = () => {
        Atomics.store(stop, 0, 1)
        const waiting = this.#waiting.get(id)
        this.#waiting.delete(id)
        clearTimeout(waiting?.timer)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      const timer = setTimeout(() => this.#end('Thinking took too long.'), LIMIT_MS)
      const forget = () => signal?.removeEventListener('abort', giveUp)
      const settle = (answer: Answer) => {
        forget()
        resolve(answer as AnswerTo<T>)
      }
      const fail = (error: Error) => {
        forget()
        reject(error)
      }
      this.#waiting.set(id, { onDone, resolve: settle, reject: fail, timer })
      this.#worker ??= this.#start()
      this.#worker.postMessage({ id, thought, stop })
    })
  }

  async close(): Promise<void> {
    this.#end('The server is stopping.')
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    worker.on('message', (reply: Reply) => this.#hear(reply))
    worker.on('error', () => this.#worker === worker && this.#end('Thinking broke off.'))
    worker.unref()
    return worker
  }

  #hear({ id, answer, problem, done }: Reply): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    if (done !== undefined) {
      waiting.onDone?.(done)
      return
    }
    this.#waiting.delete(id)
    clearTimeout(waiting.timer)
    if (answer) waiting.resolve(answer)
    else waiting.reject(new AppError('io_error', problem ?? 'Thinking failed.'))
  }

  #end(reason: string): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(new AppError('io_error', reason))
    }
    this.#waiting.clear()
  }
}
