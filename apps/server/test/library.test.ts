import {
  actResponse,
  facetsResponse,
  folderResponse,
  foldersResponse,
  idsResponse,
  libraryFile,
  listRunsResponse,
  listSearchesResponse,
  savedSearch,
  searchResponse,
  treeResponse,
} from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { startHere } from './support/server.ts'

onEachDatabase((env) => {
  let server: Running
  beforeAll(async () => {
    server = await startHere(env())
  })
  afterAll(async () => {
    await server.close()
  })
  const visitor = () => new Client(server.address)
  const folder = async (client: Client, path: string, query = '') =>
    folderResponse.parse((await client.get(`/api/library/folder?path=${encodeURIComponent(path)}${query}`)).json())
  const act = async (client: Client, wish: object) => {
    const answer = await client.post('/api/library/acts', wish)
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text()}`)
    return actResponse.parse(answer.json())
  }
  const paths = async (client: Client) => (await client.list()).map((file) => file.path).sort()
  const undo = async (client: Client, runId: string | null, body?: object) =>
    await client.post(`/api/runs/${runId}/undo`, body ?? {})

  describe('folders', () => {
    it('a folder lists its files by offset in each order, its folders with all below them, and 404 where there is none', async () => {
      const me = visitor()
      await me.give(
        ['b/10.txt', 'a'.repeat(90)],
        ['b/9.txt', 'a'],
        ['b/Ärger.pdf', '%PDF-1.4\n'],
        ['b/zoo.PNG', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwC', 'base64')],
        ['b/c/d/deep.txt', 'x'],
      )
      const names = async (query: string) => (await folder(me, '/Inbox/b', query)).files.map(({ name }) => name)
      expect(await names('')).toEqual(['9.txt', '10.txt', 'Ärger.pdf', 'zoo.PNG'])
      expect(await names('&order=desc')).toEqual(['zoo.PNG', 'Ärger.pdf', '10.txt', '9.txt'])
      expect(await names('&sort=size')).toEqual(['9.txt', 'Ärger.pdf', 'zoo.PNG', '10.txt'])
      expect(await names('&sort=kind')).toEqual(['zoo.PNG', 'Ärger.pdf', '9.txt', '10.txt'])
      expect(await names('&sort=size&order=desc&offset=1&limit=2')).toEqual(['zoo.PNG', 'Ärger.pdf'])
      expect(await names('&offset=3&limit=200')).toEqual(['zoo.PNG'])
      const all = await folder(me, '/Inbox/b')
      expect([all.total, all.folders]).toEqual([
        4,
        [{ path: '/Inbox/b/c', name: 'c', files: 1, sizeBytes: 1, modifiedAtMs: expect.any(Number) }],
      ])
      expect((await folder(me, '/')).folders).toMatchObject([{ path: '/Inbox', files: 5 }])
      const { ids } = idsResponse.parse((await me.get('/api/library/ids?path=%2FInbox%2Fb&sort=size')).json())
      expect(ids).toEqual((await folder(me, '/Inbox/b', '&sort=size')).files.map(({ id }) => id))
      const tree = treeResponse.parse((await me.get('/api/library/tree?of=%2FInbox%2Fb')).json())
      expect(tree.folders).toMatchObject([{ path: '/Inbox/b/c', files: 1, hasFolders: true }])
      const found = foldersResponse.parse((await me.get('/api/library/folders?q=D')).json())
      expect([found.total, found.folders[0]?.path]).toEqual([1, '/Inbox/b/c/d'])
      expect((await me.get('/api/library/folder?path=%2Fnowhere')).status).toBe(404)
      expect((await visitor().get('/api/library/folder?path=%2FInbox')).status).toBe(404)
      expect((await folder(visitor(), '/')).total).toBe(0)
    })
  })

  describe('acts', () => {
    it('things move, get names, folders, stars and tags, go to the trash, and every run of that is taken back', async () => {
      const me = visitor()
      const [a, b] = await me.give(['a.txt', 'a'], ['b.txt', 'b'], ['sub/a.txt', 'c'])
      const before = await paths(me)
      // Onto a name that is taken nothing goes, and no run is left of it.
      const taken = await me.post('/api/library/acts', { type: 'rename', id: a?.id, name: 'b.txt' })
      expect([taken.status, taken.json().code, await paths(me)]).toEqual([409, 'conflict', before])
      const made = await act(me, { type: 'folder', path: '/New/er' })
      expect((await folder(me, '/New')).folders.map(({ path }) => path)).toEqual(['/New/er'])
      const moved = await act(me, { type: 'move', ids: [a?.id], folders: ['/Inbox/sub'], to: '/New/er' })
      expect(moved.done).toBe(2)
      expect(await paths(me)).toEqual(['/Inbox/b.txt', '/New/er/a.txt', '/New/er/sub/a.txt'])
      const renamed = await act(me, { type: 'rename', folder: '/New', name: 'Old' })
      const again = await act(me, { type: 'rename', id: a?.id, name: 'ä.txt' })
      expect(await paths(me)).toEqual(['/Inbox/b.txt', '/Old/er/sub/a.txt', '/Old/er/ä.txt'])
      await act(me, { type: 'star', ids: [a?.id, b?.id], on: true })
      const tagged = await act(me, { type: 'tag', ids: [a?.id], add: ['Trip', 'Rome'] })
      expect((await folder(me, '/Old/er')).files).toMatchObject([
        { starred: true, tags: ['Rome', 'Trip'], kind: 'text' },
      ])
      expect((await act(me, { type: 'star', ids: [a?.id], on: true })).runId).toBeNull()
      const trashed = await act(me, { type: 'trash', folders: ['/Old'], ids: [b?.id] })
      expect([trashed.done, await paths(me), (await folder(me, '/')).folders.map(({ path }) => path)]).toEqual([
        6,
        [],
        ['/Inbox'],
      ])
      // What was done since stands against the renamed folder: first things first.
      const refused = await undo(me, renamed.runId)
      expect([refused.status, refused.json().details.obstacles[0].code]).toEqual([409, 'later_run'])
      for (const run of [trashed, tagged, again, renamed, moved, made])
        expect((await undo(me, run.runId)).status).toBe(200)
      expect([await paths(me), (await folder(me, '/')).folders.map(({ path }) => path)]).toEqual([before, ['/Inbox']])
      expect((await folder(me, '/Inbox')).files).toMatchObject([{ starred: true, tags: [] }, { starred: true }])
    })
  })

  it('a file has one colour at most: another takes its place, and each is taken back', async () => {
    const me = visitor()
    const [a, b] = await me.give(['a.txt', 'a'], ['b.txt', 'b'])
    const colors = async () => (await folder(me, '/Inbox')).files.map(({ color }) => color)
    const red = await act(me, { type: 'color', ids: [a?.id, b?.id], color: 'red' })
    const blue = await act(me, { type: 'color', ids: [a?.id], color: 'blue' })
    expect([red.done, blue.done, await colors()]).toEqual([2, 1, ['blue', 'red']])
    expect((await act(me, { type: 'color', ids: [b?.id], color: 'red' })).runId).toBeNull()
    const none = await act(me, { type: 'color', ids: [a?.id, b?.id], color: null })
    expect(await colors()).toEqual([undefined, undefined])
    for (const run of [none, blue]) expect((await undo(me, run.runId)).status).toBe(200)
    expect(await colors()).toEqual(['red', 'red'])
    const { status } = await me.post('/api/library/acts', { type: 'color', ids: [a?.id], color: 'ultraviolet' })
    expect(status).toBe(400)
    const { runs } = (await me.get('/api/runs')).json()
    expect(
      runs
        .filter(({ kind }: { kind: string }) => kind === 'color')
        .map(({ about }: { about: { name?: string } }) => about.name),
    ).toEqual([undefined, 'blue', 'red'])
  })

  describe('the history', () => {
    it('one upload in parts is one run, single files of a run are taken back in any order, and done again', async () => {
      const me = visitor()
      const [a] = await me.give(['a.txt', 'a'])
      const [b] = await me.give(['b.txt', 'b'])
      const history = async () => listRunsResponse.parse((await me.get('/api/runs')).json()).runs
      expect(await history()).toMatchObject([
        { kind: 'upload', moved: 2, about: { names: ['a.txt', 'b.txt'], folders: ['/Inbox'] } },
      ])
      const [upload] = await history()
      const moved = await act(me, { type: 'move', ids: [a?.id, b?.id], to: '/Box' })
      // Where the files lay when they came nothing lies any more.
      expect((await undo(me, upload?.id ?? '')).status).toBe(409)
      expect((await undo(me, moved.runId, { fileIds: [b?.id] })).json().undone).toBe(1)
      expect([await paths(me), (await history()).find(({ id }) => id === moved.runId)]).toMatchObject([
        ['/Box/a.txt', '/Inbox/b.txt'],
        { undone: 1, canUndo: true, status: 'completed' },
      ])
      expect((await undo(me, moved.runId, { fileIds: [b?.id] })).status).toBe(409)
      expect((await undo(me, moved.runId, { fileIds: ['nobody'] })).status).toBe(404)
      const rest = (await undo(me, moved.runId)).json()
      expect([await paths(me), rest.undone]).toEqual([['/Inbox/a.txt', '/Inbox/b.txt'], 1])
      expect((await folder(me, '/')).folders.map(({ path }) => path)).toEqual(['/Inbox'])
      const whole = (await history()).find(({ id }) => id === moved.runId)
      expect(whole).toMatchObject({ status: 'undone', undoneBy: rest.runId, canUndo: false, canRedo: true })
      const again = (await undo(me, rest.runId)).json()
      expect([await paths(me), (await history())[0]]).toMatchObject([
        ['/Box/a.txt', '/Inbox/b.txt'],
        { id: again.runId, kind: 'undo', of: { id: moved.runId, kind: 'move', again: true } },
      ])
      // What was done again is undone by the id that the person knows.
      expect((await undo(me, moved.runId)).json().undone).toBe(1)
      expect((await undo(me, upload?.id ?? '')).json().undone).toBe(2)
      expect([await paths(me), (await me.get('/api/trash')).json().total]).toEqual([[], 2])
      expect((await undo(visitor(), moved.runId)).status).toBe(404)
    })
  })

  it('a folder of more files than one statement moves goes whole, with all below it, and comes back', async () => {
    const me = visitor()
    const parts = Array.from({ length: 1100 }, (_, index) => ({
      name: 'files',
      filename: `big/${index % 3 === 0 ? 'below/' : ''}${index}.txt`,
      content: `${index % 50}`,
    }))
    expect((await me.upload([...parts, { name: 'files', filename: 'big0/near.txt', content: 'near' }])).status).toBe(
      201,
    )
    const counts = async () => {
      const folders = new Map<string, number>()
      for (const { folder: path } of await me.list()) folders.set(path, (folders.get(path) ?? 0) + 1)
      return Object.fromEntries([...folders].sort())
    }
    const before = await counts()
    expect(before).toEqual({ '/Inbox/big': 733, '/Inbox/big/below': 367, '/Inbox/big0': 1 })
    const { runId, results } = await act(me, { type: 'rename', folder: '/Inbox/big', name: 'bigger' })
    expect(results).toMatchObject([{ status: 'done', path: '/Inbox/bigger' }])
    expect(await counts()).toEqual({ '/Inbox/big0': 1, '/Inbox/bigger': 733, '/Inbox/bigger/below': 367 })
    expect((await undo(me, runId)).json().undone).toBe(1100)
    expect(await counts()).toEqual(before)
  })

  it('one file is told with the folder that it lies in now: to its owner, and not from the trash', async () => {
    const me = visitor()
    const [file] = await me.give(['deep/letter.txt', 'a letter'])
    const one = async (client = me) => {
      const answer = await client.get(`/api/files/${file?.id}`)
      return answer.status === 200 ? libraryFile.parse(answer.json()) : answer.status
    }
    expect(await one()).toEqual(file)
    await act(me, { type: 'move', ids: [file?.id], to: '/Letters' })
    expect(await one()).toMatchObject({ id: file?.id, folder: '/Letters', path: '/Letters/letter.txt' })
    expect([await one(visitor()), (await me.get('/api/files/nonsense')).status]).toEqual([404, 404])
    await me.delete('/api/files', { ids: [file?.id] })
    expect(await one()).toBe(404)
  })

  describe('search', () => {
    it('chips narrow with words and without, tell how many there are, and the facets name them', async () => {
      const me = visitor()
      const mail = 'From: Ann Lee <ann@example.org>\r\nSubject: harbour plans\r\n\r\nThe harbour.\r\n'
      const [one, two] = await me.give(
        ['harbour.txt', 'harbour walls'],
        ['note.eml', mail],
        ['deep/other.pdf', `%PDF-1.4\n${'x'.repeat(5000)}`],
      )
      await act(me, { type: 'tag', ids: [one?.id, two?.id], add: ['Sea'] })
      await act(me, { type: 'star', ids: [two?.id], on: true })
      await me.get(`/api/files/${two?.id}/facts`)
      const facetsNow = async () => facetsResponse.parse((await me.get('/api/search/facets')).json())
      await expect.poll(async () => (await facetsNow()).sender, { timeout: 60_000 }).toHaveLength(1)
      const found = async (query: string) => {
        // A busy machine says so, and is asked again.
        await expect.poll(async () => (await me.get(`/api/search?${query}`)).status, { timeout: 60_000 }).toBe(200)
        const { hits, total } = searchResponse.parse((await me.get(`/api/search?${query}`)).json())
        return [total, hits.map(({ file }) => file.name)]
      }
      expect(await found('tag=Sea')).toMatchObject([2, { length: 2 }])
      expect(await found('starred=true&tag=Sea')).toEqual([1, ['note.eml']])
      expect(await found('q=harbour&maxBytes=15')).toEqual([1, ['harbour.txt']])
      expect(await found('kind=pdf')).toEqual([1, ['other.pdf']])
      expect(await found('minBytes=1000')).toEqual([1, ['other.pdf']])
      expect(await found('folder=%2FInbox%2Fdeep&maxBytes=9999')).toEqual([1, ['other.pdf']])
      expect(await found(`sender=${encodeURIComponent((await facetsNow()).sender[0]?.value ?? '')}`)).toEqual([
        1,
        ['note.eml'],
      ])
      expect((await found('folder=%2F&tag=Sea&limit=1&offset=1'))[0]).toBe(2)
      const facets = await facetsNow()
      expect(facets).toMatchObject({
        kind: expect.arrayContaining([{ value: 'pdf', count: 1 }]),
        sender: [{ count: 1 }],
        tag: [{ value: 'Sea', count: 2 }],
        starred: 1,
      })
      expect(facetsResponse.parse((await visitor().get('/api/search/facets')).json()).tag).toEqual([])
    })

    it('searches are kept, changed and forgotten by their person alone', async () => {
      const [me, other] = [visitor(), visitor()]
      await other.give(['a.txt', 'a'])
      const answer = await me.post('/api/searches', { name: 'Sea', query: { q: 'harbour', tag: ['Sea'] } })
      const kept = savedSearch.parse(answer.json())
      const list = async (client: Client) =>
        listSearchesResponse.parse((await client.get('/api/searches')).json()).searches
      expect([answer.status, await list(me), await list(other)]).toEqual([201, [kept], []])
      const change = (client: Client) =>
        client.send('PUT', `/api/searches/${kept.id}`, {
          body: JSON.stringify({ name: 'Stars', query: { starred: 'true' } }),
          headers: { 'content-type': 'application/json' },
        })
      expect([(await change(other)).status, (await other.delete(`/api/searches/${kept.id}`)).status]).toEqual([
        404, 404,
      ])
      expect([(await change(me)).status, (await list(me))[0]]).toMatchObject([
        200,
        { name: 'Stars', query: { starred: 'true' } },
      ])
      expect([(await me.delete(`/api/searches/${kept.id}`)).status, await list(me)]).toEqual([204, []])
    })
  })

  describe('a guest who logs in', () => {
    it('brings stars, tags and searches along; the export and what is listed as stored name them', async () => {
      const email = `${crypto.randomUUID()}@example.org`
      const owner = visitor()
      await owner.enter('signup', email)
      const guest = visitor()
      const [file] = await guest.give(['a.txt', 'a'])
      await act(guest, { type: 'star', ids: [file?.id], on: true })
      await act(guest, { type: 'tag', ids: [file?.id], add: ['Sea'] })
      await guest.post('/api/searches', { name: 'Mine', query: { folder: '/Inbox' } })
      await guest.enter('login', email)
      expect(await guest.list()).toMatchObject([{ folder: '/Guest files/Inbox', starred: true, tags: ['Sea'] }])
      expect((await guest.get('/api/searches')).json().searches).toMatchObject([
        { query: { folder: '/Guest files/Inbox' } },
      ])
      const told = (await guest.get('/api/account/export?format=json')).json()
      expect([told.searches.length, told.files[0].tags]).toEqual([1, ['Sea']])
      const rows = (await guest.get('/api/account/data')).json().rows as { kind: string; count: number }[]
      expect(rows.filter(({ kind }) => kind === 'marks' || kind === 'searches').map(({ count }) => count)).toEqual([
        2, 1,
      ])
    })
  })
})
