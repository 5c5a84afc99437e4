import { parentPort } from 'node:worker_threads'
import { type Thought, think } from './thinking.ts'

const TELL_EVERY_MS = 40

/** Tells how far a thought is, now and then; throws once the caller has given it up. */
function follow(id: number, stop: Int32Array): (done: number) => void {
  let toldAtMs = Number.NEGATIVE_INFINITY
  return (done) => {
    if (Atomics.load(stop, 0) === 1) throw new Error('Nobody waits for it any more.')
    if (performance.now() - toldAtMs < TELL_EVERY_MS) return
    toldAtMs = performance.now()
    parentPort?.postMessage({ id, done })
  }
}

// Thinking about hundreds of texts takes seconds: it has a thread of its own, so that requests are answered meanwhile.
parentPort?.on(
  'message',
  ({ id, thought, stop }: { readonly id: number; readonly thought: Thought; readonly stop: Int32Array }) => {
    try {
      // A thought that was given up while it waited for its turn costs nothing.
      if (Atomics.load(stop, 0) === 1) return
      parentPort?.postMessage({ id, answer: think(thought, follow(id, stop)) })
    } catch (error) {
      parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : 'unknown' })
    }
  },
)
