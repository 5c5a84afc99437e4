import { listTrashResponse, restoreResponse, trashResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client, type Part } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { startHere } from './support/server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

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
  const trashOf = async (client: Client) => listTrashResponse.parse((await client.get('/api/trash')).json())
  /** Lets the clock run to a time, with the passes of the job that a running server makes; the last two see the time itself. */
  const runClockTo = async (ms: number) => {
    aheadMs = ms - HOUR
    await server.runJob('retention')
    aheadMs = ms
    await server.runJob('retention')
  }
  const placesOf = async (client: Client) => new Map((await client.list()).map((file) => [file.id, file.path]))

  it('R-5: a thousand deleted files are all in the trash with their days, and all come back to their folders and names; none goes before its time', async () => {
    aheadMs = 0
    const me = visitor()
    const parts: Part[] = Array.from({ length: 1000 }, (_, index) => ({
      name: 'files',
      filename: `deep/${index % 7}/${index % 3}/same name ${Math.floor(index / 21)}.txt`,
      content: `content ${index % 900}`,
    }))
    const upload = await me.upload(parts)
    expect(upload.json().files).toHaveLength(1000)
    const before = await placesOf(me)
    const began = Date.now()
    const gone = trashResponse.parse((await me.delete('/api/files', { all: true })).json())
    expect([gone.trashed, (await me.list()).length]).toEqual([1000, 0])
    expect(gone.purgeAfterMs).toBeGreaterThanOrEqual(began + 30 * DAY)
    const trash = await trashOf(me)
    expect([trash.total, trash.files.length, trash.days]).toEqual([1000, 1000, 30])
    expect(new Map(trash.files.map((file) => [file.id, file.path]))).toEqual(before)
    await runClockTo(29 * DAY)
    expect((await trashOf(me)).total).toBe(1000)
    const back = restoreResponse.parse((await me.post('/api/trash/restore', { all: true })).json())
    expect(back.restored).toBe(1000)
    expect(await placesOf(me)).toEqual(before)
    expect((await trashOf(me)).total).toBe(0)
    // Deleted again, and this time for good: 31 days later nothing is left.
    aheadMs = 0
    const [kept] = [...before.keys()]
    const ids = [...before.keys()].slice(1)
    expect((await me.delete('/api/files', { ids })).json().trashed).toBe(999)
    await runClockTo(31 * DAY)
    expect([(await trashOf(me)).total, (await me.list()).map((file) => file.id)]).toEqual([0, [kept]])
    expect((await me.get(`/api/files/${kept}/content`)).status).toBe(200)
    expect((await me.post('/api/trash/restore', { ids: [ids[0]] })).status).toBe(404)
  })

  it('R-15: a clock that has jumped removes nothing until a later pass finds it running on', async () => {
    aheadMs = 0
    const me = visitor()
    await me.give(['a.txt', 'a'])
    await runClockTo(2 * HOUR)
    await me.delete('/api/files', { all: true })
    aheadMs = 400 * DAY
    await server.runJob('retention')
    expect((await trashOf(me)).total).toBe(1)
    // The clock is set right again: that is a jump as well.
    aheadMs = 4 * HOUR
    await server.runJob('retention')
    await server.runJob('retention')
    aheadMs = 5 * HOUR
    await server.runJob('retention')
    expect((await trashOf(me)).total).toBe(1)
    // A true year without a pass: the first one waits, the next one believes it.
    aheadMs = 400 * DAY
    await server.runJob('retention')
    await server.runJob('retention')
    expect((await trashOf(me)).total).toBe(1)
    aheadMs = 400 * DAY + HOUR
    await server.runJob('retention')
    expect((await trashOf(me)).total).toBe(0)
    aheadMs = 0
  })

  describe('the trash', () => {
    it('no list, sort, organise, archive, download or export of the library shows what is in it', async () => {
      const me = visitor()
      const [gone, kept] = await me.give(['gone.txt', 'gone-content'], ['kept.txt', 'kept-content'])
      await me.delete('/api/files', { ids: [gone?.id] })
      expect((await me.list()).map((file) => file.id)).toEqual([kept?.id])
      expect((await me.get('/api/files?folder=/Inbox')).json().total).toBe(1)
      expect((await me.get(`/api/files/${gone?.id}/content`)).status).toBe(404)
      expect((await me.post('/api/agentkit/organize', { files: [{ id: gone?.id }] })).status).toBe(404)
      for (const fileId of [gone?.id, 'gone.txt']) {
        const wish = { fileOrganizations: [{ fileId, targetCategory: 'X' }] }
        expect((await me.post('/api/files/organize', wish)).status).toBe(404)
      }
      const zip = (await me.post('/api/files/archive', {})).bytes.toString('latin1')
      expect([zip.includes('kept-content'), zip.includes('gone')]).toEqual([true, false])
      expect((await me.post('/api/files/archive', { ids: [gone?.id] })).status).toBe(404)
      expect((await me.delete('/api/files', { ids: [gone?.id] })).status).toBe(404)
    })

    it('is emptied before its time by the ids that were seen: those go for good, with their room; nothing else does', async () => {
      const me = visitor()
      await me.give(['a.txt', 'aaaa'], ['b.txt', 'bb'], ['c.txt', 'c'])
      const { runId } = (await me.delete('/api/files', { all: true })).json()
      const [first, second, third] = (await trashOf(me)).files
      expect((await me.delete('/api/trash', { all: true })).status).toBe(400)
      expect((await me.delete('/api/trash', { ids: [first?.id, 'nonsense'] })).status).toBe(404)
      expect((await visitor().delete('/api/trash', { ids: [first?.id] })).status).toBe(404)
      expect((await trashOf(me)).total).toBe(3)
      const gone = (await me.delete('/api/trash', { ids: [first?.id, second?.id, first?.id] })).json()
      expect(gone).toEqual({ purged: 2, bytes: (first?.size ?? 0) + (second?.size ?? 0) })
      expect(await trashOf(me)).toMatchObject({ total: 1, bytes: third?.size, files: [{ id: third?.id }] })
      expect((await me.post('/api/trash/restore', { ids: [first?.id] })).status).toBe(404)
      // Undoing the deletion brings back what is left, and says what is not.
      const undo = (await me.send('POST', `/api/runs/${runId}/undo`)).json()
      expect([undo.undone, (await me.list()).map(({ id }) => id)]).toEqual([1, [third?.id]])
      // A file of the library is none of the trash.
      expect((await me.delete('/api/trash', { ids: [third?.id] })).status).toBe(404)
      expect(await me.list()).toHaveLength(1)
    })

    it('a run into it can be undone, and the undo undone', async () => {
      const me = visitor()
      await me.give(['a.txt', 'a'], ['b.txt', 'b'])
      const before = await placesOf(me)
      const { runId } = (await me.delete('/api/files', { all: true })).json()
      const [run] = (await me.get('/api/runs')).json().runs
      expect(run).toMatchObject({ id: runId, kind: 'trash', status: 'completed', moved: 2, canUndo: true })
      const undo = (await me.send('POST', `/api/runs/${runId}/undo`)).json()
      expect([undo.undone, await placesOf(me), (await trashOf(me)).total]).toEqual([2, before, 0])
      const redo = (await me.send('POST', `/api/runs/${undo.runId}/undo`)).json()
      expect([redo.undone, (await me.list()).length]).toEqual([2, 0])
      const trash = await trashOf(me)
      expect(trash.files.map((file) => file.path).sort()).toEqual([...before.values()].sort())
      for (const file of trash.files) expect(file.purgeAfterMs).toBeGreaterThan(Date.now() + 29 * DAY)
      const restore = (await me.post('/api/trash/restore', { all: true })).json()
      expect(await placesOf(me)).toEqual(before)
      const away = (await me.send('POST', `/api/runs/${restore.runId}/undo`)).json()
      expect([away.undone, (await trashOf(me)).total]).toEqual([2, 2])
    })

    it('a file whose place is taken by now comes back beside it; many of one name and folder find a name each', async () => {
      const me = visitor()
      const ids: string[] = []
      for (let round = 0; round < 5; round += 1) {
        const [file] = await me.give(['a.txt', `round ${round}`])
        ids.push(String(file?.id))
        await me.delete('/api/files', { ids: [file?.id] })
      }
      const [now] = await me.give(['a.txt', 'now'])
      expect((await me.post('/api/trash/restore', { ids: ids.slice(0, 4) })).json().restored).toBe(4)
      const places = await placesOf(me)
      expect(ids.slice(0, 4).map((id) => places.get(id))).toEqual(
        [2, 3, 4, 5].map((number) => `/Inbox/a (${number}).txt`),
      )
      expect(places.get(String(now?.id))).toBe('/Inbox/a.txt')
      expect((await me.get(`/api/files/${ids[2]}/content`)).text()).toBe('round 2')
      expect((await me.post('/api/trash/restore', { ids: [ids[4]] })).json().restored).toBe(1)
      expect((await placesOf(me)).get(String(ids[4]))).toBe('/Inbox/a (6).txt')
    })

    it('a file that is as deep as a path may be goes in and comes back', async () => {
      const me = visitor()
      const filename = `${Array.from({ length: 62 }, (_, index) => `d${index}`).join('/')}/f.txt`
      expect((await me.upload([{ name: 'files', filename, content: 'deep' }])).status).toBe(201)
      const before = await placesOf(me)
      expect((await me.delete('/api/files', { all: true })).json().trashed).toBe(1)
      expect((await me.post('/api/trash/restore', { all: true })).json().restored).toBe(1)
      expect(await placesOf(me)).toEqual(before)
    })

    it('is paged by key, last trashed first', async () => {
      const me = visitor()
      const files = await me.give(...Array.from({ length: 7 }, (_, index): [string, string] => [`f${index}`, 'x']))
      for (const file of files) await me.delete('/api/files', { ids: [file.id] })
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = (await me.get(`/api/trash?limit=3${cursor && `&cursor=${cursor}`}`)).json()
        expect(page.total).toBe(7)
        seen.push(...page.files.map((file: { id: string }) => file.id))
        cursor = page.nextCursor
      }
      expect(seen).toEqual(files.map((file) => file.id).reverse())
      for (const cursor of ['x', '1_x', `1e3_${files[0]?.id}`])
        expect((await me.get(`/api/trash?cursor=${cursor}`)).status).toBe(400)
    })

    it('Z-1, Z-3: nobody else sees it, takes from it or puts into it; a foreign id in a batch, and nothing is done', async () => {
      const [alice, bob] = [visitor(), visitor()]
      const [trashed, kept] = await alice.give(['t.txt', 't'], ['k.txt', 'k'])
      const [own] = await bob.give(['b.txt', 'b'])
      await alice.delete('/api/files', { ids: [trashed?.id] })
      expect((await trashOf(bob)).files).toEqual([])
      for (const id of [kept?.id, trashed?.id]) {
        const answer = await bob.delete('/api/files', { ids: [own?.id, id] })
        expect([answer.status, answer.json().details.ids]).toEqual([404, [id]])
      }
      expect((await bob.list()).length).toBe(1)
      await bob.delete('/api/files', { ids: [own?.id] })
      const answer = await bob.post('/api/trash/restore', { ids: [own?.id, trashed?.id, 'nonsense'] })
      expect([answer.status, answer.json().details.ids]).toEqual([404, [trashed?.id, 'nonsense']])
      expect((await trashOf(bob)).total).toBe(1)
      expect((await trashOf(alice)).files.map((file) => file.id)).toEqual([trashed?.id])
      expect((await visitor().get('/api/trash')).json().files).toEqual([])
    })

    it('its bytes count for the quota, so that it is no way around it', async () => {
      const small = await startHere({ ...env(), OCTAVO_QUOTA_BYTES: '1KB' })
      try {
        const me = new Client(small.address)
        await me.give(['a.bin', 'a'.repeat(600)])
        await me.delete('/api/files', { all: true })
        const answer = await me.upload([{ name: 'files', filename: 'b.bin', content: 'b'.repeat(600) }])
        expect([answer.status, answer.json().code]).toEqual([403, 'forbidden'])
      } finally {
        await small.close()
      }
    })

    it.each([
      {},
      { all: false },
      { ids: [] },
      { ids: ['a'], all: true },
      { ids: ['a'], ownerId: 'x' },
      { ids: 'a' },
      { all: true, purge: true },
    ])('Z-4: deleting and restoring refuse %j', async (body) => {
      const me = visitor()
      await me.give(['a.txt', 'a'])
      for (const answer of [await me.delete('/api/files', body), await me.post('/api/trash/restore', body)])
        expect([answer.status, answer.json().code]).toEqual([400, 'bad_request'])
      expect((await me.list()).length).toBe(1)
    })

    it('there is nothing to delete or to restore: the answer says so', async () => {
      const me = visitor()
      for (const answer of [
        await me.delete('/api/files', { all: true }),
        await me.post('/api/trash/restore', { all: true }),
      ])
        expect([answer.status, answer.json().code]).toEqual([409, 'conflict'])
      expect((await me.get('/api/runs')).json().runs).toEqual([])
    })
  })

  it('X-6: another site can not delete', async () => {
    const me = visitor()
    await me.give(['a.txt', 'a'])
    const answer = await me.send('DELETE', '/api/files', {
      body: '{"all":true}',
      headers: { origin: 'https://evil.test', 'content-type': 'application/json' },
    })
    expect([answer.status, (await me.list()).length]).toEqual([403, 1])
  })
})
