import { pressAt } from '../support/keyboard.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

test('the sort-rules panel orders the list, marks it by rules, shows the first nine, applies, and is taken back @phone', async ({
  page,
}) => {
  await page.goto('/workbench')
  const panel = page.getByRole('region', { name: 'Sorting rules' })
  const preview = panel.getByRole('list', { name: 'Preview' })
  await expect(preview.getByRole('listitem')).toHaveCount(9)
  await expect(panel).toContainText('The first 9 of 50')
  await panel.getByRole('combobox', { name: 'Sort by' }).selectOption('Size')
  await panel.getByRole('radio', { name: 'Descending' }).check({ force: true })
  const sizes = async () =>
    (await preview.getByRole('listitem').allInnerTexts()).map((text) => {
      const [, amount = '0', unit = ''] = /\n([\d.,]+)\s(KB|MB|GB)/u.exec(text) ?? []
      return Number(amount.replace(',', '')) * ({ KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 }[unit] ?? 1)
    })
  await expect
    .poll(async () => (await sizes()).every((size, at, all) => size > 0 && (at === 0 || size <= (all[at - 1] ?? 0))))
    .toBe(true)

  await pressAt(page, panel.getByRole('button', { name: 'Add a rule' }))
  const dialog = page.getByRole('dialog', { name: 'New rule' })
  await dialog.getByRole('combobox', { name: 'Field' }).selectOption('Size')
  await dialog.getByRole('combobox', { name: 'Comparison' }).selectOption('is at least')
  await dialog.getByRole('textbox', { name: 'Value' }).fill('0')
  await dialog.getByRole('textbox', { name: 'Tag', exact: true }).fill('Looked at')
  await expectCleanInBothThemes(page, '/workbench, a rule')
  await pressAt(page, dialog.getByRole('button', { name: 'Save the rule' }))
  await expect(panel).toContainText('If Size is at least 0 then tag Looked at')
  await expect(panel).toContainText('50 marked by rules')
  await expect(preview.getByText('Looked at')).toHaveCount(9)

  const cards = page.getByRole('list', { name: 'The first files' })
  await pressAt(page, panel.getByRole('button', { name: 'Apply Sorting' }))
  await expect(cards.getByText('Looked at').first()).toBeVisible()
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(cards.getByText('Looked at')).toHaveCount(0)
})
