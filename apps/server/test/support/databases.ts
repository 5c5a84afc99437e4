import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'

const ROOT = '/usr/lib/postgresql'

/** Folder of a real PostgreSQL's programs, or why there is none. */
export function findPostgres(): { readonly bin: string } | { readonly missing: string } {
  const versions = existsSync(ROOT) ? readdirSync(ROOT).sort((a, b) => Number(b) - Number(a)) : []
  const bins = [...versions.map((version) => path.join(ROOT, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  const bin = bins.find((dir) => existsSync(path.join(dir, 'initdb')) && existsSync(path.join(dir, 'postgres')))
  if (bin === undefined) return { missing: 'no PostgreSQL server is installed' }
  return hasName() ? { bin } : { missing: 'initdb wants a user with a name' }
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** A PostgreSQL server of a test's own. */
export interface TestPostgres {
  readonly url: string
  /** The address of a database that is made now, empty. */
  fresh(): string
  /** Stops it, at once as a crash does or in order; `begin` starts it again at the same address. */
  halt(how: 'immediate' | 'fast'): Promise<void>
  begin(): Promise<void>
  /** Stops it for good and removes what it stored. */
  stop(): Promise<void>
}

/** Starts a PostgreSQL server in a temporary folder on a free port; it refuses to run as root, so another user does. */
export async function startPostgres(bin: string): Promise<TestPostgres> {
  const dir = mkdtempSync(path.join(tmpdir(), 'octavo-test-pg-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: numberOf('-u'), gid: numberOf('-g') } : {}
  if (user.uid !== undefined && user.gid !== undefined) chownSync(dir, user.uid, user.gid)
  const data = path.join(dir, 'data')
  const options = { ...user, cwd: dir, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', HOME: dir } }
  const init = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'octavo', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  if (init.status !== 0) throw new Error(`initdb: ${init.stderr}`)
  const port = await freePort()
  const given = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const args = ['-D', data, '-p', String(port), ...given.flatMap((setting) => ['-c', setting])]
  let end: (signal: NodeJS.Signals) => Promise<void> = async () => undefined
  const begin = async () => {
    const server = spawn(path.join(bin, 'postgres'), args, { ...options, stdio: 'ignore' })
    const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
    end = async (signal) => {
      server.kill(signal)
      await ended
    }
    for (let attempt = 0; attempt < 300 && !(await answers(port)); attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await begin()
  const address = (name: string) => `postgres://octavo@127.0.0.1:${port}/${name}`
  let count = 0
  return {
    url: address('postgres'),
    fresh: () => {
      count += 1
      const name = `fresh${count}`
      const made = spawnSync(path.join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'octavo', name])
      if (made.status !== 0) throw new Error(`createdb: ${made.stderr}`)
      return address(name)
    },
    // PostgreSQL's signals for the two ways to stop.
    halt: (how) => end(how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    begin,
    stop: async () => {
      await end('SIGINT')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/**
 * Runs a suite on the embedded database and, where one is installed, on a PostgreSQL server: by night on both, by day each file
 * on one of them, always the same. Each call of `env` gives the settings that choose a database of its own, once the suite runs.
 */
export function onEachDatabase(suite: (env: () => Readonly<Record<string, string>>) => void): void {
  const found = findPostgres()
  const isNight = process.env.OCTAVO_NIGHTLY === '1'
  const name = path.basename(expect.getState().testPath ?? '')
  const isOnServer = !('missing' in found) && createHash('sha256').update(name).digest().readUInt8(2) % 2 === 0
  describe.skipIf(isOnServer && !isNight)('embedded', () => suite(() => ({})))
  describe.skipIf('missing' in found || !(isOnServer || isNight))('on a PostgreSQL server', () => {
    let server: TestPostgres
    beforeAll(async () => {
      server = await startPostgres('bin' in found ? found.bin : '')
    })
    afterAll(async () => {
      await server.stop()
    })
    suite(() => ({ DATABASE_URL: server.fresh() }))
  })
}

const numberOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody']).toString())

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => {
      // The first byte of a start-up answer comes only when the server takes connections.
      socket.end(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))
    })
    socket.once('data', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
  })
}
