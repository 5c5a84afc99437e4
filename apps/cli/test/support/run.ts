import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The command's starter: the packed one where the tests have one (`scripts/pack/cli-for-tests.ts`), or that of the sources. */
export const BIN = process.env.TEST_CLI_BIN ?? fileURLToPath(new URL('../../bin/octavo.mjs', import.meta.url))

export interface Ended {
  /** Exit code; null when a signal ended it. */
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly out: string
  readonly err: string
}

export interface RunOptions {
  readonly state: string
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Program and arguments to start it under: strace, setpriv. */
  readonly under?: readonly string[]
  /** Sends it a signal so many milliseconds after its journal has appeared in the state folder. */
  readonly stopAfterMs?: number
  /** That signal; SIGKILL when left out. */
  readonly stopWith?: NodeJS.Signals
  /** Kills it at once when this is aborted. */
  readonly killWhen?: AbortSignal
  /** Runs it on a terminal of its own (made by `script`) and types what this returns for what it has printed so far. */
  readonly answer?: (printed: string) => string | undefined
}

/** Runs `octavo ARGS` as a process of its own and resolves when it has ended. */
export function octavo(args: readonly string[], options: RunOptions): Promise<Ended> {
  const words = [...(options.under ?? []), process.execPath, BIN, ...args]
  const [program = '', ...rest] = options.answer ? ['script', '-qefc', words.map(quoted).join(' '), '/dev/null'] : words
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, {
      cwd: options.cwd,
      // The words are English unless a test asks for others, whoever runs it.
      env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1', ...options.env, OCTAVO_STATE_DIR: options.state },
      stdio: [options.answer ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    })
    let out = ''
    let err = ''
    let answered = false
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text
      const answer = answered ? undefined : options.answer?.(out)
      if (answer === undefined) return
      answered = true
      child.stdin?.write(answer)
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    const release = options.stopAfterMs === undefined ? () => undefined : stopLater(child, options)
    const kill = (): void => void child.kill('SIGKILL')
    options.killWhen?.addEventListener('abort', kill, { once: true })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      release()
      resolve({ code, signal, out, err })
    })
  })
}

/** The JSON lines of a text; throws when a line is none. */
export function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

function stopLater(child: ChildProcess, options: RunOptions): () => void {
  const runs = path.join(options.state, 'runs')
  let timer: NodeJS.Timeout | undefined
  const watch = setInterval(() => {
    if (!fs.existsSync(runs) || fs.readdirSync(runs).length === 0) return
    clearInterval(watch)
    timer = setTimeout(
      () => process.kill(commandPid(child, options), options.stopWith ?? 'SIGKILL'),
      options.stopAfterMs,
    )
  }, 1)
  return () => {
    clearInterval(watch)
    clearTimeout(timer)
  }
}

/** The process of the command itself: a tracer's first child, since a tracer keeps signals for itself. */
function commandPid(child: ChildProcess, options: RunOptions): number {
  const pid = child.pid ?? 0
  if (options.under?.[0] !== 'strace') return pid
  return Number(fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
