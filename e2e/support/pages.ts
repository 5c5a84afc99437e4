import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Settings as the device keeps them, and an intro and a welcome that were seen before. */
export async function arrive(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('octavo.settings') === null) localStorage.setItem('octavo.settings', stored)
    localStorage.setItem('octavo.intro-seen', '1')
    localStorage.setItem('octavo.welcomed', '1')
  }, JSON.stringify(settings))
}

/**
 * Goes to another screen as a link does, without loading the page anew (which is most of a test's work), and waits until
 * all of it is there. The first screen of a page is loaded.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const isLoaded = page.url() !== 'about:blank'
  if (isLoaded)
    await page.evaluate((to) => {
      if (to === location.pathname + location.search) return
      // What is in sight until the other screen is there is not it.
      if (!to.startsWith(`${location.pathname}?`)) document.querySelector('main')?.setAttribute('data-left', '')
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
  else await page.goto(path)
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === path)
  await expect(page.locator('main:not([data-left])')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main .animate-pulse')).toHaveCount(0)
}
