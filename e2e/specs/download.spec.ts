import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Download, Locator, Page } from '@playwright/test'
import type { Organizer } from '../support/organizer.ts'
import { expect, test } from '../support/test.ts'
import { openZip, otherProgramsAgree } from '../support/zip-reader.ts'

const COUNT = 12
const lettersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Letter ${index + 1}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Dear reader number ${index + 1}. `.repeat(40 * (index + 1))),
  }))
const letters = lettersOf(COUNT)

/** Organizes twelve letters, or others, and opens the download sheet of the run. */
async function openSheet(organizer: Organizer, files = letters): Promise<Locator> {
  await organizer.prefer({ skipAnimations: true })
  await organizer.open()
  await organizer.pickFiles(files)
  await organizer.sort()
  await organizer.approve()
  await organizer.lastRun.getByRole('button', { name: 'Download' }).click()
  const sheet = organizer.page.getByRole('dialog', { name: 'Organized Files' })
  await expect(sheet.getByText(`${files.length} files, `)).toBeVisible()
  return sheet
}

/** What `work` makes the browser download. */
async function downloads(page: Page, count: number, work: () => Promise<void>): Promise<Download[]> {
  const got: Download[] = []
  const add = (download: Download) => got.push(download)
  page.on('download', add)
  await work()
  await expect.poll(() => got.length, { timeout: 20_000 }).toBe(count)
  page.off('download', add)
  return got
}

/** Answers 404 for one file of the library until the function that it returns is called. */
async function loseOne(page: Page, organizer: Organizer, name: string): Promise<() => Promise<void>> {
  const id = (await organizer.library()).find((file) => file.name === name)?.id
  const url = `**/api/files/${id}/content`
  await page.context().route(url, (route) => route.fulfill({ status: 404, body: '' }))
  return () => page.context().unroute(url)
}

const row = (sheet: Locator, name: string) => sheet.getByRole('listitem').filter({ hasText: name })

test('one by one: every file in the browser’s downloads, with its state, and Escape gives the focus back', {
  tag: '@night',
}, async ({ page, organizer, scratch }) => {
  const sheet = await openSheet(organizer)
  const box = await sheet.boundingBox()
  expect(box?.height).toBeCloseTo(720, -1)
  await expect(row(sheet, 'Letter 1.txt')).toContainText('Pending')

  const [single] = await downloads(page, 1, () => sheet.getByRole('button', { name: 'Download Letter 1.txt' }).click())
  expect(single?.suggestedFilename()).toBe('Letter 1.txt')
  await single?.saveAs(join(scratch, 'one'))
  expect(readFileSync(join(scratch, 'one')).equals(letters[0]?.buffer ?? Buffer.alloc(0))).toBe(true)
  await expect(row(sheet, 'Letter 1.txt')).toContainText('Completed')
  await expect(organizer.toast('Download Complete')).toBeVisible()
  await expect(organizer.toast('Letter 1.txt downloaded successfully')).toBeVisible()

  const all = await downloads(page, COUNT, () => sheet.getByRole('button', { name: 'Download All Files' }).click())
  expect(all.map((download) => download.suggestedFilename()).sort()).toEqual(letters.map(({ name }) => name).sort())
  await expect(sheet.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute('aria-valuenow', '100')
  await expect(organizer.toast('All files have been downloaded successfully')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(organizer.lastRun.getByRole('button', { name: 'Download' })).toBeFocused()
})

test('R-17: a file that cannot be had is counted, named in the archive, and can be tried again', {
  tag: '@night',
}, async ({ page, organizer, scratch }) => {
  const sheet = await openSheet(organizer)
  const findAgain = await loseOne(page, organizer, 'Letter 3.txt')
  await sheet.getByRole('button', { name: 'ZIP Archive' }).click()
  const [archive] = await downloads(page, 1, () => sheet.getByRole('button', { name: 'Download All Files' }).click())
  expect(archive?.suggestedFilename()).toBe('organized-files.zip')
  const file = join(scratch, 'first.zip')
  await archive?.saveAs(file)
  expect(otherProgramsAgree(file)).toBe(true)
  const names = openZip(file).members.map(({ name }) => name)
  expect(names.length).toBe(COUNT)
  expect(names).toContain('_missing_files.json')
  expect(names.filter((name) => name.endsWith('/Letter 3.txt'))).toEqual([])
  expect(names.filter((name) => name.endsWith('/Letter 4.txt')).length).toBe(1)
  await expect(sheet.getByRole('status')).toHaveText(`1 of ${COUNT} files missing`)
  await expect(row(sheet, 'Letter 3.txt')).toContainText('Download failed: Not Found')
  await expect(organizer.toast('Some files could not be downloaded. Please try again.')).toBeVisible()

  await findAgain()
  await sheet.getByRole('button', { name: 'Show only these' }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  const [second] = await downloads(page, 1, () => sheet.getByRole('button', { name: 'Retry missing files' }).click())
  expect(second?.suggestedFilename()).toBe('organized-files-missing.zip')
  await second?.saveAs(join(scratch, 'second.zip'))
  expect(openZip(join(scratch, 'second.zip')).members.map(({ name }) => name.split('/').at(-1))).toEqual([
    'Letter 3.txt',
  ])
  await expect(row(sheet, 'Letter 3.txt')).toContainText('Completed')
})

test('many small files of the library come in one request, and one that is lost in it is asked for by itself', async ({
  page,
  organizer,
  scratch,
}) => {
  const many = lettersOf(40)
  const sheet = await openSheet(organizer, many)
  const asked: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(?:content|archive)$/u.test(pathname)) asked.push(`${request.method()} ${pathname.split('/').at(-1)}`)
  })
  await sheet.getByRole('button', { name: 'ZIP Archive' }).click()
  const download = () => downloads(page, 1, () => sheet.getByRole('button', { name: 'Download All Files' }).click())
  const [archive] = await download()
  expect(asked).toEqual(['POST archive'])
  const file = join(scratch, 'many.zip')
  await archive?.saveAs(file)
  expect(otherProgramsAgree(file)).toBe(true)
  const { members } = openZip(file)
  for (const { name, buffer } of many) {
    const sha256 = createHash('sha256').update(buffer).digest('hex')
    expect(members.find((one) => one.name.endsWith(`/${name}`))?.sha256, name).toBe(sha256)
  }

  // The answer breaks off: nothing is missing in the end all the same.
  await page.context().route('**/api/files/archive', (route) => route.fulfill({ status: 200, body: 'PK' }))
  asked.length = 0
  await download()
  expect(asked.filter((one) => one === 'GET content').length).toBe(40)
  await expect(sheet.getByText('files missing')).toHaveCount(0)
})

test('a single file that fails says why and can be tried again', { tag: '@night' }, async ({ page, organizer }) => {
  const sheet = await openSheet(organizer)
  const findAgain = await loseOne(page, organizer, 'Letter 2.txt')
  await sheet.getByRole('button', { name: 'Download Letter 2.txt' }).click()
  await expect(row(sheet, 'Letter 2.txt')).toContainText('Failed')
  await expect(row(sheet, 'Letter 2.txt')).toContainText('Download failed: Not Found')
  await expect(row(sheet, 'Letter 2.txt').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect(organizer.toast('Failed to download Letter 2.txt')).toBeVisible()
  await findAgain()
  await downloads(page, 1, () => sheet.getByRole('button', { name: 'Try Letter 2.txt again' }).click())
  await expect(row(sheet, 'Letter 2.txt')).toContainText('Completed')
})

test('a download can be cancelled, and Escape still closes the sheet', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  const sheet = await openSheet(organizer)
  await page.context().route('**/api/files/*/content', () => undefined)
  await sheet.getByRole('button', { name: 'ZIP Archive' }).click()
  await sheet.getByRole('button', { name: 'Download All Files' }).click()
  await expect(organizer.toast('Download Started')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Download All Files' })).toBeDisabled()
  await expect(sheet.getByRole('button', { name: 'Individual' })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Cancel download' }).click()
  await expect(sheet.getByRole('status')).toContainText('The download was cancelled')
  await expect(sheet.getByRole('button', { name: 'Download All Files' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  test('ZIP archives are off, and the sheet says why', { tag: '@night' }, async ({ page, organizer }) => {
    const sheet = await openSheet(organizer)
    await expect(sheet.getByRole('button', { name: 'ZIP Archive' })).toBeDisabled()
    await expect(sheet.getByText('ZIP archives are made on computers')).toBeVisible()
    await downloads(page, COUNT, () => sheet.getByRole('button', { name: 'Download All Files' }).click())
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
