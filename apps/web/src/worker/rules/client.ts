import { AppError } from '@octavo/core'
import type { AnswerTo, FromRules, RulesTask } from './protocol.ts'

export type { RulesTask } from './protocol.ts'

/**
 * Asks a worker of its own about rules, and ends it with the answer: hundreds of rules over thousands of things would hold
 * up the page. Rejects with AppError as the task does (`details.problems`: what of a text can't be read, and where), with an
 * Error when no worker can be had, and with the signal's reason.
 */
export const askRules = <T extends RulesTask>(task: T, signal?: AbortSignal): Promise<AnswerTo<T>> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const worker = new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module' })
    const cancel = () => {
      end()
      reject(signal?.reason)
    }
    const end = () => {
      signal?.removeEventListener('abort', cancel)
      worker.terminate()
    }
    worker.onmessage = ({ data }: MessageEvent<FromRules>) => {
      end()
      if (data.type === 'answer') return resolve(data.answer as AnswerTo<T>)
      const { code, message, problems } = data
      reject(code === 'unknown' ? new Error(message) : new AppError(code, message, { details: { problems } }))
    }
    worker.onerror = (event) => {
      end()
      reject(new Error(event.message || 'The worker could not be started'))
    }
    signal?.addEventListener('abort', cancel)
    worker.postMessage(task)
  })
