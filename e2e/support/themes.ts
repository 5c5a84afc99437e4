import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** An open dialog hides the page behind it, its main landmark and heading too: these two rules are about pages. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one']

/** Shows a theme as it is when nothing moves, what comes later too: what glides or fades in would be looked at half-way. */
async function paint(page: Page, theme: 'dark' | 'light') {
  await page.evaluate(async (name) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }')
    // Beside what the test has put there: in its place it would let all movement begin anew.
    document.adoptedStyleSheets.push(still)
    document.documentElement.dataset.theme = name
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, theme)
}

/** axe finds nothing in a page or a part of it, with every rule in the dark theme and with those about colours in the light one. */
export async function expectCleanInBothThemes(page: Page, what: string, part = 'html'): Promise<void> {
  const isDialogOpen = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0
  // A selector for everything that is as it should be costs more than looking at it.
  const axe = () =>
    new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .include(part)
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
