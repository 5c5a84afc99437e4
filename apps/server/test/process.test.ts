import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { type Db, query } from '../src/infra/db/db.ts'
import { MIGRATIONS, migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { BOUNDARY, Client, multipart } from './support/client.ts'
import { type Child, filesBelow, freshDataDir, spawnServer, stopChild, temporaryDir } from './support/server.ts'

const running: Child[] = []
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.process.kill('SIGKILL')
    await child.exit
  }
})
const launch = (...args: Parameters<typeof spawnServer>) => {
  const child = spawnServer(...args)
  running.push(child)
  return child
}
const fault = (name: string) => fileURLToPath(new URL(`./support/${name}.ts`, import.meta.url))
const lines = (child: Child) => child.stderr().split('\n').filter(Boolean)

describe('O: operation', () => {
  it('O-1: wrong settings end the start with code 78 and one message with all of them, secrets hidden', async () => {
    const child = launch({
      PORT: 'abc',
      OCTAVO_GUEST_TTL: 'soon',
      OCTAVO_MAX_FILE: '1GB',
      DATABSE_URL: 'postgres://me:hunter2@host/db',
      DATABASE_URL: 'mysql://me:hunter2@host/db',
      OCTAVO_ENFORCE_PLANS: 'yes',
    })
    expect((await child.exit).code).toBe(78)
    const text = child.stderr()
    expect(text).toContain('6 settings are wrong')
    expect(text).toContain('PORT: "abc" must be a port number')
    expect(text).toContain('OCTAVO_GUEST_TTL: "soon" must be a time')
    expect(text).toContain('OCTAVO_MAX_FILE: no such setting; did you mean OCTAVO_MAX_FILES?')
    expect(text).toContain('DATABSE_URL: no such setting; did you mean DATABASE_URL?')
    expect(text).toContain('OCTAVO_ENFORCE_PLANS: "yes" is wrong: must be true or false'.replace('is wrong: ', ''))
    expect(text).not.toContain('hunter2')
  })

  it('O-2: a data folder that is a file, is read-only or belongs to something else is refused', async () => {
    const dir = temporaryDir()
    writeFileSync(path.join(dir, 'file'), 'x')
    mkdirSync(path.join(dir, 'other'))
    writeFileSync(path.join(dir, 'other', 'photo.jpg'), 'x')
    mkdirSync(path.join(dir, 'marked'))
    writeFileSync(path.join(dir, 'marked', 'octavo.json'), '{"product":"something else"}')
    const cases: [string, RegExp][] = [
      [path.join(dir, 'file'), /can't be written/u],
      [path.join(dir, 'other'), /holds other files \(photo\.jpg\)/u],
      [path.join(dir, 'marked'), /did not write/u],
    ]
    if (process.getuid?.() !== 0) {
      mkdirSync(path.join(dir, 'locked'))
      chmodSync(path.join(dir, 'locked'), 0o500)
      cases.push([path.join(dir, 'locked'), /can't be written/u])
    }
    for (const [folder, words] of cases) {
      const child = launch({ OCTAVO_DATA_DIR: folder })
      expect((await child.exit).code).toBe(73)
      expect(child.stderr()).toMatch(words)
    }
  })

  it('O-6: data that a newer Octavo wrote end the start with code 78 and what to do, and the newer one still finds them', async () => {
    const dataDir = await freshDataDir()
    const log = createLogger({ level: 'silent' })
    const opened = async (work: (db: Db) => Promise<unknown>) => {
      const { db, close } = await openDatabase({ url: undefined, root: dataDir, log })
      await work(db)
      await close()
    }
    const next = (MIGRATIONS.at(-1)?.version ?? 0) + 1
    const newer = [...MIGRATIONS, { version: next, statements: ['create table of_tomorrow (id int)'] }]
    await opened((db) => migrate(db, newer))
    const child = launch({ OCTAVO_DATA_DIR: dataDir })
    expect((await child.exit).code).toBe(78)
    expect(child.stderr()).toContain(`schema ${next}; this one knows up to ${next - 1}`)
    expect(child.stderr()).toContain('Update Octavo.')
    await opened(async (db) => {
      await migrate(db, newer)
      expect(await query(db, sql`select * from of_tomorrow`)).toEqual([])
    })
  })

  it("R-12: a second process on the same data folder refuses with the first one's pid; a dead one's lock is taken over", async () => {
    const dataDir = await freshDataDir()
    const first = launch({ OCTAVO_DATA_DIR: dataDir })
    await first.ready
    const second = launch({ OCTAVO_DATA_DIR: dataDir })
    expect((await second.exit).code).not.toBe(0)
    expect(second.stderr()).toContain(`process ${first.pid}`)
    first.process.kill('SIGKILL')
    await first.exit
    await launch({ OCTAVO_DATA_DIR: dataDir }).ready
  })

  it('a taken port ends the start with a message that names it', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const port = (taken.address() as net.AddressInfo).port
    const child = launch({ OCTAVO_DATA_DIR: await freshDataDir(), PORT: String(port) })
    expect((await child.exit).code).not.toBe(0)
    expect(child.stderr()).toContain(`Port ${port} is taken`)
    taken.close()
  })

  it('O-3: ready says so in one line; /livez, /readyz and /api/health answer; with the storage gone only /readyz says no', async () => {
    const dataDir = await freshDataDir()
    const child = launch({ OCTAVO_DATA_DIR: dataDir })
    const me = new Client(await child.ready)
    expect(child.stdout()).toBe(`Octavo is ready at ${me.base}\n`)
    for (const url of ['/livez', '/readyz']) expect((await me.get(url)).json()).toEqual({ status: 'ok' })
    expect((await me.get('/api/health')).json()).toEqual({ status: 'ok', version: expect.any(String) })
    expect((await me.get('/api/scalable/metrics')).json()).toEqual({
      aiTiering: { clients: { total: 2 }, search: 'off' },
      systemHealth: { status: 'healthy' },
    })
    const { renameSync } = await import('node:fs')
    renameSync(path.join(dataDir, 'tmp'), path.join(dataDir, 'tmp-away'))
    const ready = await me.get('/readyz')
    expect([ready.status, ready.json().code, ready.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    expect((await me.get('/livez')).status).toBe(200)
  })
})

describe('R-16: stopping', () => {
  // `stopping.test.ts` does it by day.
  it.runIf(process.env.OCTAVO_NIGHTLY === '1')(
    'R-16: SIGTERM in the middle of an upload ends with code 0 in time, leaves nothing half, and the next start goes on',
    async () => {
      const dataDir = await freshDataDir()
      const child = launch({ OCTAVO_DATA_DIR: dataDir })
      const me = new Client(await child.ready)
      const [kept] = await me.give(['kept.txt', 'kept'])
      const request = http.request(`${me.base}/api/files/upload`, {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, cookie: me.cookie, origin: me.base },
      })
      request.on('error', () => undefined)
      request.write(
        multipart([{ name: 'files', filename: 'half.bin', content: Buffer.alloc(300_000) }]).subarray(0, 200_000),
      )
      await new Promise((resolve) => setTimeout(resolve, 300))
      const began = Date.now()
      const stopped = stopChild(child)
      // While the half upload is waited for, nothing new is taken.
      // A signal comes when the process next looks: on a busy machine that is no matter of milliseconds.
      const isOpen = async () => (await me.get('/livez').catch(() => undefined))?.status
      await expect.poll(isOpen, { timeout: 3500 }).not.toBe(200)
      expect(child.process.exitCode).toBe(null)
      expect(await stopped).toBe(0)
      expect(Date.now() - began).toBeLessThan(10_000)
      const again = launch({ OCTAVO_DATA_DIR: dataDir })
      const later = new Client(await again.ready)
      later.cookie = me.cookie
      expect((await later.list()).map((file) => file.id)).toEqual([kept?.id])
      expect((await later.get(`/api/files/${kept?.id}/content`)).text()).toBe('kept')
      expect(await stopChild(again, 'SIGINT')).toBe(0)
    },
  )
})

describe('L: logs', () => {
  it('L-2, L-3: every line of the log is JSON without control characters, long texts or secrets', async () => {
    const file = path.join(temporaryDir(), 'log', 'octavo.log')
    const child = launch({ OCTAVO_DATA_DIR: await freshDataDir(), OCTAVO_LOG_FILE: file, OCTAVO_LOG_LEVEL: 'debug' })
    const me = new Client(await child.ready)
    await me.give(['canary-name\u001b[31m.txt', 'canary-content-12345'])
    await me.get(`/api/files?folder=${'x'.repeat(3000)}`)
    await me.get(`/${'x'.repeat(3000)}`)
    await me.get('/%0d%0afake-line%1b[2J', { authorization: 'Bearer canary-token-678' })
    await me.get('/api/files', { authorization: 'Bearer canary-token-678' })
    await stopChild(child)
    const text = readFileSync(file, 'utf8')
    const records = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(records.length).toBeGreaterThan(4)
    for (const line of text.trim().split('\n'))
      expect([...line].every((char) => char >= ' ' && char !== '\u007f' && char !== '\u001b')).toBe(true)
    const longest = (value: unknown): number =>
      typeof value === 'string'
        ? value.length
        : typeof value === 'object' && value !== null
          ? Math.max(0, ...Object.values(value).map(longest))
          : 0
    for (const record of records) expect(longest(record)).toBeLessThanOrEqual(1025)
    for (const secret of ['canary-content', 'canary-token', me.cookie?.split('=')[1] ?? 'none'])
      expect(text).not.toContain(secret)
    expect(child.stderr()).toBe('')
  })

  it('A-7: no password, token, cookie or reset link is in the log, nor anywhere in the data folder', async () => {
    const dataDir = await freshDataDir()
    const file = path.join(temporaryDir(), 'octavo.log')
    const child = launch({ OCTAVO_DATA_DIR: dataDir, OCTAVO_LOG_FILE: file, OCTAVO_LOG_LEVEL: 'debug' })
    const me = new Client(await child.ready)
    const [first, second, wrong] = ['canary-first-password', 'canary-second-password', 'canary-wrong-password']
    const secrets = [first, second, wrong, 'canary-reset-token', 'canary-bearer']
    await me.get('/')
    await me.give(['a.txt', 'a'])
    secrets.push(...me.cookies.values())
    const { token } = (await me.enter('signup', 'a7@example.org', first)).json()
    secrets.push(token, ...me.cookies.values())
    await me.enter('login', 'a7@example.org', wrong)
    await me.post('/api/auth/login', { email: 'a7@example.org', password: [wrong] })
    await me.post('/api/auth/reauthenticate', { password: wrong })
    await me.post('/api/account/password', { currentPassword: first, newPassword: second })
    await me.post('/api/auth/reset-password', { token: 'canary-reset-token', password: second })
    await me.get('/api/files?token=canary-bearer', { authorization: 'Bearer canary-bearer' })
    secrets.push((await me.enter('login', 'a7@example.org', second)).json().token, ...me.cookies.values())
    await me.post('/api/auth/logout', {})
    await stopChild(child)
    const files = [file, ...filesBelow(dataDir)]
    expect(files.length).toBeGreaterThan(20)
    for (const secret of new Set(secrets)) {
      expect(String(secret).length).toBeGreaterThan(10)
      expect(files.filter((each) => readFileSync(each).includes(String(secret)))).toEqual([])
    }
    // The search does find what is there.
    expect(files.filter((each) => readFileSync(each).includes('a7@example.org')).length).toBeGreaterThan(0)
    expect(child.stderr()).toBe('')
  })

  it('L-3: what a failed statement was given is not in the log', () => {
    const file = path.join(temporaryDir(), 'octavo.log')
    const error = new Error('Failed query: select 1\nparams: canary one\ncanary two')
    createLogger({ level: 'info', file }).error({ err: new Error('outer', { cause: error }) }, 'A request failed')
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('Failed query: select 1')
    expect(text).not.toContain('canary')
    expect(text).toContain('process.test.ts')
  })

  it.each(process.env.TEST_LONG ? ['rejection', 'exception'] : ['exception'])(
    'L-8: an %s that nobody handled is logged and ends the process within 5 seconds',
    async (kind) => {
      const child = launch({ OCTAVO_DATA_DIR: await freshDataDir() }, { main: fault(`fault-${kind}`) })
      await child.ready
      const { code } = await child.exit
      expect(code).not.toBe(0)
      const record = lines(child)
        .map((line) => JSON.parse(line) as { level: string; time: string; err?: { message: string; stack: string } })
        .find((line) => line.level === 'fatal')
      // From what the process itself says, with room for a busy machine.
      expect(Date.now() - Date.parse(record?.time ?? '')).toBeLessThan(15_000)
      expect(record?.err?.message).toBe('planted fault')
      expect(record?.err?.stack).toContain('fault-')
    },
  )
})
