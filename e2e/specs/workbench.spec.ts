import type { Page } from '@playwright/test'
import { bytesOf } from '../fixtures/make-files.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const ACTIONS = ['Download', 'Create folder', 'Star', 'Tag', 'Archive', 'AI organize', 'Delete']

const cards = (page: Page) => page.getByRole('list', { name: 'The first files' }).getByRole('article')
const bulk = (page: Page) => page.getByRole('region', { name: 'Bulk selection' })
const boxes = (page: Page) => bulk(page).getByRole('list', { name: 'Files to select' }).getByRole('checkbox')
const toast = (page: Page, title: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title)

/** Begins a selection and takes the first files into it. */
async function choose(page: Page, count: number) {
  await page.getByRole('button', { name: 'Select files' }).click()
  for (let at = 0; at < count; at += 1) await boxes(page).nth(at).press(' ')
}

/** Presses an action of the toolbar: the selection is over then. */
async function act(page: Page, name: string) {
  await bulk(page).getByRole('toolbar').getByRole('button', { name }).click()
}

async function undo(page: Page) {
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
}

test.beforeEach(({ page }) => arrive(page))

test('the workbench opens on its demo: 50 files, twelve cards, and seven actions on a selection, each taken back, none told to the server', {
  tag: '@night',
}, async ({ page }) => {
  const told: string[] = []
  await page.goto('/')
  await page.goto('/workbench')
  await expect(page.getByRole('heading', { level: 1, name: 'Smart Sorting & Organization' })).toBeVisible()
  await expect(page).toHaveTitle('Smart Sorting & Organization · Octavo')
  await expect(page.getByRole('main').getByText('Demo data')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Files (50)', 'Emails (30)', 'Photos (40)'])
  await expect(cards(page)).toHaveCount(12)
  await expect(cards(page).first()).toContainText(/\.pdf.*\d MB/)
  await expect(page.getByText('+38 more files')).toBeVisible()
  await expect(bulk(page)).toHaveCount(0)
  page.on('request', (request) => request.method() === 'GET' || told.push(request.url()))

  // Selecting: ten boxes, no actions; some selected: the toolbar; Cancel ends both.
  await choose(page, 0)
  await expect(boxes(page)).toHaveCount(10)
  await expect(bulk(page).getByText('+40 more')).toBeVisible()
  await expect(bulk(page).getByRole('toolbar')).toHaveCount(0)
  await boxes(page).first().press(' ')
  await expect(bulk(page).getByText('1 selected')).toBeVisible()
  await expect(bulk(page).getByRole('toolbar').getByRole('button')).toHaveText(ACTIONS)
  await expectCleanInBothThemes(page, 'a selection of the workbench')
  await bulk(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(bulk(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Select files' })).toBeFocused()

  await choose(page, 2)
  await act(page, 'Star')
  await expect(bulk(page)).toHaveCount(0)
  await expect(cards(page).getByRole('img', { name: 'Starred' })).toHaveCount(2)
  await undo(page)
  await expect(cards(page).getByRole('img', { name: 'Starred' })).toHaveCount(0)

  await choose(page, 1)
  await act(page, 'Tag')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tag' }).fill('paid')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(cards(page).first().getByText('paid')).toBeVisible()

  await choose(page, 1)
  await act(page, 'Create folder')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Taxes')
  await page.keyboard.press('Enter')
  await expect(cards(page).first().getByText('Taxes')).toBeVisible()

  await choose(page, 1)
  await act(page, 'Archive')
  await expect(cards(page).first().getByText('Archive', { exact: true })).toBeVisible()
  await choose(page, 3)
  await act(page, 'AI organize')
  await expect(toast(page, 'Organized 3 files into 3 folders')).toBeVisible()
  await expect(cards(page).first().getByText('PDF Documents')).toBeVisible()

  await choose(page, 3)
  const first = await cards(page).first().locator('bdi').first().textContent()
  await act(page, 'Delete')
  await expect(page.getByText('+35 more files')).toBeVisible()
  await undo(page)
  await expect(page.getByText('+38 more files')).toBeVisible()
  await expect(cards(page).first().locator('bdi').first()).toHaveText(first ?? '')

  await choose(page, 1)
  const saved = page.waitForEvent('download')
  await act(page, 'Download')
  expect((await saved).suggestedFilename()).toBe('demo-files.json')
  expect(told.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([])

  await page.getByRole('link', { name: 'Back to Organize' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test("'My library' is the person's own: the seven actions are runs of the library, and Undo takes each back", {
  tag: '@night',
}, async ({ page }) => {
  const names = ['budget.csv', 'invoice.pdf', 'song.mp3']
  await page.goto('/upload')
  await page.getByTestId('pick-files').setInputFiles(
    names.map((name, at) => ({
      ...{ name, mimeType: '' },
      buffer: Buffer.from(bytesOf(name.slice(name.lastIndexOf('.') + 1), at + 70)),
    })),
  )
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(names.length)
  await page.goto('/workbench')
  await page.getByText('My library', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'My library' })).toBeChecked()
  await expect(cards(page)).toHaveCount(names.length)
  await expect(page.getByRole('tab', { name: 'Files', exact: true })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search files' })
  await search.fill('invoice')
  // The first search makes the index.
  await expect(cards(page)).toHaveCount(1, { timeout: 45_000 })
  await search.fill('')
  await expect(cards(page)).toHaveCount(names.length)

  const card = cards(page).first()
  await choose(page, 1)
  await act(page, 'Star')
  await expect(card.getByRole('img', { name: 'Starred' })).toBeVisible()
  await undo(page)
  await expect(card.getByRole('img', { name: 'Starred' })).toHaveCount(0)

  await choose(page, 1)
  await act(page, 'Tag')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tag' }).fill('paid')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(card.getByText('paid')).toBeVisible()

  for (const [action, folder] of [
    ['Archive', 'Archive'],
    ['Create folder', 'Taxes'],
  ] as const) {
    await choose(page, 1)
    await act(page, action)
    if (action === 'Create folder') {
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(folder)
      await page.keyboard.press('Enter')
    }
    await expect(card.getByText(folder, { exact: true })).toBeVisible()
    await undo(page)
    await expect(card.getByText(folder, { exact: true })).toHaveCount(0)
  }

  await choose(page, 2)
  await act(page, 'Delete')
  await expect(cards(page)).toHaveCount(1)
  await undo(page)
  await expect(cards(page)).toHaveCount(names.length)

  await choose(page, 1)
  const saved = page.waitForEvent('download')
  await act(page, 'Download')
  expect(names).toContain((await saved).suggestedFilename())

  await choose(page, 2)
  await act(page, 'AI organize')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Start AI Sort' })).toBeVisible()
})
