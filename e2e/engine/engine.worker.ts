import { runEngine } from '../../packages/readers/test/support/engine.ts'

// The suite of small files in a worker of this browser: the page hears its answer as JSON.
runEngine().then(
  (answer) => postMessage(JSON.stringify(answer)),
  (error: unknown) => postMessage(`failed: ${error instanceof Error ? error.stack : error}`),
)
