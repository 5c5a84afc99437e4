import { NARROW_LOOKS, openLook, welcomed } from '../support/looks.ts'
import { widerBy } from '../support/pseudo.ts'
import { STATES } from '../support/states.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const isNightly = process.env.E2E_NIGHTLY === '1'
/** By day the smallest screen, and what breaks; each night all of them, enlarged twice, and by axe. */
const looks = isNightly ? NARROW_LOOKS : NARROW_LOOKS.slice(0, 1)
const states = isNightly ? STATES : STATES.filter(({ name }) => /error|quota|nothing-found/.test(name))

// Pictures of the same states, in both sizes and themes, are made by `npm run screenshots -- state-`.
test(
  'states of the screens fit 320 px from right to left and a page enlarged twice, and say themselves',
  { tag: '@night' },
  async ({ browser, baseURL }, testInfo) => {
    test.setTimeout(isNightly ? 3_600_000 : 120_000)
    for (const look of looks) {
      for (const { name, show } of states) {
        const page = await openLook(browser, baseURL ?? '', look)
        await welcomed(page)
        const what = `${name}, ${look.name}`
        // A state that can't be shown hides none of those after it.
        const inTheWay = await show(page).then(
          () => undefined,
          (error: unknown) => String(error),
        )
        expect.soft(inTheWay, what).toBeUndefined()
        if (isNightly) await page.screenshot({ path: testInfo.outputPath(`${look.name}-${name}.png`) })
        const wideBy = await widerBy(page)
        expect.soft(wideBy, what).toBeLessThanOrEqual(0)
        await expect.soft(page.getByRole('heading', { level: 1 }), what).toBeVisible()
        if (isNightly) await expectCleanInBothThemes(page, what)
        await page.context().close()
      }
    }
  },
)
