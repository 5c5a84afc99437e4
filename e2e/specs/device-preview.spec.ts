import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { landscape, png } from '../fixtures/images.ts'
import { choose } from '../support/chooser.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { plant } from '../support/trees.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The first bytes of a picture of a telephone, and nothing after them. */
const HEIC = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

test('cards fold out to five files with their pictures and +N more; all that is known of a file is told; categories are chosen', {
  tag: '@night',
}, async ({ page }) => {
  const name = (at: number) => `note ${at}.txt`
  const small = png(64, 48, landscape(64, 48, 1))
  await page.goto('/cross-platform')
  await choose(page, button(page, 'Select Files'), [
    ...Array.from({ length: 7 }, (_, at) => ({ name: name(at), mimeType: 'text/plain', buffer: Buffer.from('x y z') })),
    { name: 'sea.png', mimeType: 'image/png', buffer: Buffer.from(small) },
    // Five megabytes and more: opened when somebody wants to see it, but drawn small for no list.
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.concat([small, Buffer.alloc(5 * 1024 * 1024)]) },
    { name: 'old.heic', mimeType: '', buffer: HEIC },
    { name: 'main.py', mimeType: '', buffer: Buffer.from('print(1)\n') },
  ])
  await expect(page.getByRole('heading', { level: 1, name: 'Found 11 Device Files' })).toBeVisible()
  const card = (words: RegExp) => page.getByRole('button', { name: words })
  await expect(card(/^Images ?1 file/)).toBeVisible()
  await expect(card(/^Other ?1 file/)).toBeVisible()
  await card(/^Documents ?7 files · 35 B/).click()
  const notes = page.getByRole('list', { name: 'Files in Documents' })
  await expect(notes.getByText(/^note \d\.txt$/)).toHaveCount(5)
  await expect(notes.getByText('5 B', { exact: true })).toHaveCount(5)
  await button(page, '+2 more').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Documents' })).toBeVisible()
  await expect(page.getByRole('row', { name: /note 6\.txt/ })).toBeVisible()

  await card(/^Icons & Logos ?2 files/).click()
  const images = page.getByRole('list', { name: 'Files in Icons & Logos' })
  const row = (text: string) => images.getByRole('listitem').filter({ hasText: text })
  await expect(row('sea.png').locator('img')).toBeVisible()
  await expect(row('huge.png').locator('img')).toHaveCount(0)
  await row('huge.png').getByRole('button').click()
  const opened = page.getByRole('dialog', { name: /huge\.png/ })
  await expect(opened.locator('img').first()).toBeVisible()
  for (const told of ['PNG · image/png', '5.0 MB', 'huge.png', 'Icons & Logos'])
    await expect(opened.getByText(told).first()).toBeVisible()
  await expect(opened.getByText('Changed', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)

  const sets = page.getByRole('combobox', { name: 'Categories' })
  const cards = page.getByRole('list', { name: 'Categories' }).locator('[aria-expanded]')
  const named = async (set: string, names: readonly string[]) => {
    await sets.selectOption(set)
    await expect
      .poll(async () => (await cards.locator('bdi').allTextContents()).toSorted())
      .toEqual(['Icons & Logos', ...names].toSorted())
  }
  await named('By file ending', ['Code', 'Documents', 'Other'])
  await named('By media type', ['Documents', 'Images', 'Other'])
  await named('Photos, documents, videos', ['Documents', 'Other', 'Photos'])
  await named('Images, videos, music', ['Documents', 'Images', 'Other'])
})

test('a dialog for folders that fails asks for the files of one; who has none at hand takes examples', {
  tag: '@night',
}, async ({ page, scratch }) => {
  await page.addInitScript(() =>
    Object.assign(globalThis, { showDirectoryPicker: () => Promise.reject(new Error('This dialog is broken')) }),
  )
  await page.goto('/cross-platform')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Scan Folder').click()])
  expect(await chooser.element().evaluate((input: HTMLInputElement) => input.webkitdirectory)).toBe(true)
  await plant(join(scratch, 'Pile'), { 'one.txt': 'one' })
  await chooser.setFiles(join(scratch, 'Pile'))
  await expect(page.getByRole('heading', { level: 1, name: 'Found 1 Device File' })).toBeVisible()
  await button(page, 'Scan different files').click()
  await button(page, 'Try with example files').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Found 8 Device Files' })).toBeVisible()
})
