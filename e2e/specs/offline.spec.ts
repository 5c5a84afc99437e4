import type { BrowserContext, Page } from '@playwright/test'
import { bytesOf } from '../fixtures/make-files.ts'
import { arrive } from '../support/pages.ts'
import { type OwnServer, ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { openZip } from '../support/zip-reader.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(240_000)

const files = [
  { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a letter') },
  { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(bytesOf('png', 2)) },
]

/** The first visit: the page is there, and its service worker has everything that it keeps. */
async function firstVisit(page: Page, url = '/'): Promise<void> {
  await arrive(page, { skipAnimations: true })
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

async function cut(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await expect(page.getByRole('status', { name: 'Connection' })).toContainText('No internet connection.')
}

test('after one visit, with the network cut: reload, pick, sort, preview and download work; then the library follows', async ({
  page,
  context,
  organizer,
}) => {
  await firstVisit(page)
  await cut(context, page)
  await page.reload()
  await expect(organizer.heading('AI Collect')).toBeVisible()
  const banner = page.getByRole('status', { name: 'Connection' })
  await expect(banner).toContainText(
    'Offline Mode Active: Basic file organization available. AI features disabled. No internet connection.',
  )

  await organizer.pickFiles(files)
  await expect(organizer.heading('AI Sort')).toBeVisible()
  await expect(page.getByText("The server can't be reached: the files are sorted in this browser")).toBeVisible()
  await expect(banner).toContainText('2 files wait on this device.')
  await organizer.sort()
  await expect(page.getByText('Sorted in this browser.')).toBeVisible()
  expect(await organizer.tiles()).toEqual(
    new Map([
      ['PDF Documents', 1],
      ['Photos & Images', 1],
    ]),
  )
  await organizer.openAll()
  await expect(organizer.row('picture.png')).toBeVisible()
  await organizer.approve()
  await expect(organizer.toast('Files Organized!')).toBeVisible()
  await expect(organizer.lastRun).toBeVisible()
  await expect(organizer.lastRun.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await organizer.lastRun.getByRole('button', { name: 'Download' }).click()
  await page
    .getByRole('button', { name: /ZIP Archive/ })
    .or(page.getByRole('radio', { name: /ZIP Archive/ }))
    .first()
    .click()
  const download = page.waitForEvent('download')
  await organizer.button('Download All Files').click()
  const zip = openZip(await (await download).path())
  expect(zip.members.map(({ name }) => name).sort()).toEqual([
    'PDF Documents/letter.pdf',
    'Photos & Images/picture.png',
  ])
  await page.keyboard.press('Escape')

  // The queue outlives a reload without a network, and empties when the network is back.
  await page.reload()
  await expect(banner).toContainText('2 files wait on this device.')
  await context.setOffline(false)
  await expect(banner).not.toContainText('Offline Mode Active')
  await expect(organizer.toast('Waiting files uploaded')).toBeVisible()
  await expect
    .poll(async () => (await organizer.library()).map(({ path }) => path))
    .toEqual([
      expect.stringMatching(/PDF Documents\/letter\.pdf$/),
      expect.stringMatching(/Photos & Images\/picture\.png$/),
    ])
})

test('the banner names its cause, says what still works, is dismissed, and comes back the next time', async ({
  page,
  context,
}) => {
  await firstVisit(page)
  const banner = page.getByRole('status', { name: 'Connection' })
  await cut(context, page)
  await banner.getByText('What still works offline').click()
  for (const text of [
    'Basic categorization by type and size',
    'Manual folder organization',
    'File preview and metadata viewing',
    'Local storage and file handling',
  ]) {
    await expect(banner.getByText(text)).toBeVisible()
  }
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toBeEmpty()
  await context.setOffline(false)
  await page.waitForResponse('**/api/scalable/metrics')
  await cut(context, page)
})

test('nothing below /api and no page of a person is kept by the service worker', async ({ page, organizer }) => {
  await firstVisit(page)
  await organizer.pickFiles(files)
  await expect(organizer.heading('AI Sort')).toBeVisible()
  await organizer.sort()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    )
    return all.flat()
  })
  expect(kept).toContain('/index.html')
  expect(
    kept.filter(
      (path) => !/^\/(?:index\.html|theme\.js|favicon\.svg|manifest\.webmanifest|assets\/|icons\/)/.test(path),
    ),
  ).toEqual([])
})

test.describe('a server of its own', () => {
  let server: OwnServer
  test.beforeEach(async () => {
    server = await ownServer()
  })
  test.afterEach(() => server.remove())

  test('a server that goes away is noticed at the next pick; what waits is sent when it is back', async ({
    page,
    organizer,
  }) => {
    await firstVisit(page, `${server.url}/`)
    const banner = page.getByRole('status', { name: 'Connection' })
    await server.stop()
    await organizer.pickFiles(files)
    await expect(banner).toContainText('Server unavailable.')
    await expect(banner).toContainText('2 files wait on this device.')
    await organizer.sort()
    await server.start()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(organizer.toast('Waiting files uploaded')).toBeVisible()
    await organizer.approve()
    await expect(organizer.toast('Files Organized!')).toBeVisible()
  })
})
