import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { startHere } from './support/server.ts'

const PLAN = 25
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

onEachDatabase((env) => {
  let server: Running
  beforeAll(async () => {
    server = await startHere({
      ...env(),
      OCTAVO_ENFORCE_PLANS: 'true',
      OCTAVO_QUOTA_BYTES: '1MB',
      OCTAVO_GUEST_QUOTA: '300KB',
    })
  })
  afterAll(async () => {
    await server.close()
  })
  const visitor = () => new Client(server.address)
  let people = 0
  const someone = () => `limit${people++}@example.org`
  const notes = (count: number, mark: string) =>
    range(count).map((at) => ({ name: 'files', filename: `${mark} ${at}.txt`, content: `${mark} ${at}` }))

  describe('the plan', () => {
    it('L-10: ten uploads at once leave as many files as the plan holds, and every other one is named with the reason', async () => {
      const me = visitor()
      await me.give(['first.txt', 'first'])
      const answers = await Promise.all(range(10).map((at) => me.upload(notes(10, `upload ${at}`))))
      const told = answers.map((answer) => ({ status: answer.status, ...answer.json() }))
      expect((await me.list()).length).toBe(PLAN)
      const stored = told.flatMap(({ status, files }) => (status === 201 ? files : []))
      expect(stored.length).toBe(PLAN - 1)
      for (const { status, failed, code } of told) {
        if (status === 201) for (const failure of failed) expect(failure.code).toBe('plan_limit')
        else expect([status, code]).toEqual([402, 'plan_limit'])
      }
      for (const { status, files, failed } of told) if (status === 201) expect(files.length + failed.length).toBe(10)
    })

    it('L-10: the trash is no way around it: a restore, and the undo of a deletion, are refused whole, and nothing is lost', async () => {
      const me = visitor()
      const old = await me.give(...range(PLAN).map((at): [string, string] => [`old ${at}.txt`, `old ${at}`]))
      const trashed = (await me.delete('/api/files', { all: true })).json()
      await me.give(...range(PLAN).map((at): [string, string] => [`new ${at}.txt`, `new ${at}`]))
      const ways = [
        () => me.post('/api/trash/restore', { all: true }),
        () => me.post('/api/trash/restore', { ids: [old[0]?.id] }),
        () => me.post(`/api/runs/${trashed.runId}/undo`, {}),
      ]
      for (const way of ways) {
        const answer = await way()
        expect([answer.status, answer.json().code]).toEqual([402, 'plan_limit'])
        expect([(await me.list()).length, (await me.get('/api/trash')).json().total]).toEqual([PLAN, PLAN])
      }
      const [spare] = await me.list()
      await me.delete('/api/files', { ids: [spare?.id] })
      expect((await me.post('/api/trash/restore', { ids: [old[0]?.id] })).json().restored).toBe(1)
      expect((await me.list()).length).toBe(PLAN)
    })

    it('L-10: whoever logs in from three guests has as many files as the plan holds; the others lie in the trash, with their folders', async () => {
      const email = someone()
      await visitor().enter('signup', email)
      const adopted: unknown[] = []
      for (const mark of ['one', 'two', 'three']) {
        const guest = visitor()
        await guest.upload(notes(20, mark))
        adopted.push((await guest.enter('login', email)).json().adopted)
      }
      expect(adopted).toEqual([
        { files: 20, folder: '/Guest files', trashed: 0 },
        { files: 5, folder: '/Guest files (2)', trashed: 15 },
        { files: 0, folder: '/Guest files (3)', trashed: 20 },
      ])
      const me = visitor()
      await me.enter('login', email)
      const [files, trash] = [await me.list(), (await me.get('/api/trash')).json()]
      expect([files.length, trash.total]).toEqual([PLAN, 35])
      expect((await me.upload(notes(1, 'more'))).status).toBe(402)
      await me.delete('/api/files', { ids: files.slice(0, 20).map((file) => file.id) })
      const three = trash.files.filter((file: { name: string }) => file.name.startsWith('three'))
      const ids = three.map((file: { id: string }) => file.id)
      expect((await me.post('/api/trash/restore', { ids })).json().restored).toBe(20)
      const back = (await me.list()).filter((file) => file.name.startsWith('three'))
      expect(back.map((file) => file.path)).toContain('/Guest files (3)/Inbox/three 19.txt')
      expect((await me.get(`/api/files/${back[0]?.id}/content`)).text()).toBe(back[0]?.name.replace('.txt', ''))
    })
  })

  describe('the quota', () => {
    const parallel = async (me: Client, sizeBytes: number) =>
      await Promise.all(
        range(10).map((at) =>
          me.upload([{ name: 'files', filename: `${at}.bin`, content: Buffer.alloc(sizeBytes, at) }]),
        ),
      )

    it('L-10: ten uploads at once leave no more bytes than an account may have', async () => {
      const me = visitor()
      await me.enter('signup', someone())
      const answers = await parallel(me, 300_000)
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...range(7).map(() => 403)])
      expect((await me.list()).length).toBe(3)
    })

    it("L-10: a guest's is its own, and smaller", async () => {
      const me = visitor()
      await me.give(['first.txt', '1'])
      const answers = await parallel(me, 100_000)
      expect(answers.filter(({ status }) => status === 201).length).toBe(3)
      const refused = answers.find(({ status }) => status === 403)
      expect(refused?.json()).toMatchObject({ error: "A guest's library holds 300 KB at most. Sign up to keep more." })
      expect((await me.list()).reduce((sum, { size }) => sum + size, 0)).toBe(300_001)
    })
  })
})

it('L-10: a network that made too many guests makes no more for a while; those it has, accounts and other networks go on', async () => {
  const server = await startHere({ OCTAVO_NEW_GUESTS: '3', OCTAVO_TRUST_PROXY: 'true' })
  const from = (address: string) => {
    const client = new Client(server.address)
    client.address = address
    return client
  }
  const guests = range(3).map(() => from('192.0.2.7'))
  for (const guest of guests) await guest.give(['a.txt', 'a'])
  const fourth = from('192.0.2.7')
  const refused = await fourth.upload([{ name: 'files', filename: 'a.txt', content: 'a' }])
  expect([refused.status, refused.json().code]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await guests[0]?.give(['b.txt', 'b'])
  await from('192.0.2.8').give(['a.txt', 'a'])
  await fourth.enter('signup', 'fourth@example.org')
  await fourth.give(['a.txt', 'a'])
  // One who has an IPv6 address has all of its network.
  for (const end of ['1', '2', '3']) await from(`2001:db8::${end}`).give(['a.txt', 'a'])
  expect((await from('2001:db8::4').upload([{ name: 'files', filename: 'a', content: 'a' }])).status).toBe(429)
  await server.close()
})
