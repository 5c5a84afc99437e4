import { onJob } from './answer.ts'

/** A real reader process that asks for a byte of its first job and then never ends. */
await import('../../src/node/child.ts')
onJob(() =>
  process.send?.({ type: 'need', ask: 1, at: 0, length: 1 }, () => {
    for (;;) Math.random()
  }),
)
