import type { Reading } from '@octavo/core'

/** A reader process of a test's own making: says that it is ready and calls back for each job. */
export function onJob(visit: (name: string) => unknown): void {
  process.on('message', (message: { type: string; name: string }) => {
    if (message.type === 'read') visit(message.name)
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ type: 'ready' })
}

export const answer = (reading: Reading): void => {
  process.send?.({ type: 'done', reading })
}
