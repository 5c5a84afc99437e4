import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** An open dialog hides the page behind it, its main landmark and heading too: these two rules are about pages. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one']

/** Shows a theme and waits until what moves stands still. */
async function paint(page: Page, theme: 'dark' | 'light') {
  await page.evaluate(async (name) => {
    // Colours that glide would be looked at half-way: what is meant is how they end.
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    document.documentElement.dataset.theme = name
    // A glide may begin a frame after the theme has changed, and another where that one ends.
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await Promise.all(
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              // One that rests with the page never ends.
              playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
          )
          // Nor does one that begins to rest while it is waited for.
          .map(({ finished }) =>
            Promise.race([finished.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 3000))]),
          ),
      )
    }
  }, theme)
}

/** axe finds nothing, with every rule in the dark theme and with those about colours in the light one. */
export async function expectCleanInBothThemes(page: Page, what: string): Promise<void> {
  const isDialogOpen = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0
  const axe = () => new AxeBuilder({ page }).setLegacyMode()
  await paint(page, 'light')
  const light = await axe().withRules(['color-contrast', 'link-in-text-block']).analyze()
  await paint(page, 'dark')
  const dark = await axe()
    .disableRules(isDialogOpen ? PAGE_RULES : [])
    .analyze()
  const found = Object.entries({ light, dark }).flatMap(([theme, { violations }]) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${what}, ${theme}: ${id} at ${target.join(' ')}\n${failureSummary}`),
    ),
  )
  expect.soft(found).toEqual([])
}
