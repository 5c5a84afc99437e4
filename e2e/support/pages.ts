import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Settings as the device keeps them, and an intro and a welcome that were seen before. */
export async function arrive(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('octavo.settings') === null) localStorage.setItem('octavo.settings', stored)
    localStorage.setItem('octavo.intro-seen', '1')
    sessionStorage.setItem('octavo.welcomed', '1')
  }, JSON.stringify(settings))
}

/** No rule of WCAG 2.2 A and AA is broken, once what moves stands still. */
export async function expectClean(page: Page, what: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${what}: ${id} at ${target.join(' ')}\n${failureSummary}`),
  )
  expect.soft(found).toEqual([])
}
