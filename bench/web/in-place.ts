/**
 * A folder of the disk in the device organizer: `node bench/web/in-place.ts [FILES]` (default 10,000 small texts in folders
 * by the hundred, in the product as it is built here, over a real handle of a folder). It is opened, read to its limit,
 * then whole; the preview is scrolled through; up to 20,000 files are organised in place, undone, and read once more. For
 * each: seconds until the screen shows it, the longest task of the page's own thread by the clock and in its own processor
 * time (aim: under 50 ms), and the peak of the browser's memory with all its processes.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dropFolder } from '../../e2e/support/drop.ts'
import { ownBrowser } from '../../e2e/support/own-browser.ts'
import { ownServer } from '../../e2e/support/server.ts'
import { scroll } from './scroll.ts'
import { seenBefore } from './seen-before.ts'
import { measureStep } from './step.ts'

const FILES = Number(process.argv[2] ?? 10_000)
/** More of them are looked at and not moved: that takes as long as their number. */
const MOST_MOVED = 20_000
const PATIENCE = { timeout: 900_000 }

const plant = (root: string) => {
  for (let index = 0; index < FILES; index += 1) {
    const folder = join(root, `part ${Math.floor(index / 100)}`)
    if (index % 100 === 0) mkdirSync(folder, { recursive: true })
    const kind = ['Invoice', 'Recipe', 'Meeting minutes'][index % 3]
    writeFileSync(join(folder, `${kind} ${index}.txt`), `${kind} ${index}\n20${10 + (index % 15)}-03-01\n`)
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'octavo-bench-place-'))
const root = join(scratch, 'Pile')
plant(root)
const server = await ownServer({ OCTAVO_RATE_LIMIT: '10000000' })
const browser = await ownBrowser(join(scratch, 'profile'))

const measure = (page: Page, step: string, act: () => Promise<unknown>) => measureStep(page, browser.pid, step, act)

try {
  const page = await browser.newPage('about:blank')
  await page.setViewportSize({ width: 1280, height: 800 })
  await seenBefore(page)
  await page.addInitScript(() => {
    let given: Promise<unknown> | undefined
    addEventListener('dragover', (event) => event.preventDefault())
    const take = (event: DragEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      const item = event.dataTransfer?.items[0] as { getAsFileSystemHandle?(): Promise<unknown> } | undefined
      given = item?.getAsFileSystemHandle?.()
    }
    addEventListener('drop', take, true)
    Object.assign(globalThis, { showDirectoryPicker: () => given })
  })
  await page.goto(`${server.url}/cross-platform`)
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const shown = (count: number) =>
    page.getByRole('heading', { name: `Found ${count.toLocaleString('en')} Device Files` }).waitFor(PATIENCE)
  const isPlanned = () => page.locator('button:enabled', { hasText: 'Organize These Files' }).waitFor(PATIENCE)
  const read = async () => {
    await button('Read all').click()
    await shown(FILES)
    await isPlanned()
  }
  await button('Scan Folder').waitFor(PATIENCE)
  await dropFolder(page, root)
  console.log(`| ${FILES} files | seconds | longest task, ms | its processor, ms | peak of the browser, MB |`)
  console.log('|---|---:|---:|---:|---:|')
  await measure(page, 'at rest', () => page.waitForTimeout(2000))
  await measure(page, 'opened, the first 1,000 in the preview', async () => {
    await button('Scan Folder').click()
    await shown(Math.min(FILES, 1000))
    await isPlanned()
  })
  await measure(page, 'all of them in the preview', read)
  await measure(page, 'scrolled through in 5 s', () => scroll(page))
  if (FILES <= MOST_MOVED) {
    await measure(page, 'organised in place', async () => {
      await button('Organize These Files').click(PATIENCE)
      await page.getByRole('heading', { name: 'Your files are organized!' }).waitFor(PATIENCE)
    })
    await measure(page, 'undone', async () => {
      await button('Undo').click()
      await page.getByText('Run undone').first().waitFor(PATIENCE)
    })
    await measure(page, 'opened again, over the journals of both', async () => {
      await button('Scan Folder').click()
      await shown(Math.min(FILES, 1000))
      await isPlanned()
    })
  }
} finally {
  await browser.close()
  await server.remove()
  rmSync(scratch, { recursive: true, force: true })
}
