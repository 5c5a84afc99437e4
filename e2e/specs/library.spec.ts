import type { Page } from '@playwright/test'
import { bytesOf } from '../fixtures/make-files.ts'
import { widerBy } from '../support/pseudo.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const names = ['harbour.png', 'invoice.pdf', 'notes.md', 'song.mp3']
const files = names.map((name, index) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(bytesOf(name.slice(name.lastIndexOf('.') + 1), index + 1)),
}))

const list = (page: Page) => page.getByRole('grid', { name: 'Files of your library' })
const preview = (page: Page, name: string) => page.getByRole('dialog', { name })

async function fill(page: Page) {
  await page.goto('/upload')
  await expect(page.getByText('Your library is empty')).toBeVisible()
  await page.getByTestId('pick-files').setInputFiles(files)
  await expect(list(page).getByRole('row')).toHaveCount(files.length)
}

/** Moves the list's cursor to a file, wherever it stands. */
async function goTo(page: Page, name: string) {
  await list(page).focus()
  await page.keyboard.press('Home')
  const rows = await list(page).locator('bdi.font-medium').allTextContents()
  for (let count = rows.indexOf(name); count > 0; count -= 1) await page.keyboard.press('ArrowDown')
}

test('small pictures stand where icons stand, and nothing moves when they come @phone', { tag: '@night' }, async ({
  page,
}) => {
  await fill(page)
  const row = list(page).getByRole('row', { name: 'harbour.png' })
  const before = await row.boundingBox()
  const picture = row.locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await row.boundingBox()).toEqual(before)
  // A text has none, and nobody is asked for one.
  await expect(list(page).getByRole('row', { name: 'notes.md' }).locator('img')).toHaveCount(0)
})

test('a file opens large with what is known of it, by keyboard alone', async ({ page }) => {
  await fill(page)
  await goTo(page, 'harbour.png')
  await page.keyboard.press('Enter')
  const picture = preview(page, 'harbour.png')
  await expect(picture.getByRole('img', { name: 'harbour.png' })).toBeVisible()
  await expect(picture.getByText('PNG · image/png')).toBeVisible()
  // The first file waits for the process that reads it to start.
  await expect(picture.getByText('It has not been organized yet.')).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(picture).toHaveCount(0)
  await expect(list(page)).toBeFocused()

  await goTo(page, 'notes.md')
  await page.keyboard.press('Space')
  await expect(preview(page, 'notes.md').getByRole('region', { name: 'Beginning of the text' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeFocused()
})

test('arrows go to the neighbours and stop at the ends; the list follows', { tag: '@night' }, async ({ page }) => {
  await fill(page)
  await list(page).getByRole('row').first().dblclick()
  const dialog = page.getByRole('dialog')
  const seen: (string | null)[] = []
  for (let count = 1; count <= files.length; count += 1) {
    await expect(dialog.getByRole('status')).toContainText(`${count} of ${files.length}`)
    seen.push(await dialog.getByRole('heading', { level: 2 }).first().textContent())
    await page.keyboard.press('ArrowRight')
  }
  expect(seen.toSorted()).toEqual(names.toSorted())
  await expect(dialog.getByRole('status')).toContainText(`${files.length} of ${files.length}`)
  await dialog.getByRole('button', { name: 'Previous file' }).click()
  await expect(dialog.getByRole('status')).toContainText(`${files.length - 1} of ${files.length}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(list(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText(seen.at(-2) ?? '')
})

test('a double press opens it once, and it stays', { tag: '@night' }, async ({ page }) => {
  await fill(page)
  await list(page).getByRole('row', { name: 'harbour.png' }).dblclick()
  await expect(preview(page, 'harbour.png')).toBeVisible()
  await expect(preview(page, 'harbour.png').getByText('PNG · image/png')).toBeVisible()
})

test('a long name leaves the preview its buttons, and Back closes it @phone', { tag: '@night' }, async ({ page }) => {
  const name = `${'f0d7bcb90496c323c880a9773dfe93ff'.repeat(3)}.md`
  await page.goto('/')
  await page.goto('/upload')
  await page.getByTestId('pick-files').setInputFiles([{ name, mimeType: '', buffer: Buffer.from('# long') }])
  await list(page).getByRole('row').first().dblclick()
  const dialog = preview(page, name)
  const box = await dialog.getByRole('button', { name: 'Close' }).boundingBox()
  const { width = 0 } = page.viewportSize() ?? {}
  expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThan(width)
  expect(await dialog.getByRole('heading', { level: 2 }).evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(
    0,
  )
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/upload$/)
  await expect(list(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a search that is under way says so, and finds nothing only once it is over', { tag: '@night' }, async ({
  page,
}) => {
  await fill(page)
  let release = () => undefined as unknown
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/search*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('searchbox', { name: 'Search files' }).fill('zzzz')
  await expect(page.getByText('Searching…').first()).toBeVisible()
  await expect(page.getByText('Nothing found')).toHaveCount(0)
  release()
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('in Arabic the arrows turn round, too', { tag: '@night' }, async ({ page }) => {
  await fill(page)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await list(page).getByRole('row').first().dblclick()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText('1 of 4')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('status')).toContainText('2 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toContainText('1 of 4')
})

// Four files, each looked at twice: minutes on a machine that does other work too.
test.setTimeout(600_000)

test('the preview is clean in both themes, with a picture, a paper, a text and a song @phone', {
  tag: '@night',
}, async ({ page }) => {
  await fill(page)
  for (const name of names) {
    await list(page).getByRole('row', { name }).dblclick()
    await expect(preview(page, name).getByText('How it got here')).toBeVisible({ timeout: 60_000 })
    await expectCleanInBothThemes(page, `preview of ${name}`)
    expect(await widerBy(page)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('what of a dropped folder can not be read is named, beside what arrives @phone', async ({ page }) => {
  await page.goto('/upload')
  await expect(page.getByText('Your library is empty')).toBeVisible()
  await page.evaluate(() => {
    const fileEntry = (name: string) => ({
      ...{ isFile: true, isDirectory: false, name },
      file: (take: (file: File) => void, fail: (error: Error) => void) =>
        name.startsWith('locked')
          ? fail(new DOMException('', 'NotAllowedError'))
          : take(new File([`the text of ${name}`], name)),
    })
    const parts = [
      Array.from({ length: 8 }, (_, index) => fileEntry(`locked ${index}.txt`)),
      [fileEntry('open.txt')],
      [],
    ]
    const folder = {
      ...{ isFile: false, isDirectory: true, name: 'Papers' },
      createReader: () => ({ readEntries: (take: (part: unknown) => void) => take(parts.shift()) }),
    }
    const items = [{ kind: 'file', webkitGetAsEntry: () => folder, getAsFile: () => null }]
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true })
    Object.defineProperty(drop, 'dataTransfer', { value: { types: ['Files'], items, files: [] } })
    document.body.dispatchEvent(drop)
  })
  await expect(list(page).getByRole('row', { name: 'Papers' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '8 items could not be read' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Papers/locked' })).toHaveCount(8)
  await expect(page.getByText('Papers/locked 7.txt')).toHaveCount(1)
  await page.getByRole('button', { name: 'Go on without them' }).click()
  await expect(page.getByText('Papers/locked 7.txt')).toHaveCount(0)
})
