import type { FastifyReply } from 'fastify'
import { Refusal } from './refusal.ts'

/** Aborted when the caller hangs up: work for nobody stops. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const stop = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) stop.abort(new Refusal('bad_request', 'The caller has gone'))
  })
  return stop.signal
}
