import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Presses Tab until the element has the focus; fails when it is not on the way. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

test('the whole job without a mouse', async ({ page, organizer }) => {
  // From the first listener on the chooser is caught; a listener that comes with the key press may come too late.
  page.on('filechooser', () => undefined)
  await page.goto('/')
  await expect(organizer.button('Continue as Guest')).toBeVisible()
  await tabTo(page, organizer.button('Continue as Guest'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await tabTo(page, organizer.button('Select Files'))
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(
    ['alpha.txt', 'beta.txt', 'gamma.txt', 'delta.md', 'epsilon.md'].map((name, i) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(`text ${i}`),
    })),
  )
  await expect(page.getByText('Everything is in your library')).toBeVisible()
  await tabTo(page, organizer.button('Start AI Sort'))
  await page.keyboard.press('Enter')
  await expect(organizer.heading('AI Review')).toBeVisible()

  await tabTo(page, organizer.tile('Documents & Text'))
  await page.keyboard.press('Enter')
  const list = organizer.list('Documents & Text')
  await expect(list).toBeVisible()
  await tabTo(page, list)
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(organizer.tile('By keyboard')).toHaveAccessibleName(/^By keyboard, 3 files/)

  await page.keyboard.press('Control+z')
  await expect(organizer.tile('By keyboard')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(organizer.tile('By keyboard')).toBeVisible()

  await tabTo(page, list)
  await page.keyboard.press('Home')
  await page.keyboard.press('x')
  await expect(organizer.button('Approve & Organize 4 files')).toBeVisible()

  await tabTo(page, organizer.button('Approve & Organize 4 files'))
  await page.keyboard.press('Enter')
  await expect(organizer.toast('Files Organized!')).toBeVisible()
  await page.keyboard.press('F8')
  await tabTo(page, page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect(organizer.toast('Run undone')).toBeVisible()
  expect((await organizer.library()).every(({ folder }) => folder.startsWith('/Inbox'))).toBe(true)
})

test('the sheet behind ? lists the keys, and keys sleep in text fields', async ({ page, organizer }) => {
  await organizer.open()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await organizer.pickFiles([{ name: 'max.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await organizer.sort()
  await organizer.openCategory('Documents & Text')
  await page.keyboard.press('/')
  const filter = page
    .getByRole('searchbox', { name: 'Filter files' })
    .or(page.getByRole('textbox', { name: 'Filter files' }))
  await expect(filter).toBeFocused()
  await page.keyboard.type('xm?')
  await expect(filter).toHaveValue('xm?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(organizer.button('Approve & Organize 1 file')).toBeVisible()
})
