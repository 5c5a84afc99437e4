import { PassThrough } from 'node:stream'
import { PROGRESS_TYPE, type ProgressLine } from '@octavo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toRefusal } from './errors.ts'
import { signalOf } from './hang-up.ts'
import { Refusal } from './refusal.ts'

/** How far long work is: files done in a step. */
export type Progress = Pick<ProgressLine, 'step' | 'done' | 'total'>

/** What long work is given: where to tell how far it is, and when to stop. */
export interface Watch {
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  /** True when the caller follows the work, and so is willing to wait for all of it. */
  readonly isFollowed: boolean
}

const TELL_EVERY_MS = 50

/**
 * Answers with what long work results in. A caller that accepts `application/x-ndjson` gets lines as the work goes: real
 * counts that never fall, then the result or the error. Work for a caller that hangs up is told to stop.
 */
export async function answerWithProgress<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (watch: Watch) => Promise<T>,
): Promise<T | FastifyReply> {
  const signal = signalOf(reply)
  const isFollowed = request.headers.accept?.includes(PROGRESS_TYPE) ?? false
  if (!isFollowed) return await work({ signal, onProgress: () => undefined, isFollowed })
  const lines = new PassThrough()
  const write = (line: object) => lines.write(`${JSON.stringify(line)}\n`)
  const tell = teller(write)
  const run = async () => {
    try {
      const result = await work({ signal, onProgress: tell.hear, isFollowed })
      tell.end()
      write({ type: 'result', result })
    } catch (err) {
      const refusal = toRefusal(err)
      // What nobody foresaw is said in the log whole, and to the caller as one sentence, as everywhere.
      if (!refusal && !signal.aborted) request.log.error({ err, requestId: request.id }, 'A request failed')
      const { code, message } = refusal ?? new Refusal('internal', 'Something went wrong')
      write({ type: 'error', error: message, code, requestId: request.id })
    } finally {
      lines.end()
    }
  }
  void run()
  return reply.type(`${PROGRESS_TYPE}; charset=utf-8`).header('cache-control', 'no-store').send(lines)
}

/** Writes progress as lines: not more often than a person can see, the last of each step always, and never falling. */
function teller(write: (line: ProgressLine) => void) {
  let step: Progress['step'] | undefined
  let told = -1
  let last: Progress | undefined
  let atMs = Number.NEGATIVE_INFINITY
  const say = (progress: Progress) => {
    write({ type: 'progress', ...progress })
    told = progress.done
    last = undefined
    atMs = performance.now()
  }
  const end = () => {
    if (last) say(last)
  }
  return {
    hear(progress: Progress) {
      if (progress.step !== step) {
        end()
        step = progress.step
        told = -1
        atMs = Number.NEGATIVE_INFINITY
      }
      if (progress.done <= Math.max(told, last?.done ?? -1)) return
      if (progress.done < progress.total && performance.now() - atMs < TELL_EVERY_MS) last = progress
      else say(progress)
    },
    end,
  }
}
