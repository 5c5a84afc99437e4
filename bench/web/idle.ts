/**
 * What an idle page takes of the processor: `node bench/web/idle.ts [SECONDS] [ADDRESS]` (default 10 s of each state, of the
 * product as it is built here). Chromium draws without a graphics card. All its processes together, in percent of one core:
 * of an empty page (what the browser itself takes), once nobody has done anything for some seconds, hidden behind another
 * page (which says so: Playwright has to be told not to pretend that every page is looked at), while somebody moves the
 * mouse, and on a machine that says it has two cores, from the start. The promise: under 2 % at rest and hidden.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'
import { ownServer } from '../../e2e/support/server.ts'

/** Longer than what adorns the page waits before it rests, and than what is fetched in idle time takes. */
const SETTLE_MS = 14_000
const LIMIT_PERCENT = 2
const seconds = Number(process.argv[2] ?? 10)
const own = process.argv[3] === undefined ? await ownServer() : undefined
const url = own?.url ?? String(process.argv[3])

/** Seconds of processor time that all processes of the browser have taken. */
const spent = async (browser: Browser): Promise<number> => {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  await cdp.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** Percent of a core over some time; `during` is done meanwhile. */
const share = async (browser: Browser, during: () => Promise<void>): Promise<number> => {
  const before = await spent(browser)
  const beganMs = performance.now()
  await during()
  return ((await spent(browser)) - before) / ((performance.now() - beganMs) / 100_000)
}

const wait = (page: Page) => () => page.waitForTimeout(seconds * 1000)
const move = (page: Page) => async () => {
  for (const endMs = performance.now() + seconds * 1000; performance.now() < endMs; ) {
    await page.mouse.move(300 + Math.round(performance.now() % 200), 500)
    await page.waitForTimeout(250)
  }
}

const rows: { readonly screen: string; readonly state: string; readonly percent: number; readonly isRest: boolean }[] =
  []
const note = (screen: string, state: string, percent: number, isRest: boolean) => {
  rows.push({ screen, state, percent, isRest })
  console.log(`${screen.padEnd(10)} ${state.padEnd(12)} ${percent.toFixed(1).padStart(6)} % of a core`)
}

const open = async (browser: Browser, path: string, cores: number) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript((count) => {
    localStorage.setItem('octavo.intro-seen', '1')
    localStorage.setItem('octavo.welcomed', '1')
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: count })
  }, cores)
  const page = await context.newPage()
  await page.goto(`${url}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(SETTLE_MS)
  return page
}

/** Puts an empty page before this one, and waits until it knows that nobody sees it and the browser has settled. */
const hide = async (page: Page): Promise<Page> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false })
  const other = await page.context().newPage()
  await other.bringToFront()
  await page.waitForFunction(() => document.visibilityState === 'hidden', undefined, { polling: 200, timeout: 10_000 })
  await other.waitForTimeout(SETTLE_MS)
  return other
}

try {
  const empty = await chromium.launch(launchOptions())
  const blank = await empty.newPage()
  await blank.waitForTimeout(SETTLE_MS)
  note('(empty)', 'at rest', await share(empty, wait(blank)), false)
  await empty.close()
  for (const path of ['/', '/upload', '/runs']) {
    const browser = await chromium.launch(launchOptions())
    try {
      const page = await open(browser, path, 8)
      note(path, 'at rest', await share(browser, wait(page)), true)
      const other = await hide(page)
      note(path, 'hidden', await share(browser, wait(other)), true)
      await other.close()
      if (path === '/') {
        await page.bringToFront()
        await page.mouse.move(400, 400)
        note(path, 'in use', await share(browser, move(page)), false)
      }
      await page.context().close()
      const weak = await open(browser, path, 2)
      note(path, 'weak', await share(browser, wait(weak)), true)
    } finally {
      await browser.close()
    }
  }
} finally {
  await own?.remove()
}
const over = rows.filter(({ percent, isRest }) => isRest && percent > LIMIT_PERCENT)
if (over.length > 0) {
  console.error(`Over ${LIMIT_PERCENT} %: ${over.map(({ screen, state }) => `${screen} ${state}`).join(', ')}`)
  process.exitCode = 1
}
