import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { accountDataResponse, deleteAccountResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { filesBelow, startHere, temporaryDir } from './support/server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let made = 0
const someone = () => {
  made += 1
  return `privacy${made}-${process.pid}@example.org`
}

/** Files below a folder that hold a text. */
const filesWith = (folder: string, text: string) =>
  filesBelow(folder).filter((file) => readFileSync(file).includes(text))

/** Names and texts of a ZIP, as another program unpacks it. */
function unpack(zip: Buffer): Map<string, string> {
  const dir = temporaryDir()
  writeFileSync(path.join(dir, 'a.zip'), zip)
  execFileSync(
    'python3',
    ['-c', 'import sys,zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])', 'a.zip', 'out'],
    {
      cwd: dir,
    },
  )
  const out = path.join(dir, 'out')
  return new Map(
    filesBelow(out).map((file) => [path.relative(out, file).split(path.sep).join('/'), readFileSync(file, 'utf8')]),
  )
}

onEachDatabase((env) => {
  let server: Running & { readonly dataDir: string }
  let aheadMs = 0
  beforeAll(async () => {
    server = await startHere({ OCTAVO_GUEST_TTL: '4000d', ...env() }, { nowMs: () => Date.now() + aheadMs })
  })
  afterAll(async () => {
    await server.close()
  })
  const visitor = () => new Client(server.address)
  const runClockTo = async (ms: number) => {
    aheadMs = ms - HOUR
    await server.runJob('retention')
    aheadMs = ms
    await server.runJob('retention')
    aheadMs = 0
  }

  describe('export', () => {
    it('as ZIP has every file in its folder, the trash, the metadata and a table', async () => {
      const me = visitor()
      const email = someone()
      await me.enter('signup', email)
      const files = await me.give(
        ['=evil().txt', 'one'],
        ['b.txt', 'two'],
        ['metadata.json', 'mine'],
        ['old.txt', 'old'],
      )
      const wishes = [1, 2].map((index) => ({ fileId: files[index]?.id, targetCategory: 'Päpers' }))
      await me.post('/api/files/organize', { fileOrganizations: wishes })
      await me.delete('/api/files', { ids: [files[3]?.id] })
      await me.send('PATCH', '/api/settings', {
        body: '{"theme":"light"}',
        headers: { 'content-type': 'application/json' },
      })
      const answer = await me.get('/api/account/export')
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip'])
      expect(answer.headers['content-disposition']).toContain('octavo-export.zip')
      const entries = unpack(answer.bytes)
      expect([...entries.keys()].sort()).toEqual(
        [
          'Inbox/=evil().txt',
          'Päpers/b.txt',
          'Päpers/metadata.json',
          'Trash/Inbox/old.txt',
          'files.csv',
          'metadata.json',
        ].sort(),
      )
      expect([entries.get('Päpers/b.txt'), entries.get('Trash/Inbox/old.txt')]).toEqual(['two', 'old'])
      const metadata = JSON.parse(entries.get('metadata.json') ?? '')
      expect(metadata).toMatchObject({ product: 'Octavo', user: { email }, settings: { theme: 'light' } })
      expect(metadata.files.map((file: { id: string }) => file.id).sort()).toEqual(
        files
          .slice(0, 3)
          .map((file) => file.id)
          .sort(),
      )
      const moved = metadata.files.find((file: { id: string }) => file.id === files[1]?.id)
      expect(moved).toMatchObject({ category: 'Päpers', name: 'b.txt', modifiedAtMs: expect.any(Number) })
      expect(metadata.trash).toMatchObject([{ id: files[3]?.id, path: '/Inbox/old.txt' }])
      expect(metadata.runs.map((run: { kind: string }) => run.kind)).toEqual(['upload', 'organize', 'trash'])
      expect(metadata.runs[1].moves).toContainEqual({
        fileId: files[1]?.id,
        from: 'Inbox/b.txt',
        to: 'Päpers/b.txt',
        status: 'done',
      })
      expect(entries.get('files.csv')).toContain(`"'=evil().txt"`)
      expect(JSON.stringify(metadata)).not.toMatch(/argon2|password|tokenHash/u)
      const json = await me.get('/api/account/export?format=json')
      const { exportedAtMs: _, ...same } = metadata
      expect(json.json()).toMatchObject(same)
      const csv = await me.get('/api/account/export?format=csv')
      expect([csv.headers['content-type'], csv.text().split('\r\n').length]).toEqual(['text/csv; charset=utf-8', 5])
    })

    it('works for a guest, and is empty of others; somebody without a library has nothing', async () => {
      const me = visitor()
      await me.give(['mine.txt', 'mine'])
      const json = (await me.get('/api/account/export?format=json')).json()
      expect([json.user, json.files.length, json.trash, json.runs[0].moves]).toMatchObject([
        null,
        1,
        [],
        [{ from: null, to: 'Inbox/mine.txt' }],
      ])
      expect((await visitor().get('/api/account/export')).status).toBe(404)
      for (const query of ['format=xml', 'format=json&format=zip', 'owner=x'])
        expect((await me.get(`/api/account/export?${query}`)).status).toBe(400)
    })
  })

  it('the list of what is stored has a row for everything, with its end', async () => {
    const me = visitor()
    await me.enter('signup', someone())
    const [file] = await me.give(['a.txt', 'four'], ['b.txt', 'seven77'])
    await me.delete('/api/files', { ids: [file?.id] })
    const { rows } = accountDataResponse.parse((await me.get('/api/account/data')).json())
    const of = (kind: string) => rows.find((row) => row.kind === kind)
    expect(rows.map((row) => row.kind)).toEqual([
      'account',
      'sessions',
      'keys',
      'files',
      'trash',
      'judgements',
      'plans',
      'runs',
      'settings',
      'totals',
      'meanings',
      'photos',
      'albums',
      'marks',
      'searches',
      'keptCopies',
      'tasks',
      'feedback',
    ])
    expect(of('account')).toMatchObject({ count: 1, until: 'deleted by you', endsAtMs: null })
    expect(of('sessions')).toMatchObject({ count: 1, until: 'session time' })
    expect(of('files')).toMatchObject({ count: 1, bytes: 7, place: 'database and files' })
    expect(of('trash')).toMatchObject({ count: 1, bytes: 4, until: 'trash time', endsAtMs: expect.any(Number) })
    expect(of('runs')).toMatchObject({ count: 2 })
    const guest = visitor()
    await guest.give(['a.txt', 'a'])
    const guestRows = accountDataResponse.parse((await guest.get('/api/account/data')).json()).rows
    expect(guestRows.find(({ kind }) => kind === 'files')).toMatchObject({
      until: 'guest time',
      endsAtMs: expect.any(Number),
    })
    expect((await visitor().get('/api/account/data')).json()).toEqual({ rows: [] })
  })

  describe('deletion', () => {
    const canary = (name: string) => `canary-${name}-${'0123456789abcdef'.repeat(2)}`

    it('Z-8: of an account ends everything at once, can be taken back for seven days by a login, and then leaves nothing', async () => {
      const me = visitor()
      const email = someone()
      const { token } = (await me.enter('signup', email)).json()
      const neighbour = visitor()
      const next = someone()
      await neighbour.enter('signup', next)
      const [small, large, trashed] = [canary('small'), canary('large'), canary('trashed')]
      // A request of many small files makes a pack; one of its contents is the neighbour's too, so that the pack stays.
      const shared = ['shared.txt', 'the same content'] as const
      await me.give(['s.txt', small], ['t.txt', trashed], shared, ['x', 'x'], ['y', 'y'], ['z', 'z'])
      await neighbour.give(shared)
      await me.give(['l.bin', large + 'l'.repeat(100_000)])
      const gone = (await me.list()).find((file) => file.name === 't.txt')
      await me.delete('/api/files', { ids: [gone?.id] })
      for (const text of [small, large, trashed]) expect(filesWith(server.dataDir, text)).toHaveLength(1)

      const answer = await me.delete('/api/account')
      expect([answer.status, answer.headers['clear-site-data']]).toEqual([200, '"cache"'])
      const { deletedAtMs } = deleteAccountResponse.parse(answer.json())
      expect(deletedAtMs).toBeGreaterThan(Date.now() + 6.9 * DAY)
      const thief = visitor()
      thief.token = token
      expect((await thief.get('/api/files')).status).toBe(401)
      await runClockTo(6 * DAY)
      const back = (await me.enter('login', email)).json()
      expect(back.deletionCancelled).toBe(true)
      expect((await me.list()).length).toBe(6)
      await runClockTo(9 * DAY)
      // Nine days without a call have ended the session meanwhile, as they should.
      await me.enter('login', email)
      expect((await me.list()).length).toBe(6)

      await me.delete('/api/account')
      await runClockTo(8 * DAY)
      for (const text of [small, large, trashed]) expect(filesWith(server.dataDir, text)).toEqual([])
      expect((await me.enter('login', email)).status).toBe(401)
      await neighbour.enter('login', next)
      const [theirs] = await neighbour.list()
      expect((await neighbour.get(`/api/files/${theirs?.id}/content`)).text()).toBe('the same content')
      // The address is free again, and nothing of the old account is in the new one.
      expect((await me.enter('signup', email)).status).toBe(201)
      expect([(await me.list()).length, (await me.get('/api/trash')).json().total]).toEqual([0, 0])
    })

    it('of a guest is at once, trash and all', async () => {
      const me = visitor()
      const [one, two] = [canary('guest-one'), canary('guest-two')]
      const [file] = await me.give(['one.txt', one], ['two.txt', two])
      await me.delete('/api/files', { ids: [file?.id] })
      const before = Date.now()
      const { deletedAtMs } = (await me.delete('/api/account')).json()
      expect(deletedAtMs).toBeLessThan(before + HOUR)
      for (const text of [one, two]) expect(filesWith(server.dataDir, text)).toEqual([])
      expect((await me.list()).length).toBe(0)
      expect((await visitor().delete('/api/account')).status).toBe(404)
      expect((await me.give(['new.txt', 'new'])).length).toBe(1)
    })
  })
})
