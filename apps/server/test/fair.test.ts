import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Running } from '../src/index.ts'
import { BlobStore } from '../src/infra/blobs/store.ts'
import { query } from '../src/infra/db/db.ts'
import { MIGRATIONS, migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { ENDING_PATTERN, readAsOf } from '../src/modules/readings/kept.ts'
import { Client } from './support/client.ts'
import { paperThatTakesLong } from './support/pictures.ts'
import { startHere, temporaryDir } from './support/server.ts'

const READERS = 1

let server: Running
beforeAll(async () => {
  server = await startHere({ OCTAVO_READERS: String(READERS), OCTAVO_RATE_LIMIT: '100000' })
})
// Also after a test that failed: what is watched twice would call itself.
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(async () => await server.close())

/** A person who has been here before, so that every process that they need is there. */
async function person(name: string): Promise<Client> {
  const me = new Client(server.address)
  const files = await me.give([`${name}.txt`, `the first letter of ${name}`])
  expect((await sort(me, files)).status).toBe(200)
  return me
}
const bodyOf = (files: readonly { readonly id: string }[]) => ({ files: files.map(({ id }) => ({ id })) })
const sort = (me: Client, files: readonly { readonly id: string }[]) => me.post('/api/agentkit/organize', bodyOf(files))

/** A call whose caller can hang up; `over` once it has an answer or an end. */
function call(me: Client, path: string, body: unknown) {
  const state = { isOver: false }
  const request = http.request(`${me.base}${path}`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', origin: me.base, cookie: me.cookie ?? '' },
  })
  const over = new Promise<void>((resolve) => {
    const end = () => {
      state.isOver = true
      resolve()
    }
    request.on('response', (response) => response.resume().on('close', end))
    request.on('error', end)
  })
  request.end(JSON.stringify(body))
  return { state, over, hangUp: () => request.destroy() }
}

/** Counts contents that are opened to be read: which, and how many at a time. */
function countOpened() {
  const counts = { opened: [] as string[], open: 0, most: 0 }
  const original = BlobStore.prototype.openRanges
  vi.spyOn(BlobStore.prototype, 'openRanges').mockImplementation(async function (this: BlobStore, blob) {
    counts.opened.push(blob.sha256)
    counts.open += 1
    counts.most = Math.max(counts.most, counts.open)
    const ranges = await original.call(this, blob)
    return {
      ...ranges,
      close: async () => {
        counts.open -= 1
        await ranges.close()
      },
    }
  })
  return counts
}

describe('L-9: one person alone never stops the others', () => {
  it('L-9: a letter is sorted while papers that take long are read for somebody else, and they end when he hangs up', async () => {
    const [mallory, alice] = [await person('mallory'), await person('alice')]
    const slow = await mallory.give(...[1, 2, 3, 4].map((n) => [`${n}.pdf`, paperThatTakesLong(`${n}`)] as const))
    const counts = countOpened()
    const attack = [1, 2, 3].map(() => call(mallory, '/api/agentkit/organize', bodyOf(slow)))
    await expect.poll(() => counts.opened.length, { timeout: 20_000 }).toBeGreaterThan(0)
    // One: on a slow machine three take longer than his papers are given.
    expect((await sort(alice, await alice.give(['0.txt', 'letter 0']))).status).toBe(200)
    // Hers was answered, and none of his: of the readers he never had more than one person may have.
    expect(attack.map(({ state }) => state.isOver)).toEqual([false, false, false])
    const ofMallory = new Set(slow.map(({ sha256 }) => sha256))
    const begun = () => counts.opened.filter((hash) => ofMallory.has(hash)).length
    for (const { hangUp } of attack) hangUp()
    await expect.poll(() => counts.open, { timeout: 15_000 }).toBe(0)
    // The server hears of the hang-up a little later; the papers that nobody waits for any more are never all begun.
    expect(begun()).toBeLessThan(slow.length)
  })

  it('L-9: what many sorts want is read once, and never more at a time than there are readers', async () => {
    const me = await person('carol')
    const files = await me.give(
      ...[1, 2, 3, 4].map((n) => [`${n}.txt`, `a large text, number ${n}\n`.repeat(20_000)] as const),
    )
    const counts = countOpened()
    const answers = await Promise.all(Array.from({ length: 20 }, () => sort(me, files)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const asked = new Set(files.map(({ sha256 }) => sha256))
    // What was uploaded before may still be read behind the scenes.
    expect(counts.opened.filter((hash) => asked.has(hash)).sort()).toEqual([...asked].sort())
    expect(counts.most).toBeLessThanOrEqual(READERS + 1)
  })

  it('L-9: grouping that nobody waits for is given up, and others sort meanwhile', async () => {
    const [mallory, alice] = [await person('mallory again'), await person('alice again')]
    const words = (n: number) => Array.from({ length: 400 }, (_, at) => `w${(at * 7919 + n * 104_729).toString(36)}`)
    const many = await mallory.give(...Array.from({ length: 400 }, (_, n) => [`${n}.txt`, words(n).join(' ')] as const))
    const attack = [1, 2, 3].map(() => call(mallory, '/api/cluster-documents', bodyOf(many)))
    const letters = await alice.give(['a.txt', 'a letter'], ['b.txt', 'another letter'])
    expect((await sort(alice, letters)).status).toBe(200)
    expect(attack.map(({ state }) => state.isOver)).toEqual([false, false, false])
    for (const { hangUp } of attack) hangUp()
    const grouped = await alice.post('/api/cluster-documents', bodyOf(letters))
    expect(grouped.status).toBe(200)
  })
})

it.runIf(process.env.TEST_LONG)(
  'a stop ends what is read and drawn beside requests, and takes it for no failure',
  async () => {
    const logFile = path.join(temporaryDir(), 'log.ndjson')
    const own = await startHere({ OCTAVO_READERS: '2', OCTAVO_LOG_LEVEL: 'info', OCTAVO_LOG_FILE: logFile })
    const me = new Client(own.address)
    await me.give(['slow.pdf', paperThatTakesLong('beside')])
    const counts = countOpened()
    await me.get('/api/search?q=paper')
    // It is drawn, and read for the next search.
    await expect.poll(() => counts.open, { timeout: 20_000 }).toBe(2)
    await own.close()
    await expect.poll(() => counts.open).toBe(0)
    const log = readFileSync(logFile, 'utf8')
    expect(log).toContain('ready')
    expect(log).not.toContain('could not be read')
  },
)

describe('D3: the same bytes under two names', () => {
  it('Z-1: what somebody calls a mail is a text for whoever calls it a text', async () => {
    const bytes = 'Subject: You are fired\n\nPlease clear your desk.\n'
    const [mallory, alice] = [new Client(server.address), new Client(server.address)]
    const [mail] = await mallory.give(['letter.eml', bytes])
    const factsOf = async (me: Client, id: string | undefined) => (await me.get(`/api/files/${id}/facts`)).json()
    expect((await factsOf(mallory, mail?.id)).inside.title).toBe('You are fired')
    const [text] = await alice.give(['letter.txt', bytes])
    expect(text?.sha256).toBe(mail?.sha256)
    const facts = await factsOf(alice, text?.id)
    expect([facts.inside.title, facts.excerpt]).toEqual([undefined, bytes.trim()])
    expect((await factsOf(mallory, mail?.id)).inside.title).toBe('You are fired')
  })

  it.runIf(process.env.TEST_LONG)(
    'what was read before stays where it is told apart, and goes where it is not',
    async () => {
      const log = createLogger({ level: 'silent', file: undefined })
      const database = await openDatabase({ url: undefined, root: temporaryDir(), log })
      const { db } = database
      const run = async (text: string) => await query<{ sha256: string; read_as: string }>(db, sql.raw(text))
      await migrate(
        db,
        MIGRATIONS.filter(({ version }) => version < 8),
      )
      await run("insert into owners (id, kind, created_at_ms) values ('o', 'guest', 0)")
      const contents: Readonly<Record<string, readonly string[]>> = {
        one: ['a.TXT', 'b.txt'],
        several: ['a.md', 'a.eml'],
        none: ['Makefile', '.profile', 'a.b c'],
        gone: [],
        lied: ['mail.csv'],
      }
      let id = 0
      for (const [sha256, names] of Object.entries(contents)) {
        await run(`insert into blobs (sha256, size_bytes) values ('${sha256}', 1)`)
        const reading = sha256 === 'lied' ? { mail: { attachments: [] } } : { text: sha256 }
        await run(
          `insert into readings (sha256, reading, read_at_ms) values ('${sha256}', '${JSON.stringify(reading)}', 0)`,
        )
        for (const name of names) {
          id += 1
          await run(`insert into files (id, owner_id, folder, name, requested_name, media_type, declared_type, size_bytes,
          sha256, type_mismatch, modified_at_ms, uploaded_at_ms)
          values ('${id}', 'o', '/${id}', '${name}', '${name}', 'text/plain', '', 1, '${sha256}', false, 0, 0)`)
        }
      }
      await migrate(db)
      expect(await run('select sha256, read_as from readings order by sha256')).toEqual([
        { sha256: 'none', read_as: '' },
        { sha256: 'one', read_as: 'txt' },
      ])
      // The rule of the database is the rule of the program.
      const names = [
        ...Object.values(contents).flat(),
        'x.tar.gz',
        'x.\u00c9',
        '.gitignore',
        'a\nb.PDF',
        'x.abcdefghijklm',
      ]
      for (const name of names) {
        const [row] = await query<{ ending: string }>(
          db,
          sql`select coalesce(lower(substring(f.name from ${ENDING_PATTERN})), '') as ending from (select ${name}::text as name) as f`,
        )
        expect([name, row?.ending]).toEqual([name, readAsOf(name)])
      }
      await database.close()
    },
  )
})
