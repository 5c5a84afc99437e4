import type { Duplex } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Refusal } from './refusal.ts'

const LINGER_MS = 2000

/**
 * Sends a connection its last words and closes it, two seconds later at the latest: a caller that is told and goes on
 * sending would hold its place for ever.
 */
export function closeWith(socket: Duplex, lastWords: string): void {
  socket.end(lastWords)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Aborted when the caller hangs up: work for nobody stops. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const stop = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) stop.abort(new Refusal('bad_request', 'The caller has gone'))
  })
  return stop.signal
}
