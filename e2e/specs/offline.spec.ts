import { bytesOf } from '../fixtures/make-files.ts'
import { gardenNote, paperwork } from '../fixtures/paperwork.ts'
import { decidedIn } from '../support/doors.ts'
import { controlled, cut, firstVisit, namesInZip } from '../support/offline.ts'
import { arrive } from '../support/pages.ts'
import { type OwnServer, ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(240_000)

const files = [
  { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a letter') },
  { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(bytesOf('png', 2)) },
]

test('after one visit, with the network cut: reload, pick, sort, preview and download work; then the library follows', async ({
  page,
  context,
  organizer,
}) => {
  await firstVisit(page)
  // A run of the library that was undone says nothing of the run that waits on this device.
  await organizer.pickFiles(files.slice(0, 1))
  await organizer.sort()
  await organizer.approve()
  await organizer.lastRun.getByRole('button', { name: 'Undo' }).click()
  await expect(organizer.lastRun).toContainText('This run has been undone')
  await page.evaluate(() =>
    fetch('/api/files', { method: 'DELETE', headers: { 'content-type': 'application/json' }, body: '{"all":true}' }),
  )
  await cut(context, page)
  await page.reload()
  await expect(organizer.heading('Collect')).toBeVisible()
  const banner = page.getByRole('status', { name: 'Connection' })
  await expect(banner).toContainText(
    'Offline Mode Active: Basic file organization available. AI features disabled. No internet connection.',
  )

  await organizer.pickFiles(files)
  await expect(organizer.heading('Sort')).toBeVisible()
  await expect(page.getByText("The server can't be reached: the files are sorted in this browser")).toBeVisible()
  await expect(banner).toContainText('2 files wait on this device.')
  await organizer.sort()
  await expect(organizer.toast('2 files sorted in this browser')).toBeVisible()
  await expect(page.getByRole('main').getByText(/\bAI\b/)).toHaveCount(0)
  await expect(page.getByText('Sorted in this browser.')).toBeVisible()
  // The banner stays in sight, and the review has the room below it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(banner).toBeInViewport()
  const list = await page.getByRole('grid').boundingBox()
  const bar = await page.getByRole('contentinfo').boundingBox()
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(await organizer.tiles()).toEqual(
    new Map([
      ['PDF Documents', 1],
      ['Icons & Logos', 1],
    ]),
  )
  await organizer.openAll()
  await expect(organizer.row('picture.png')).toBeVisible()
  await organizer.approve()
  await expect(organizer.toast('Files Organized!')).toBeVisible()
  await expect(organizer.lastRun).toBeVisible()
  await expect(organizer.lastRun.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(organizer.lastRun).toContainText('2 files')
  await expect(organizer.lastRun).not.toContainText('undone')
  expect(await namesInZip(organizer)).toEqual(['Icons & Logos/picture.png', 'PDF Documents/letter.pdf'])

  // The queue outlives a reload without a network, and empties when the network is back.
  await page.reload()
  await expect(banner).toContainText('2 files wait on this device.')
  await context.setOffline(false)
  await expect(banner).not.toContainText('Offline Mode Active')
  await expect(organizer.toast('Waiting files uploaded')).toBeVisible()
  await expect
    .poll(async () => (await organizer.library()).map(({ path }) => path))
    .toEqual([
      expect.stringMatching(/Icons & Logos\/picture\.png$/),
      expect.stringMatching(/PDF Documents\/letter\.pdf$/),
    ])
})

test('with the network cut, files are sorted by what is in them, and a correction is learned, kept, and learned by the server too', async ({
  page,
  context,
  organizer,
}) => {
  await firstVisit(page)
  await cut(context, page)
  const papers = paperwork()
  await organizer.pickFiles([...papers, gardenNote(0)])
  await organizer.sort()
  const counts = new Map([['Documents & Text', 1]])
  for (const { category } of papers) counts.set(category, (counts.get(category) ?? 0) + 1)
  expect(await organizer.tiles()).toEqual(counts)
  await organizer.openAll()
  for (const [name, reason] of [
    ['scan 01.txt', 'It reads like an invoice.'],
    ['scan 05.pdf', 'It reads like an invoice.'],
    ['scan 17.docx', 'It reads like a recipe.'],
    ['scan 19.odt', 'It reads like a recipe.'],
    ['scan 23.eml', 'It reads like an e-mail.'],
  ] as const) {
    await organizer.filter(name)
    await expect(organizer.row(name)).toContainText(reason)
  }
  await organizer.filter('note 0.txt')
  await organizer.select('note 0.txt')
  await organizer.moveSelectionTo('Allotment')
  await organizer.approve()
  await expect(organizer.toast('Files Organized!')).toBeVisible()

  await test.step('the ZIP has the folders', async () => {
    const wanted = [
      ...papers.map(({ category, name }) => `${category === 'E-mails' ? 'E-mails/Ada' : category}/${name}`),
      'Allotment/note 0.txt',
    ]
    expect(await namesInZip(organizer)).toEqual(wanted.sort())
  })

  const sortNote = async (number: number) => {
    await expect(organizer.heading(/^(AI )?Collect$/)).toBeVisible()
    await organizer.pickFiles([gardenNote(number)])
    await organizer.sort()
    expect(await organizer.tiles()).toEqual(new Map([['Allotment', 1]]))
    await organizer.openAll()
    await expect(organizer.row(`note ${number}.txt`)).toContainText('that you put into "Allotment".')
  }
  await test.step('the next sort knows better, also after a reload', async () => {
    await sortNote(1)
    await page.reload()
    await expect(organizer.heading('Review')).toBeVisible()
    await organizer.approve()
    await expect(organizer.toast('Files Organized!')).toBeVisible()
    await page.reload()
    await sortNote(2)
    await organizer.approve()
    await expect(organizer.toast('Files Organized!')).toBeVisible()
  })

  await test.step('when the server is back it learns the same from the same plan', async () => {
    await context.setOffline(false)
    await expect(organizer.toast('Waiting files uploaded')).toBeVisible()
    await expect
      .poll(async () => (await organizer.library()).filter(({ folder }) => folder === '/Allotment').length)
      .toBe(3)
    // The lesson follows; that files like it lie in the folder is known before.
    await expect.poll(async () => await decidedIn({ api: page.request, url: '' }, 'Allotment')).toBe(3)
    await sortNote(3)
  })
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('with the network cut, a flow that was never opened speaks the language of the person', {
    tag: '@night',
  }, async ({ page, context }) => {
    await arrive(page, { skipAnimations: true })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'KI-Sammeln' })).toBeVisible()
    await controlled(page)
    await context.setOffline(true)
    for (const [path, name] of [
      ['/cross-platform', 'Geräte-Organizer'],
      ['/mobile-organizer', 'Zugriff auf echte Gerätedateien'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    // A page of its own: what it could not fetch is said in its console.
    const other = await context.newPage()
    await other.goto('/workbench')
    await expect(
      other.getByRole('alert').getByRole('heading', { name: 'Die Verbindung ist abgebrochen.' }),
    ).toBeVisible()
  })
})

test('the banner names its cause, says what still works, is dismissed, and comes back the next time', {
  tag: '@night',
}, async ({ page, context }) => {
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
  // The page looks at once: its answer may be there before the browser says that the line is back.
  const looked = page.waitForResponse('**/api/scalable/metrics')
  await context.setOffline(false)
  await looked
  await cut(context, page)
})

test('what the server will never take leaves the queue into a list that says why, to try again or to remove', {
  tag: '@night',
}, async ({ page, context, organizer }) => {
  await firstVisit(page)
  await cut(context, page)
  await organizer.pickFiles([...files, { name: 'huge.bin', mimeType: '', buffer: Buffer.from('too much') }])
  const banner = page.getByRole('status', { name: 'Connection' })
  await expect(banner).toContainText('3 files wait on this device.')
  // The server takes them one by one: too large, not allowed, and one that it can take.
  const refused: Record<string, [status: number, body: object]> = {
    'huge.bin': [413, { error: 'This file is larger than 100 MB.', code: 'too_large' }],
    'letter.pdf': [403, { error: 'Not here.', code: 'forbidden' }],
  }
  let isStrict = true
  await context.route('**/api/files/upload', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    const names = ['huge.bin', 'letter.pdf', 'picture.png'].filter((name) => body.includes(`filename="${name}"`))
    const hit = names.map((name) => refused[name]).find((one) => one !== undefined)
    if (!isStrict || !hit) return route.continue()
    // A batch with one bad file is refused as a whole until that file is alone.
    const [status, json] = names.length > 1 ? [413, { error: 'Too large', code: 'too_large' }] : hit
    return route.fulfill({ status, json })
  })
  await context.setOffline(false)
  const list = page.getByRole('status', { name: 'Files that were not accepted' })
  await expect(list).toContainText('2 files were not accepted by the server')
  await expect.poll(async () => (await organizer.library()).map(({ name }) => name)).toEqual(['picture.png'])
  await expect(page.getByText(/wait on this device/)).toHaveCount(0)

  await page.reload()
  await expect(list).toContainText('2 files were not accepted by the server')
  const summary = list.getByText('2 files were not accepted by the server')
  await summary.click()
  await expect(list.getByRole('listitem').filter({ hasText: 'huge.bin' })).toContainText('larger than 100 MB')
  await expect(list.getByRole('listitem').filter({ hasText: 'letter.pdf' })).toContainText('Not here.')

  await list.getByRole('button', { name: 'Remove huge.bin' }).press('Enter')
  await expect(organizer.toast('Removed from this device')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  isStrict = false
  await list.getByRole('button', { name: 'Retry letter.pdf' }).press('Enter')
  await expect
    .poll(async () => (await organizer.library()).map(({ name }) => name).sort())
    .toEqual(['letter.pdf', 'picture.png'])
  await expect(list).toBeEmpty()
  // The removed one comes back with Undo, and is sent.
  await page.keyboard.press('F8')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await organizer.library()).length).toBe(3)
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

  test('a server that goes away is noticed at the next pick; what waits is sent when it is back', {
    tag: '@night',
  }, async ({ page, organizer }) => {
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
