import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

const IDLE_MS = 30_000
/** What a body has to bring in that time: far less than any line that a person would wait for. */
const LEAST_BYTES = 4096

/** A request of a socket, and how far its body had come at the beginning of the present stretch of time. */
interface Work {
  readonly request: IncomingMessage
  readonly answered: () => boolean
  sinceMs: number
  sinceBytes: number
}

/**
 * Closes sockets on which nothing moved for 30 seconds (a body that stopped coming, an answer that nobody reads), and
 * those whose body comes slower than 4 KB in that time: whoever sends a byte a second holds a place for ever otherwise. A
 * socket whose request is complete and whose answer is still being worked on is left alone, and so is one that waits for
 * us to take what it has brought.
 */
export function installTimeouts(server: Server, idleMs = IDLE_MS): void {
  const working = new Map<Socket, Work>()
  server.on('request', (request, response) => {
    const { socket } = request
    const answered = () => response.headersSent
    working.set(socket, { request, answered, sinceMs: performance.now(), sinceBytes: socket.bytesRead })
    response.once('close', () => working.delete(socket))
  })
  server.setTimeout(idleMs, (socket) => {
    const work = working.get(socket)
    if (work?.request.complete && !work.answered()) return
    // Whoever reads the body notices the silence a moment earlier and can still say so.
    if (work && !work.request.complete && !work.answered()) setTimeout(() => socket.destroy(), 2000).unref()
    else socket.destroy()
  })
  const watch = setInterval(() => {
    const nowMs = performance.now()
    for (const [socket, work] of working) {
      if (work.request.complete || nowMs - work.sinceMs < idleMs) continue
      const isOurTurn = work.request.readableLength > 0
      if (!isOurTurn && socket.bytesRead - work.sinceBytes < LEAST_BYTES) socket.destroy()
      work.sinceMs = nowMs
      work.sinceBytes = socket.bytesRead
    }
  }, idleMs / 10).unref()
  server.once('close', () => clearInterval(watch))
}
