/**
 * What a review of many files asks of the page: `node bench/web/review.ts [FILES] [ADDRESS]` (default 10,000 small texts in
 * the product as it is built here). They are sorted, one is left out, the folders get another shape twice, one is moved,
 * everything is selected, all edits are taken back, the page is loaded again; then a folder of as many is picked. For each:
 * the longest tasks of the page's own thread, by the clock and in the processor time that they used, and how long it took
 * until the screen showed it. Times in ms; the aim is that no task takes 50 ms.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'
import { type OwnServer, ownServer } from '../../e2e/support/server.ts'
import { seenBefore } from './seen-before.ts'
import { traceTasks } from './trace.ts'

const FILES = Number(process.argv[2] ?? 10_000)
const AIM_MS = 50
/** The draft is saved, and the plan made anew, a moment after an edit. */
const AFTER_MS = 2500

/** Uploads small texts of some kinds, in folders by the hundred, until the library has `count` of them. */
const fill = (page: Page, count: number) =>
  page.evaluate(async (total) => {
    for (let at = 0; at < total; at += 1000) {
      const form = new FormData()
      const indexes = Array.from({ length: Math.min(1000, total - at) }, (_, index) => at + index)
      const folder = (index: number) => `/Inbox/part ${Math.floor(index / 100)}`
      form.append('metadata', JSON.stringify(indexes.map((index) => ({ name: `${index}.txt`, folder: folder(index) }))))
      for (const index of indexes) {
        const kind = ['Invoice', 'Recipe', 'Meeting minutes'][index % 3]
        form.append('files', new Blob([`${kind} ${index}\n20${10 + (index % 15)}-03-01\n`]), `${kind} ${index}.txt`)
      }
      const answer = await fetch('/api/files/upload', { method: 'POST', body: form })
      if (!answer.ok) throw new Error(await answer.text())
    }
  }, count)

const rows: { readonly step: string; readonly longestProcessorMs: number }[] = []

/** Does something, waits until the screen shows it and what follows is done, and notes the longest task meanwhile. */
async function measure(page: Page, step: string, act: () => Promise<unknown>, afterMs = AFTER_MS) {
  const stop = await traceTasks(page)
  const beganMs = performance.now()
  await act()
  const shownMs = performance.now() - beganMs
  await page.waitForTimeout(afterMs)
  const { longestMs, longestProcessorMs } = await stop()
  rows.push({ step, longestProcessorMs })
  console.log(`| ${step} | ${[longestMs, longestProcessorMs, shownMs].map((ms) => ms.toFixed(0)).join(' | ')} |`)
}

/** Makes a folder of so many notes on the disk. */
const makeFolder = (inside: string, count: number): string => {
  const folder = join(inside, 'picked')
  mkdirSync(folder)
  for (let index = 0; index < count; index += 1) writeFileSync(join(folder, `note ${index}.txt`), `note ${index}`)
  return folder
}

const scratch = mkdtempSync(join(tmpdir(), 'octavo-bench-review-'))
const own: OwnServer | undefined =
  process.argv[3] === undefined ? await ownServer({ OCTAVO_RATE_LIMIT: '10000000' }) : undefined
const url = own?.url ?? String(process.argv[3])
const browser = await chromium.launch(launchOptions())
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  await seenBefore(page)
  await page.goto(url)
  await fill(page, FILES)
  await page.reload()
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const current = () => page.locator('section[aria-label][aria-busy=false] ul').first().waitFor({ timeout: 120_000 })
  await button(/^Continue with/).click({ timeout: 120_000 })
  await button('Start AI Sort').waitFor({ timeout: 120_000 })
  console.log(`| ${FILES} files | longest task | its processor | until shown |`)
  console.log('|---|---:|---:|---:|')
  await measure(page, 'sorted', async () => {
    await button('Start AI Sort').click()
    await page.getByRole('heading', { name: 'AI Review' }).waitFor({ timeout: 600_000 })
    await current()
  })
  const grid = page.getByRole('grid')
  await grid.focus()
  await page.keyboard.press('Home')
  await measure(page, 'one left out', async () => {
    await page.keyboard.press('x')
    await page
      .getByText(`${(FILES - 1).toLocaleString('en-GB')} files`)
      .first()
      .waitFor()
  })
  const slider = page.getByRole('slider')
  // What opens over the page makes all of it inert, whatever is in it: that is no part of what is chosen there.
  await measure(page, 'sheet of folders opened', async () => {
    await button('Folders').click()
    await slider.waitFor()
  })
  for (const [step, key] of [
    ['more folders', 'End'],
    ['fewer folders', 'Home'],
  ] as const)
    await measure(page, step, async () => {
      await slider.press(key)
      await page.waitForTimeout(500)
      await current()
    })
  await page.keyboard.press('Escape')
  await grid.focus()
  await measure(page, 'all selected', () => page.keyboard.press('Control+a'))
  await page.keyboard.press('Escape')
  const byName = page.getByRole('menuitemradio', { name: 'By name' })
  await measure(page, 'menu of orders opened', async () => {
    await button(/^Order: /).click()
    await byName.waitFor()
  })
  await measure(page, 'put in order by name', () => byName.click())
  await measure(page, 'all edits taken back', async () => {
    for (let edit = 0; edit < 3; edit += 1) await button('Undo').click()
    await current()
  })
  await measure(page, 'loaded again', async () => {
    await page.reload()
    await page.getByRole('heading', { name: 'AI Review' }).waitFor({ timeout: 120_000 })
    await current()
  })
  const folder = makeFolder(scratch, FILES)
  await page.evaluate(() => sessionStorage.clear())
  // What is picked is only looked at here: nothing of it is sent.
  await page.route('**/api/files/upload', () => undefined)
  await page.goto(url)
  await button('Select Folder').waitFor()
  await page.waitForTimeout(AFTER_MS)
  await measure(page, 'picked as a folder', async () => {
    await page.getByTestId('pick-folder').setInputFiles(folder)
    await button('Cancel upload').waitFor({ timeout: 120_000 })
  })
} finally {
  await browser.close()
  await own?.remove()
  rmSync(scratch, { recursive: true, force: true })
}
const over = rows.filter(({ longestProcessorMs }) => longestProcessorMs > AIM_MS)
if (over.length > 0) console.log(`Over ${AIM_MS} ms: ${over.map(({ step }) => step).join(', ')}`)
