// Prints the answer of the engine in Node as JSON, as it is where the server's readers and the judging process run.
import { runEngine } from '../../packages/readers/test/support/engine.ts'

process.stdout.write(JSON.stringify(await runEngine()))
