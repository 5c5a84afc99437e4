/**
 * What sorting by content costs in a browser: `node bench/browser/sort.ts [COUNT ...]` (default 100 1000 10000). Files that
 * this script makes (text, Word, PDF, mails, some pictures) are picked in Chromium and sorted by the product's own workers:
 * milliseconds a file by the clock and of processor time, memory of all the browser's processes over idle, and how long
 * the page's own thread was held up at most. Then the same with what 400 approved files have taught.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { docx, pdf } from '../../e2e/fixtures/documents.ts'
import { jpeg, landscape } from '../../e2e/fixtures/images.ts'
import { sentence, TEXTS } from '../../e2e/fixtures/texts.ts'
import { launchOptions } from '../../e2e/support/browser.ts'
import { builtPage } from '../../e2e/support/built-page.ts'
import { childrenCpuMs, treeMemory } from '../zip/memory.ts'

const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000, 10_000]

const paragraphs = (seed: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => sentence(seed * 31 + index, 40))
const MAKE: readonly (readonly [ending: string, make: (seed: number) => Uint8Array | string])[] = [
  ['txt', (seed) => paragraphs(seed, 12).join('\n')],
  ['txt', (seed) => `INVOICE\nInvoice number: 2026-${seed}\nAmount due 288.00\n${paragraphs(seed, 6).join('\n')}`],
  ['docx', (seed) => docx(paragraphs(seed, 12))],
  ['pdf', (seed) => pdf(`Report ${seed}`, paragraphs(seed, 12))],
  ['eml', (seed) => TEXTS.eml?.(seed) ?? ''],
  ['md', (seed) => `# Notes ${seed}\n\n${paragraphs(seed, 8).join('\n\n')}`],
  ['pdf', (seed) => pdf(`Letter ${seed}`, paragraphs(seed, 5))],
  ['docx', (seed) => docx(paragraphs(seed, 20))],
  ['jpg', (seed) => jpeg(64, 48, landscape(64, 48, seed % 50))],
  ['txt', (seed) => paragraphs(seed, 30).join('\n')],
]

const work = mkdtempSync(join(tmpdir(), 'octavo-bench-browser-'))
const site = await builtPage(import.meta.dirname)
const own = () => process.memoryUsage.rss()
const row = (cells: readonly string[]) =>
  process.stdout.write(`${cells.map((cell, at) => cell.padEnd(at === 0 ? 34 : 16)).join('')}\n`)

async function measure(count: number): Promise<void> {
  const folder = join(work, `set-${count}`)
  mkdirSync(folder)
  for (let index = 0; index < count; index++) {
    const [ending, make] = MAKE[index % MAKE.length] ?? ['txt', () => '']
    writeFileSync(join(folder, `scan ${index}.${ending}`), make(index))
  }
  const context = await chromium.launchPersistentContext(join(work, 'profile'), launchOptions())
  try {
    const page = await context.newPage()
    await page.goto(site.url)
    await page.locator('#folder').setInputFiles(folder)
    await page.waitForTimeout(1000)
    const idleBytes = treeMemory(process.pid) - own()
    const steps = [
      ['sorting', () => page.evaluate(() => window.sort())],
      ['a lesson of 400 files', () => page.evaluate(() => window.teach(400))],
      ['sorting with the lesson', () => page.evaluate(() => window.sort())],
    ] as const
    for (const [name, step] of steps) {
      let peakBytes = 0
      const watch = setInterval(() => {
        peakBytes = Math.max(peakBytes, treeMemory(process.pid) - own())
      }, 200)
      const before = childrenCpuMs(process.pid)
      const timing = await step()
      const cpuMs = childrenCpuMs(process.pid) - before
      clearInterval(watch)
      const files = name.startsWith('a lesson') ? Math.min(400, count) : count
      row([
        `${count} files: ${name}`,
        `${(timing.wallMs / files).toFixed(2)} ms`,
        `${(cpuMs / files).toFixed(2)} ms`,
        `+${((peakBytes - idleBytes) / 2 ** 20).toFixed(0)} MiB`,
        timing.longTasks === 0 ? 'none' : `${timing.longestTaskMs.toFixed(0)} ms (${timing.longTasks})`,
        'byText' in timing ? `${timing.byText} by content` : '',
      ])
    }
  } finally {
    await context.close()
    rmSync(join(work, 'profile'), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  row(['', 'a file, clock', 'processor', 'memory', 'page held up'])
  for (const count of COUNTS) await measure(count)
} finally {
  await site.remove()
  rmSync(work, { recursive: true, force: true })
}
