import { paperwork } from '../fixtures/paperwork.ts'
import { cancelDialogs, choose } from '../support/chooser.ts'
import { holdWorkers } from '../support/hold-workers.ts'
import { cut, firstVisit } from '../support/offline.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const CANARY = 'canary-6f1d2c'
/** Seven letters as text, one film, by their type two folders. */
const FILES = [
  ...Array.from({ length: 7 }, (_, index) => ({
    name: `letter ${index + 1}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Dear Ada, this is letter ${index + 1}. ${CANARY}`),
  })),
  { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(2000, 7) },
]
const invoices = paperwork()
  .filter(({ category }) => category === 'Invoices')
  .slice(0, 3)

test.describe('the mobile organizer', () => {
  test.beforeEach(({ page }) => arrive(page))

  test('choose, organize, folders, AI Sort, all done, and back: in the words of the specification @phone', async ({
    page,
    organizer,
    isMobile,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    await page.goto('/mobile')
    await expect(organizer.heading('Mobile organizer')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveCount(isMobile ? 1 : 0)
    await expectCleanInBothThemes(page, 'upload')

    const work = await holdWorkers(page)
    work.hold()
    await choose(page, organizer.button('Choose Files'), FILES)
    const bar = page.getByRole('progressbar', { name: 'Organizing Your Files' })
    await expect(bar).toHaveAttribute('aria-valuenow', /^(?:20|60)$/)
    await expectCleanInBothThemes(page, 'organizing')
    work.letGo()
    await expect(organizer.heading('Your Files in Folders')).toBeVisible()
    await expect(organizer.toast('Auto-organization complete!')).toBeVisible()
    await expect(organizer.toast('Your files have been organized. Review the results below.')).toBeVisible()
    await expect(page.getByText('8 files in 2 folders')).toBeVisible()
    const texts = page.getByRole('button', { name: /^Documents & Text/ })
    await texts.click()
    await expect(page.getByRole('list', { name: 'Files in Documents & Text' }).getByText(/^letter/)).toHaveCount(5)
    await expect(organizer.button('+2 more')).toBeVisible()
    await expectCleanInBothThemes(page, 'preview')
    await expect(organizer.button('Skip AI Sort')).toBeVisible()
    await expect(organizer.button('Cancel & Exit')).toBeVisible()
    // What the two ways do is said before, and nothing was sent until then.
    await expect(organizer.button('AI Sort')).toHaveAccessibleDescription(/upload these files to your library/)
    expect(sent).toEqual([])

    await choose(page, organizer.button('Add More Files'), invoices)
    await expect(page.getByText(/^11 files in \d folders$/)).toBeVisible()

    const batch = page.waitForRequest((request) => request.url().endsWith('/api/upload-batch'))
    await page.route('**/api/upload-batch', async (route) => {
      await expectCleanInBothThemes(page, 'ai-sorting')
      await route.continue()
    })
    await organizer.button('AI Sort').click()
    await expect(page.getByRole('progressbar', { name: 'AI Is Sorting Your Files' })).toHaveAttribute(
      'aria-valuenow',
      /^(?:25|50|75|100)$/,
    )
    expect((await batch).headers()['content-type']).toContain('multipart/form-data')
    await expect(organizer.heading('All Done!')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('11 files organized', { exact: true }).first()).toBeVisible()
    await expect(organizer.toast('Organization Complete!')).toBeVisible()
    expect(sent).toContain('/api/agentkit/organize')
    await expectCleanInBothThemes(page, 'complete')
    const rows = async () => {
      const { files } = (await (await page.request.get('/api/files')).json()) as { files: { folder: string }[] }
      return [...new Set(files.map(({ folder }) => folder))].sort()
    }
    expect(await rows()).toContain('/Invoices')
    await organizer.button('Undo').first().click()
    await expect.poll(rows).toEqual(['/Inbox'])
    await expect(organizer.heading('All Done!')).toHaveCount(0)
  })

  test("a closed dialog leaves the list of what was chosen, with '+N more files'; 'Skip AI Sort' keeps the folders @phone", {
    tag: '@night',
  }, async ({ page, organizer }) => {
    await page.goto('/smart-sorting')
    await choose(page, organizer.button('Choose Files'), FILES)
    await expect(organizer.heading('Your Files in Folders')).toBeVisible()
    await cancelDialogs(page)
    await organizer.button('Add More Files').click()
    await expect(organizer.heading('8 files selected')).toBeVisible()
    await expect(page.getByText('+3 more files')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /letter|film/ })).toHaveCount(5)
    await organizer.button('Back to the folders').click()
    await organizer.button('Skip AI Sort').click()
    await expect(organizer.heading('All Done!')).toBeVisible({ timeout: 60_000 })
    const { files } = (await (await page.request.get('/api/files')).json()) as { files: { path: string }[] }
    expect(files.map(({ path }) => path).sort()).toEqual(
      ['/Videos & Movies/film.mp4', ...FILES.slice(0, 7).map(({ name }) => `/Documents & Text/${name}`)].sort(),
    )
    await organizer.button('Continue to Dashboard').click()
    await expect(page).toHaveURL(/\/$/)
  })

  test("'Cancel & Exit' asks, forgets after 3 s, and leaves with the second tap; nothing was sent", {
    tag: '@night',
  }, async ({ page, organizer }) => {
    const posted: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes(CANARY)) posted.push(request.url())
    })
    await page.goto('/mobile')
    await choose(page, organizer.button('Choose Files'), FILES)
    await organizer.button('Cancel & Exit').click()
    await expect(organizer.button('Exit Organization?')).toBeVisible()
    await expect(page.getByText('Your files remain unchanged. Press again to leave.')).toBeVisible()
    await expect(organizer.button('Cancel & Exit')).toBeVisible()
    await organizer.button('Cancel & Exit').click()
    await organizer.button('Exit Organization?').click()
    await expect(page).toHaveURL(/\/$/)
    await page.goBack()
    await expect(organizer.button('Choose Files')).toBeVisible()
    expect(posted).toEqual([])
  })

  test("'Upload Failed' keeps the folders for another try", { tag: '@night' }, async ({ page, organizer }) => {
    await page.route('**/api/upload-batch', (route) =>
      route.fulfill({ status: 507, json: { error: 'The disk is full', code: 'no_space' } }),
    )
    await page.goto('/mobile')
    await choose(page, organizer.button('Choose Files'), FILES)
    await organizer.button('AI Sort').click()
    await expect(organizer.toast('Upload Failed')).toBeVisible()
    await expect(organizer.toast('Failed to upload and organize files. Please try again.')).toBeVisible()
    await expect(organizer.heading('Your Files in Folders')).toBeVisible()
    await page.unroute('**/api/upload-batch')
    await organizer.button('Skip AI Sort').click()
    await expect(organizer.heading('All Done!')).toBeVisible({ timeout: 60_000 })
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('AI Sort says so, looks inside the files here, and the library follows', { tag: '@night' }, async ({
    page,
    context,
    organizer,
  }) => {
    await firstVisit(page)
    await page.goto('/mobile')
    await expect(organizer.button('Choose Files')).toBeVisible()
    await cut(context, page)
    await choose(page, organizer.button('Choose Files'), invoices)
    await expect(page.getByText(/^The server can't be reached\. Both keep the files on this device/)).toBeVisible()
    await organizer.button('AI Sort').click()
    await expect(organizer.heading('All Done!')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('The library follows as soon as the server is back.')).toBeVisible()
    await expect(page.getByRole('list', { name: /./ }).getByText('Invoices', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect(organizer.toast('Waiting files uploaded')).toBeVisible()
    await expect
      .poll(async () => {
        const { files } = (await (await page.request.get('/api/files')).json()) as { files: { folder: string }[] }
        return files.map(({ folder }) => folder)
      })
      .toEqual(['/Invoices', '/Invoices', '/Invoices'])
  })
})
