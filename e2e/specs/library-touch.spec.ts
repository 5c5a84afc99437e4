import type { Page } from '@playwright/test'
import settings from '../../apps/web/messages/account/ar.json' with { type: 'json' }
import library from '../../apps/web/messages/library/ar.json' with { type: 'json' }
import main from '../../apps/web/messages/main/ar.json' with { type: 'json' }
import { bytesOf } from '../fixtures/make-files.ts'
import { arrive } from '../support/pages.ts'
import { widerBy } from '../support/pseudo.ts'
import { expect, test } from '../support/test.ts'

const names = ['budget.csv', 'invoice.pdf', 'notes.md']
const files = names.map((name, index) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(bytesOf(name.slice(name.lastIndexOf('.') + 1), index + 70)),
}))

const row = (page: Page, name: string) => page.getByRole('grid').getByRole('row').filter({ hasText: name })
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.use({ locale: 'ar' })

test('each act of the library is done by finger on a narrow screen that reads from the right, and taken back @phone', async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'a finger is what this is about')
  test.setTimeout(90_000)
  await arrive(page, { skipAnimations: true })
  await page.goto('/upload')
  await page.getByTestId('pick-files').setInputFiles(files)
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(files.length)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const choose = async (name: string, act: string) => {
    await row(page, name).locator('[aria-haspopup=menu]').tap()
    await page.getByRole('menuitem', { name: act }).tap()
  }
  const undo = () => named(page, main.undo).first().tap()
  const isWide = async () => (await widerBy(page)) > 0

  await named(page, library.lib_new_folder).tap()
  await page.getByRole('textbox', { name: library.lib_name }).fill('ضرائب')
  await named(page, library.lib_new_folder_done).tap()
  await expect(row(page, 'ضرائب')).toBeVisible()

  await choose('invoice.pdf', library.lib_rename)
  await page.getByRole('textbox', { name: library.lib_name }).fill('فاتورة.pdf')
  await named(page, main.rename_save).tap()
  await expect(row(page, 'فاتورة.pdf')).toBeVisible()
  await undo()
  await expect(row(page, 'invoice.pdf')).toBeVisible()

  await choose('invoice.pdf', library.lib_star)
  await expect(row(page, 'invoice.pdf').getByRole('img', { name: library.lib_starred })).toBeVisible()
  await undo()
  await expect(row(page, 'invoice.pdf').getByRole('img', { name: library.lib_starred })).toHaveCount(0)

  await choose('invoice.pdf', library.lib_tag)
  await page.getByRole('textbox').last().fill('مدفوع')
  await named(page, library.lib_tags_done).tap()
  await expect(row(page, 'invoice.pdf').getByText('مدفوع')).toBeVisible()
  await undo()
  await expect(row(page, 'invoice.pdf').getByText('مدفوع')).toHaveCount(0)

  await choose('invoice.pdf', main.action_move)
  await page.getByRole('list', { name: library.lib_move_list }).getByRole('button', { name: 'ضرائب' }).tap()
  await expect(row(page, 'invoice.pdf')).toHaveCount(0)
  await undo()
  await expect(row(page, 'invoice.pdf')).toBeVisible()

  const download = page.waitForEvent('download')
  await choose('budget.csv', main.preview_download)
  expect((await download).suggestedFilename()).toBe('budget.csv')

  await choose('budget.csv', library.lib_details)
  const details = page.getByRole('dialog', { name: library.lib_details })
  await expect(details).toContainText('budget.csv')
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)

  await choose('notes.md', library.lib_delete)
  await expect(row(page, 'notes.md')).toHaveCount(0)
  await named(page, library.lib_folders).tap()
  await page.getByRole('dialog').getByRole('link', { name: library.lib_trash }).tap()
  await choose('notes.md', settings.trash_restore)
  await expect(row(page, 'notes.md')).toHaveCount(0)
  await named(page, library.lib_folders).tap()
  await page.getByRole('dialog').getByRole('link', { name: library.lib_top, exact: true }).tap()
  await expect(row(page, 'notes.md')).toBeVisible()
  expect(await isWide()).toBe(false)
})
