/**
 * How the web app starts in Chromium: `node bench/web/start.ts [ROUNDS] [ADDRESS]` (default 5 rounds of the product as it
 * is built here; an address measures a server that runs already, for a comparison of two builds). Each round is a fresh
 * profile that opens `/` three times: as a new visitor (the intro is shown), as somebody who has seen the intro but has
 * nothing in the cache, and as a returning visitor. Once at a desktop's size, once at a phone's with the processor
 * throttled to a quarter. Medians; times in ms. "Processor" is thread time of the page's main thread in the first
 * 5 s, which other work on the machine changes least; the longest task is given both ways.
 */
import { writeFileSync } from 'node:fs'
import { type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'
import { type OwnServer, ownServer } from '../../e2e/support/server.ts'
import { median } from '../zip/sets.ts'
import { type LongTasks, traceTasks } from './trace.ts'

/** How long the page is watched after the navigation began. */
const WATCH_MS = 5000
const FORMS: Record<string, { readonly slower: number; readonly options: BrowserContextOptions }> = {
  desktop: { slower: 1, options: { viewport: { width: 1280, height: 800 } } },
  phone: {
    slower: 4,
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
}
const VISITS = ['new', 'intro seen', 'return'] as const

interface Vitals {
  readonly firstPaintMs: number
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
}
interface Figures extends Vitals, LongTasks {
  readonly requests: number
  readonly kb: number
  readonly scriptMs: number
  readonly processorMs: number
}

/** Runs in the page before anything of it: collects what the browser reports. */
const observe = () => {
  const seen = { firstPaintMs: 0, lcpMs: 0, cls: 0, tasks: [] as { start: number; ms: number }[] }
  Object.assign(window, { vitals: seen })
  const on = (type: string, act: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaintMs = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    seen.lcpMs = entry.startTime
  })
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.cls += value
  })
  on('longtask', (entry) => seen.tasks.push({ start: entry.startTime, ms: entry.duration }))
}

/** Total blocking time: what tasks took beyond 50 ms each, from the first paint on. */
const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => {
    const { tasks, ...rest } = (window as unknown as { vitals: Vitals & { tasks: { start: number; ms: number }[] } })
      .vitals
    const late = tasks.filter(({ start, ms }) => start + ms > rest.firstPaintMs)
    return { ...rest, tbtMs: late.reduce((sum, { ms }) => sum + ms - 50, 0) }
  })

const processor = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return { scriptMs: ms('ScriptDuration'), processorMs: ms('TaskDuration') }
}

/** One visit in a page of its own. */
async function visit(page: Page, url: string, slower: number): Promise<Figures> {
  const cdp = await page.context().newCDPSession(page)
  let requests = 0
  let bytes = 0
  cdp.on('Network.requestWillBeSent', () => requests++)
  cdp.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const before = await processor(cdp)
  const tasks = await traceTasks(page)
  await page.goto(url)
  await page.waitForTimeout(WATCH_MS)
  const after = await processor(cdp)
  const vitals = await readVitals(page)
  return {
    ...vitals,
    ...(await tasks()),
    requests,
    kb: bytes / 1024,
    scriptMs: after.scriptMs - before.scriptMs,
    processorMs: after.processorMs - before.processorMs,
  }
}

async function round(url: string, form: string): Promise<Map<string, Figures>> {
  const { slower, options } = FORMS[form] ?? { slower: 1, options: {} }
  const found = new Map<string, Figures>()
  const browser = await chromium.launch(launchOptions())
  try {
    for (const kind of VISITS) {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      await page.addInitScript(observe)
      if (kind !== 'new') await page.addInitScript(() => localStorage.setItem('octavo.intro-seen', '1'))
      let figures = await visit(page, url, slower)
      if (kind === 'return') figures = await visit(page, url, slower)
      found.set(kind, figures)
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return found
}

const rounds = Number(process.argv[2] ?? 5)
const own: OwnServer | undefined = process.argv[3] === undefined ? await ownServer() : undefined
const url = own?.url ?? String(process.argv[3])
const all = new Map<string, Figures[]>()
try {
  for (let turn = 0; turn < rounds; turn++) {
    for (const form of Object.keys(FORMS)) {
      for (const [kind, figures] of await round(url, form)) {
        const key = `${form}, ${kind}`
        all.set(key, [...(all.get(key) ?? []), figures])
      }
    }
  }
} finally {
  await own?.remove()
}

const COLUMNS: readonly [string, keyof Figures, number][] = [
  ['first paint', 'firstPaintMs', 0],
  ['LCP', 'lcpMs', 0],
  ['CLS', 'cls', 3],
  ['TBT', 'tbtMs', 0],
  ['longest', 'longestMs', 0],
  ['its processor', 'longestProcessorMs', 0],
  ['script', 'scriptMs', 0],
  ['processor', 'processorMs', 0],
  ['requests', 'requests', 0],
  ['KB', 'kb', 0],
]
console.log(`| Visit | ${COLUMNS.map(([name]) => name).join(' | ')} |\n|---|${COLUMNS.map(() => '---:|').join('')}`)
for (const [key, list] of all) {
  const cells = COLUMNS.map(([, field, digits]) => median(list.map((figures) => figures[field])).toFixed(digits))
  console.log(`| ${key} | ${cells.join(' | ')} |`)
}
if (process.env.OCTAVO_BENCH_OUT) writeFileSync(process.env.OCTAVO_BENCH_OUT, JSON.stringify([...all]))
