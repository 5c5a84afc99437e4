import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { Client, sha256 } from './support/client.ts'
import { type Child, freshDataDir, spawnServer, stopChild } from './support/server.ts'

/** All fifty moments: OCTAVO_NIGHTLY=1 npx vitest run --project server stopping */
const NIGHTLY = process.env.OCTAVO_NIGHTLY === '1'
const MOMENTS = NIGHTLY ? 50 : 3
const SEED = Number(process.env.OCTAVO_SEED ?? Date.now() % 1e9)

const running: Child[] = []
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.process.kill('SIGKILL')
    await child.exit
  }
})

/** Delay of the n-th moment, 0 to 1200 ms: spread by the golden ratio from the seed, so that no stretch is left out. */
const delayMs = (moment: number) => Math.floor(((SEED / 1e9 + moment * 0.618_033_988_749_895) % 1) * 1200)

it(
  'R-16: SIGTERM at any moment of uploads and runs: ends with 0 in time, and the next start has everything that was answered, once',
  async () => {
    console.info(`R-16: OCTAVO_SEED=${SEED}`)
    const env = { OCTAVO_DATA_DIR: await freshDataDir(), OCTAVO_RATE_LIMIT: '100000', OCTAVO_MAX_FILES: '100000' }
    const sent = new Set<string>()
    const promised = new Set<string>()
    let cookie: string | undefined

    /** Uploads and organises until the server is no more; notes what was sent and what was promised. */
    async function work(base: string, lane: string, stopped: () => boolean): Promise<void> {
      const me = new Client(base)
      me.cookie = cookie
      for (let turn = 0; !stopped(); turn += 1) {
        const contents = [200_000, 900, 800, 700, 600, 500, 400].map((size) => randomBytes(size))
        for (const content of contents) sent.add(sha256(content))
        const files = await me.give(
          ...contents.map((content, at): [string, Buffer] => [`${lane}${turn}-${at}`, content]),
        )
        for (const file of files) promised.add(file.sha256)
        await me.post('/api/files/organize', {
          fileOrganizations: files.map(({ id }) => ({ fileId: id, targetCategory: `${lane}-${turn % 3}` })),
        })
      }
    }

    async function check(me: Client): Promise<void> {
      const counts = new Map<string, number>()
      const files = await me.list()
      for (const file of files) counts.set(file.sha256, (counts.get(file.sha256) ?? 0) + 1)
      expect([...promised].filter((sha) => counts.get(sha) !== 1)).toEqual([])
      expect([...counts].filter(([sha, count]) => count !== 1 || !sent.has(sha))).toEqual([])
      expect(readdirSync(path.join(env.OCTAVO_DATA_DIR, 'tmp'))).toEqual([])
      for (const file of files.slice(0, 30))
        expect(sha256((await me.get(`/api/files/${file.id}/content`)).bytes)).toBe(file.sha256)
      const runs = (await me.get('/api/runs')).json().runs as { status: string }[]
      expect(runs.filter((run) => !['completed', 'undone'].includes(run.status))).toEqual([])
    }

    for (let moment = 0; moment <= MOMENTS; moment += 1) {
      const child = spawnServer(env)
      running.push(child)
      const me = new Client(await child.ready)
      me.cookie = cookie
      if (cookie === undefined) {
        const content = randomBytes(100)
        sent.add(sha256(content))
        for (const file of await me.give(['first', content])) promised.add(file.sha256)
        cookie = me.cookie
      }
      await check(me)
      if (moment === MOMENTS) break
      let stopped = false
      const lanes = ['a', 'b'].map((lane) => work(me.base, `${lane}${moment}-`, () => stopped).catch(() => undefined))
      await new Promise((resolve) => setTimeout(resolve, delayMs(moment)))
      stopped = true
      // Zero is in time, too: by its own clock a server ends a stop that takes longer than 9 s with another code.
      expect(await stopChild(child)).toBe(0)
      await Promise.all(lanes)
    }
    expect(promised.size).toBeGreaterThan(MOMENTS)
  },
  NIGHTLY ? 1_800_000 : 600_000,
)
