import type { Answers, FromLooker, LookJob, ToLooker } from './protocol.ts'

export type { Inside } from './protocol.ts'

/** A job that takes longer is given up, and its worker with it. */
const TIMEOUT_MS = 15_000

/** A worker that looks into files, one at a time, and is ended when a parser hangs; the next job gets a fresh one. */
export interface Looker {
  /** Rejects with the signal's reason, and with an Error when the worker broke or took too long. */
  ask<T extends LookJob['type']>(job: Extract<LookJob, { type: T }>, signal: AbortSignal): Promise<Answers[T]>
  close(): void
}

/** Makes one; the worker itself starts with the first job. */
export const createLooker = (): Looker => {
  let worker: Worker | undefined
  let line: Promise<unknown> = Promise.resolve()
  let count = 0

  const end = () => {
    worker?.terminate()
    worker = undefined
  }
  const run = (job: LookJob): Promise<FromLooker['answer']> =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(new URL('./look.worker.ts', import.meta.url), { type: 'module' })
      const mine = worker
      count += 1
      const number = count
      const stop = (message: string) => {
        clearTimeout(timer)
        end()
        reject(new Error(message))
      }
      const timer = setTimeout(stop, TIMEOUT_MS, 'It took too long to look into it')
      mine.onerror = (event) => stop(event.message || 'The worker could not be started')
      mine.onmessage = ({ data }: MessageEvent<FromLooker | undefined>) => {
        if (data?.job !== number) return
        clearTimeout(timer)
        resolve(data.answer)
      }
      mine.postMessage({ ...job, job: number } satisfies ToLooker)
    })

  return {
    ask<T extends LookJob['type']>(job: Extract<LookJob, { type: T }>, signal: AbortSignal) {
      // Who has gone while others had their turn costs nothing; what is under way is brought to its end.
      const answer = line.then(() => {
        signal.throwIfAborted()
        return run(job)
      })
      line = answer.catch(() => undefined)
      return answer as Promise<Answers[T]>
    },
    close: end,
  }
}
