import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Client, sha256 } from './support/client.ts'
import { findPostgres, startPostgres, type TestPostgres } from './support/databases.ts'
import { type Child, spawnServer, stopChild, temporaryDir } from './support/server.ts'

const found = findPostgres()

describe.skipIf('missing' in found)('O-4: a PostgreSQL server that goes away', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres('bin' in found ? found.bin : '')
  })
  afterAll(async () => await postgres.stop())
  const running: Child[] = []
  afterEach(async () => {
    for (const child of running.splice(0)) {
      child.process.kill('SIGKILL')
      await child.exit
    }
  })
  const launch = (url: string) => {
    const child = spawnServer({
      DATABASE_URL: url,
      OCTAVO_DATA_DIR: path.join(temporaryDir(), 'data'),
      OCTAVO_LOG_LEVEL: 'warn',
    })
    running.push(child)
    return child
  }

  it('O-4: stopped and started 3 times under load, the process lives, callers are told to come again, and nothing acknowledged is lost', async () => {
    const child = launch(postgres.fresh())
    const me = new Client(await child.ready)
    await me.give(['first.txt', 'first'])
    const kept = new Map<string, string>([[sha256('first'), 'first']])
    const refused: string[] = []
    let count = 0
    let isOver = false
    const load = async () => {
      while (!isOver) {
        count += 1
        const texts = Array.from({ length: 8 }, (_, index) => `${count} ${index}`)
        const parts = texts.map((content, index) => ({ name: 'files', filename: `${count}-${index}.txt`, content }))
        const answer = await me.upload(parts)
        if (answer.status === 201) for (const text of texts) kept.set(sha256(text), text)
        else refused.push(`${answer.status} ${answer.json().code} ${answer.headers['retry-after']}`)
      }
    }
    const callers = Array.from({ length: 4 }, load)
    const acknowledgedMore = async () => {
      const before = kept.size
      await expect.poll(() => kept.size, { timeout: 60_000 }).toBeGreaterThan(before + 8)
    }
    for (const how of ['immediate', 'fast', 'immediate'] as const) {
      await acknowledgedMore()
      await postgres.halt(how)
      const refusedBefore = refused.length
      // Away for longer than a call waits.
      await expect.poll(() => refused.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(refusedBefore + 4)
      await postgres.begin()
      await acknowledgedMore()
      expect(child.process.exitCode).toBe(null)
    }
    isOver = true
    await Promise.all(callers)
    expect([...new Set(refused)]).toEqual(['503 unavailable 5'])
    const files = new Map((await me.list()).map((file) => [file.sha256, file]))
    expect([...kept.keys()].filter((hash) => files.get(hash)?.state !== 'ok')).toEqual([])
    const some = [...kept].filter((_, index) => index % 10 === 0)
    for (const [hash, text] of some)
      expect((await me.get(`/api/files/${files.get(hash)?.id}/content`)).text()).toBe(text)
    expect(await stopChild(child)).toBe(0)
  }, 300_000)

  it('O-4: a database that restarts between two calls is waited for, so that neither fails', async () => {
    const child = launch(postgres.fresh())
    const me = new Client(await child.ready)
    await me.give(['a.txt', 'a'])
    await postgres.halt('fast')
    const later = me.upload([{ name: 'files', filename: 'b.txt', content: 'b' }])
    await postgres.begin()
    expect((await later).status).toBe(201)
    expect((await me.list()).length).toBe(2)
  }, 120_000)

  it('O-4: a start waits for a database that is not up yet, and says so without its password', async () => {
    const url = postgres.fresh().replace('octavo@', 'octavo:canary@')
    await postgres.halt('fast')
    const child = launch(url)
    await expect.poll(() => child.stderr(), { timeout: 60_000 }).toMatch(/does not answer yet/u)
    await postgres.begin()
    await child.ready
    expect(child.stderr()).not.toContain('canary')
  }, 120_000)
})
