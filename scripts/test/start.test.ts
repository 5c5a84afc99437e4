import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { failedInBrowser, failedInNode } from '../lib/failures.mjs'
import { inTurn } from '../lib/turn.mjs'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'octavo-scripts-'))
const started: ChildProcess[] = []
afterAll(async () => {
  const running = started.filter((child) => child.exitCode === null && child.signalCode === null)
  const gone = running.map((child) => once(child, 'exit'))
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(gone)
  rmSync(scratch, { recursive: true, force: true })
})

/** A running program of the house: what it has said, its first line on stdout, its end. */
function program(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.err += chunk
  })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code)
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const line = /^.*ready.*$/m.exec(said.out)
      if (line) resolve(line[0])
    })
    void ended.then(() => reject(new Error(`ended early: ${said.out}${said.err}`)))
  })
  ready.catch(() => undefined)
  return { child, said, ended, ready }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

describe('npm start', () => {
  test('a taken port ends with a clear error that names it', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { said, ended } = program(['scripts/start.mjs'], {
      PORT: String(port),
      OCTAVO_DATA_DIR: join(scratch, 'taken'),
    })
    expect(await ended).toBe(69)
    expect(said.err).toContain(`Port ${port} is taken`)
    other.close()
  })

  test('O-1: a port that is no number ends with code 78', async () => {
    const { said, ended } = program(['scripts/start.mjs'], { PORT: 'abc' })
    expect(await ended).toBe(78)
    expect(said.err).toContain('PORT')
  })

  test.each(process.env.OCTAVO_NIGHTLY === '1' ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
    'prints one ready line, serves, and stops cleanly on %s',
    async (signal) => {
      const port = await freePort()
      const { child, said, ended, ready } = program(['scripts/start.mjs'], {
        PORT: String(port),
        OCTAVO_DATA_DIR: join(scratch, signal),
      })
      expect(await ready).toBe(`Octavo is ready at http://127.0.0.1:${port}`)
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`)
      expect(answer.status).toBe(200)
      const page = await fetch(`http://127.0.0.1:${port}/`)
      expect(await page.text()).toContain('<div id="root"')
      child.kill(signal)
      expect(await ended).toBe(0)
      expect(said.out.match(/ready/g)).toHaveLength(1)
    },
  )
})

test.skipIf(process.platform === 'win32')(
  'npm start: the server goes when npm is stopped, which tells its script nothing',
  async () => {
    const port = await freePort()
    const script = `"${process.execPath}" scripts/start.mjs; true`
    const env = {
      ...process.env,
      PORT: String(port),
      OCTAVO_DATA_DIR: join(scratch, 'orphan'),
      npm_lifecycle_event: 'start',
    }
    const shell = spawn('sh', ['-c', script], { cwd: repository, env, stdio: ['ignore', 'pipe', 'ignore'] })
    started.push(shell)
    const closed = once(shell, 'close')
    await once(shell.stdout, 'data')
    shell.kill('SIGKILL')
    // The pipe closes with its last writer, which is the server.
    await closed
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
  },
)

describe('one installation at a time', () => {
  const lock = join(scratch, 'turn.lock')
  const log = join(scratch, 'turn.log')
  const quiet = () => undefined

  test('processes take turns', async () => {
    const work = `import { inTurn } from ${JSON.stringify(join(repository, 'scripts/lib/turn.mjs'))}
import { appendFileSync } from 'node:fs'
await inTurn(process.argv[1], async () => {
  appendFileSync(process.argv[2], 'in ')
  await new Promise((resolve) => setTimeout(resolve, 60))
  appendFileSync(process.argv[2], 'out ')
}, () => {})`
    const workers = Array.from({ length: 4 }, () => program(['--input-type=module', '-e', work, lock, log], {}))
    expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0, 0, 0])
    expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(4))
  })

  test('the lock of a process that died is taken over', async () => {
    const gone = spawn(process.execPath, ['-e', ''])
    await once(gone, 'close')
    writeFileSync(lock, `${gone.pid} 0.5`)
    expect(await inTurn(lock, async () => 'done', quiet)).toBe('done')
  })

  test('a failure frees the turn', async () => {
    await expect(inTurn(lock, () => Promise.reject(new Error('no')), quiet)).rejects.toThrow('no')
    expect(await inTurn(lock, async () => 'next', quiet)).toBe('next')
  })
})

describe('npm test', () => {
  test('ends with one summary line', async () => {
    const { said, ended } = program(
      ['scripts/test.mjs', '--unit', '--project', 'contract', 'a-name-that-no-test-has'],
      {},
    )
    expect(await ended).toBe(0)
    expect(said.out.trimEnd().split('\n').at(-1)).toBe('0 passed, 0 failed')
  })

  test('names what failed, also when the log above is cut', async () => {
    const file = join(repository, 'packages/core/src/planted.test.ts')
    const failed = { status: 'failed', fullName: 'a thing holds', failureMessages: ['Error: 1 is not 2\n  at here'] }
    const broken = { name: file, status: 'failed', message: 'SyntaxError: no', assertionResults: [] }
    const passed = { status: 'passed', fullName: 'another', failureMessages: [] }
    const node = { testResults: [{ name: file, status: 'failed', assertionResults: [passed, failed] }, broken] }
    expect(failedInNode(node)).toEqual([
      'packages/core/src/planted.test.ts > a thing holds: Error: 1 is not 2',
      'packages/core/src/planted.test.ts > the file itself: SyntaxError: no',
    ])
    const tries = (status: string) => [{ status, results: [{ error: { message: 'gone' } }, {}] }]
    const specs = [
      { file: 'a.spec.ts', title: 'flaky', tests: tries('flaky') },
      { file: 'a.spec.ts', title: 'red', tests: tries('unexpected') },
    ]
    expect(failedInBrowser([{ suites: [{ specs }] }])).toEqual(['a.spec.ts > red: '])
  })

  test('a browser that does not answer is said so, and fails', async () => {
    const { said, ended } = program(['scripts/test.mjs', '--e2e'], { CHROMIUM_PATH: '/no/such/browser' })
    expect(await ended).toBe(1)
    expect(said.err).toContain('/no/such/browser')
    expect(said.out.trimEnd()).toBe('0 passed, 1 failed')
  })
})
