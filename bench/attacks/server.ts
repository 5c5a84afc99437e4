import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Times } from './sentinel.ts'
import type { SentinelCall } from './shape.ts'

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const SENTINEL = fileURLToPath(new URL('./sentinel.ts', import.meta.url))
const MIB = 2 ** 20

/** The real server as a process on the loopback, with a data folder of its own. */
export interface AttackedServer {
  readonly base: string
  readonly port: number
  /** Most memory that was resident since `forgetPeak`, bytes. */
  peakBytes(): number
  /** Begins the peak anew and returns what is resident now, bytes: making a new database takes more than working does. */
  forgetPeak(): number
  /** False when the process has ended, or was ended because it took more memory than the bound. */
  isAlive(): boolean
  stop(): Promise<void>
}

/** Starts a server that is ended as soon as more than `mostBytes` of it are resident: the machine has other users. */
export async function startServer(
  mostBytes: number,
  env: Readonly<Record<string, string>> = {},
): Promise<AttackedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-attack-'))
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      OCTAVO_DATA_DIR: path.join(folder, 'data'),
      OCTAVO_LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let peakBytes = 0
  const look = () => {
    peakBytes = Math.max(peakBytes, memoryOf(child.pid ?? 0, 'VmHWM'))
    if (memoryOf(child.pid ?? 0, 'VmRSS') > mostBytes) child.kill('SIGKILL')
  }
  const watch = setInterval(look, 50)
  const base = await readyAddress(child)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  return {
    base,
    port: Number(new URL(base).port),
    peakBytes: () => {
      look()
      return peakBytes
    },
    forgetPeak: () => {
      writeFileSync(`/proc/${child.pid}/clear_refs`, '5')
      peakBytes = 0
      return memoryOf(child.pid ?? 0, 'VmRSS')
    },
    isAlive,
    stop: async () => {
      clearInterval(watch)
      if (isAlive()) child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const memoryOf = (pid: number, field: 'VmHWM' | 'VmRSS'): number => {
  try {
    return Number(new RegExp(`${field}:\\s+(\\d+)`, 'u').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  } catch {
    return 0
  }
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => reject(new Error(`The server ended with ${code ?? signal}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      const address = /ready at (\S+)/u.exec(chunk.toString())?.[1]
      if (address) resolve(address)
    })
  })
}

/** A person who uses the server while it is attacked. */
export interface Sentinel {
  readonly quiet: Times
  go(): void
  /** Lets the call under way end, and says how long each took since `go`. */
  stop(): Promise<Times>
}

/** Starts the sentinel and takes its quiet times. */
export async function startSentinel(base: string, calls: readonly SentinelCall[], rounds: number): Promise<Sentinel> {
  const child = fork(SENTINEL, [base, calls.join(','), String(rounds)], { serialization: 'advanced' })
  const heard = (name: 'quiet' | 'times') =>
    new Promise<Times>((resolve, reject) => {
      child.on('message', (message: { quiet?: Times; times?: Times }) => message[name] && resolve(message[name]))
      child.once('exit', () => reject(new Error('The sentinel ended')))
    })
  const times = heard('times')
  times.catch(() => undefined)
  return {
    quiet: await heard('quiet'),
    go: () => void child.send('go'),
    stop: async () => {
      child.send('stop')
      return await times.finally(() => child.disconnect())
    },
  }
}

/** Bytes as whole mebibytes. */
export const mib = (bytes: number): string => String(Math.round(bytes / MIB))
