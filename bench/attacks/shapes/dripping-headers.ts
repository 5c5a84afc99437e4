import net from 'node:net'
import type { Shape } from '../shape.ts'

const SOCKETS = 300
const SECONDS = 45

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One caller that never ends its headers, whatever it is told, until the other side has closed. */
async function drip(port: number, signal: AbortSignal): Promise<{ readonly closedAfterMs: number | undefined }> {
  const beganMs = performance.now()
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let isClosed = false
  socket.on('error', () => {
    isClosed = true
  })
  socket.on('close', () => {
    isClosed = true
  })
  socket.resume()
  socket.write('GET /livez HTTP/1.1\r\nHost: a\r\n')
  while (!isClosed && performance.now() - beganMs < SECONDS * 1000 && !signal.aborted) {
    await pause(1000)
    socket.write('X-Drip: a\r\n')
  }
  const closedAfterMs = isClosed ? performance.now() - beganMs : undefined
  socket.destroy()
  return { closedAfterMs }
}

export const shape: Shape = {
  row: 14,
  name: 'dripping-headers',
  what: `${SOCKETS} connections that send a header a second for ${SECONDS} s, whatever is answered`,
  sentinel: ['list', 'sort'],
  seconds: SECONDS + 20,
  attack: async ({ port }, signal) => {
    const ends = await Promise.all(Array.from({ length: SOCKETS }, () => drip(port, signal)))
    const closed = ends.flatMap(({ closedAfterMs }) => closedAfterMs ?? [])
    const last = closed.length === 0 ? '' : `, the last after ${(Math.max(...closed) / 1000).toFixed(0)} s`
    return `${closed.length} of ${SOCKETS} closed by the server${last}`
  },
}
