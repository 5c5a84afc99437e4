/**
 * What an idle page takes of the processor: `node bench/web/idle.ts [SECONDS] [ADDRESS]` (default 10 s of each state, of the
 * product as it is built here). Chromium draws without a graphics card. All its processes together, in percent of one core:
 * of an empty page (what the browser itself takes), once nobody has done anything for some seconds, hidden behind another
 * tab (and knowing it), while somebody moves the mouse, and on a machine that says it has two cores, from the start. The
 * promise: under 2 % at rest and hidden.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { ownServer } from '../../e2e/support/server.ts'
import { plainBrowser, type Tab } from './plain-browser.ts'

/** Longer than what adorns the page waits before it rests, and than what is fetched in idle time takes. */
const SETTLE_MS = 14_000
const LIMIT_PERCENT = 2
const seconds = Number(process.argv[2] ?? 10)
const own = process.argv[3] === undefined ? await ownServer() : undefined
const url = own?.url ?? String(process.argv[3])

type Browser = Awaited<ReturnType<typeof plainBrowser>>
const rest = () => wait(seconds * 1000)
const moving = (tab: Tab) => async () => {
  for (const endMs = performance.now() + seconds * 1000; performance.now() < endMs; await wait(250))
    await tab.moveMouse(300 + Math.round(performance.now() % 200), 500)
}

/** Percent of a core over some time; `during` is done meanwhile. */
async function share(browser: Browser, during: () => Promise<void>): Promise<number> {
  const before = await browser.spentSeconds()
  const beganMs = performance.now()
  await during()
  return ((await browser.spentSeconds()) - before) / ((performance.now() - beganMs) / 100_000)
}

const over: string[] = []
function note(screen: string, state: string, percent: number, isRest: boolean) {
  if (isRest && percent > LIMIT_PERCENT) over.push(`${screen} ${state}`)
  console.log(`${screen.padEnd(10)} ${state.padEnd(12)} ${percent.toFixed(1).padStart(6)} % of a core`)
}

async function open(browser: Browser, path: string, cores: number): Promise<Tab> {
  const tab = await browser.newTab()
  await tab.goto(
    `${url}${path}`,
    `localStorage.setItem('octavo.intro-seen', '1'); localStorage.setItem('octavo.welcomed', '1');
     Object.defineProperty(navigator, 'hardwareConcurrency', { value: ${cores} })`,
  )
  for (let count = 0; !(await tab.evaluate<boolean>(`document.querySelector('h1') !== null`)); count += 1) {
    if (count > 100) throw new Error(`${path} shows no heading`)
    await wait(200)
  }
  await wait(SETTLE_MS)
  return tab
}

/** Does something with a browser of its own, which is closed at its end. */
async function withBrowser(during: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await plainBrowser()
  try {
    await during(browser)
  } finally {
    await browser.close()
  }
}

try {
  await withBrowser(async (browser) => {
    await browser.newTab()
    await wait(SETTLE_MS)
    note('(empty)', 'at rest', await share(browser, rest), false)
  })
  for (const path of ['/', '/upload', '/runs']) {
    await withBrowser(async (browser) => {
      const tab = await open(browser, path, 8)
      note(path, 'at rest', await share(browser, rest), true)
      if (path === '/') note(path, 'in use', await share(browser, moving(tab)), false)
      await browser.newTab()
      await wait(SETTLE_MS)
      const state = await tab.evaluate<string>('document.visibilityState')
      if (state !== 'hidden') throw new Error(`a tab behind another one is ${state}`)
      note(path, 'hidden', await share(browser, rest), true)
    })
    await withBrowser(async (browser) => {
      await open(browser, path, 2)
      note(path, 'weak', await share(browser, rest), true)
    })
  }
} finally {
  await own?.remove()
}
if (over.length > 0) {
  console.error(`Over ${LIMIT_PERCENT} %: ${over.join(', ')}`)
  process.exitCode = 1
}
