import { NARROW_LOOKS, openLook, welcomed } from '../support/looks.ts'
import { STATES } from '../support/states.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const isNightly = process.env.OCTAVO_NIGHTLY === '1'

// Pictures of the same states, in both sizes and themes, are made by `npm run screenshots -- state-`.
test('every state of every screen fits 320 px from right to left and a page enlarged twice, and says itself', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(isNightly ? 600_000 : 180_000)
  for (const look of NARROW_LOOKS) {
    for (const { name, show } of STATES) {
      const page = await openLook(browser, baseURL ?? '', look)
      await welcomed(page)
      await show(page)
      const what = `${name}, ${look.name}`
      const wideBy = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(wideBy, what).toBeLessThanOrEqual(0)
      await expect.soft(page.getByRole('heading', { level: 1 }), what).toBeVisible()
      if (isNightly) await expectCleanInBothThemes(page, what)
      await page.context().close()
    }
  }
})
