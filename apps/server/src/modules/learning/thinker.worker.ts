import { parentPort } from 'node:worker_threads'
import { type Thought, think } from './thinking.ts'

// Thinking about hundreds of texts takes seconds: it has a thread of its own, so that requests are answered meanwhile.
parentPort?.on('message', ({ id, thought }: { readonly id: number; readonly thought: Thought }) => {
  try {
    parentPort?.postMessage({ id, answer: think(thought) })
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : 'unknown' })
  }
})
