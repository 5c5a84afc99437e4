/**
 * Long lists and Cancel in Chromium: `node bench/web/list.ts [ROWS] [ADDRESS]` (default 100,000 rows of the product as it
 * is built here). Fills a folder of a library over HTTP, then opens it on `/upload` as a list and as a grid and, as the
 * review of a flow that a reload brings back, on `/`. For each: the first rows on screen after the navigation began (of the
 * review: after 'Go on' was pressed), rows in the page, the End key, and the longest task while the list is scrolled for
 * 5 s from its top to its end, by the clock and in processor time of the page itself, and the page's heap after that. Then a folder of pictures is scrolled as a grid: small pictures shown
 * a second. Then 5,000 files are picked, and their upload and their sort are cancelled. Times in ms.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { bytesOf } from '../../e2e/fixtures/make-files.ts'
import { launchOptions } from '../../e2e/support/browser.ts'
import { type OwnServer, ownServer } from '../../e2e/support/server.ts'
import { filled } from './filled.ts'
import { scroll } from './scroll.ts'
import { traceTasks } from './trace.ts'

const ROWS = Number(process.argv[2] ?? 100_000)
const PICKED = 5000
const PICTURES = 600

/** Uploads empty notes until the library has `count` of them. */
const fill = (page: Page, count: number) =>
  page.evaluate(async (total) => {
    for (let at = 0; at < total; at += 2500) {
      const form = new FormData()
      for (let index = at; index < Math.min(total, at + 2500); index += 1)
        form.append('files', new Blob(['note']), `note ${String(index).padStart(6, '0')}.txt`)
      const response = await fetch('/api/files/upload', { method: 'POST', body: form })
      if (!response.ok) throw new Error(await response.text())
    }
  }, count)

/** Stores, as the page itself does, a flow of this tab that is in the review of the whole library. */
const storeReview = (page: Page) =>
  page.evaluate(async () => {
    interface File {
      readonly id: string
      readonly name: string
      readonly path: string
      readonly size: number
      readonly type: string
      readonly modifiedAtMs: number
    }
    const files: File[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer: Response = await fetch(`/api/files${cursor && `?cursor=${encodeURIComponent(cursor)}`}`)
      const part: { files: File[]; nextCursor: string | null } = await answer.json()
      files.push(...part.files)
      cursor = part.nextCursor
    }
    const categories = ['Documents', 'Notes', 'Letters', 'Other']
    const entries = new Map(
      files.map((file, index) => {
        const category = categories[index % categories.length] ?? 'Other'
        const item = {
          id: file.id,
          is: 'file',
          name: file.name,
          path: file.path.replace(/^\//, ''),
          sizeBytes: file.size,
          mediaType: file.type,
          modifiedAtMs: file.modifiedAtMs,
          origin: { source: 'library' },
        }
        const verdict = { itemId: file.id, fileKind: 'text', category, confidence: 0.9, by: 'type', why: ['.txt'] }
        return [file.id, { item, verdict, category, excluded: false }]
      }),
    )
    const flow = {
      savedAtMs: Date.now(),
      stage: 'review',
      files,
      draft: { entries, categories, history: { past: [], future: [] } },
      unsentCount: 0,
      lastRun: undefined,
    }
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('octavo-device')
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    await new Promise<void>((resolve, reject) => {
      const storing = db.transaction('flows', 'readwrite')
      sessionStorage.setItem('octavo.tab', 'bench')
      storing.objectStore('flows').put(flow, 'bench')
      storing.oncomplete = () => resolve()
      storing.onerror = () => reject(storing.error)
    })
    db.close()
  })

/** Runs in the page before anything of it: notes when the first row has been drawn, and every long task. */
const observe = () => {
  localStorage.setItem('octavo.intro-seen', '1')
  localStorage.setItem('octavo.welcomed', '1')
  sessionStorage.setItem('octavo.welcomed', '1')
  const seen = { beganMs: 0, firstRowMs: 0, tasks: [] as number[] }
  Object.assign(window, { seen })
  const rows = new MutationObserver(() => {
    if (!document.querySelector('[role=row]')) return
    rows.disconnect()
    requestAnimationFrame(() => setTimeout(() => (seen.firstRowMs = performance.now() - seen.beganMs)))
  })
  rows.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
}

interface Seen {
  readonly firstRowMs: number
  readonly tasks: readonly number[]
}
const seenOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** From the key until the last row is drawn, as the page sees it. */
const endKey = async (page: Page): Promise<number> => {
  await page.getByRole('grid').focus()
  await page.evaluate(() => {
    const wait = (resolve: (ms: number) => void) => {
      const onKey = ({ timeStamp }: KeyboardEvent) => {
        const last = document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')
        const look = () =>
          document.querySelector(`[role=row][aria-rowindex="${last}"]`)
            ? setTimeout(() => resolve(performance.now() - timeStamp))
            : requestAnimationFrame(look)
        look()
      }
      addEventListener('keydown', onKey, { capture: true, once: true })
    }
    Object.assign(window, { ended: new Promise(wait) })
  })
  await page.keyboard.press('End')
  return page.evaluate(() => (window as unknown as { ended: Promise<number> }).ended)
}

/** Memory that scripts of the page hold after a collection, in MB. */
const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1024 ** 2
}

/** Shows a folder of the library as list or as grid. */
const openLibrary = async (page: Page, url: string, layout: 'list' | 'grid', folder: string) => {
  await page.addInitScript((look) => localStorage.setItem('octavo.library', JSON.stringify(look)), { layout })
  await page.goto(`${url}/upload?folder=${encodeURIComponent(folder)}`)
}

/** Scrolls a grid of pictures from its top to its end in 5 s; how many small pictures were drawn, and how many a second. */
async function measurePictures(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.goto(url)
  const pictures = Array.from({ length: PICTURES }, (_, index) =>
    Buffer.from(bytesOf('png', index + 1)).toString('base64'),
  )
  const ids = await page.evaluate(async (all) => {
    const found: string[] = []
    for (let at = 0; at < all.length; at += 100) {
      const some = all.slice(at, at + 100)
      const form = new FormData()
      form.append(
        'metadata',
        JSON.stringify(some.map((_, index) => ({ name: `${at + index}.png`, folder: '/Pictures' }))),
      )
      for (const [index, text] of some.entries())
        form.append('files', new Blob([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))]), `${at + index}.png`)
      const answer = await (await fetch('/api/files/upload', { method: 'POST', body: form })).json()
      found.push(...answer.files.map(({ id }: { id: string }) => id))
    }
    return found
  }, pictures)
  // Made once, by the server, before anybody scrolls.
  await page.evaluate(async (all) => {
    for (const id of all)
      for (let round = 0; round < 60; round += 1) {
        if ((await fetch(`/api/files/${id}/thumbnail`)).ok) break
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
  }, ids)
  await openLibrary(page, url, 'grid', '/Pictures')
  await page.locator('[role=gridcell] img').first().waitFor({ timeout: 60_000 })
  const drawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = new Set<string>()
        const look = () => {
          for (const picture of document.querySelectorAll<HTMLImageElement>('[role=gridcell] img'))
            if (picture.complete && picture.naturalWidth > 0) seen.add(picture.src)
        }
        const timer = setInterval(look, 30)
        setTimeout(() => {
          clearInterval(timer)
          resolve(seen.size)
        }, 5200)
      }),
  )
  await scroll(page)
  const count = await drawn
  console.log(
    `Small pictures in a grid of ${PICTURES}, scrolled in 5 s: ${count} drawn, ${(count / 5).toFixed(0)} a second`,
  )
  await page.close()
}

async function measureList(context: BrowserContext, name: string, open: (page: Page) => Promise<unknown>) {
  const page = await context.newPage()
  await page.addInitScript(observe)
  await open(page)
  await page.locator('[role=row][aria-rowindex="1"]').waitFor({ timeout: 120_000 })
  await page.waitForTimeout(1000)
  const { firstRowMs } = await seenOf(page)
  // The list grows until it is complete; a grid has several things in a row.
  await page.waitForFunction(
    (count) => {
      const grid = document.querySelector('[role=grid]')
      return Number(grid?.ariaRowCount) * Number(grid?.ariaColCount ?? 1) >= count
    },
    ROWS,
    { timeout: 120_000 },
  )
  await page.waitForTimeout(1000)
  const endMs = await endKey(page)
  await page.waitForTimeout(300)
  const before = (await seenOf(page)).tasks.length
  const stop = await traceTasks(page)
  await scroll(page)
  const rows = await page.getByRole('row').count()
  const { longestProcessorMs } = await stop()
  const long = (await seenOf(page)).tasks.slice(before)
  const heapMb = await heapOf(page)
  const figures = [firstRowMs, rows, endMs, Math.max(0, ...long), longestProcessorMs, heapMb]
  console.log(`| ${name} | ${figures.map((figure) => figure.toFixed(0)).join(' | ')} |`)
  await page.close()
}

/** Presses a button; from then until it is gone, as the page sees it. */
const pressAway = async (page: Page, name: string): Promise<number> => {
  const button = page.getByRole('button', { name, exact: true })
  await button.waitFor({ timeout: 120_000 })
  return button.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        const look = () => (element.isConnected ? requestAnimationFrame(look) : resolve(performance.now() - began))
        element.click()
        look()
      }),
  )
}

/** Cancels an upload, and a sort that has begun, of many files in one pick. */
async function measureCancel(context: BrowserContext, url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-list-'))
  mkdirSync(join(folder, 'picked'))
  for (let index = 0; index < PICKED; index += 1)
    writeFileSync(join(folder, 'picked', `note ${index}.txt`), `a note of its own, number ${index}\n`.repeat(500))
  const page = await context.newPage()
  await page.addInitScript(observe)
  const pick = async () => {
    await page.goto(url)
    await page.getByTestId('pick-folder').setInputFiles(join(folder, 'picked'))
  }
  await pick()
  const uploadMs = await pressAway(page, 'Cancel upload')
  await page.evaluate(() => sessionStorage.removeItem('octavo.tab'))
  await pick()
  await page.getByRole('button', { name: 'Start AI Sort' }).click()
  const sortMs = await pressAway(page, 'Cancel')
  await page.close()
  rmSync(folder, { recursive: true, force: true })
  return { uploadMs, sortMs }
}

const own: OwnServer | undefined =
  process.argv[3] === undefined ? await ownServer({ OCTAVO_RATE_LIMIT: '10000000' }) : undefined
const url = own?.url ?? String(process.argv[3])
const browser = await chromium.launch(launchOptions())
try {
  const guest = await filled(url, (page) => fill(page, ROWS))
  const context = await browser.newContext({
    ...{ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' },
    ...guest,
  })
  console.log(`| List of ${ROWS} rows | first rows | rows in the page | End | longest task | its processor | heap MB |`)
  console.log('|---|---:|---:|---:|---:|---:|---:|')
  await measureList(context, 'Library', (page) => openLibrary(page, url, 'list', '/Inbox'))
  await measureList(context, 'Library, grid', (page) => openLibrary(page, url, 'grid', '/Inbox'))
  await measureList(context, 'Review', async (page) => {
    await page.goto(url)
    await page.getByRole('heading', { name: 'AI Collect' }).waitFor()
    await page.waitForTimeout(1000)
    await storeReview(page)
    await page.goto(url)
    const goOn = page.getByRole('button', { name: 'Go on' })
    await goOn.waitFor({ timeout: 120_000 })
    await page.waitForTimeout(1000)
    await goOn.evaluate((button: HTMLElement) => {
      Object.assign((window as unknown as { seen: Seen }).seen, { beganMs: performance.now() })
      button.click()
    })
  })
  const pictures = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  await measurePictures(pictures, url)
  const fresh = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const { uploadMs, sortMs } = await measureCancel(fresh, url)
  console.log(`Cancel with ${PICKED} files picked: upload ${uploadMs.toFixed(0)} ms, sort ${sortMs.toFixed(0)} ms`)
} finally {
  await browser.close()
  await own?.remove()
}
