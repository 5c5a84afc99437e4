import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const KEPT = ['letter.txt', 'photo.jpg', 'list.csv', 'song.mp3'].map((name, index) => ({
  id: `local:${index}`,
  name,
  text: `the only copy of ${name}`,
}))

/** A page of this origin without the app: what is looked at here nobody else opens. */
const empty = async (page: Page) => {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('/empty')
}

/** Keeps what the app kept before it had one database: files that wait, a flow, lessons. */
const plant = (page: Page) =>
  page.evaluate(async (kept) => {
    const make = (name: string, upgrade: (db: IDBDatabase) => void, fill: (db: IDBDatabase) => IDBTransaction) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open(name, 1)
        asked.onupgradeneeded = () => upgrade(asked.result)
        asked.onerror = () => reject(asked.error)
        asked.onsuccess = () => {
          fill(asked.result).oncomplete = () => {
            asked.result.close()
            resolve()
          }
        }
      })
    await make(
      'octavo-queue',
      (db) => {
        db.createObjectStore('waiting', { keyPath: 'id' })
        db.createObjectStore('become', { keyPath: 'id' })
      },
      (db) => {
        const writing = db.transaction('waiting', 'readwrite')
        for (const [index, { id, name, text }] of kept.entries())
          writing.objectStore('waiting').put({
            ...{ id, name, path: name, sizeBytes: text.length, mediaType: '', modifiedAtMs: 1e12, addedAtMs: index },
            blob: new Blob([text]),
          })
        return writing
      },
    )
    await make(
      'octavo',
      (db) => db.createObjectStore('flows'),
      (db) => {
        const writing = db.transaction('flows', 'readwrite')
        writing.objectStore('flows').put({ savedAtMs: Date.now(), stage: 'collect', files: [] }, 'a tab')
        return writing
      },
    )
    await make(
      'octavo-learned',
      (db) => db.createObjectStore('learned', { keyPath: 'person' }),
      (db) => {
        const writing = db.transaction('learned', 'readwrite')
        writing.objectStore('learned').put({ person: '', learned: '{"a lesson":1}', atMs: 1 })
        return writing
      },
    )
  }, KEPT)

/** What lies in each store of each database, with the text of what has bytes. Only looks: makes no database. */
const look = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name)
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
      for (const store of db.objectStoreNames) {
        const values = await new Promise<{ blob?: Blob }[]>((resolve) => {
          const asked = db.transaction(store).objectStore(store).getAll()
          asked.onsuccess = () => resolve(asked.result)
        })
        const texts = await Promise.all(
          values.map(async (value) => (await value.blob?.text()) ?? JSON.stringify(value)),
        )
        if (texts.length > 0) found[`${name} ${store}`] = texts.sort()
      }
      db.close()
    }
    return found
  })

/** The stores that hold what was kept. The ledger of what left the device is written by each page that asks the server. */
const kept = async (page: Page) => Object.keys(await look(page)).filter((store) => !store.endsWith(' ledger'))

/** Ends this page at its nth put or delete of a file that waits: nothing of it is written, and nothing comes after it. */
const dieAt = (page: Page, what: 'put' | 'delete', nth: number) =>
  page.addInitScript(
    ([method, last]) => {
      const original = IDBObjectStore.prototype[method]
      let calls = 0
      function dying(this: IDBObjectStore, ...args: unknown[]) {
        const request: unknown = Reflect.apply(original, this, args)
        if (this.name === 'waiting' && ++calls >= last) {
          this.transaction.abort()
          console.info('killed here')
        }
        return request
      }
      Object.assign(IDBObjectStore.prototype, { [method]: dying })
    },
    [what, nth] as const,
  )

test('what the app kept in three databases is carried over into one; killed anywhere in between it loses nothing', {
  tag: '@night',
}, async ({ page: first, context }) => {
  await context.route('**/api/files/upload', (route) => route.abort())
  await empty(first)
  await plant(first)
  const texts = KEPT.map(({ text }) => text).sort()
  for (const [what, nth] of [
    ['put', 1],
    ['put', 2],
    ['delete', 1],
    ['put', 2],
    ['delete', 2],
  ] as const) {
    const page = await context.newPage()
    await arrive(page, { skipAnimations: true })
    await dieAt(page, what, nth)
    const killed = page.waitForEvent('console', (message) => message.text() === 'killed here')
    await page.goto('/')
    await killed
    const crash = await context.newCDPSession(page)
    crash.send('Page.crash').catch(() => undefined)
    await page.waitForEvent('crash')
    await page.close()
    const left = await look(first)
    const somewhere = new Set([...(left['octavo-queue waiting'] ?? []), ...(left['octavo-device waiting'] ?? [])])
    expect([...somewhere].sort(), `${what} ${nth}`).toEqual(texts)
  }

  const page = await context.newPage()
  await arrive(page, { skipAnimations: true })
  await page.goto('/')
  await expect
    .poll(async () => (await kept(first)).sort())
    .toEqual(['octavo-device flows', 'octavo-device lessons', 'octavo-device waiting'])
  const all = await look(first)
  expect(all['octavo-device waiting']).toEqual(texts)
  expect(all['octavo-device lessons']).toEqual([expect.stringContaining('a lesson')])
  await expect
    .poll(async () => (await first.evaluate(() => indexedDB.databases())).map(({ name }) => name))
    .toEqual(['octavo-device'])

  await context.unroute('**/api/files/upload')
  await page.reload()
  await expect.poll(async () => (await look(first))['octavo-device waiting']).toBeUndefined()
  const { files } = (await (await page.request.get('/api/files')).json()) as {
    readonly files: readonly { readonly name: string; readonly sha256: string }[]
  }
  const sums = new Map(files.map(({ name, sha256 }) => [name, sha256]))
  for (const { name, text } of KEPT) expect(sums.get(name)).toBe(createHash('sha256').update(text).digest('hex'))
})

test('a page of an older version that still has its database keeps it; its files follow when it has gone', {
  tag: '@night',
}, async ({ page, context }) => {
  await context.route('**/api/files/upload', (route) => route.abort())
  const older = await context.newPage()
  await empty(older)
  await plant(older)
  await older.evaluate(
    () =>
      new Promise((resolve) => {
        const asked = indexedDB.open('octavo-queue', 1)
        asked.onsuccess = () => resolve(Object.assign(window, { held: asked.result }) && undefined)
      }),
  )
  await arrive(page, { skipAnimations: true })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
  await older.close()
  const looking = await context.newPage()
  await empty(looking)
  await expect
    .poll(async () => (await look(looking))['octavo-device waiting'])
    .toEqual(KEPT.map(({ text }) => text).sort())
})
