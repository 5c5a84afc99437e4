import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { type BuiltPage, builtPage } from '../support/built-page.ts'
import { dropFolder } from '../support/drop.ts'
import { type OwnBrowser, ownBrowser } from '../support/own-browser.ts'
import { repository } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

const NIGHTLY = process.env.E2E_NIGHTLY === '1'
const KILLS = NIGHTLY ? 30 : 3
const RACES = NIGHTLY ? 1000 : 60
const SEED = Number(process.env.OCTAVO_SEED ?? 20_261_122)

/** Everything in a folder: of each file what is in it and its time, and the folders. */
function stateOf(root: string, folder = ''): Record<string, string> {
  const state: Record<string, string> = {}
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) Object.assign(state, { [path]: 'folder' }, stateOf(root, path))
    else if (entry.isFile()) {
      const content = createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest('hex')
      state[path] = `${content} ${statSync(join(root, path)).mtimeMs}`
    }
  }
  return state
}

const filesOf = (state: Record<string, string>) =>
  Object.values(state)
    .filter((one) => one !== 'folder')
    .sort()

/** Files in folders, many of one name, each with its own content and time. */
function plant(root: string, folders: number, filesInEach: number): void {
  const ends = ['txt', 'pdf', 'jpg', 'mp3']
  for (let folder = 0; folder < folders; folder += 1) {
    mkdirSync(join(root, `in ${folder}`), { recursive: true })
    for (let index = 0; index < filesInEach; index += 1) {
      const file = join(root, `in ${folder}`, `file ${index}.${ends[index % ends.length]}`)
      writeFileSync(file, `content ${folder} ${index}`)
      utimesSync(file, 1_600_000_000, 1_600_000_000 + folder * 1000 + index)
    }
  }
}

test.describe('a folder is organised where it lies', () => {
  let site: BuiltPage
  let browser: OwnBrowser | undefined
  test.beforeAll(async () => {
    site = await builtPage(join(repository, 'e2e/place'))
  })
  test.afterEach(() => browser?.close())
  test.afterAll(() => site.remove())

  const open = async (scratch: string) => {
    const root = join(scratch, 'folder')
    browser = await ownBrowser(join(scratch, 'profile'))
    const page = await browser.newPage(site.url)
    await dropFolder(page, root)
    await page.evaluate(() => window.place.dropped)
    return { root, page }
  }

  test('2,000 files in 40 folders are organised and undone to exactly the first state, single files alone, too', async ({
    scratch,
  }) => {
    plant(join(scratch, 'folder'), 40, 50)
    const { root, page } = await open(scratch)
    const before = stateOf(root)
    expect(await page.evaluate(() => window.place.scan())).toEqual({ listed: 1000, found: 2000 })
    const { runId, ...ran } = await page.evaluate(() => window.place.organise())
    expect(ran).toEqual({ status: 'completed', done: 2000, skipped: 0, failed: 0, pending: 0, waited: false })
    const after = stateOf(root)
    expect(filesOf(after)).toEqual(filesOf(before))
    expect(readdirSync(join(root, 'Sorted')).sort()).toEqual(['jpg', 'mp3', 'pdf', 'txt'])
    // One file goes back alone, another has changed since and stays; then all the rest.
    const one = await page.evaluate((id) => window.place.undo(id, ['in 7/file 3.mp3']), runId)
    expect([one.done, stateOf(root)['in 7/file 3.mp3']]).toEqual([1, before['in 7/file 3.mp3']])
    const changed = Object.keys(after).find(
      (path) => after[path] === before['in 9/file 8.txt'] && path !== 'in 9/file 8.txt',
    )
    writeFileSync(join(root, changed ?? ''), 'written since')
    const rest = await page.evaluate((id) => window.place.undo(id), runId)
    expect([rest.done, rest.skipped]).toEqual([1998, 1])
    writeFileSync(join(root, changed ?? ''), 'content 9 8')
    utimesSync(join(root, changed ?? ''), 1_600_000_000, 1_600_000_000 + 9008)
    expect((await page.evaluate((id) => window.place.undo(id), runId)).done).toBe(1)
    expect(stateOf(root)).toEqual(before)
    const runs = await page.evaluate(() => window.place.runs())
    expect(runs.map(({ canUndo, back }) => [canUndo, back])).toEqual([
      [false, 2000],
      [true, 0],
      [true, 0],
      [true, 0],
    ])
  })

  test('what went back in parts is done again as a whole, and taken back by who did it last', {
    tag: '@night',
  }, async ({ scratch }) => {
    plant(join(scratch, 'folder'), 1, 4)
    const { root, page } = await open(scratch)
    const before = stateOf(root)
    const { runId } = await page.evaluate(() => window.place.organise())
    const after = stateOf(root)
    for (const froms of [['in 0/file 1.pdf'], ['in 0/file 3.mp3', 'in 0/file 0.txt'], ['in 0/file 2.jpg']])
      await page.evaluate(([id, some]) => window.place.undo(id, some), [runId, froms] as const)
    expect(stateOf(root)).toEqual(before)
    const undos = (await page.evaluate(() => window.place.runs())).filter(({ isUndo }) => isUndo)
    for (const undo of undos.reverse()) await page.evaluate((id) => window.place.undo(id), undo.runId)
    expect(stateOf(root)).toEqual(after)
    expect((await page.evaluate((id) => window.place.undo(id), runId)).done).toBe(4)
    expect(stateOf(root)).toEqual(before)
    const runs = await page.evaluate(() => window.place.runs())
    expect(runs.map(({ canUndo }) => canUndo)).toEqual([false, true, true, true, false, false, false, true, true, true])
  })

  test('what was done too long ago is written down no longer, but what was sorted into stays a heap', {
    tag: '@night',
  }, async ({ scratch }) => {
    const root = join(scratch, 'folder')
    mkdirSync(join(root, 'Docs/src'), { recursive: true })
    for (const name of ['Makefile', 'a.txt', 'src/index.js']) writeFileSync(join(root, 'Docs', name), name)
    const { page } = await open(scratch)
    expect(await page.evaluate(() => window.place.scan())).toEqual({ listed: 1, found: 1 })
    /** A run of so many days ago that moved one file into Docs. */
    const ranBefore = (days: number) =>
      page.evaluate(async (ago) => {
        const handle: `handle:${string}` = `handle:${await window.place.dropped}`
        const [itemId, from, to] = ['a.txt', 'a.txt', 'Docs/a.txt']
        const expected = { sizeBytes: 1, modifiedAtMs: 1 }
        const atMs = Date.now() - ago * 86_400_000
        const records = [
          { type: 'begin', format: 1, runId: `place:${ago}`, atMs, root: handle, into: handle, actCount: 1 },
          { type: 'intent', index: 0, act: { type: 'move', itemId, from, to, what: 'file', expect: expected } },
          { type: 'receipt', receipt: { index: 0, itemId, from, to, status: 'done', after: expected } },
          { type: 'end', atMs, status: 'completed' },
        ]
        const opened = indexedDB.open('octavo-device')
        await new Promise((resolve) => (opened.onsuccess = resolve))
        const writing = opened.result.transaction(['journals'], 'readwrite')
        writing.objectStore('journals').add({ runId: `place:${ago}`, records })
        await new Promise((resolve) => (writing.oncomplete = resolve))
        opened.result.close()
      }, days)
    const runIds = async () => (await page.evaluate(() => window.place.runs())).map(({ runId }) => runId)
    await ranBefore(91)
    // The second look has no journal to know it from any more.
    for (let time = 0; time < 2; time += 1) {
      expect(await page.evaluate(() => window.place.scan())).toEqual({ listed: 3, found: 3 })
      expect(await runIds()).toEqual([])
    }
    await ranBefore(89)
    await page.evaluate(() => window.place.scan())
    expect(await runIds()).toEqual(['place:89'])
    expect(await page.evaluate(() => window.place.forget())).toBe(true)
    expect(await runIds()).toEqual([])
  })

  test(`R-1: a page that is killed at any moment is found by the next one, with nothing lost or doubled (seed ${SEED})`, async ({
    scratch,
  }) => {
    if (NIGHTLY) test.setTimeout(900_000)
    const root = join(scratch, 'folder')
    plant(root, 10, 30)
    const before = stateOf(root)
    await open(scratch)
    const sorted = join(root, 'Sorted')
    const movedCount = () =>
      existsSync(sorted) ? readdirSync(sorted, { recursive: true }).filter((name) => name.includes('file')).length : 0
    const moments = fc.sample(fc.integer({ min: 0, max: 290 }), { seed: SEED, numRuns: KILLS })
    let cutCount = 0
    for (const [index, moment] of moments.entries()) {
      const page = await browser?.newPage(site.url)
      let isOver = false
      const ran = page
        ?.evaluate(() => window.place.organise())
        .catch(() => undefined)
        .finally(() => (isOver = true))
      while (!isOver && movedCount() < moment) await sleep(1)
      await browser?.kill()
      await ran
      expect(filesOf(stateOf(root))).toEqual(filesOf(before))
      browser = await ownBrowser(join(scratch, 'profile'))
      const next = await browser.newPage(site.url)
      const cut = await next.evaluate(() => window.place.unfinished())
      cutCount += cut.length
      for (const runId of cut) {
        if (index % 2 === 0) await next.evaluate((id) => window.place.finish(id), runId)
        else await next.evaluate((id) => window.place.undo(id), runId)
      }
      const done = (await next.evaluate(() => window.place.runs())).findLast((run) => run.canUndo && !run.isUndo)
      if (done) await next.evaluate((id) => window.place.undo(id), done.runId)
      expect(stateOf(root)).toEqual(before)
      expect(await next.evaluate(() => window.place.unfinished())).toEqual([])
    }
    if (NIGHTLY) console.info(`R-1: ${KILLS} kills, ${cutCount} of them in the midst of a run`)
    expect(cutCount).toBeGreaterThan(0)
  })

  test('R-12: of two tabs in one folder one waits, and finds what the other has left', { tag: '@night' }, async ({
    scratch,
  }) => {
    plant(join(scratch, 'folder'), 8, 25)
    const { root, page } = await open(scratch)
    const before = filesOf(stateOf(root))
    const other = await browser?.newPage(site.url)
    const both = await Promise.all([page, other].map((tab) => tab?.evaluate(() => window.place.organise())))
    expect(both.map((ran) => ran?.waited).sort()).toEqual([false, true])
    expect(both.reduce((sum, ran) => sum + (ran?.done ?? 0), 0)).toBeGreaterThanOrEqual(200)
    expect(filesOf(stateOf(root))).toEqual(before)
  })

  test('R-2: two tabs move onto one name at once, again and again, and no file is lost', { tag: '@night' }, async ({
    scratch,
  }) => {
    if (NIGHTLY) test.setTimeout(900_000)
    const root = join(scratch, 'folder')
    for (const tab of ['a', 'b']) {
      mkdirSync(join(root, tab), { recursive: true })
      for (let index = 0; index < RACES; index += 1) writeFileSync(join(root, tab, String(index)), `${tab} ${index}`)
    }
    const { page } = await open(scratch)
    const other = await browser?.newPage(site.url)
    const before = filesOf(stateOf(root)).map((one) => one.slice(0, 64))
    const [one = [], two = []] = await Promise.all([
      page.evaluate((count) => window.place.race('a', count), RACES),
      other?.evaluate((count) => window.place.race('b', count), RACES),
    ])
    expect(filesOf(stateOf(root)).map((file) => file.slice(0, 64))).toEqual(before)
    for (let index = 0; index < RACES; index += 1)
      expect([one[index], two[index]].sort()).toEqual(['already_exists', 'done'])
  })
})

test('a run that was left unfinished is asked about at the next visit, and finished or taken back @phone', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('octavo.welcomed', '1'))
  await page.goto('/')
  /** What a page that was killed leaves: a folder, a plan in the journal, and the first of its two moves. */
  const leave = (id: string) =>
    page.evaluate(async (name) => {
      const origin = await navigator.storage.getDirectory()
      const handle = await origin.getDirectoryHandle(name, { create: true })
      const acts = []
      for (const [index, file] of ['a.txt', 'b.txt'].entries()) {
        const one = await handle.getFileHandle(file, { create: true })
        const stream = await one.createWritable()
        await stream.write(`text ${file}`)
        await stream.close()
        const { size: sizeBytes, lastModified: modifiedAtMs } = await one.getFile()
        const [from, to] = [file, `Docs/${file}`]
        const act = { type: 'move', itemId: file, from, to, what: 'file', expect: { sizeBytes, modifiedAtMs } }
        acts.push({ type: 'intent', index, act })
      }
      const docs = await handle.getDirectoryHandle('Docs', { create: true })
      const first = (await handle.getFileHandle('a.txt')) as FileSystemFileHandle & {
        move(into: FileSystemDirectoryHandle, name: string): Promise<void>
      }
      await first.move(docs, 'a.txt')
      const [runId, root] = [`place:${name}`, `handle:${name}`]
      const begin = { type: 'begin', format: 1, runId, atMs: Date.now(), root, into: root, actCount: 2 }
      const records = [begin, ...acts, { type: 'start', indexes: [0, 1] }, { type: 'folder', path: 'Docs' }]
      const opened = indexedDB.open('octavo-device')
      await new Promise((resolve) => (opened.onsuccess = resolve))
      const writing = opened.result.transaction(['handles', 'journals'], 'readwrite')
      writing.objectStore('handles').put({ id: name, name: 'Downloads', handle, openedAtMs: Date.now() })
      writing.objectStore('journals').add({ runId, records })
      await new Promise((resolve) => (writing.oncomplete = resolve))
      opened.result.close()
      localStorage.setItem(`octavo.begun:${runId}`, '1')
    }, id)
  const filesIn = (id: string, folder?: string) =>
    page.evaluate(
      async ([name, inside]) => {
        const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name)
        const names: string[] = []
        for await (const one of (inside ? await root.getDirectoryHandle(inside) : root).keys()) names.push(one)
        return names.sort()
      },
      [id, folder] as const,
    )

  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases).toContain('octavo-device')
  await leave('one')
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Organizing was interrupted' })
  await expect(dialog).toContainText('Organizing 2 files in \u2068Downloads\u2069 was cut short.')
  await dialog.getByRole('button', { name: 'Finish' }).press('Enter')
  await expect(page.getByText('Moved 2 files', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  expect([await filesIn('one'), await filesIn('one', 'Docs')]).toEqual([['Docs'], ['a.txt', 'b.txt']])

  await leave('two')
  await page.reload()
  await dialog.getByRole('button', { name: 'Put everything back' }).press('Enter')
  await expect(page.getByText('Run undone', { exact: true })).toBeVisible()
  expect(await filesIn('two')).toEqual(['a.txt', 'b.txt'])
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(dialog).toBeHidden()
})
