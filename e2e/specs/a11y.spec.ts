import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bytesOf } from '../fixtures/make-files.ts'
import { expect, test } from '../support/test.ts'

const files = ['letter.docx', 'invoice.pdf', 'lisbon.png', 'song.mp3', 'notes.md', 'budget.xlsx', 'mystery.xyz'].map(
  (name, i) => {
    const extension = name.slice(name.lastIndexOf('.') + 1)
    return { name, mimeType: '', buffer: Buffer.from(extension === 'xyz' ? 'what is this' : bytesOf(extension, i + 1)) }
  },
)

/** The rules that look at colours: the only ones that a theme can change, for it is an attribute that swaps tokens. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Every rule of WCAG 2.2 A and AA, and axe's own good practice, in the dark theme; those about colours in the light too. */
async function clean(page: Page, stage: string) {
  // An open dialog hides the page behind it, its main landmark and heading too: those two rules are about pages.
  const isDialogOpen = (await page.getByRole('dialog').count()) > 0
  const pageRules = ['landmark-one-main', 'page-has-heading-one']
  // One frame only, so there is none to be tested apart: "legacy" spares a second page for every look.
  const axe = () => new AxeBuilder({ page }).setLegacyMode()
  await paint(page, 'light')
  const light = await axe().withRules(COLOUR_RULES).analyze()
  await paint(page, 'dark')
  const dark = await axe()
    .disableRules(isDialogOpen ? pageRules : [])
    .analyze()
  const found = Object.entries({ light, dark }).flatMap(([theme, { violations }]) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${stage}, ${theme}: ${id} at ${target.join(' ')}\n${failureSummary}`),
    ),
  )
  expect.soft(found).toEqual([])
}

/** Shows a theme and waits until everything stands still: contrast is meant for what does not fade in or rise. */
async function paint(page: Page, theme: 'dark' | 'light') {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name
    // A change of colours that glides is among the animations only once its styles are computed.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    )
  }, theme)
}

// Thirteen stages, each looked at twice: minutes on a machine that does other work too.
test.setTimeout(600_000)

test('every stage is clean in both themes @phone', async ({ page, organizer }) => {
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await clean(page, 'welcome')
  await organizer.enterAsGuest()
  await clean(page, 'collect')

  await organizer.button('Menu').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await clean(page, 'sidebar')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await organizer.pickFiles(files)
  await expect(page.getByText('Everything is in your library')).toBeVisible()
  await clean(page, 'sort')
  await page.route('**/api/agentkit/organize', async (route) => {
    await clean(page, 'sorting')
    await route.continue()
  })
  await organizer.sort()
  await clean(page, 'review')
  await organizer.openAll()
  await organizer.select('mystery.xyz')
  await clean(page, 'list with a selection')
  await page
    .getByRole('button', { name: /^Move to/ })
    .first()
    .click()
  await expect(
    page.getByRole('dialog').getByRole('combobox').or(page.getByRole('dialog').getByRole('textbox')).first(),
  ).toBeVisible()
  await clean(page, 'move dialog')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await clean(page, 'shortcuts')
  await page.keyboard.press('Escape')
  await organizer.approve()
  await expect(organizer.heading('Complete!')).toBeVisible()
  await clean(page, 'complete')
  await expect(organizer.heading('AI Collect')).toBeVisible()
  await expect(organizer.button('Download')).toBeVisible()
  await clean(page, 'last run')
  await organizer.button('Download').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await clean(page, 'download sheet')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await clean(page, '404')
})

test('320 px wide, nothing scrolls sideways and every button is large enough', async ({ page, organizer }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await organizer.open()
  const narrow = async (stage: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), stage).toBeLessThanOrEqual(320)
    const small = await page.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .flatMap((button) => {
          const { width, height } = button.getBoundingClientRect()
          return width > 0 && (width < 24 || height < 24) ? [`${button.textContent} ${width}x${height}`] : []
        }),
    )
    expect(small, stage).toEqual([])
  }
  await narrow('collect')
  await organizer.pickFiles(files)
  await expect(page.getByText('Everything is in your library')).toBeVisible()
  await narrow('sort')
  await organizer.sort()
  await narrow('review')
  await organizer.openAll()
  await narrow('list')
})
