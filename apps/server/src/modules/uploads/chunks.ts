import type { IncomingMessage } from 'node:http'
import { Refusal } from '../../infra/http/refusal.ts'

/** The chunks of a request; throws when none comes for `idleMs`, or when the client hangs up. */
export async function* chunksOf(request: IncomingMessage, idleMs: number): AsyncGenerator<Buffer> {
  let wake: (() => void) | undefined
  const onEvent = () => wake?.()
  let idle = false
  const timer = setTimeout(() => {
    idle = true
    onEvent()
  }, idleMs)
  const events = ['readable', 'end', 'error', 'close'] as const
  for (const event of events) request.on(event, onEvent)
  try {
    for (;;) {
      const chunk: Buffer | null = request.read()
      if (chunk !== null) {
        timer.refresh()
        yield chunk
        continue
      }
      if (request.readableEnded) return
      if (request.destroyed || request.errored) throw new Refusal('bad_request', 'The upload was broken off')
      if (idle) throw new Refusal('bad_request', `The upload was silent for ${Math.round(idleMs / 1000)} seconds`)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  } finally {
    clearTimeout(timer)
    for (const event of events) request.off(event, onEvent)
    // A late reset must not end the process for want of a listener.
    request.on('error', () => undefined)
  }
}
