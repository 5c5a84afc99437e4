import type { BrowserContext, Page } from '@playwright/test'
import type { Organizer } from './organizer.ts'
import { arrive } from './pages.ts'
import { expect } from './test.ts'
import { openZip } from './zip-reader.ts'

/** The first visit: the page is there, and its service worker has everything that it keeps. */
export async function firstVisit(page: Page, url = '/'): Promise<void> {
  await arrive(page, { skipAnimations: true })
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
  await controlled(page)
}

/** Waits until the page's service worker serves it. */
export const controlled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })

/** Downloads the last run as a ZIP: the path of the archive. */
export async function downloadZip(organizer: Organizer): Promise<string> {
  const { page } = organizer
  await organizer.lastRun.getByRole('button', { name: 'Download' }).click()
  await page
    .getByRole('button', { name: /ZIP Archive/ })
    .or(page.getByRole('radio', { name: /ZIP Archive/ }))
    .first()
    .click()
  const download = page.waitForEvent('download')
  await organizer.button('Download All Files').click()
  const path = await (await download).path()
  await page.keyboard.press('Escape')
  return path
}

/** The names in the ZIP of the last run, sorted. */
export const namesInZip = async (organizer: Organizer): Promise<string[]> =>
  openZip(await downloadZip(organizer))
    .members.map(({ name }) => name)
    .sort()

/** Cuts the network, and waits until the page has noticed. */
export async function cut(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await expect(page.getByRole('status', { name: 'Connection' })).toContainText('No internet connection.')
}
