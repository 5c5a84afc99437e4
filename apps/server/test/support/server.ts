import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseConfig, type Running, start } from '../../src/index.ts'
import { temporaryDir } from './temporary.ts'

export { temporaryDir }

/** As people start it; without the setup of the suites, from its sources. */
const MAIN = process.env.TEST_SERVER_MAIN ?? fileURLToPath(new URL('../../src/main.ts', import.meta.url))
/**
 * By day its database is compiled quickly and not once more for speed, which is most of the work of a process that lives
 * seconds; by night, when it is measured, it is as people start it.
 */
const BASELINE = process.env.OCTAVO_NIGHTLY === '1' ? [] : ['--liftoff-only']
const DB = fileURLToPath(new URL('../../src/infra/db', import.meta.url))

/** Makes a data folder with an empty database: a copy of one that is made once per schema, which is much quicker. */
export async function freshDataDir(parent = temporaryDir()): Promise<string> {
  const hash = createHash('sha256')
  for (const name of readdirSync(DB).sort())
    if (/^(?:migrations|pair)/u.test(name)) hash.update(readFileSync(path.join(DB, name)))
  const key = hash.digest('hex').slice(0, 16)
  const template = path.join(tmpdir(), `octavo-test-template-${process.getuid?.() ?? 0}-${key}`)
  if (!existsSync(template)) {
    const draft = temporaryDir('octavo-test-draft-')
    const made = await start(configOf({ OCTAVO_DATA_DIR: path.join(draft, 'data'), OCTAVO_LOG_LEVEL: 'silent' }))
    await made.close()
    try {
      renameSync(path.join(draft, 'data'), template)
    } catch {
      // Another test file was quicker; its template is as good.
    }
    rmSync(draft, { recursive: true, force: true })
  }
  const dir = path.join(parent, 'data')
  mkdirSync(parent, { recursive: true })
  cpSync(template, dir, { recursive: true })
  return dir
}

/** All files below a folder, with their paths. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  )
}

export function configOf(env: Readonly<Record<string, string>>) {
  const config = parseConfig({ PORT: '0', ...env })
  if ('problems' in config) throw new Error(config.problems.join('\n'))
  return config
}

/** A server in this process, for tests that don't need to kill it. */
export async function startHere(
  env: Readonly<Record<string, string>> = {},
  options: Parameters<typeof start>[1] = {},
): Promise<Running & { readonly dataDir: string; readonly databaseUrl: string | undefined }> {
  // The folder that is made once has the embedded database in it, and belongs to that.
  const dataDir = env.OCTAVO_DATA_DIR ?? (env.DATABASE_URL ? path.join(temporaryDir(), 'data') : await freshDataDir())
  const running = await start(
    configOf({ OCTAVO_LOG_LEVEL: 'silent', OCTAVO_OCR: 'false', ...env, OCTAVO_DATA_DIR: dataDir }),
    options,
  )
  return { ...running, dataDir, databaseUrl: env.DATABASE_URL }
}

/** A server as a process of its own. */
export interface Child {
  readonly process: ChildProcess
  readonly pid: number
  /** Address once it is ready. */
  readonly ready: Promise<string>
  readonly exit: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
  stdout(): string
  stderr(): string
}

export function spawnServer(
  env: Readonly<Record<string, string>>,
  options: { readonly wrap?: readonly string[]; readonly main?: string } = {},
): Child {
  const [command, ...args] = [...(options.wrap ?? []), process.execPath, ...BASELINE, options.main ?? MAIN]
  const child = spawn(command ?? '', args, {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  let announce: (address: string) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const ready = new Promise<string>((resolve, reject) => {
    announce = resolve
    fail = reject
  })
  ready.catch(() => undefined)
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
    const address = /^Octavo is ready at (\S+)$/mu.exec(out)?.[1]
    if (address) announce(address)
  })
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  const exit = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => {
      fail(new Error(`The server ended with ${code ?? signal}: ${err.slice(-2000)}`))
      resolve({ code, signal })
    })
  })
  return { process: child, pid: child.pid ?? 0, ready, exit, stdout: () => out, stderr: () => err }
}

/** Ends a process that a test started, and waits for it. */
export async function stopChild(child: Child, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  child.process.kill(signal)
  return (await child.exit).code
}
