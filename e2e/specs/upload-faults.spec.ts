import { ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

const UPLOAD = '**/api/files/upload'
const some = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    name: `note ${i}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`note ${i}`),
  }))

test('a file that the server refuses is listed with its reason, and a retry brings it in', async ({
  page,
  organizer,
}) => {
  await organizer.open()
  await page.route(UPLOAD, (route) =>
    route.fulfill({ status: 400, json: { error: 'Not now', code: 'bad_request', requestId: 'r' } }),
  )
  await organizer.pickFiles(some(2))
  await expect(page.getByText('2 files did not arrive').first()).toBeVisible()
  await expect(page.getByText('note 0.txt')).toBeVisible()
  await page.unroute(UPLOAD)
  await organizer.button('Retry 2 files').click()
  await expect(page.getByText('did not arrive')).toHaveCount(0)
  await expect
    .poll(async () => (await organizer.library()).map(({ name }) => name))
    .toEqual(['note 0.txt', 'note 1.txt'])
  await organizer.sort()
})

test('cancel stops the upload, says what was kept, and what was not sent can be retried', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  await organizer.open()
  await page.route(UPLOAD, () => new Promise(() => undefined))
  await organizer.pickFiles(some(3))
  await organizer.button('Cancel upload').click()
  await expect(organizer.toast('Upload cancelled')).toBeVisible()
  await expect(organizer.toast('0 of 3 files arrived and are kept in your library')).toBeVisible()
  await page.unroute(UPLOAD)
  await organizer.button('Retry 3 files').click()
  await expect.poll(async () => (await organizer.library()).length).toBe(3)
})

test('a pick that lost a file between pick and upload sends the others', { tag: '@night' }, async ({
  page,
  organizer,
  scratch,
}) => {
  const { mkdirSync, rmSync, writeFileSync } = await import('node:fs')
  const folder = `${scratch}/pick`
  mkdirSync(folder)
  for (let i = 0; i < 4; i++) writeFileSync(`${folder}/kept ${i}.txt`, `kept ${i}`)
  writeFileSync(`${folder}/gone.txt`, 'gone')
  await organizer.open()
  let first = true
  await page.route(UPLOAD, async (route) => {
    if (first) {
      first = false
      rmSync(`${folder}/gone.txt`)
      await route.abort()
    } else await route.continue()
  })
  await organizer.pickFolder(folder)
  await expect(page.getByText('1 file did not arrive').first()).toBeVisible()
  await expect(page.getByText('gone.txt')).toBeVisible()
  await organizer.button('Go on without them').click()
  expect((await organizer.library()).map(({ name }) => name)).toEqual([
    'kept 0.txt',
    'kept 1.txt',
    'kept 2.txt',
    'kept 3.txt',
  ])
})

test('a server that goes away and comes back loses nothing', { tag: '@night' }, async ({ page, organizer }) => {
  const server = await ownServer()
  try {
    await organizer.open(server.url)
    await organizer.pickFiles(some(3))
    await expect(page.getByText('Everything is in your library')).toBeVisible()
    // It goes away under the very request: a page that notices before that sorts here, which is another test's matter.
    await page.route(
      '**/api/agentkit/organize',
      async (route) => {
        await server.stop()
        await route.continue()
      },
      { times: 1 },
    )
    await organizer.button('Start AI Sort').click()
    await expect(organizer.toast('Sorting Failed')).toBeVisible({ timeout: 30_000 })
    await server.start()
    await organizer.sort()
    await organizer.approve()
    await expect(organizer.heading('Complete!')).toBeVisible()
  } finally {
    await server.remove()
  }
})

test('U-10: what one guest uploads, another guest does not see', async ({ page, organizer, browser, baseURL }) => {
  await organizer.open()
  await organizer.pickFiles(some(2))
  await expect.poll(async () => (await organizer.library()).length).toBe(2)
  const [mine] = await organizer.library()
  const other = await browser.newContext(baseURL ? { baseURL } : {})
  const stranger = await other.newPage()
  await stranger.goto('/')
  const list = await stranger.request.get('/api/files')
  expect(((await list.json()) as { files: unknown[] }).files).toEqual([])
  expect((await stranger.request.get(`/api/files/${mine?.id}/content`)).status()).toBe(404)
  await other.close()
  expect((await page.request.get(`/api/files/${mine?.id}/content`)).status()).toBe(200)
})

test('the time that is left is told by what was sent lately: not before something arrived, never as nothing', {
  tag: '@night',
}, async ({ page, organizer }) => {
  await organizer.open()
  // Five batches of as many bytes; each arrives when the test lets it.
  const waiting: (() => void)[] = []
  await page.route(UPLOAD, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  await page.clock.install()
  await organizer.pickFiles(
    Array.from({ length: 500 }, (_, i) => ({
      name: `note ${String(i).padStart(3, '0')}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`note ${String(i).padStart(3, '0')}`),
    })),
  )
  const upload = page.getByRole('progressbar', { name: 'Upload', exact: true })
  await expect(upload).toHaveAttribute('aria-valuenow', '0')
  await expect.poll(() => waiting.length).toBe(3)
  // From here on the page's time goes on only as far as it is told.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100)
  const left = page.locator('main p').filter({ hasText: /^(?:…|Finishing…|.*seconds?|.*minutes?)$/ })
  const arrives = async (percent: number) => {
    waiting.shift()?.()
    // What is told is drawn by the page's own time.
    const told = async () => {
      await page.clock.runFor(20)
      return upload.getAttribute('aria-valuenow')
    }
    await expect.poll(told).toBe(String(percent))
  }
  await expect(left).toHaveText('…')
  await page.clock.runFor(3000)
  await arrives(20)
  await page.clock.runFor(9000)
  await arrives(40)
  await expect(left).toHaveText(/^2[6-9] seconds$/)
  await page.clock.runFor(100_000)
  await arrives(60)
  await expect(left).toHaveText(/^3 minutes$/)
  await page.clock.runFor(2000)
  await arrives(80)
  await expect(left).toHaveText('a few seconds')
  await page.clock.resume()
  waiting.shift()?.()
  await expect(page.getByText('Everything is in your library')).toBeVisible()
})
