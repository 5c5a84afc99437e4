import type { Page } from '@playwright/test'

/** Has a page open as for somebody who was here before: no intro, no welcome, nothing that moves by itself. */
export const seenBefore = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('octavo.intro-seen', '1')
    localStorage.setItem('octavo.welcomed', '1')
    localStorage.setItem('octavo.settings', JSON.stringify({ skipAnimations: true, backgroundVideo: false }))
  })
