import type { ActResponse, Album, Photo, PhotoMonthsResponse } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from '../src/infra/db/db.ts'
import { MIGRATIONS, migrate } from '../src/infra/db/migrations.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { Client } from './support/client.ts'
import { onEachDatabase } from './support/databases.ts'
import { type CameraNotes, jpegOf, pngOf, withExif } from './support/pictures.ts'
import { startHere, temporaryDir } from './support/server.ts'

/** A photo whose bytes are its own: its width tells it from others. */
const photoOf = (widthPx: number, notes: CameraNotes) => withExif(jpegOf(widthPx, 40), notes)

/** Waits until every picture was looked into. */
async function readMonths(client: Client): Promise<PhotoMonthsResponse> {
  for (;;) {
    const answer = (await client.get('/api/photos/months')).json() as PhotoMonthsResponse
    if (answer.unread === 0) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
const listOf = async (client: Client, which = ''): Promise<Photo[]> =>
  (await client.get(`/api/photos?${which}`)).json().photos
const namesOf = async (client: Client, which = '') => (await listOf(client, which)).map(({ name }) => name)
const albumsOf = async (client: Client): Promise<Album[]> => (await client.get('/api/albums')).json().albums
const patch = (client: Client, path: string, body: unknown) =>
  client.send('PATCH', path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

onEachDatabase((env) => {
  let server: Awaited<ReturnType<typeof startHere>>
  let aheadMs = 0
  beforeAll(async () => {
    server = await startHere({ OCTAVO_GUEST_TTL: '4000d', ...env() }, { nowMs: () => Date.now() + aheadMs })
  })
  afterAll(async () => await server.close())
  const visitor = () => new Client(server.address)

  /** Somebody with three photos of Lisbon and Oslo, a picture without notes, and a text. */
  const traveller = async () => {
    const me = visitor()
    const files = await me.give(
      [
        'b.jpg',
        photoOf(80, { takenAt: '2023:05:31 23:59:59', place: [38.7139, -9.1394], make: 'Apple', model: 'iPhone 12' }),
      ],
      ['a.jpg', photoOf(88, { takenAt: '2023:05:01 00:00:00', place: [38.7101, -9.1402] })],
      ['c.jpg', photoOf(96, { takenAt: '2021:01:07 12:00:00', place: [59.9139, 10.7522] })],
      ['screen.png', pngOf(30, 20)],
      ['note.txt', 'no picture'],
    )
    await readMonths(me)
    return { me, files, ids: files.map(({ id }) => id) }
  }

  describe('the timeline', () => {
    it('has every picture by the time of its own clock, newest first, and those without one by the time of the file', async () => {
      const { me } = await traveller()
      const { months, total, placed } = await readMonths(me)
      const [now = ''] = [new Date().toISOString().slice(0, 7)]
      expect({ months, total, placed }).toEqual({
        months: [
          { month: now, photos: 1 },
          { month: '2023-05', photos: 2 },
          { month: '2021-01', photos: 1 },
        ],
        total: 4,
        placed: 3,
      })
      expect(await namesOf(me)).toEqual(['screen.png', 'b.jpg', 'a.jpg', 'c.jpg'])
      const [first] = await listOf(me, 'month=2023-05')
      expect(first).toMatchObject({ name: 'b.jpg', takenAtMs: Date.UTC(2023, 4, 31, 23, 59, 59), type: 'image/jpeg' })
      expect(first?.place?.latitude).toBeCloseTo(38.7139, 4)
      expect(first?.place?.longitude).toBeCloseTo(-9.1394, 4)
      expect((await listOf(me, `month=${now}`))[0]).toMatchObject({ takenAtMs: null, place: null })
    })

    it('puts a picture without a date of its own on the day that its name says', async () => {
      const me = visitor()
      await me.give(['IMG-20190704-WA0007.png', pngOf(33, 21)])
      expect((await readMonths(me)).months).toEqual([{ month: '2019-07', photos: 1 }])
      expect(await listOf(me)).toMatchObject([{ takenAtMs: null, atMs: Date.UTC(2019, 6, 4, 12) }])
    })

    it('jumps to any place of a list, and gives the ids of all of it in the same order', async () => {
      const { me } = await traveller()
      const page = (await me.get('/api/photos?offset=2&limit=1')).json()
      expect([page.total, page.photos.map(({ name }: Photo) => name)]).toEqual([4, ['a.jpg']])
      const all = (await me.get('/api/photos/ids')).json()
      const photos = await listOf(me)
      expect(all).toEqual({ ids: photos.map(({ id }) => id), ratios: photos.map(({ ratio }) => ratio) })
    })

    it('knows how wide each is for its height as it is seen, whichever way the camera was held', async () => {
      const me = visitor()
      await me.give(
        ['lying.jpg', photoOf(160, { takenAt: '2023:05:02 00:00:00', orientation: 1 })],
        ['standing.jpg', photoOf(200, { takenAt: '2023:05:01 00:00:00', orientation: 6 })],
        ['no size.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42')],
      )
      await readMonths(me)
      const ratios = new Map((await listOf(me)).map(({ name, ratio }) => [name, ratio]))
      expect(ratios).toEqual(
        new Map([
          ['lying.jpg', 4],
          ['standing.jpg', 0.2],
          ['no size.mp4', null],
        ]),
      )
    })

    it('is of one person only, and knows no file in the trash', async () => {
      const { me, ids } = await traveller()
      for (const stranger of [visitor(), (await traveller()).me]) {
        const seen = (await stranger.get('/api/photos/ids')).json().ids as string[]
        expect(seen.filter((id) => ids.includes(id))).toEqual([])
      }
      const before = await listOf(me)
      await me.delete('/api/files', { ids: [ids[0]] })
      expect(await namesOf(me)).toEqual(['screen.png', 'a.jpg', 'c.jpg'])
      await me.post('/api/trash/restore', { ids: [ids[0]] })
      expect(await listOf(me)).toEqual(before)
    })

    it('refuses a month that is none and two ways to say which', async () => {
      const { me } = await traveller()
      for (const which of [
        'month=2023-13',
        'month=2023-05&album=x',
        'west=1',
        'limit=0',
        'west=1&east=2&south=-91&north=3',
      ])
        expect([which, (await me.get(`/api/photos?${which}`)).status]).toEqual([which, 400])
    })
  })

  describe('the map', () => {
    const places = async (client: Client, bounds: string, cell: number) =>
      (await client.get(`/api/photos/places?${bounds}&cell=${cell}`)).json().places
    const WORLD = 'west=-180&east=180&south=-90&north=90'

    it('puts near photos together and parts them in smaller squares', async () => {
      const { me, ids } = await traveller()
      const [lisbon, oslo] = await places(me, WORLD, 5)
      expect([lisbon.photos, oslo.photos, oslo.coverId]).toEqual([2, 1, ids[2]])
      expect([lisbon.town, oslo.town]).toEqual(['Lisbon', 'Oslo'])
      expect(lisbon.latitude).toBeCloseTo(38.712, 3)
      expect(lisbon.south).toBeCloseTo(38.7101, 4)
      expect(await places(me, WORLD, 0.0002)).toHaveLength(3)
      const within = `west=${lisbon.west}&east=${lisbon.east}&south=${lisbon.south}&north=${lisbon.north}`
      expect(await namesOf(me, within)).toEqual(['b.jpg', 'a.jpg'])
    })

    it('sees across the 180th meridian', async () => {
      const me = visitor()
      await me.give(
        ['fiji.jpg', photoOf(104, { place: [-17.7, 178.1] })],
        ['samoa.jpg', photoOf(112, { place: [-13.8, -171.8] })],
        ['island.jpg', photoOf(120, { place: [0, 0] })],
      )
      expect((await readMonths(me)).placed).toBe(2)
      expect(await places(me, 'west=170&east=-170&south=-30&north=0', 5)).toHaveLength(2)
      expect(await places(me, 'west=-170&east=170&south=-30&north=10', 5)).toEqual([])
    })
  })

  describe('albums', () => {
    const change = async (client: Client, album: string, wish: object): Promise<ActResponse> =>
      (await client.post('/api/library/acts', { type: 'album', album, ...wish })).json()
    const undo = async (client: Client, { runId }: ActResponse) =>
      runId === null ? undefined : await client.post(`/api/runs/${runId}/undo`, {})
    const make = async (client: Client, name: string, ids: readonly (string | undefined)[] = []): Promise<Album> =>
      (await client.post('/api/albums', { name, ids })).json().album

    it('hold photos without moving them: named, renamed, filled, emptied, deleted and brought back', async () => {
      const { me, ids } = await traveller()
      const library = await me.list()
      const album = await make(me, ' Summer ', [ids[1]])
      expect(album).toMatchObject({ name: 'Summer', photos: 1, coverId: ids[1] })
      const added = await change(me, album.id, { add: [ids[0], ids[1]] })
      expect([added.done, await albumsOf(me)]).toMatchObject([1, [{ photos: 2, coverId: ids[0] }]])
      expect(await namesOf(me, `album=${album.id}`)).toEqual(['b.jpg', 'a.jpg'])
      const removed = await change(me, album.id, { remove: [ids[0], ids[2]] })
      expect([removed.done, await albumsOf(me)]).toMatchObject([1, [{ photos: 1, coverId: ids[1] }]])
      expect((await change(me, album.id, { add: [ids[1]] })).runId).toBeNull()
      expect((await patch(me, `/api/albums/${album.id}`, { name: 'Lisbon' })).json().album.name).toBe('Lisbon')
      const before = await albumsOf(me)
      expect((await me.delete(`/api/albums/${album.id}`)).status).toBe(200)
      expect([await albumsOf(me), await listOf(me, `album=${album.id}`)]).toEqual([[], []])
      expect((await patch(me, `/api/albums/${album.id}`, { name: 'x' })).status).toBe(404)
      await me.post(`/api/albums/${album.id}/restore`, {})
      expect(await albumsOf(me)).toEqual(before)
      expect(await me.list()).toEqual(library)
    })

    it('take no photo that is not there or not one, and nobody else’s album', async () => {
      const { me, ids } = await traveller()
      const other = await traveller()
      const album = await make(me, 'Mine', [ids[0]])
      for (const id of [other.ids[0], ids[4], 'no-such-id']) {
        const answer = await me.post('/api/library/acts', { type: 'album', album: album.id, add: [ids[1], id] })
        expect([answer.status, answer.json().details.ids]).toEqual([404, [id]])
      }
      expect((await albumsOf(me)).map(({ photos }) => photos)).toEqual([1])
      for (const act of [
        () => patch(other.me, `/api/albums/${album.id}`, { name: 'Theirs' }),
        () => other.me.delete(`/api/albums/${album.id}`),
        () => other.me.post(`/api/albums/${album.id}/restore`, {}),
        () => other.me.post('/api/library/acts', { type: 'album', album: album.id, add: [other.ids[0]] }),
      ])
        expect((await act()).status).toBe(404)
      expect(await listOf(other.me, `album=${album.id}`)).toEqual([])
      for (const name of ['', '   ', 'two\nlines', 'x'.repeat(121)])
        expect((await me.post('/api/albums', { name })).status).toBe(400)
    })

    it('what goes in and out is a run of the history: taken back, done again, refused where it was changed since', async () => {
      const { me, ids } = await traveller()
      const album = await make(me, 'Trip', [ids[1]])
      const inside = async () => (await listOf(me, `album=${album.id}`)).map(({ id }) => id).sort()
      const before = await inside()
      const added = await change(me, album.id, { add: [ids[0], ids[1], ids[2]] })
      const after = await inside()
      const [run] = (await me.get('/api/runs')).json().runs
      expect(run).toMatchObject({ kind: 'album', moved: 2, canUndo: true, about: { name: 'Trip', added: ['Trip'] } })
      const undone = (await undo(me, added))?.json()
      expect(await inside()).toEqual(before)
      const again = (await undo(me, undone))?.json()
      expect(await inside()).toEqual(after)
      // What was taken out since is not taken out once more: that would undo what was done later.
      await change(me, album.id, { remove: [ids[0]] })
      const last = (await undo(me, again))?.json()
      expect([last.undone, await inside()]).toEqual([1, before])
    })

    it('a photo that comes back out of the trash is in its album again', async () => {
      const { me, ids } = await traveller()
      const { id } = await make(me, 'Trip', [ids[0], ids[1]])
      await me.delete('/api/files', { ids: [ids[0]] })
      expect((await albumsOf(me)).map(({ photos, coverId }) => [photos, coverId])).toEqual([[1, ids[1]]])
      expect(await namesOf(me, `album=${id}`)).toEqual(['a.jpg'])
      await me.post('/api/trash/restore', { ids: [ids[0]] })
      expect(await namesOf(me, `album=${id}`)).toEqual(['b.jpg', 'a.jpg'])
    })

    it('a guest’s albums and dates come along into an account', async () => {
      const { me, ids } = await traveller()
      const account = visitor()
      const email = `albums-${server.address.split(':').at(-1)}@example.org`
      await account.enter('signup', email)
      await make(me, 'Trip', [ids[0]])
      const before = [await albumsOf(me), (await listOf(me)).map(({ id, atMs, place }) => ({ id, atMs, place }))]
      expect((await me.enter('login', email)).status).toBe(200)
      expect([await albumsOf(me), (await listOf(me)).map(({ id, atMs, place }) => ({ id, atMs, place }))]).toEqual(
        before,
      )
    })

    it('whatever is done to an album, the opposite of each act in turn leaves everything as it was', async () => {
      const { me, ids } = await traveller()
      const album = await make(me, 'Start', ids.slice(0, 2))
      const state = async () => [await albumsOf(me), await listOf(me, `album=${album.id}`), await me.list()]
      const photo = fc.constantFrom(...ids.slice(0, 4))
      const photos = fc.uniqueArray(photo, { maxLength: 4 })
      const act = fc.oneof(
        fc.record({ add: photos }),
        fc.record({ remove: photos }),
        fc.record({ name: fc.constantFrom('Start', 'Other', 'Álbum', 'ألبوم') }),
        fc.constant('delete' as const),
      )
      await fc.assert(
        fc.asyncProperty(fc.array(act, { maxLength: 6 }), async (acts) => {
          const before = await state()
          const undos: (() => Promise<unknown>)[] = []
          for (const one of acts) {
            const [now] = await albumsOf(me)
            if (one === 'delete') {
              const wasThere = (await me.delete(`/api/albums/${album.id}`)).status === 200
              if (wasThere) undos.push(() => me.post(`/api/albums/${album.id}/restore`, {}))
            } else if (!now) continue
            else if ('name' in one) {
              await patch(me, `/api/albums/${album.id}`, one)
              undos.push(() => patch(me, `/api/albums/${album.id}`, { name: now.name }))
            } else {
              const done = await change(me, album.id, one)
              undos.push(() => undo(me, done))
            }
          }
          for (const undo of undos.reverse()) await undo()
          expect(await state()).toEqual(before)
        }),
        { numRuns: process.env.OCTAVO_NIGHTLY === '1' ? 200 : 12 },
      )
    })

    it('the export has them, and one that was deleted is gone when the days of the trash are over', async () => {
      const { me, ids } = await traveller()
      const kept = await make(me, 'Kept', [ids[0]])
      const gone = await make(me, 'Gone', [ids[0]])
      const { albums } = (await me.get('/api/account/export?format=json')).json()
      expect(albums).toMatchObject([
        { name: 'Gone', photos: [ids[0]] },
        { name: 'Kept', photos: [ids[0]] },
      ])
      const row = (await me.get('/api/account/data'))
        .json()
        .rows.find(({ kind }: { kind: string }) => kind === 'albums')
      expect(row.count).toBe(2)
      await me.delete(`/api/albums/${gone.id}`)
      // A pass that finds the clock far ahead does not believe it; one an hour later does.
      for (const hours of [31 * 24, 31 * 24 + 1]) {
        aheadMs = hours * 3_600_000
        await server.runJob('retention')
      }
      expect((await me.post(`/api/albums/${gone.id}/restore`, {})).status).toBe(404)
      expect((await albumsOf(me)).map(({ id }) => id)).toEqual([kept.id])
    })
  })
})

it('O-5: pictures of a library from before have their place in the timeline, and are looked into', async () => {
  const database = await openDatabase({ url: undefined, root: temporaryDir(), log: createLogger({ level: 'silent' }) })
  const { db } = database
  try {
    await migrate(
      db,
      MIGRATIONS.filter(({ version }) => version < 12),
    )
    await query(db, sql`insert into owners values ('o', 'guest', 1, 2)`)
    const file = (id: string, type: string, modifiedAtMs: number) =>
      query(
        db,
        sql`insert into files (id, owner_id, folder, name, requested_name, media_type, declared_type, size_bytes, sha256, type_mismatch, modified_at_ms, uploaded_at_ms)
            values (${id}, 'o', '/', ${id}, ${id}, ${type}, '', 1, 'sha', false, ${modifiedAtMs}, 1)`,
      )
    await file('photo', 'image/jpeg', Date.UTC(2020, 11, 31, 23, 59))
    await file('film', 'video/mp4', -8.64e15)
    await file('late', 'image/png', Number.MAX_SAFE_INTEGER)
    await file('drawing', 'image/svg+xml', 1)
    await file('text', 'text/plain', 1)
    await migrate(db)
    expect(await query(db, sql`select file_id, month, is_read from photos order by month`)).toEqual([
      { file_id: 'film', month: 12, is_read: false },
      { file_id: 'photo', month: 2020 * 12 + 11, is_read: false },
      { file_id: 'late', month: 9999 * 12 + 11, is_read: false },
    ])
  } finally {
    await database.close()
  }
})

it.runIf(process.env.TEST_LONG)(
  'O-5: pictures that were looked into before are looked into once more for the size that they are seen with',
  async () => {
    const database = await openDatabase({
      url: undefined,
      root: temporaryDir(),
      log: createLogger({ level: 'silent' }),
    })
    const { db } = database
    try {
      await migrate(
        db,
        MIGRATIONS.filter(({ version }) => version < 14),
      )
      await query(db, sql`insert into owners values ('o', 'guest', 1, 2)`)
      for (const [id, reading] of [
        ['photo', { widthPx: 40, heightPx: 30, make: 'Lumen' }],
        ['text', { text: 'widthPx' }],
      ] as const) {
        await query(
          db,
          sql`insert into files (id, owner_id, folder, name, requested_name, media_type, declared_type, size_bytes, sha256, type_mismatch, modified_at_ms, uploaded_at_ms)
            values (${id}, 'o', '/', ${id}, ${id}, '', '', 1, ${id}, false, 1, 1)`,
        )
        await query(db, sql`insert into blobs (sha256, size_bytes) values (${id}, 1)`)
        await query(
          db,
          sql`insert into readings (sha256, read_as, reading, read_at_ms) values (${id}, '', ${JSON.stringify(reading)}::jsonb, 1)`,
        )
        const widthPx = 'widthPx' in reading ? reading.widthPx : null
        await query(
          db,
          sql`insert into photos (owner_id, file_id, at_ms, taken_at_ms, width_px, height_px, is_read) values ('o', ${id}, 7, 7, ${widthPx}, ${widthPx}, true)`,
        )
      }
      await migrate(db)
      expect(await query(db, sql`select sha256 from readings`)).toEqual([{ sha256: 'text' }])
      // Until then it stands where it stood.
      expect(await query(db, sql`select file_id, taken_at_ms, is_read from photos order by file_id`)).toEqual([
        { file_id: 'photo', taken_at_ms: 7, is_read: false },
        { file_id: 'text', taken_at_ms: 7, is_read: true },
      ])
    } finally {
      await database.close()
    }
  },
)
