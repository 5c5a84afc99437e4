/**
 * The timeline of photos in Chromium: `node bench/web/photos.ts [PHOTOS]` (default 100,000, of the product as it is built
 * here). Fills a library over HTTP with photos of 25 years, waits until all were looked into, and opens `/photos`: the first
 * photo on screen after the navigation began, the longest task until 3 s after it, elements in the page, the End key, the
 * longest task while the timeline is scrolled for 5 s from its top to its end (both by the clock and in processor time of the
 * page itself), the memory of the page's scripts, and small pictures a second where the scrolling rests. Times in ms. All
 * photos share one content, so that small pictures are handed out and not made.
 */
import { chromium, type Page } from '@playwright/test'
import { jpegOf } from '../../apps/server/test/support/pictures.ts'
import { launchOptions } from '../../e2e/support/browser.ts'
import { ownServer } from '../../e2e/support/server.ts'
import { filled } from './filled.ts'
import { scroll } from './scroll.ts'
import { traceTasks } from './trace.ts'

const PHOTOS = Number(process.argv[2] ?? 100_000)

const fill = (page: Page, count: number, picture: string) =>
  page.evaluate(
    async ([total, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      for (let at = 0; at < total; at += 2500) {
        const part = Array.from({ length: Math.min(2500, total - at) }, (_, index) => at + index)
        const form = new FormData()
        const name = (index: number) => `photo ${String(index).padStart(6, '0')}.jpg`
        const lastModified = (index: number) =>
          Date.UTC(2000, 0, 1) + Math.floor((index / total) * 25 * 365 * 86_400_000)
        form.append(
          'metadata',
          JSON.stringify(part.map((index) => ({ name: name(index), lastModified: lastModified(index) }))),
        )
        for (const index of part) form.append('files', new Blob([bytes]), name(index))
        const answer = await fetch('/api/files/upload', { method: 'POST', body: form })
        if (!answer.ok) throw new Error(await answer.text())
      }
    },
    [count, picture] as const,
  )

/** Runs in the page before anything of it: notes when the first small picture has been drawn. */
const observe = () => {
  localStorage.setItem('octavo.intro-seen', '1')
  localStorage.setItem('octavo.welcomed', '1')
  sessionStorage.setItem('octavo.welcomed', '1')
  const seen = { firstMs: 0 }
  Object.assign(window, { seen })
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[role=gridcell] img')) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => (seen.firstMs = performance.now())))
  })
  watch.observe(document, { childList: true, subtree: true })
}

/** From the key until the last photo is in the page. */
const endKey = async (page: Page): Promise<number> => {
  await page.getByRole('grid').focus()
  await page.evaluate(() => {
    const wait = (resolve: (ms: number) => void) =>
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const look = () =>
            document.querySelector('[role=gridcell] bdi')?.textContent?.startsWith('photo 0000')
              ? resolve(performance.now() - timeStamp)
              : requestAnimationFrame(look)
          look()
        },
        { capture: true, once: true },
      )
    Object.assign(window, { ended: new Promise(wait) })
  })
  await page.keyboard.press('End')
  return page.evaluate(() => (window as unknown as { ended: Promise<number> }).ended)
}

/** Small pictures that come into sight in five seconds of scrolling by a screen whenever the one before is full. */
const pictures = (page: Page) =>
  page.getByRole('grid').evaluate(async (grid) => {
    grid.scrollTop = grid.scrollHeight / 3
    const began = performance.now()
    let shown = 0
    while (performance.now() - began < 5000) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const cells = grid.querySelectorAll('[role=gridcell]').length
      const here = grid.querySelectorAll('[role=gridcell] img').length
      if (cells === 0 || here < cells) continue
      shown += here
      grid.scrollTop += grid.clientHeight
    }
    return shown / ((performance.now() - began) / 1000)
  })

const own = await ownServer({ OCTAVO_RATE_LIMIT: '10000000' })
const browser = await chromium.launch(launchOptions())
try {
  let readMs = 0
  const guest = await filled(own.url, async (page) => {
    await fill(page, PHOTOS, jpegOf(640, 480).toString('base64'))
    const began = performance.now()
    for (let unread = PHOTOS; unread > 0; ) {
      unread = await page.evaluate(async () => (await (await fetch('/api/photos/months')).json()).unread)
      if (unread > 0) await page.waitForTimeout(1000)
    }
    readMs = performance.now() - began
  })
  const context = await browser.newContext({
    ...{ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' },
    ...guest,
  })
  const page = await context.newPage()
  await page.addInitScript(observe)
  const stopOpening = await traceTasks(page)
  await page.goto(`${own.url}/photos`)
  await page.locator('[role=gridcell] img').first().waitFor({ timeout: 120_000 })
  await page.waitForTimeout(3000)
  const opening = await stopOpening()
  const { firstMs } = await page.evaluate(() => (window as unknown as { seen: { firstMs: number } }).seen)
  const endMs = await endKey(page)
  const stop = await traceTasks(page)
  await scroll(page)
  const { longestMs, longestProcessorMs } = await stop()
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const perSecond = await pictures(page)
  const heapMb = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1024 ** 2,
  )
  console.log(
    '| Photos | looked into | first photo | longest task until then | its processor | elements | End | longest task | its processor | heap MB | pictures a second |',
  )
  console.log(`|${'---:|'.repeat(11)}`)
  const first = [readMs, firstMs, opening.longestMs, opening.longestProcessorMs]
  const cells = [PHOTOS, ...first, elements, endMs, longestMs, longestProcessorMs, heapMb, perSecond]
  console.log(`| ${cells.map((figure) => figure.toFixed(0)).join(' | ')} |`)
} finally {
  await browser.close()
  await own.remove()
}
