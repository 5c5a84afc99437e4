import { readFileSync } from 'node:fs'
import http from 'node:http'
import { describe, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { findPostgres, startPostgres } from './support/databases.ts'
import { pngOf } from './support/pictures.ts'
import { freshDataDir, spawnServer, stopChild, temporaryDir } from './support/server.ts'

/** 200 connections for a minute beside a run of 10,000 files: OCTAVO_NIGHTLY=1 npx vitest run --project server load */
const isNight = process.env.OCTAVO_NIGHTLY === '1'
const [CONNECTIONS, SECONDS, FILES, PICTURES] = isNight ? [200, 60, 10_000, 200] : [20, 1, 300, 4]
/** As many as a request brings. */
const AT_ONCE = 2000

/** Resident bytes of a process. */
const residentBytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Asks on connections that are kept, one request after the other on each, until the time is over. */
async function ask(me: Client, paths: readonly string[], untilMs: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const headers = { cookie: me.cookie ?? '', origin: me.base }
  const tookMs: number[] = []
  const bad: string[] = []
  const one = (path: string) =>
    new Promise<void>((resolve) => {
      const beganMs = performance.now()
      const over = (problem?: string) => {
        if (problem === undefined) tookMs.push(performance.now() - beganMs)
        else bad.push(problem)
        resolve()
      }
      http
        .get(`${me.base}${path}`, { agent, headers }, (answer) => {
          answer.resume()
          answer.once('error', (error) => over(error.message))
          answer.once('end', () => over(answer.statusCode === 200 ? undefined : `${answer.statusCode} ${path}`))
        })
        .once('error', (error) => over(error.message))
    })
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, which) => {
      for (let at = which; performance.now() < untilMs; at += 1) await one(paths[at % paths.length] ?? '/')
    }),
  )
  agent.destroy()
  return { tookMs: tookMs.toSorted((a, b) => a - b), bad }
}

describe.each([['embedded'], ['on a PostgreSQL server']])('L-5: %s', (name) => {
  const found = findPostgres()
  const isEmbedded = name === 'embedded'
  it.skipIf(!isEmbedded && (!isNight || 'missing' in found))(
    `L-5: lists and small pictures over many connections beside a long run: every answer is right, and memory does not grow (${name})`,
    async () => {
      const postgres = !isEmbedded && 'bin' in found ? await startPostgres(found.bin) : undefined
      const child = spawnServer({
        OCTAVO_DATA_DIR: isEmbedded ? await freshDataDir() : `${temporaryDir()}/data`,
        ...(postgres && { DATABASE_URL: postgres.fresh() }),
        OCTAVO_OCR: 'false',
        // One address has all the connections here.
        OCTAVO_RATE_LIMIT: '10000000',
      })
      try {
        const me = new Client(await child.ready)
        const files: { readonly id: string }[] = []
        for (let at = 0; at < FILES; at += AT_ONCE)
          files.push(
            ...(await me.give(
              ...Array.from(
                { length: Math.min(AT_ONCE, FILES - at) },
                (_, n) => [`page-${at + n}.txt`, `Words of page ${at + n}.`] as const,
              ),
            )),
          )
        const pictures = await me.give(
          ...Array.from({ length: PICTURES }, (_, n) => [`p-${n}.png`, pngOf(40 + n, 30)] as const),
        )
        const paths = pictures.flatMap(({ id }) => [`/api/files/${id}/thumbnail`, '/api/files?limit=100'])
        // Each small picture is made once.
        for (const path of paths) await me.get(path)
        const fileOrganizations = files.map(({ id }) => ({ fileId: id, targetCategory: 'Pages' }))
        const { plan } = (await me.post('/api/plans', { fileOrganizations })).json()
        // As long as the run's: what a process keeps by habit it has by then, and only what it loses grows on.
        const quiet = await ask(me, paths, performance.now() + SECONDS * 1000)
        const resident: number[] = []
        const watch = setInterval(() => resident.push(residentBytes(child.pid)), 200)
        const run = me.post(`/api/plans/${plan.id}/approve`, {})
        const busy = await ask(me, paths, performance.now() + SECONDS * 1000)
        clearInterval(watch)
        const done = await run
        expect([done.status, done.json().organized]).toEqual([200, FILES])
        expect([quiet.bad, busy.bad]).toEqual([[], []])
        const half = resident.slice(Math.floor(resident.length / 2))
        const grown = (half.at(-1) ?? 0) / (half[0] ?? 1)
        if (isNight) {
          const told = (of: typeof busy) =>
            `${of.tookMs.length} answers, median ${percentile(of.tookMs, 0.5).toFixed(0)} ms, p95 ${percentile(of.tookMs, 0.95).toFixed(0)} ms, longest ${(of.tookMs.at(-1) ?? 0).toFixed(0)} ms`
          console.info(`L-5, ${name}: quiet ${told(quiet)}; beside a run of ${FILES} files ${told(busy)}`)
          console.info(
            `L-5, ${name}: memory ${half.map((bytes) => (bytes / 2 ** 20).toFixed(0)).at(0)} to ${((half.at(-1) ?? 0) / 2 ** 20).toFixed(0)} MiB in the last half`,
          )
          expect(grown).toBeLessThan(1.1)
        }
        expect(busy.tookMs.length).toBeGreaterThan(CONNECTIONS)
      } finally {
        await stopChild(child, 'SIGKILL')
        await postgres?.stop()
      }
    },
    isNight ? 600_000 : 120_000,
  )
})
