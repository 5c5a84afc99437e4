import { Worker } from 'node:worker_threads'
import { AppError } from '@octavo/core'
import type { Answer, Thought } from './thinking.ts'

/** The kind of answer that belongs to a thought. */
type AnswerTo<T extends Thought> =
  Extract<Answer, { type: T['type'] }> extends never
    ? Extract<Answer, { groups: unknown }>
    : Extract<Answer, { type: T['type'] }>

interface Waiting {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}
interface Reply {
  readonly id: number
  readonly answer?: Answer
  readonly problem?: string
}

const LIMIT_MS = 120_000

/** A thread that thinks, started with the first thought and again after it broke. */
export class Thinker {
  #worker: Worker | undefined
  #next = 1
  readonly #waiting = new Map<number, Waiting>()

  /** Throws AppError `io_error` when the thread breaks or takes too long; the caller then does without. */
  ask<T extends Thought>(thought: T): Promise<AnswerTo<T>> {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end('Thinking took too long.'), LIMIT_MS)
      const done = (answer: Answer) => resolve(answer as AnswerTo<T>)
      this.#waiting.set(id, { resolve: done, reject, timer })
      this.#worker ??= this.#start()
      this.#worker.postMessage({ id, thought })
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

  #hear({ id, answer, problem }: Reply): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
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
