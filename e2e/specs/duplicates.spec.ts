import type { Page } from '@playwright/test'
import { landscape, png } from '../fixtures/images.ts'
import { pressAt, tabTo } from '../support/keyboard.ts'
import { inFolder, withFolder } from '../support/own-folder.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const sea = png(120, 90, landscape(120, 90, 1))
const FILES = [
  { name: 'report.txt', text: 'the figures of May' },
  { name: 'report (1).txt', text: 'the figures of May' },
  { name: 'sea.png', bytes: sea },
  { name: 'sea copy.png', bytes: sea },
  { name: 'notes.txt', text: 'only once' },
] as const
const payloads = FILES.map((file) => ({
  name: file.name,
  mimeType: '',
  buffer: 'bytes' in file ? Buffer.from(file.bytes) : Buffer.from(file.text),
}))

const sets = (page: Page) => page.getByRole('list', { name: 'Copies, side by side' }).getByRole('heading', { level: 2 })
const setOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Copies, side by side' })
    .locator('> li')
    .filter({ has: page.getByRole('radio', { name: `Keep ${name}` }) })
const toast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: /Notifications/ }).getByText(text)

async function upload(page: Page) {
  await page.goto('/upload')
  await page.getByTestId('pick-files').setInputFiles(payloads)
  const list = page.getByRole('grid', { name: 'Files of your library' })
  await expect(list.getByRole('row')).toHaveCount(FILES.length)
}

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

test('copies of the library stand side by side; by keyboard one is chosen, a set kept for good, the other set aside, and back @phone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await upload(page)
  const menu = page.getByRole('button', { name: 'Folders', exact: true })
  if (await menu.isVisible()) await menu.click()
  await pressAt(page, page.getByRole('link', { name: 'Duplicates' }))
  await expect(page).toHaveURL(/\/duplicates$/)
  // Pictures are looked at by programs of their own, which have to start first.
  await expect(sets(page)).toHaveCount(2, { timeout: 60_000 })
  await expect(setOf(page, 'report.txt')).toContainText('report.txt is proposed to keep: its name is the original one.')
  await expectCleanInBothThemes(page, '/duplicates')

  // One that is opened is seen large, with the others beside it.
  await pressAt(page, setOf(page, 'sea.png').getByRole('button', { name: 'Open sea.png' }))
  const box = page.getByRole('dialog', { name: 'sea.png' })
  await expect(box).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'sea copy.png' })).toBeVisible()
  await expectCleanInBothThemes(page, 'a copy seen large')
  await page.keyboard.press('Escape')

  await pressAt(page, page.getByRole('button', { name: 'Keep all that are like sea.png' }))
  await expect(toast(page, 'All of them are kept, and not asked about again')).toBeVisible()
  await expect(sets(page)).toHaveCount(1)
  await page.reload()
  await expect(sets(page)).toHaveCount(1)
  await pressAt(page, page.getByRole('button', { name: 'Kept on purpose: 1' }))
  await expect(page.getByRole('button', { name: 'Ask again about sea.png' })).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: 'Back to the copies' }))

  // The other one stays: arrows choose among the copies of a set.
  await tabTo(page, setOf(page, 'report.txt').getByRole('radio', { name: 'Keep report.txt' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Keep report (1).txt' })).toBeChecked()
  await pressAt(page, page.getByRole('button', { name: 'Set aside…' }))
  const dialog = page.getByRole('dialog', { name: 'Set 1 file aside?' })
  // What goes stands there with its folder and its reason; marks around names keep them as they are in any direction.
  await expect(dialog.getByRole('list')).toContainText(
    /^report\.txt.*_Duplicates.*A copy of "report \(1\)\.txt", which stays\.$/,
  )
  await expectCleanInBothThemes(page, 'the plan of what is set aside')
  await pressAt(page, dialog.getByRole('button', { name: 'Set 1 file aside' }))
  await expect(toast(page, '1 file set aside')).toBeVisible()
  await expect(page.getByText('Nothing is there twice')).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Enter')
  await expect(sets(page)).toHaveCount(1)

  await page.goto('/runs')
  await expect(page.getByText('Set 1 file aside as copies').first()).toBeVisible()
})

test('copies in a folder of the device are set aside where it lies and taken back; nothing of them is sent', async ({
  page,
}) => {
  const text =
    'canary-of-the-folder and of all that was said of the roof and the walls of the hall in the spring of the year'
  const before = {
    'plan.txt': 'canary-of-the-folder',
    'old/plan (1).txt': 'canary-of-the-folder',
    'minutes.txt': text,
    'minutes final.txt': `${text}, as was agreed`,
  }
  await withFolder(page, '/duplicates', before)
  await expect(page.getByText('Nothing is there twice')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postDataBuffer()?.toString('latin1') ?? ''))
  await page.getByRole('button', { name: 'Choose a folder' }).click()
  await expect(setOf(page, 'plan.txt')).toBeVisible()
  // Versions of a document stand there to be looked at; nobody proposes to be rid of one.
  const versions = setOf(page, 'minutes final.txt')
  await expect(versions.getByRole('heading', { name: /^2 versions of one document/ })).toBeVisible()
  await expect(versions.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: 'Set aside…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set 1 file aside' }).click()
  await expect(toast(page, '1 file set aside')).toBeVisible()
  expect(Object.keys(await inFolder(page)).sort()).toEqual([
    '_Duplicates/old/plan (1).txt',
    'minutes final.txt',
    'minutes.txt',
    'plan.txt',
  ])
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  // While it goes back a file may be gone between being named and being read.
  await expect(async () => expect(await inFolder(page)).toEqual(before)).toPass()

  await page.getByRole('button', { name: 'Keep all that are like plan.txt' }).click()
  await page.getByRole('button', { name: /^Keep all that are like minutes/ }).click()
  await expect(page.getByText('Nothing is there twice')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Choose a folder' }).click()
  await expect(page.getByRole('button', { name: 'Kept on purpose: 2' })).toBeVisible()
  expect(sent.filter((body) => body.includes('canary'))).toEqual([])
})
