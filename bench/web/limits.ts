/**
 * What a person waits for: `node bench/web/limits.ts [ADDRESS]` (default the product as it is built here). The largest paint of a
 * first visit; each change of the screen by a link of the rail, from the press to the paint of the other screen's heading, the
 * first time and again; and the slowest of some interactions, from the press to the next paint, as the browser itself tells
 * (Event Timing, in steps of 8 ms). Times in ms by the clock, so on a machine that does nothing else. Fails over a limit.
 */
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'
import { ownServer } from '../../e2e/support/server.ts'

const LIMITS = { 'largest paint': 2000, 'change of screen': 100, interaction: 200 } as const
const SCREENS = ['/upload', '/photos', '/runs', '/settings', '/'] as const
const FILES = 300

const measured: { readonly what: keyof typeof LIMITS; readonly of: string; readonly ms: number }[] = []
const note = (what: keyof typeof LIMITS, of: string, ms: number) => {
  measured.push({ what, of, ms })
  console.log(`| ${what} | ${of} | ${ms.toFixed(0)} |`)
}

const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )

/** Presses a link to a screen and waits until another heading than the one before was painted. */
const changeTo = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (to) => {
    const heading = () => document.querySelector('main h1')
    const before = heading()
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)
    if (!link) throw new Error(`No link leads to ${to}`)
    const beganMs = performance.now()
    link.click()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (location.pathname !== to || heading() === null || heading() === before) await frame()
    await frame()
    return performance.now() - beganMs
  }, path)

/** Does something by real input, and tells how long the slowest of its events was until the next paint. */
async function interact(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const slowest = { ms: 0 }
    Object.assign(window, { slowest })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.ms = Math.max(slowest.ms, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { slowest: { ms: number } }).slowest.ms)
}

const own = process.argv[2] === undefined ? await ownServer({ OCTAVO_RATE_LIMIT: '10000000' }) : undefined
const url = own?.url ?? String(process.argv[2])
const browser = await chromium.launch(launchOptions())
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  await page.addInitScript(() => {
    localStorage.setItem('octavo.intro-seen', '1')
    localStorage.setItem('octavo.welcomed', '1')
  })
  console.log('| what | of | ms |\n|---|---|---:|')
  await page.goto(url, { waitUntil: 'networkidle' })
  note('largest paint', '/', await largestPaint(page))
  await page.evaluate(async (count) => {
    const form = new FormData()
    for (let at = 0; at < count; at += 1) form.append('files', new Blob([`note ${at}`]), `note ${at}.txt`)
    await fetch('/api/files/upload', { method: 'POST', body: form })
  }, FILES)
  for (const time of ['first time', 'again'])
    for (const path of SCREENS) {
      note('change of screen', `${path}, ${time}`, await changeTo(page, path))
      await page.waitForTimeout(1500)
    }
  await page.goto(new URL('/upload?folder=/Inbox', url).href)
  const grid = page.getByRole('grid')
  await grid.getByRole('row').nth(3).waitFor()
  const presses = {
    'a row selected': () => grid.getByRole('row').nth(3).click(),
    'the list by keys': async () => {
      for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowDown')
    },
    'the last row': () => page.keyboard.press('End'),
    'all selected': () => page.keyboard.press('Control+a'),
    'search and commands': () => page.keyboard.press('Control+k'),
    'typed there': () => page.keyboard.type('note'),
  }
  for (const [name, act] of Object.entries(presses)) note('interaction', name, await interact(page, act))
} finally {
  await browser.close()
  await own?.remove()
}
const over = measured.filter(({ what, ms }) => !(ms < LIMITS[what]))
for (const { what, of, ms } of over)
  console.log(`Over its limit of ${LIMITS[what]} ms: ${what}, ${of}: ${ms.toFixed(0)}`)
process.exitCode = over.length > 0 ? 1 : 0
