import type { BrowserContext, Page } from '@playwright/test'
import { arrive } from './pages.ts'
import { expect } from './test.ts'

/** The first visit: the page is there, and its service worker has everything that it keeps. */
export async function firstVisit(page: Page, url = '/'): Promise<void> {
  await arrive(page, { skipAnimations: true })
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** Cuts the network, and waits until the page has noticed. */
export async function cut(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await expect(page.getByRole('status', { name: 'Connection' })).toContainText('No internet connection.')
}
