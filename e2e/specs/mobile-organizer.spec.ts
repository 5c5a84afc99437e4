import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jpeg, landscape } from '../fixtures/images.ts'
import { mp3 } from '../fixtures/media.ts'
import { paperwork } from '../fixtures/paperwork.ts'
import { cancelDialogs, choose } from '../support/chooser.ts'
import { holdWorkers } from '../support/hold-workers.ts'
import { inFolder, withFolder } from '../support/own-folder.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'
import { plant } from '../support/trees.ts'
import { openZip } from '../support/zip-reader.ts'

const CANARY = 'canary-9b7e41'
const invoice = paperwork().find(({ category, name }) => category === 'Invoices' && name.endsWith('.txt'))

test.beforeEach(async ({ page }) => {
  await arrive(page)
  // A browser that lets no page open a folder, but where a test says so: then a folder is an input.
  await page.addInitScript(() => Object.assign(globalThis, { showDirectoryPicker: undefined }))
})

test('a folder is scanned, organized, sorted with AI and taken along; nothing of it leaves the device @phone', async ({
  page,
  organizer,
  scratch,
  isMobile,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !/\/api\/(?:auth|settings)/.test(request.url())) sent.push(request.url())
    if (request.postData()?.includes(CANARY)) sent.push(`canary in ${request.url()}`)
  })
  const folder = join(scratch, 'Pile')
  await plant(folder, {
    'note.txt': CANARY,
    'bill.txt': `${invoice?.buffer.toString() ?? ''}\n${CANARY}`,
    'pictures/about.txt': CANARY,
  })
  writeFileSync(join(folder, 'pictures/one.jpg'), jpeg(64, 48, landscape(64, 48, 1)))
  writeFileSync(join(folder, 'song.mp3'), mp3(30, 'A song'))
  await page.goto('/mobile-organizer')
  await expect(organizer.heading('Real Device File Access')).toBeVisible()
  for (const note of ['Privacy First', 'AI Powered', 'No Storage'])
    await expect(page.getByText(note, { exact: true })).toBeVisible()
  await expectCleanInBothThemes(page, 'request')

  const work = await holdWorkers(page)
  work.hold()
  await choose(page, organizer.button('Grant Access'), folder)
  await expect(page.getByRole('progressbar', { name: 'Scanning Device Files' })).toHaveAttribute('aria-valuenow', '20')
  await expect(page.getByText('5 files found')).toBeVisible()
  await expectCleanInBothThemes(page, 'scanning')
  work.letGo()
  // What comes next is held as well: grouping would be over before anybody has looked.
  work.hold()
  await expect(page.getByRole('progressbar', { name: 'Organizing Files' })).toHaveAttribute('aria-valuenow', '60')
  await expect(page.getByRole('list', { name: 'Scanned files' }).getByRole('listitem')).toHaveCount(5)
  await expectCleanInBothThemes(page, 'organizing')
  work.letGo()
  await expect(organizer.heading('Organization Preview')).toBeVisible()
  await expect(organizer.toast('Found 5 files!')).toBeVisible()
  await expect(organizer.toast('Organized into 3 categories')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Documents & PDFs ?3 files/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Photos & Images ?1 file/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Music & Audio ?1 file/ })).toBeVisible()
  await expectCleanInBothThemes(page, 'preview')

  work.hold()
  await organizer.button('Apply AI Smart Sort').click()
  await expect(page.getByRole('progressbar', { name: 'AI Smart Sort' })).toHaveAttribute(
    'aria-valuenow',
    /^(?:25|50|75|100)$/,
  )
  await expectCleanInBothThemes(page, 'ai-sorting')
  work.letGo()
  await expect(organizer.heading('Organization Complete!')).toBeVisible()
  await expect(organizer.toast('AI Organization Complete!')).toBeVisible()
  await expect(organizer.toast('Your files have been optimally organized with AI assistance.')).toBeVisible()
  await expect(page.getByText('5 files in total')).toBeVisible()
  await expectCleanInBothThemes(page, 'complete')

  await organizer.button('Download Organized Files').click()
  const sheet = page.getByRole('dialog', { name: 'Organized Files' })
  await expect(sheet.getByText('bill.txt')).toBeVisible()
  if (!isMobile) {
    await sheet.getByRole('button', { name: /ZIP Archive/ }).click()
    const download = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Download All Files' }).click()
    const names = openZip(await (await download).path()).members.map(({ name }) => name)
    expect(names.toSorted()).toEqual([
      'Documents & PDFs/about.txt',
      'Documents & PDFs/note.txt',
      'Invoices/bill.txt',
      'Music & Audio/song.mp3',
      'Photos & Images/one.jpg',
    ])
  }
  await page.keyboard.press('Escape')
  expect(sent).toEqual([])
  await page.getByRole('link', { name: 'View Organized Files' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('cancelled, empty, and too many are told each in its own words', { tag: '@night' }, async ({
  page,
  organizer,
  scratch,
}) => {
  await page.goto('/mobile-organizer')
  const only = join(scratch, 'Hidden')
  await plant(only, { '.config/x': 'x' })
  await choose(page, organizer.button('Grant Access'), only)
  await expect(organizer.toast('No Files Found')).toBeVisible()
  await expect(
    organizer.toast('Please select a folder or files to organize. Make sure to choose a folder with files inside.'),
  ).toBeVisible()
  await expect(organizer.button('Grant Access')).toBeVisible()

  const many = join(scratch, 'Many')
  await plant(many, Object.fromEntries(Array.from({ length: 1003 }, (_, index) => [`${index}.txt`, String(index)])))
  await choose(page, organizer.button('Grant Access'), many)
  await expect(page.getByText('1,000 of 1,003 files were read.')).toBeVisible()
  await organizer.button('Read all').click()
  await expect(page.getByText('1,003 files in 1 folder')).toBeVisible()
  await organizer.button('Choose another folder').click()

  await cancelDialogs(page)
  await organizer.button('Grant Access').click()
  await expect(organizer.toast('File Access Cancelled')).toBeVisible()
  await expect(organizer.toast('File scanning was cancelled. Try again when ready.')).toBeVisible()
  await expect(organizer.button('Grant Access')).toBeVisible()
})

test('a folder that the browser opens stays as it is, and is opened again by its name', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  await organizer.prefer({ skipAnimations: true })
  const files = { 'list.csv': 'a,b\n', 'old/list.csv': 'c,d\n', 'Documents & PDFs/kept.txt': 'kept' }
  await withFolder(page, '/mobile-organizer', files)
  await organizer.button('Grant Access').click()
  await expect(organizer.heading('Organization Preview')).toBeVisible()
  await organizer.button('Apply AI Smart Sort').click()
  await expect(organizer.heading('Organization Complete!')).toBeVisible()
  await organizer.button('Download Organized Files').click()
  await expect(page.getByRole('dialog', { name: 'Organized Files' }).getByRole('listitem')).toHaveCount(3)
  expect(await inFolder(page)).toEqual(files)

  await page.goto('/mobile-organizer')
  await organizer.button('Open “Holiday” again').click()
  await expect(organizer.heading('Organization Preview')).toBeVisible()
  await expect(page.getByText('3 files in')).toBeVisible()
})

test('where the dialog for folders fails, the files of one are asked for in the same press', { tag: '@night' }, async ({
  page,
  organizer,
  scratch,
}) => {
  await organizer.prefer({ skipAnimations: true })
  await page.addInitScript(() => {
    Object.assign(globalThis, { showDirectoryPicker: () => Promise.reject(new Error('there is no dialog here')) })
  })
  await page.goto('/mobile-organizer')
  const folder = join(scratch, 'Pile')
  await plant(folder, { 'note.txt': 'a note', 'list.csv': 'a,b\n' })
  await choose(page, organizer.button('Grant Access'), folder)
  await expect(organizer.heading('Organization Preview')).toBeVisible()
  await expect(organizer.toast('Found 2 files!')).toBeVisible()
})
