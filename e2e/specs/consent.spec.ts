import type { Page, Request } from '@playwright/test'
import { holdWorkers } from '../support/hold-workers.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const CANARY = 'canary-4f1c-what-is-inside-of-the-file'
const FILES = ['holiday.jpg', 'invoice 2026.pdf', 'song.mp3', 'table.xlsx'].map((name) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(`${CANARY} ${name}`),
}))
const STATEMENTS = [
  'Only metadata is read',
  'No file is opened',
  'Sorting happens on this device',
  'The list is kept in this browser',
  'It can be erased at any time',
]
const WITH_SERVER = 'Ask the server where files belong'
const MEMBERS = 'category,dateCreated,extension,id,isDirectory,lastModified,name,path,size,type'

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(words, { exact: true })
const tick = (page: Page, says: string) => page.getByText(says, { exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const kept = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), name)

/** Agrees to what is required, and to asking the server where that is wanted, up to where files are chosen. */
async function agree(page: Page, withServer = false) {
  await press(page, 'Review Detailed Permissions')
  for (const says of STATEMENTS) await tick(page, says)
  if (withServer) await tick(page, WITH_SERVER)
  await press(page, 'Continue')
  await press(page, 'Start Organizing Files')
  await expect(heading(page, 'Select files')).toBeVisible()
}

async function list(page: Page) {
  await page.getByTestId('pick-files').setInputFiles(FILES)
  await expect(heading(page, 'Preview')).toBeVisible()
}

test('consent mode: overview, details, confirmation, select, preview, done, and nothing that is inside of a file leaves', async ({
  page,
}) => {
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  await page.goto('/consent')
  await expect(heading(page, 'Consent mode')).toBeVisible()
  await expect(page).toHaveTitle('Consent mode · Octavo')
  for (const name of ['What is read', 'What is never read'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  for (const name of ['Privacy Policy', 'Terms of Service'])
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
  await press(page, 'Decline')
  await expect(toast(page, 'Consent Required')).toBeVisible()
  await expect(toast(page, 'Please grant consent before selecting files')).toBeVisible()

  await press(page, 'Review Detailed Permissions')
  await expect(page.getByRole('checkbox')).toHaveCount(6)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  const please = page.getByRole('button', { name: 'Please Accept Required Permissions' })
  for (const says of STATEMENTS) {
    await expect(please).toBeDisabled()
    await tick(page, says)
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${says}`) })).toBeChecked()
  }
  await press(page, 'Continue')
  await expect(page.getByText('Not agreed to')).toHaveCount(1)
  await press(page, 'Cancel')
  await expect(heading(page, 'Consent mode')).toBeVisible()
  await press(page, 'Review Detailed Permissions')
  await press(page, 'Continue')
  await press(page, 'Start Organizing Files')

  await list(page)
  for (const name of ['Complete Sort', 'Scan Different Files'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await press(page, 'Complete Sort')
  await expect(heading(page, 'Files Organized!')).toBeVisible()
  await expect(toast(page, '4 files organized')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Where files belong' }).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')

  const records = (await kept(page, 'octavo-metadata')) as object[]
  expect(records.map((record) => Object.keys(record).sort().join())).toEqual(Array.from({ length: 4 }, () => MEMBERS))
  expect(await kept(page, 'octavo-preferences')).toMatchObject({
    receipt: { version: 1, consent: { metadataOnly: true, optionalAI: false } },
  })
  const download = page.waitForEvent('download')
  await press(page, 'Save the list')
  expect((await download).suggestedFilename()).toBe('octavo-list.csv')
  for (const request of sent) {
    const all = `${request.method()} ${request.url()} ${request.postData() ?? ''}`
    expect(all).not.toMatch(/canary|invoice|\/api\/(?:files|upload|plans)/)
  }

  await press(page, 'Organize More Files')
  await expect(heading(page, 'Select files')).toBeVisible()
  await press(page, 'Revoke and erase')
  const erased = page.getByRole('status').filter({ hasText: 'Revoked and erased' })
  await expect(erased).toContainText('4 lines of metadata')
  await expect(erased).toContainText('wording 1')
  for (const name of ['octavo-metadata', 'octavo-preferences']) expect(await kept(page, name)).toBeNull()
  await page.reload()
  await expect(heading(page, 'Consent mode')).toBeVisible()
})

test('consent mode with AI sends names, types and sizes, and sorts without when nobody answers', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/consent')
  await agree(page, true)
  await list(page)
  const asking = page.waitForRequest('**/api/files/classify')
  await press(page, 'Complete Sort')
  const { files } = (await asking).postDataJSON() as { files: object[] }
  expect(files).toHaveLength(4)
  for (const file of files) expect(['name,size', 'name,size,type']).toContain(Object.keys(file).sort().join())
  await expect(heading(page, 'Files Organized!')).toBeVisible()

  await press(page, 'See what was sent')
  const ledger = page.getByRole('dialog', { name: 'What left this device' })
  const row = ledger.getByRole('listitem').filter({ hasText: 'Asked by name, type and size where files belong' })
  await expect(row).toContainText('POST /api/files/classify')
  await expect(row).toContainText('Fields: files, name, size')
  await expect(ledger.getByText('0 Bytes', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await press(page, 'Organize More Files')
  await list(page)
  await page.route('**/api/files/classify', (route) => route.fulfill({ status: 503, body: '' }))
  await press(page, 'Complete Sort')
  await expect(heading(page, 'Files Organized!')).toBeVisible()
  await expect(toast(page, '4 files organized (basic categorization)')).toBeVisible()
})

test('the page of consent mode is closed by the browser: an upload can not leave it, whatever a script does', async ({
  context,
}) => {
  // A page of its own: that something is refused is said in its console.
  const page = await context.newPage()
  await arrive(page, { skipAnimations: true })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: /^Consent mode/ }).click()
  await expect(heading(page, 'Consent mode')).toBeVisible()
  const upload = () =>
    page.evaluate(() => {
      const form = new FormData()
      form.append('files', new Blob(['inside']), 'a.txt')
      return fetch('/api/files/upload', { method: 'POST', body: form }).then(
        () => 'answered',
        () => 'refused',
      )
    })
  await expect.poll(upload).toBe('refused')
  // Other screens have their own policy again: they, too, are loaded as pages.
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(heading(page, 'Privacy Policy')).toBeVisible()
  await expect.poll(upload).toBe('answered')
  await page.close()
})

test('axe finds nothing in the stages of consent mode and in the ledger @phone', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/consent')
  await expect(heading(page, 'Consent mode')).toBeVisible()
  await expectCleanInBothThemes(page, 'overview')
  await press(page, 'Review Detailed Permissions')
  await expectCleanInBothThemes(page, 'details')
  for (const says of [...STATEMENTS, WITH_SERVER]) await tick(page, says)
  await press(page, 'Continue')
  await expectCleanInBothThemes(page, 'confirmation')
  await press(page, 'Start Organizing Files')
  await expect(heading(page, 'Select files')).toBeVisible()
  await expectCleanInBothThemes(page, 'select')
  const work = await holdWorkers(page)
  // The first worker says what the pick means, the next one reads what there is to know of it.
  const first = page.waitForResponse(/sort\.worker/)
  await page.getByTestId('pick-files').setInputFiles(FILES)
  await first
  work.hold()
  await expect(heading(page, 'Reading metadata')).toBeVisible()
  await expectCleanInBothThemes(page, 'processing')
  work.letGo()
  await expect(heading(page, 'Preview')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete Sort' })).toBeInViewport()
  await expectCleanInBothThemes(page, 'preview')
  await page.route('**/api/files/classify', async (route) => {
    await expectCleanInBothThemes(page, 'sorting')
    await route.continue()
  })
  await press(page, 'Complete Sort')
  await expect(heading(page, 'Files Organized!')).toBeVisible()
  await expectCleanInBothThemes(page, 'done')
  await press(page, 'See what was sent')
  await expect(page.getByRole('dialog', { name: 'What left this device' })).toBeVisible()
  await expectCleanInBothThemes(page, 'ledger')
})
