import { writeSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { parseConfig } from './infra/config/config.ts'
import type { Running } from './start.ts'

const EXIT_CONFIG = 78
const EXIT_SOFTWARE = 70
const STOP_MS = 9000

const say = (line: string) => writeSync(2, `${line}\n`)

const config = parseConfig(process.env)
if ('problems' in config) {
  say(`Octavo did not start: ${config.problems.length} setting${config.problems.length === 1 ? ' is' : 's are'} wrong.`)
  for (const problem of config.problems) say(`  ${problem}`)
  process.exit(EXIT_CONFIG)
}

let running: Running | undefined
let stopping = false

/** Stops once, within the time that a supervisor waits; a second signal stops at once. */
async function stop(code: number): Promise<void> {
  if (stopping) process.exit(code === 0 ? 130 : code)
  stopping = true
  setTimeout(() => process.exit(code === 0 ? EXIT_SOFTWARE : code), STOP_MS).unref()
  try {
    await running?.close()
  } catch (error) {
    running?.log.error({ err: error }, 'Stopping failed')
    process.exit(EXIT_SOFTWARE)
  }
  process.exit(code)
}

/** A state that nobody foresaw is not worked on with: it is logged, and the process ends within 5 seconds. */
function die(error: unknown, what: string): void {
  if (running) running.log.fatal({ err: error }, what)
  else say(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  setTimeout(() => process.exit(EXIT_SOFTWARE), 4000).unref()
  void stop(EXIT_SOFTWARE)
}

process.on('uncaughtException', (error) => die(error, 'An error that nobody caught'))
process.on('unhandledRejection', (error) => die(error, 'A rejection that nobody handled'))
process.removeAllListeners('warning')
process.on('warning', (warning) => running?.log.warn({ err: warning }, 'A warning of the runtime'))
process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))

// Compiling what was compiled before would take a third of a start's time.
enableCompileCache()
const { start } = await import('./start.ts')
const { StartRefused } = await import('./infra/datadir/refused.ts')
try {
  running = await start(config)
  process.stdout.write(`Octavo is ready at ${running.address}\n`)
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  say(error.message)
  if (error.cause instanceof Error) say(`  ${error.cause.message}`)
  process.exit(error.exitCode)
}
