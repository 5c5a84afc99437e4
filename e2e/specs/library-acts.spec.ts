import type { Page } from '@playwright/test'
import { bytesOf } from '../fixtures/make-files.ts'
import { arrive } from '../support/pages.ts'
import { widerBy } from '../support/pseudo.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const names = ['budget.csv', 'harbour.png', 'invoice.pdf', 'notes.md', 'song.mp3']
const files = names.map((name, index) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(bytesOf(name.slice(name.lastIndexOf('.') + 1), index + 40)),
}))

const list = (page: Page) => page.getByRole('grid', { name: 'Files of your library' })
const row = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name })
const toast = (page: Page, title: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title)
const shownIn = (page: Page) => list(page).locator('bdi.font-medium').allTextContents()

async function fill(page: Page) {
  await page.goto('/upload')
  await expect(page.getByText('Your library is empty')).toBeVisible()
  await page.getByTestId('pick-files').setInputFiles(files)
  await expect(list(page).getByRole('row')).toHaveCount(files.length)
}

/** Makes a folder where one stands, by keyboard. */
async function makeFolder(page: Page, name: string) {
  await list(page).focus()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'New folder' })).toBeVisible()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(row(page, name)).toBeVisible()
}

/** Moves the cursor of the list to a row by its keys. */
async function goTo(page: Page, name: string) {
  await expect(row(page, name)).toBeVisible()
  await list(page).focus()
  await page.keyboard.press('Home')
  const at = (await shownIn(page)).indexOf(name)
  for (let count = 0; count < at; count += 1) await page.keyboard.press('ArrowDown')
}

test.beforeEach(({ page }) => arrive(page))

test('every act by keyboard alone, and each is taken back by Ctrl+Z', async ({ page }) => {
  await fill(page)
  await makeFolder(page, 'Taxes')
  expect(await shownIn(page)).toEqual(['Taxes', ...names])

  await goTo(page, 'invoice.pdf')
  await page.keyboard.press('F2')
  await expect(page.getByRole('dialog', { name: 'Rename' })).toBeVisible()
  // All but the extension is chosen.
  await page.keyboard.type('invoice May')
  await page.keyboard.press('Enter')
  await expect(row(page, 'invoice May.pdf')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(row(page, 'invoice May.pdf')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(row(page, 'invoice May.pdf')).toBeVisible()

  await goTo(page, 'invoice May.pdf')
  await page.keyboard.press('s')
  await expect(row(page, 'invoice May.pdf').getByRole('img', { name: 'Starred' })).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('dialog', { name: 'Tags' })).toBeVisible()
  await page.keyboard.type('paid')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(row(page, 'invoice May.pdf').getByText('paid')).toBeVisible()

  await page.keyboard.press('m')
  await expect(page.getByRole('dialog', { name: 'Move 1 item' })).toBeVisible()
  await page.keyboard.type('Taxes/2024')
  await expect(page.getByRole('button', { name: 'New folder “Taxes/2024”' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(row(page, 'invoice May.pdf')).toHaveCount(0)
  await expect(toast(page, /^Moved “.?invoice May\.pdf.?” to .?2024.?$/)).toBeVisible()
  // The toast is reached and its Undo pressed without a mouse.
  await page.keyboard.press('F8')
  await page.keyboard.press('Enter')
  await expect(row(page, 'invoice May.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).first().press('Enter')
  await expect(row(page, 'invoice May.pdf')).toHaveCount(0)

  await goTo(page, 'Taxes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/folder=%2FTaxes$/)
  await expect(row(page, '2024')).toBeVisible()
  await list(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toContainText('LibraryTaxes2024')
  await expect(row(page, 'invoice May.pdf').getByText('paid')).toBeVisible()
  await list(page).focus()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(page).toHaveURL(/\/upload$/)
  await expect(row(page, 'Taxes')).toBeVisible()

  await goTo(page, 'notes.md')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 selected').first()).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(list(page).getByRole('row')).toHaveCount(4 - 1)
  await expect(toast(page, /^Moved “.?notes\.md.?” and 1 more to the trash$/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(row(page, 'song.mp3')).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(row(page, 'song.mp3')).toHaveCount(0)

  await page.getByRole('link', { name: 'Trash' }).press('Enter')
  await expect(list(page).getByRole('row')).toHaveCount(2)
  await list(page).focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('region', { name: 'Selected items' }).getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(toast(page, /^Brought back “.*” and 1 more$/)).toBeVisible()
  await page.goBack()
  await expect(row(page, 'song.mp3')).toBeVisible()

  await goTo(page, 'budget.csv')
  await page
    .getByRole('button', { name: 'What can be done with budget.csv' })
    .or(row(page, 'budget.csv').locator('[aria-haspopup=menu]'))
    .first()
    .focus()
  await page.keyboard.press('Enter')
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('budget.csv')
})

test('keys that come faster than the screen and the server follow the person: into what was typed, up, and nothing left behind', {
  tag: '@night',
}, async ({ page }) => {
  await fill(page)
  await makeFolder(page, 'Taxes')
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/library\/folders\?.*2024/, async (route) => {
    await held
    await route.continue()
  })
  await goTo(page, 'invoice.pdf')
  await page.keyboard.press('m')
  await page.keyboard.type('Taxes')
  const folders = page.getByRole('list', { name: 'Folders' })
  await expect(folders.getByRole('button', { name: 'Taxes' })).toBeVisible()
  await page.keyboard.type('/2024')
  await expect(folders.getByRole('button', { name: 'New folder “Taxes/2024”' })).toBeVisible()
  await page.keyboard.press('Enter')
  answer()
  await expect(toast(page, /^Moved “.?invoice\.pdf.?” to .?2024.?$/)).toBeVisible()

  /** Presses keys in the list, all of them before the page has its next turn. */
  const atOnce = (...keys: readonly string[]) =>
    list(page).evaluate((grid, all) => {
      for (const key of all) grid.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }, keys)
  // Into the folder; what was in sight before that is neither deleted nor opened again.
  await goTo(page, 'Taxes')
  await atOnce('Enter', 'Delete', 'Enter')
  await expect(page).toHaveURL(/folder=%2FTaxes$/)
  await goTo(page, '2024')
  await page.keyboard.press('Enter')
  await expect(row(page, 'invoice.pdf')).toBeVisible()
  await atOnce('Backspace', 'Backspace')
  await expect(page).toHaveURL(/\/upload$/)
  await expect(row(page, 'Taxes')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/upload$/)
})

test('by touch: a long press selects, taps add, and what is chosen is moved, starred and deleted @phone', {
  tag: '@night',
}, async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'a finger is what this is about')
  await fill(page)
  await makeFolder(page, 'Taxes')
  const finger = await page.context().newCDPSession(page)
  const box = await row(page, 'notes.md').boundingBox()
  const point = { x: (box?.x ?? 0) + 150, y: (box?.y ?? 0) + 20 }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await expect(page.getByRole('region', { name: 'Selected items' })).toBeVisible()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await row(page, 'budget.csv').tap({ position: { x: 150, y: 20 } })
  await expect(page.getByText('2 selected').first()).toBeVisible()
  await page.getByRole('region', { name: 'Selected items' }).getByRole('button', { name: 'Move to…' }).tap()
  await page.getByRole('list', { name: 'Folders' }).getByRole('button', { name: 'Taxes' }).tap()
  await expect(row(page, 'notes.md')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().tap()
  await expect(row(page, 'notes.md')).toBeVisible()
  // A tap opens while nothing is selected.
  await row(page, 'Taxes').tap({ position: { x: 150, y: 20 } })
  await expect(page.getByText('This folder is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Folders' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Library' }).tap()
  await expect(row(page, 'harbour.png')).toBeVisible()
  await row(page, 'harbour.png').locator('[aria-haspopup=menu]').tap()
  await page.getByRole('menuitem', { name: 'Delete' }).tap()
  await expect(row(page, 'harbour.png')).toHaveCount(0)
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
})

test('by mouse: a frame selects, a drag moves into a folder of the list and of the tree, a right click asks', {
  tag: '@night',
}, async ({ page }) => {
  await fill(page)
  await makeFolder(page, 'Taxes')
  await page.keyboard.press('Escape')
  const [first, last] = [await row(page, 'budget.csv').boundingBox(), await row(page, 'invoice.pdf').boundingBox()]
  const x = (first?.x ?? 0) + (first?.width ?? 0) / 2
  await page.mouse.move(x, (first?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move(x + 40, (last?.y ?? 0) + 20, { steps: 5 })
  await expect(page.locator('[data-frame]')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText('3 selected').first()).toBeVisible()
  await row(page, 'harbour.png').locator('[data-grip]').dragTo(row(page, 'Taxes'))
  await expect(toast(page, /^Moved “.*” and 2 more to .?Taxes.?$/)).toBeVisible()
  await expect(list(page).getByRole('row')).toHaveCount(3)
  await row(page, 'notes.md')
    .locator('[data-grip]')
    .dragTo(page.getByRole('treeitem', { name: /Taxes/ }))
  await expect(row(page, 'notes.md')).toHaveCount(0)
  await row(page, 'song.mp3').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(row(page, 'song.mp3')).toHaveCount(0)
  await row(page, 'Taxes').dblclick()
  await expect(list(page).getByRole('row')).toHaveCount(4)
})

test('a search shows its hits in place with the words marked, chips narrow it, and it is kept', {
  tag: '@night',
}, async ({ page }) => {
  await fill(page)
  await page.getByRole('searchbox', { name: 'Search files' }).fill('invoice')
  await expect(row(page, 'invoice.pdf').locator('mark').first()).toHaveText('invoice')
  await expect(page).toHaveURL(/q=invoice/)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Kind').selectOption({ label: 'Pictures (1)' })
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search files' }).fill('')
  await expect(list(page).getByRole('row')).toHaveCount(1)
  await expect(row(page, 'harbour.png')).toBeVisible()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My pictures')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'My pictures' })).toBeVisible()
  await page.goBack()
  await expect(list(page).getByRole('row')).toHaveCount(files.length)
  await page.getByRole('link', { name: 'My pictures' }).click()
  await expect(list(page).getByRole('row')).toHaveCount(1)
})

test('links lead to a folder, to a file in it, and say when there is none; Back leads back', { tag: '@night' }, async ({
  page,
}) => {
  await fill(page)
  await makeFolder(page, 'Taxes')
  await goTo(page, 'song.mp3')
  await page.keyboard.press('m')
  await page.keyboard.type('Taxes')
  await page.getByRole('list', { name: 'Folders' }).getByRole('button', { name: 'Taxes' }).click()
  await expect(row(page, 'song.mp3')).toHaveCount(0)
  const { files: stored } = await (await page.request.get('/api/files?folder=/Taxes')).json()
  await page.goto(`/upload?file=${stored[0].id}`)
  await expect(page).toHaveURL(/folder=%2FTaxes/)
  await expect(row(page, 'song.mp3')).toHaveAttribute('aria-selected', 'true')
  await page.goto('/upload?folder=/Nowhere')
  await expect(page.getByText('There is no such folder')).toBeVisible()
  await page.getByRole('button', { name: 'To the library' }).click()
  await expect(row(page, 'Taxes')).toBeVisible()
  await row(page, 'Taxes').dblclick()
  await expect(row(page, 'song.mp3')).toBeVisible()
  await page.getByTestId('pick-files').setInputFiles([{ name: 'here.txt', mimeType: '', buffer: Buffer.from('here') }])
  await expect(row(page, 'here.txt')).toBeVisible()
  await page.goBack()
  await expect(row(page, 'Taxes')).toBeVisible()
  await expect(row(page, 'here.txt')).toHaveCount(0)
})

test('Ctrl+A takes those that were never loaded, End goes to the last, and all of them are deleted and come back', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/upload')
  await expect(page.getByText('Your library is empty')).toBeVisible()
  const count = 901
  await page.evaluate(async (total) => {
    const form = new FormData()
    const metadata = Array.from({ length: total }, (_, index) => ({ name: `note ${index}.txt`, folder: '/Many' }))
    form.append('metadata', JSON.stringify(metadata))
    for (const { name } of metadata) form.append('files', new Blob([name]), name)
    const answer = await fetch('/api/files/upload', { method: 'POST', body: form })
    if (!answer.ok) throw new Error(await answer.text())
  }, count)
  await page.goto('/upload?folder=/Many')
  const grid = list(page)
  await expect(grid).toHaveAttribute('aria-rowcount', String(count))
  await grid.focus()
  await page.keyboard.press('End')
  await expect(row(page, 'note 900.txt')).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThan(60)
  await page.keyboard.press('Control+a')
  await expect(page.getByText('901 selected').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show as grid' }).click()
  await expect(page.getByText('901 selected').first()).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(toast(page, /^Moved “.*” and 900 more to the trash$/)).toBeVisible()
  await expect(page.getByText('This folder is empty')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('901 files')).toBeVisible()
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })
  test('acts read from the right, tiles go the way the page reads, and everything is clean @phone', {
    tag: '@night',
  }, async ({ page }) => {
    test.setTimeout(400_000)
    await page.goto('/upload')
    await page.getByTestId('pick-files').setInputFiles(files)
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('row')).toHaveCount(files.length)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('button', { name: 'عرض كشبكة' }).click()
    await expect(grid.getByRole('gridcell')).toHaveCount(files.length)
    await grid.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await expect(grid.getByRole('gridcell', { selected: true })).toContainText('harbour.png')
    await expectCleanInBothThemes(page, 'grid')
    await page.keyboard.press('Delete')
    await expect(grid.getByRole('gridcell')).toHaveCount(files.length - 1)
    await page.keyboard.press('Control+z')
    await expect(grid.getByRole('gridcell')).toHaveCount(files.length)
    await page.getByRole('button', { name: 'عرض كقائمة' }).click()
    await grid.focus()
    await page.keyboard.press('m')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectCleanInBothThemes(page, 'move')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'عوامل التصفية' }).click()
    await expect(page.getByLabel('النوع', { exact: true })).toBeVisible()
    await expectCleanInBothThemes(page, 'chips')
    expect(await widerBy(page)).toBeLessThanOrEqual(0)
  })
})
