import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Where a build says which one it is, for a test to read. */
const MARK = 'octavo-test-build'

/** Which build a page is of, as `nextBuild` marked it; null for the one that was built. */
export const buildOf = (page: Page): Promise<string | null> =>
  page.evaluate((name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null, MARK)

const textOf = /\.(?:js|css|html|json|webmanifest)$/

/**
 * Makes `to` a later build of the same app as `from`, the first of which is 2: every asset has another name, whatever
 * names it says the new one, and the service worker lists other revisions, as after a change of every source file.
 */
export function nextBuild(from: string, to: string, build: 2 | 3): void {
  rmSync(to, { recursive: true, force: true })
  // Packed twins would be sent in place of what is changed here.
  cpSync(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  const assets = join(to, 'assets')
  const names = new Map<string, string>()
  for (const name of readdirSync(assets)) {
    const renamed = name.replace(
      /-([\w-]{8})(\.\w+)$/,
      (_, hash: string, end: string) => `-${hash.slice(0, 7)}_${build}${end}`,
    )
    if (renamed === name) continue
    names.set(name, renamed)
    renameSync(join(assets, name), join(assets, renamed))
  }
  const files = [
    ...readdirSync(assets).map((name) => join(assets, name)),
    ...['index.html', 'sw.js'].map((name) => join(to, name)),
  ]
  for (const file of files.filter((name) => textOf.test(name))) {
    let text = readFileSync(file, 'utf8')
    for (const [name, renamed] of names) text = text.replaceAll(name, renamed)
    if (file.endsWith('index.html')) text = text.replace('<head>', `<head><meta name="${MARK}" content="${build}">`)
    if (file.endsWith('sw.js')) text = text.replace(/(revision["']?:\s*["'])/g, `$1${build}`)
    writeFileSync(file, text)
  }
}
