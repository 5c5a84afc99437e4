import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

const IDLE_MS = 30_000

/**
 * Closes sockets on which nothing moved for 30 seconds: a body that stopped coming, an answer that nobody reads. A socket
 * whose request is complete and whose answer is still being worked on is left alone.
 */
export function installTimeouts(server: Server): void {
  const working = new WeakMap<Socket, { request: IncomingMessage; answered: () => boolean }>()
  server.on('request', (request, response) => {
    working.set(request.socket, { request, answered: () => response.headersSent })
    response.once('close', () => working.delete(request.socket))
  })
  server.setTimeout(IDLE_MS, (socket) => {
    const work = working.get(socket)
    if (work?.request.complete && !work.answered()) return
    // Whoever reads the body notices the silence a moment earlier and can still say so.
    if (work && !work.request.complete && !work.answered()) setTimeout(() => socket.destroy(), 2000).unref()
    else socket.destroy()
  })
}
