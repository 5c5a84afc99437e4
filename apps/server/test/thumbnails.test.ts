import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { query } from '../src/infra/db/db.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { createWishes } from '../src/modules/thumbnails/wishes.ts'
import { type Answer, Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { drawingThatNeverEnds, jpegOf, paper, pngOf } from './support/pictures.ts'
import { type Child, freshDataDir, spawnServer, startHere } from './support/server.ts'
import { withStatements } from './support/statements.ts'

/** Asks until the picture is there or is known not to be. */
async function thumbnailOf(client: Client, id: string | undefined): Promise<Answer> {
  for (;;) {
    const answer = await client.get(`/api/files/${id}/thumbnail`)
    if (answer.status !== 409) return answer
  }
}
const isWebp = ({ bytes }: Answer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'

onEachDatabase((env) => {
  let server: Awaited<ReturnType<typeof startHere>>
  beforeAll(async () => {
    server = await startHere(env())
  })
  afterAll(async () => await server.close())
  const visitor = () => new Client(server.address)

  it('GET /api/files/{id}/thumbnail gives a small picture of pictures and papers, and says when there is none', async () => {
    const me = visitor()
    const files = await me.give(
      ['a.jpg', jpegOf(640, 480)],
      ['b.png', pngOf(20, 10)],
      ['c.pdf', paper('words')],
      ['d.txt', 'words'],
    )
    const answers: Answer[] = []
    for (const { id } of files) answers.push(await thumbnailOf(me, id))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404])
    for (const answer of answers.slice(0, 3)) {
      expect(isWebp(answer)).toBe(true)
      expect(answer.bytes.length).toBeLessThan(20_000)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'content-length': String(answer.bytes.length),
      })
      expect(answer.headers.vary).toContain('Cookie')
    }
    expect(answers[3]?.json()).toMatchObject({ code: 'not_found', details: { reason: 'unsupported' } })
    const etag = answers[0]?.headers.etag ?? ''
    const again = await me.get(`/api/files/${files[0]?.id}/thumbnail`, { 'if-none-match': etag })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const quiet = await me.get(`/api/files/${files[3]?.id}/thumbnail?quiet=1`)
    expect([quiet.status, quiet.bytes.length]).toEqual([204, 0])
  })

  it('gives nobody the picture of a file that is not theirs, nor of one in the trash', async () => {
    const [me, other] = [visitor(), visitor()]
    const [file] = await me.give(['a.png', pngOf(30, 30)])
    await other.give(['b.txt', 'x'])
    expect((await thumbnailOf(me, file?.id)).status).toBe(200)
    for (const stranger of [other, visitor()])
      for (const call of ['thumbnail', 'facts'])
        expect((await stranger.get(`/api/files/${file?.id}/${call}`)).status).toBe(404)
    expect((await me.get('/api/files/no-such-id/thumbnail')).status).toBe(404)
    await me.delete('/api/files', { ids: [file?.id] })
    expect((await me.get(`/api/files/${file?.id}/thumbnail`)).status).toBe(404)
  })

  it('is no file of the person: lists, storage and export do not know it', async () => {
    const me = visitor()
    const [file] = await me.give(['a.png', pngOf(40, 30)])
    const before = (await me.get('/api/storage')).json()
    expect((await thumbnailOf(me, file?.id)).status).toBe(200)
    expect((await me.get('/api/storage')).json()).toEqual(before)
    expect((await me.list()).map(({ name }) => name)).toEqual(['a.png'])
  })

  it('GET /api/files/{id}/facts tells what is inside and how a file came to its folder', async () => {
    const me = visitor()
    const [photo, text] = await me.give(['a.png', pngOf(40, 30)], ['note.txt', 'buy oats and barley'])
    const factsOf = async (id: string | undefined) => (await me.get(`/api/files/${id}/facts`)).json()
    expect(await factsOf(photo?.id)).toMatchObject({
      inside: { widthPx: 40, heightPx: 30 },
      excerpt: null,
      filed: null,
    })
    expect(await factsOf(text?.id)).toMatchObject({ excerpt: 'buy oats and barley', filed: null })
    const fileOrganizations = [{ fileId: text?.id, targetCategory: 'Documents' }]
    expect((await me.post('/api/files/organize', { fileOrganizations })).status).toBe(200)
    expect((await factsOf(text?.id)).filed).toMatchObject({ from: '/Inbox', to: '/Documents', isUndo: false })
  })

  it('what a library lacks is made after an upload, without anybody asking', async () => {
    const me = visitor()
    const [file] = await me.give(['later.png', pngOf(50, 20)])
    // Asked for as known: a picture that nobody has made yet would be made by any other question.
    const rows = async () => {
      const database = await openDatabase({ url: server.databaseUrl, root: server.dataDir, log })
      const found = await query<{ n: number }>(
        database.db,
        sql`select 1 as n from thumbnails where sha256 = ${file?.sha256}`,
      )
      await database.close()
      return found.length
    }
    if (server.databaseUrl !== undefined)
      while ((await rows()) === 0) await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await thumbnailOf(me, file?.id)).status).toBe(200)
  })

  it('a picture that was made days ago is shown as it was made', async ({ skip }) => {
    const url = server.databaseUrl
    if (url === undefined) return skip('nobody else can look into the embedded database')
    const me = visitor()
    const [file] = await me.give(['days-old.png', pngOf(51, 21)])
    const drawn = await thumbnailOf(me, file?.id)
    await withStatements(url, (say) =>
      say(`update thumbnails set made_at_ms = 1, webp = '\\x00'::bytea where sha256 = '${file?.sha256}'`),
    )
    const again = await thumbnailOf(me, file?.id)
    expect([drawn.status, again.status, [...again.bytes]]).toEqual([200, 200, [0]])
  })
})

const log = createLogger({ level: 'silent', file: undefined })

describe('a thumbnail goes with its content', () => {
  it('when the last file with these bytes is gone for good, so is their picture', async () => {
    let nowMs = Date.now()
    const server = await startHere({ OCTAVO_GUEST_TTL: '1h' }, { nowMs: () => nowMs })
    const [me, other] = [new Client(server.address), new Client(server.address)]
    const [file] = await me.give(['mine.png', pngOf(33, 22)])
    await other.give(['theirs.png', pngOf(33, 22)])
    expect((await thumbnailOf(me, file?.id)).status).toBe(200)
    // A clock that jumps is not believed at once: it runs on in steps.
    for (let step = 0; step < 12; step += 1) {
      nowMs += 15 * 60_000
      await server.runJob('expire-guests')
    }
    expect(await me.list()).toEqual([])
    await server.close()
    const database = await openDatabase({ url: undefined, root: server.dataDir, log })
    expect(await query(database.db, sql`select sha256 from thumbnails`)).toEqual([])
    await database.close()
  })
})

const running: Child[] = []
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.process.kill('SIGKILL')
    await child.exit
  }
})
const launch = async () => {
  const child = spawnServer({ OCTAVO_DATA_DIR: await freshDataDir(), OCTAVO_LOG_LEVEL: 'silent' })
  running.push(child)
  return { child, address: await child.ready }
}

describe('hostile files', () => {
  it('P-1, P-2: while a page is drawn that never ends, uploads and lists are answered; it ends, and the next picture is made', async () => {
    const { child, address } = await launch()
    const me = new Client(address)
    const bomb = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g id="a"/></svg>'
    const [endless, svg] = await me.give(['endless.pdf', drawingThatNeverEnds()], ['bomb.svg', bomb])
    let isOver = false
    const drawn = thumbnailOf(me, endless?.id).then((answer) => {
      isOver = true
      return answer
    })
    expect((await me.get(`/api/files/${svg?.id}/thumbnail`)).json()).toMatchObject({
      details: { reason: 'unsupported' },
    })
    let answered = 0
    for (let count = 0; count < 5; count += 1) {
      const [file] = await me.give([`${count}.txt`, `upload ${count}`])
      expect((await me.get(`/api/files/${file?.id}/content`)).text()).toBe(`upload ${count}`)
      expect((await me.get('/api/health')).status).toBe(200)
      if (!isOver) answered += 1
    }
    // These were answered while it was at work; on a busy machine five take longer than the time that it is given.
    expect(answered).toBeGreaterThan(0)
    const [next] = await me.give(['next.png', pngOf(12, 12)])
    expect((await drawn).json()).toMatchObject({ details: { reason: 'too_slow' } })
    expect((await thumbnailOf(me, next?.id)).status).toBe(200)
    expect(child.process.exitCode).toBeNull()
  })

  it.runIf(process.env.TEST_LONG)(
    'P-4, P-13: mutated files go through the server: each is taken, looked at and shown or not; its process stays the same',
    async () => {
      const { child, address } = await launch()
      const me = new Client(address)
      const good: Readonly<Record<string, Uint8Array>> = {
        'a.jpg': jpegOf(64, 48),
        'a.png': pngOf(64, 48),
        'a.pdf': paper('some words'),
        'a.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>words</text></svg>'),
        'a.html': Buffer.from('<html><head><title>t</title></head><body><p>words</p></body></html>'),
        'a.eml': Buffer.from('From: a@example.test\r\nSubject: words\r\nContent-Type: text/plain\r\n\r\nbody\r\n'),
        'a.rtf': Buffer.from(String.raw`{\rtf1\ansi words\par}`),
      }
      const mutant = fc.record({
        name: fc.constantFrom(...Object.keys(good)),
        edits: fc.array(fc.record({ at: fc.nat(100_000), byte: fc.nat(255) }), { minLength: 1, maxLength: 12 }),
        kept: fc.integer({ min: 20, max: 100 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(mutant, { minLength: 12, maxLength: 12 }), async (mutants) => {
          const files = await me.give(
            ...mutants.map(({ name, edits, kept }, index) => {
              const bytes = Uint8Array.from(good[name] ?? [])
              for (const { at, byte } of edits) bytes[at % bytes.length] = byte
              return [`${index}-${name}`, bytes.subarray(0, Math.ceil((bytes.length * kept) / 100))] as const
            }),
          )
          const all = files.flatMap(({ id }) => [
            thumbnailOf(me, id).then(({ status }) => expect([200, 404]).toContain(status)),
            me.get(`/api/files/${id}/facts`).then(({ status }) => expect(status).toBe(200)),
          ])
          await Promise.all(all)
          expect((await me.get('/livez')).status).toBe(200)
        }),
        { numRuns: 8, endOnFailure: true },
      )
      expect([child.process.exitCode, child.process.pid]).toEqual([null, child.pid])
    },
  )
})

describe('wishes', () => {
  const never = new AbortController().signal
  const held = () => {
    const open: (() => void)[] = []
    const log: string[] = []
    const ended: string[] = []
    const make = (key: string) => (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        log.push(key)
        signal.addEventListener('abort', () => {
          ended.push(key)
          reject(signal.reason)
        })
        open.push(() => resolve(key))
      })
    const release = async () => {
      open.shift()?.()
      await new Promise(setImmediate)
    }
    return { log, ended, make, release }
  }

  it('serves the newest wish first, what nobody waits for last, and makes nothing twice', async () => {
    const { log, make, release } = held()
    const wishes = createWishes<string>({ width: 1, most: 10, patienceMs: 60_000 })
    const first = wishes.ask('me', 'a', make('a'), never)
    void wishes.meanwhile(async () => log.push('quiet'), never)
    const rest = ['b', 'c', 'b', 'a'].map((key) => wishes.ask('me', key, make(key), never))
    await new Promise(setImmediate)
    for (let count = 0; count < 3; count += 1) await release()
    expect(await Promise.all([first, ...rest])).toEqual(['a', 'b', 'c', 'b', 'a'])
    expect(log).toEqual(['a', 'c', 'b', 'quiet'])
  })

  it('L-9: one person never has all places, and what two want at once is made once', async () => {
    const { log, make, release } = held()
    const wishes = createWishes<string>({ width: 2, most: 10, patienceMs: 60_000 })
    const asked = ['a', 'b', 'c'].map((key) => wishes.ask('alice', key, make(key), never))
    const bob = wishes.ask('bob', 'd', make('d'), never)
    const carol = wishes.ask('carol', 'c', make('c'), never)
    await new Promise(setImmediate)
    expect(log).toEqual(['a', 'd'])
    await release()
    expect(log).toEqual(['a', 'd', 'c'])
    await release()
    expect(await bob).toBe('d')
    await release()
    expect(await carol).toBe('c')
    await release()
    expect(await Promise.all(asked)).toEqual(['a', 'b', 'c'])
    expect(log).toEqual(['a', 'd', 'c', 'b'])
  })

  it('is bounded: the oldest wish of a person gives way, and who hangs up is forgotten', async () => {
    const { log, ended, make, release } = held()
    const wishes = createWishes<string>({ width: 1, most: 2, patienceMs: 60_000 })
    const gone = new AbortController()
    const first = wishes.ask('me', 'a', make('a'), never)
    const asked = [
      wishes.ask('me', 'b', make('b'), never),
      wishes.ask('me', 'c', make('c'), gone.signal),
      wishes.ask('me', 'd', make('d'), never),
      wishes.ask('other', 'e', make('e'), never),
    ]
    expect(await asked[0]).toBe('busy')
    gone.abort()
    expect(await asked[1]).toBe('busy')
    await release()
    expect(await first).toBe('a')
    await release()
    await release()
    expect(await Promise.all(asked.slice(2))).toEqual(['d', 'e'])
    expect(log).toEqual(['a', 'd', 'e'])
    const last = new AbortController()
    const wish = wishes.ask('me', 'f', make('f'), last.signal)
    await new Promise(setImmediate)
    last.abort()
    expect(await wish).toBe('busy')
    expect(ended).toEqual(['f'])
  })

  it('lets nobody wait longer than it says, and ends when it is closed', async () => {
    const { make } = held()
    const quick = createWishes<string>({ width: 1, most: 2, patienceMs: 1 })
    expect(await quick.ask('me', 'a', make('a'), never)).toBe('busy')
    const wishes = createWishes<string>({ width: 1, most: 2, patienceMs: 60_000 })
    void wishes.ask('me', 'a', make('a'), never)
    const waiting = wishes.ask('me', 'b', make('b'), never)
    wishes.close()
    expect(await waiting).toBe('busy')
    expect(await wishes.ask('me', 'c', make('c'), never)).toBe('busy')
  })
})
