import { join } from 'node:path'
import type { FileChooser, Locator, Page } from '@playwright/test'
import { pressAt, tabTo } from '../support/keyboard.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { plant } from '../support/trees.ts'

/** Every stage of the flows over files of a device by keyboard alone; `/cross-platform` has its own walk. */

const FILES = [
  ...['letter.txt', 'table.csv'].map((name) => ({ name, mimeType: '', buffer: Buffer.from(`inside of ${name}`) })),
  { name: 'film.mp4', mimeType: '', buffer: Buffer.alloc(2000, 7) },
]

/** Opens the dialog of the system by a key, and chooses in it. */
const chooseAt = async (page: Page, target: Locator, files: Parameters<FileChooser['setFiles']>[0]) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressAt(page, target)])
  await chooser.setFiles(files)
}

test.beforeEach(async ({ page }) => {
  await arrive(page, { skipAnimations: true })
  await page.addInitScript(() => Object.assign(globalThis, { showDirectoryPicker: undefined }))
  // From the first listener on the chooser is caught; a listener that comes with the key press may come too late.
  page.on('filechooser', () => undefined)
})

for (const route of ['/mobile', '/react-native'] as const)
  test(`${route}: upload, preview, more files, the question before leaving, all done`, {
    tag: route === '/mobile' ? [] : '@night',
  }, async ({ page, organizer }) => {
    const [first, more] =
      route === '/mobile'
        ? (['Choose Files', 'Add More Files'] as const)
        : (['Choose Documents', 'Choose Documents'] as const)
    await page.goto(route)
    await chooseAt(page, organizer.button(first), FILES)
    await expect(organizer.heading('Your Files in Folders')).toBeVisible()
    const card = page.getByRole('button', { name: /^Videos & Movies/ })
    await pressAt(page, card)
    await expect(page.getByRole('list', { name: 'Files in Videos & Movies' }).getByText('film.mp4')).toBeVisible()
    await pressAt(page, organizer.button('Cancel & Exit'))
    await expect(organizer.button('Exit Organization?')).toBeFocused()
    if (route === '/react-native') await pressAt(page, organizer.button('Add More Files'), 'Space')
    await chooseAt(page, organizer.button(more), [
      { ...FILES[0], name: 'second.txt', mimeType: '', buffer: Buffer.from('2') },
    ])
    await expect(page.getByText(/^4 files in \d folders$/)).toBeVisible()
    await pressAt(page, organizer.button('Skip AI Sort'))
    await expect(organizer.heading('All Done!')).toBeVisible()
    await expect(page.getByText('4 files organized', { exact: true }).first()).toBeVisible()
    await pressAt(page, organizer.button('Continue to Dashboard').or(organizer.button('Organize More Files')).first())
  })

test('/mobile-organizer: request, preview, AI Smart Sort, complete, the download sheet', { tag: '@night' }, async ({
  page,
  organizer,
  scratch,
}) => {
  await plant(join(scratch, 'Pile'), { 'a.txt': 'a', 'deep/b.mp3': 'b' })
  await page.goto('/mobile-organizer')
  await chooseAt(page, organizer.button('Grant Access'), join(scratch, 'Pile'))
  await expect(organizer.heading('Organization Preview')).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: /^Music & Audio/ }))
  await expect(page.getByRole('list', { name: 'Files in Music & Audio' }).getByText('b.mp3')).toBeVisible()
  await pressAt(page, organizer.button('Apply AI Smart Sort'))
  await expect(organizer.heading('Organization Complete!')).toBeVisible()
  await pressAt(page, organizer.button('Download Organized Files'))
  await expect(page.getByRole('dialog', { name: 'Organized Files' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pressAt(page, organizer.button('See what was sent'))
  await expect(page.getByRole('dialog', { name: 'What left this device' })).toBeVisible()
  await page.keyboard.press('Escape')
  await pressAt(page, page.getByRole('link', { name: 'View Organized Files' }))
  await expect(page).toHaveURL(/\/$/)
})

test('/consent: five statements ticked by Space, select, preview, done, revoked', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  await page.goto('/consent')
  await pressAt(page, organizer.button('Review Detailed Permissions'))
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(6)
  for (let at = 0; at < 5; at++) {
    await tabTo(page, boxes.nth(at))
    await page.keyboard.press('Space')
    await expect(boxes.nth(at)).toBeChecked()
  }
  await pressAt(page, organizer.button('Continue'))
  await pressAt(page, organizer.button('Start Organizing Files'))
  await chooseAt(page, organizer.button('Select Files'), FILES)
  await expect(organizer.heading('Preview')).toBeVisible()
  await pressAt(page, organizer.button('Complete Sort'))
  await expect(organizer.heading('Files Organized!')).toBeVisible()
  await pressAt(page, organizer.button('Organize More Files'))
  await pressAt(page, organizer.button('Revoke and erase'))
  await expect(page.getByText('Revoked and erased')).toBeVisible()
})
