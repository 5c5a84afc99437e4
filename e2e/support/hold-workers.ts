import type { Page } from '@playwright/test'

/** Holds what looks into files on the device until it is let go, so that a stage under way stands still to be looked at. */
export const holdWorkers = async (page: Page) => {
  let letGo = () => {}
  let held = Promise.resolve()
  await page.route(/sort\.worker/, async (route) => {
    await held
    await route.continue()
  })
  return {
    hold() {
      held = new Promise<void>((resolve) => {
        letGo = resolve
      })
    },
    letGo: () => letGo(),
  }
}
