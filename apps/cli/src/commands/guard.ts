import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { realRoot } from '@octavo/disk'
import type { Args } from '../args.ts'
import { guardRecord, guardWords, tellHeld } from '../guards.ts'
import type { Output } from '../output.ts'
import { alone, openGuards, openState } from '../runs.ts'

/** What a shell says of a command that is not there, and of one that may not be run. */
const NOT_FOUND = 127
const NOT_RUN = 126

/**
 * `octavo guard FOLDER -- COMMAND...`: holds what is in a folder, runs any command, and writes down what became of it, so that
 * `octavo undo` takes it back. Resolves to the command's own exit code, 128 and the signal's number where one ended it. Throws
 * AppError `not_found`, `not_a_folder`, `busy`, `unsupported`, `no_space`.
 */
export async function guard(args: Args, output: Output): Promise<number> {
  const [folder = '', ...command] = args.operands
  const root = realRoot(path.resolve(folder))
  const store = openGuards()
  store.dropOld(Date.now())
  const startedAtMs = performance.now()
  const { record, byName, unheld, hold } = await alone(openState().locks, root, () =>
    store.begin(root, { command, keepDays: args.keepDays, nowMs: Date.now(), ...limitsOf(args) }),
  )
  tellHeld(record, { byName, unheld, tookMs: performance.now() - startedAtMs }, output)
  output.flush()
  let code: number
  try {
    code = await run(command, (pid) => store.runs(record.id, pid))
  } catch (error) {
    hold?.release()
    store.drop(record.id)
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    output.note(`octavo: ${isMissing ? 'There is no such command' : 'This command can not be run'}: ${command[0]}`)
    return isMissing ? NOT_FOUND : NOT_RUN
  }
  const ended = store.end(record.id)
  hold?.release()
  output.record({ ...guardRecord(ended, false), exitCode: code })
  if (ended.changes.length === 0) {
    output.note('Nothing in the folder has changed.')
    return code
  }
  const until = new Date(ended.keptUntilMs).toISOString().slice(0, 10)
  output.note(`In the folder: ${guardWords(ended)}.`)
  output.note(`To take it back, until ${until}: octavo undo ${ended.id}`)
  return code
}

/** With `--copies` every file up to that size is copied, whatever room they take together. */
const limitsOf = ({ copiesBytes }: Args) =>
  copiesBytes === undefined
    ? {}
    : { limits: { anyBytes: copiesBytes, writtenBytes: copiesBytes, totalBytes: Number.POSITIVE_INFINITY } }

/** Runs a command with this terminal, no shell between. Signals are the command's: this process outlives them. */
function run([program = '', ...words]: readonly string[], onPid: (pid: number) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: 'inherit', shell: false })
    // The terminal sends its signals to both; one that is sent to this process alone goes on to the command.
    const ignore = () => undefined
    const passOn = (signal: NodeJS.Signals) => void child.kill(signal)
    process.on('SIGINT', ignore)
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, passOn)
    const done = () => {
      process.off('SIGINT', ignore)
      for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.off(signal, passOn)
    }
    if (child.pid !== undefined) onPid(child.pid)
    child.once('error', (error) => {
      done()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      done()
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}
