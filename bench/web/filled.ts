import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'

/**
 * Fills a library from a browser of its own, and gives what lets another one in as the same guest. A browser that has sent
 * 100,000 files is busy for many seconds with letting go of them, and every page that it opens meanwhile waits.
 */
export async function filled(
  url: string,
  fill: (page: Page) => Promise<unknown>,
): Promise<Pick<BrowserContextOptions, 'storageState'>> {
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(url)
    await fill(page)
    return { storageState: await context.storageState() }
  } finally {
    await browser.close()
  }
}
