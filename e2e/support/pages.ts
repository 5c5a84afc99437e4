import type { Page } from '@playwright/test'

/** Settings as the device keeps them, and an intro and a welcome that were seen before. */
export async function arrive(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('octavo.settings') === null) localStorage.setItem('octavo.settings', stored)
    localStorage.setItem('octavo.intro-seen', '1')
    localStorage.setItem('octavo.welcomed', '1')
  }, JSON.stringify(settings))
}
