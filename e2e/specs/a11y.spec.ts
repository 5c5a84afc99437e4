import { bytesOf } from '../fixtures/make-files.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes as clean } from '../support/themes.ts'

const files = ['letter.docx', 'invoice.pdf', 'lisbon.png', 'song.mp3', 'notes.md', 'budget.xlsx', 'mystery.xyz'].map(
  (name, i) => {
    const extension = name.slice(name.lastIndexOf('.') + 1)
    return { name, mimeType: '', buffer: Buffer.from(extension === 'xyz' ? 'what is this' : bytesOf(extension, i + 1)) }
  },
)

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
  await page.getByRole('region', { name: 'The plan' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'The plan' })).toBeVisible()
  await clean(page, 'the plan')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await organizer.button('Folders…').filter({ visible: true }).click()
  await expect(page.getByRole('dialog', { name: 'Which folders do you want?' })).toBeVisible()
  await clean(page, 'which folders')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
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

test('320 px wide, nothing scrolls sideways and every button is large enough', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
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
  // A phone on its side shows the ways in, above the bar.
  await page.setViewportSize({ width: 667, height: 375 })
  const bar = await page.getByRole('contentinfo').boundingBox()
  for (const way of ['Select Files', 'Select Folder']) {
    const box = await organizer.button(way).boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0), way).toBeLessThan(bar?.y ?? 0)
  }
  await page.setViewportSize({ width: 320, height: 568 })
  await organizer.pickFiles(files)
  await expect(page.getByText('Everything is in your library')).toBeVisible()
  await narrow('sort')
  await organizer.sort()
  await narrow('review')
  await organizer.openAll()
  await narrow('list')
})
