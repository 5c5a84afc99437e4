import type { FastifyRequest } from 'fastify'

const DRAIN_MS = 2000
const DRAIN_BYTES = 16 * 1024 * 1024

/** Lets a short rest of the body run out, so that the client is listening when the answer comes; cuts a long one. */
export async function drain(request: FastifyRequest): Promise<void> {
  const { raw } = request
  if (raw.readableEnded || raw.destroyed) return
  let bytes = 0
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, DRAIN_MS)
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > DRAIN_BYTES) resolve()
    })
    for (const event of ['end', 'close', 'error']) raw.once(event, resolve)
    raw.once('close', () => clearTimeout(timer))
  })
  if (!raw.readableEnded) setTimeout(() => raw.socket.destroy(), DRAIN_MS).unref()
}
