import { type SpawnOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The command's starter. */
export const BIN = fileURLToPath(new URL('../../bin/octavo.mjs', import.meta.url))

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
  /** Kills it after so many milliseconds. */
  readonly killAfterMs?: number
  /** Called with each piece of standard error and a function that sends a signal. */
  readonly onErr?: (text: string, send: (signal: NodeJS.Signals) => void) => void
  readonly spawn?: SpawnOptions
}

/** Runs `octavo ARGS` as a process of its own and resolves when it has ended. */
export function octavo(args: readonly string[], options: RunOptions): Promise<Ended> {
  const [program = process.execPath, ...rest] = [...(options.under ?? []), process.execPath, BIN, ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, {
      cwd: options.cwd,
      env: { ...process.env, NO_COLOR: '1', ...options.env, OCTAVO_STATE_DIR: options.state },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options.spawn,
    })
    let out = ''
    let err = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      err += text
      options.onErr?.(text, (signal) => child.kill(signal))
    })
    const timer =
      options.killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), options.killAfterMs)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearTimeout(timer)
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
