/**
 * Long lists and Cancel in Chromium: `node bench/web/list.ts [ROWS] [ADDRESS]` (default 100,000 rows of the product as it
 * is built here). Fills a library over HTTP, then opens it on `/upload` and, as the review of a flow that a reload
 * brings back, on `/`. For each: the first rows on screen after the navigation began (of the
 * review: after 'Go on' was pressed), rows in the page, the End key, and
 * the longest task while the list is scrolled for 5 s from its top to its end, by the clock and in processor time of
 * the page itself. Then 5,000 files are picked, and their upload and their sort are
 * cancelled. Times in ms.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'
import { type OwnServer, ownServer } from '../../e2e/support/server.ts'
import { traceTasks } from './trace.ts'

const ROWS = Number(process.argv[2] ?? 100_000)
const PICKED = 5000

/** Uploads empty notes until the library has `count` of them. */
const fill = (page: Page, count: number) =>
  page.evaluate(async (total) => {
    for (let at = 0; at < total; at += 2500) {
      const form = new FormData()
      for (let index = at; index < Math.min(total, at + 2500); index += 1)
        form.append('files', new Blob(['note']), `folder ${index % 97}/note ${String(index).padStart(6, '0')}.txt`)
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
      const asked = indexedDB.open('octavo-device', 1)
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    await new Promise<void>((resolve, reject) => {
      const storing = db.transaction('flows', 'readwrite')
      storing.objectStore('flows').put(flow, sessionStorage.getItem('octavo.tab') ?? '')
      storing.oncomplete = () => resolve()
      storing.onerror = () => reject(storing.error)
    })
    db.close()
  })

/** Runs in the page before anything of it: notes when the first row has been drawn, and every long task. */
const observe = () => {
  localStorage.setItem('octavo.intro-seen', '1')
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

/** Scrolls from the top to the end within 5 s, a step each frame. */
const scroll = (page: Page) =>
  page.getByRole('grid').evaluate(
    (grid) =>
      new Promise<void>((resolve) => {
        const began = performance.now()
        const step = () => {
          const share = (performance.now() - began) / 5000
          grid.scrollTop = share * (grid.scrollHeight - grid.clientHeight)
          if (share < 1) requestAnimationFrame(step)
          else resolve()
        }
        step()
      }),
  )

async function measureList(context: BrowserContext, name: string, open: (page: Page) => Promise<unknown>) {
  const page = await context.newPage()
  await page.addInitScript(observe)
  await open(page)
  await page.locator('[role=row][aria-rowindex="1"]').waitFor({ timeout: 120_000 })
  await page.waitForTimeout(1000)
  const { firstRowMs } = await seenOf(page)
  // The list grows until it is complete.
  await page.locator(`[role=grid][aria-rowcount="${ROWS}"]`).waitFor({ timeout: 120_000 })
  await page.waitForTimeout(1000)
  const endMs = await endKey(page)
  await page.waitForTimeout(300)
  const before = (await seenOf(page)).tasks.length
  const stop = await traceTasks(context.browser())
  await scroll(page)
  const rows = await page.getByRole('row').count()
  const { longestProcessorMs } = await stop()
  const long = (await seenOf(page)).tasks.slice(before)
  const cells = [firstRowMs, rows, endMs, Math.max(0, ...long), longestProcessorMs].map((figure) => figure.toFixed(0))
  console.log(`| ${name} | ${cells.join(' | ')} |`)
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
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const first = await context.newPage()
  await first.goto(url)
  await fill(first, ROWS)
  await first.close()
  console.log(`| List of ${ROWS} rows | first rows | rows in the page | End | longest task | its processor |`)
  console.log('|---|---:|---:|---:|---:|---:|')
  await measureList(context, 'Library', (page) => page.goto(`${url}/upload`))
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
  const fresh = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const { uploadMs, sortMs } = await measureCancel(fresh, url)
  console.log(`Cancel with ${PICKED} files picked: upload ${uploadMs.toFixed(0)} ms, sort ${sortMs.toFixed(0)} ms`)
} finally {
  await browser.close()
  await own?.remove()
}
