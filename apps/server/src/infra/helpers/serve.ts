import { guard } from '@octavo/readers/node'
import type { FromHelper, ToHelper } from './protocol.ts'

/**
 * Makes this process a helper: takes the network away from it, answers one question after another with what `act` gives
 * or throws, and ends with the server. `act` may tell how far it is by notes.
 */
export function serve<Ask, Answer, Note>(
  act: (ask: Ask, tell: (note: Note) => void) => Answer | Promise<Answer>,
): void {
  guard(false)
  const send = (message: FromHelper<Answer, Note>): void => {
    process.send?.(message)
  }
  process.on('message', async ({ ask }: ToHelper<Ask>) => {
    try {
      send({ type: 'answer', answer: await act(ask, (note) => send({ type: 'note', note })) })
    } catch (error) {
      send({ type: 'problem', problem: error instanceof Error ? error.message : 'unknown' })
    }
  })
  process.on('disconnect', () => process.exit())
  send({ type: 'ready' })
}
