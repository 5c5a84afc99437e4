import type { Page } from '@playwright/test'
import { HEIC } from '../../packages/readers/test/support/heic.ts'
import { zip } from '../fixtures/archives.ts'
import { bytesOf } from '../fixtures/make-files.ts'
import { draw } from '../fixtures/photo-drawing.ts'
import { heicWith, rawWith } from '../fixtures/photos.ts'
import { cut, firstVisit } from '../support/offline.ts'
import { arrive } from '../support/pages.ts'
import { widerBy } from '../support/pseudo.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const file = (name: string, at = 1) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(bytesOf(name.slice(name.lastIndexOf('.') + 1), at)),
})
const text = (name: string, words = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })

/** Makes every text doubtful: it would go to its type's folder, and could be an invoice or a letter. */
const makeDoubtful = (page: Page) =>
  page.route('**/api/agentkit/organize', async (route) => {
    const answer = await route.fetch()
    const options = [
      { category: 'Documents & Text', confidence: 0.45 },
      { category: 'Invoices', confidence: 0.35 },
      { category: 'Letters', confidence: 0.2 },
    ]
    const body = (await answer.text())
      .replaceAll('"needsDecision":false', '"needsDecision":true')
      .replaceAll('"byType":true', '"byType":false')
      .replace(/"options":\[[^\]]*\]/g, `"options":${JSON.stringify(options)}`)
    await route.fulfill({ response: answer, body })
  })

// Each state is looked at by axe in both themes: minutes on a machine that does other work too.
test.setTimeout(600_000)

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

test('the review shows what it asks about: pictures in rows and tiles, and each file itself under one key @phone', async ({
  page,
  organizer,
  hasTouch,
}) => {
  await page.goto('/')
  await organizer.pickFiles([
    file('harbour.png'),
    file('invoice.pdf', 2),
    text('table.csv', 'a,b\n1,2\n3,4\n'),
    text('notes.md', '# Notes\n\n[the bill](invoice.pdf) and [nothing](gone.pdf)'),
  ])
  await expect(page.getByText('Everything is in your library')).toBeVisible({ timeout: 60_000 })
  await organizer.sort()
  // UX-101: the bill goes to another folder than the note that names it.
  await page.getByRole('button', { name: '1 link would lead nowhere' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'notes.md' })).toContainText(
    'invoice.pdf',
  )
  await page.keyboard.press('Escape')
  await organizer.openAll()
  const picture = organizer.row('harbour.png').locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // One tap, or one key.
  const grid = page.getByRole('grid', { name: 'All files' })
  if (hasTouch) await page.getByRole('button', { name: 'Open harbour.png' }).tap()
  else {
    await grid.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
  }
  const open = page.getByRole('dialog')
  await expect(open).toContainText('Why this category?')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(open.getByRole('status').first()).toContainText('4 of 4')
  for (const name of ['harbour.png', 'table.csv', 'invoice.pdf']) {
    for (let step = 0; (await open.getByRole('heading', { level: 2 }).textContent()) !== name && step < 8; step += 1)
      await page.keyboard.press(step < 4 ? 'ArrowLeft' : 'ArrowRight')
    if (name === 'harbour.png') await expect(open.getByRole('img', { name })).toBeVisible()
    else if (name === 'table.csv') await expect(open.getByRole('cell', { name: '3' })).toBeVisible()
    else await expect(open.getByRole('img', { name: /^Page 1 of/ })).toBeVisible({ timeout: 30_000 })
  }
  await expectCleanInBothThemes(page, 'a file of the review, open')
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  // Back closes it and stays in the review.
  await page.goBack()
  await expect(open).toHaveCount(0)
  await expect(organizer.heading('AI Review')).toBeVisible()
  await page.getByRole('button', { name: 'Show as pictures' }).click()
  const tile = page.getByRole('gridcell').filter({ hasText: 'harbour.png' })
  await expect(tile.locator('img')).toBeVisible()
  await expectCleanInBothThemes(page, 'the review as pictures')
})

test('a hundred doubtful files are decided by one key each, and Undo takes the last one back', async ({
  page,
  organizer,
}) => {
  await makeDoubtful(page)
  await page.goto('/')
  await organizer.pickFiles(Array.from({ length: 100 }, (_, at) => text(`zz ${at}.txt`, `${at}`)))
  await expect(page.getByText('Everything is in your library')).toBeVisible({ timeout: 60_000 })
  await organizer.sort()
  // Approve says what nobody has decided, and what happens to it.
  await expect(page.getByText('100 files are not decided: they go where they are proposed.')).toBeVisible()
  // A press beside an open menu closes it and does nothing else, though the page below is alive.
  await page.getByRole('button', { name: /^Order: / }).click()
  await expect(page.getByRole('menuitemradio', { name: 'As found' })).toBeFocused()
  const approve = await page.getByRole('button', { name: /^Approve & Organize/ }).boundingBox()
  await page.mouse.click((approve?.x ?? 0) + 20, (approve?.y ?? 0) + 10)
  await expect(page.getByRole('menuitemradio')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Order: / })).toBeFocused()
  const startedAtMs = Date.now()
  let presses = 1
  await page.keyboard.press('d')
  const open = page.getByRole('dialog')
  await expect(open.getByText('100 left to decide')).toBeVisible()
  for (let left = 100; left > 0; left -= 1) {
    await expect(open.getByText(`${left} left to decide`)).toBeVisible()
    await page.keyboard.press(left % 10 === 0 ? '0' : String(1 + (left % 3)))
    presses += 1
    if (left === 51) {
      await expect(open.getByText('50 left to decide')).toBeVisible()
      await page.keyboard.press('Control+z')
      await expect(open.getByText('51 left to decide')).toBeVisible()
      await page.keyboard.press('2')
      presses += 2
    }
  }
  await expect(open).toHaveCount(0)
  await expect(organizer.toast('Everything is decided')).toBeVisible()
  test
    .info()
    .annotations.push({ type: 'round', description: `100 files, ${presses} presses, ${Date.now() - startedAtMs} ms` })
  expect(presses).toBe(103)
  await expect(page.getByText(/not decided/)).toHaveCount(0)
  await expect(organizer.button('Approve & Organize 90 files')).toBeVisible()
})

test('a doubtful file is decided in its row, and Move offers the likely places first, then new folders in folders @phone', async ({
  page,
  organizer,
}) => {
  await makeDoubtful(page)
  await page.goto('/')
  await organizer.pickFiles([text('aa.txt'), text('bb.txt'), text('cc.txt')])
  await expect(page.getByText('Everything is in your library')).toBeVisible({ timeout: 60_000 })
  await organizer.sort()
  await organizer.openAll()
  await organizer
    .row('aa.txt')
    .getByRole('button', { name: /^Documents & Text/ })
    .click()
  await expect(organizer.row('aa.txt').getByRole('button', { name: 'Keep here' })).toHaveCount(0)
  // A narrow row has room for two places; leaving it where it is stands in its menu.
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await organizer.row('bb.txt').getByRole('button', { name: 'Actions for bb.txt' }).click()
    await page.getByRole('menuitem', { name: 'Exclude' }).click()
  } else await organizer.row('bb.txt').getByRole('button', { name: 'Keep here' }).click()
  await expect(organizer.button('Approve & Organize 2 files')).toBeVisible()
  await organizer.select('cc.txt')
  await page
    .getByRole('button', { name: /^Move to/ })
    .first()
    .click()
  const move = page.getByRole('dialog')
  await expect(move.getByRole('listitem').first()).toContainText('Invoices')
  await move.getByRole('textbox', { name: 'Category' }).fill('Budget/2023')
  await page.keyboard.press('Enter')
  await expect(move).toHaveCount(0)
  await expect(organizer.row('cc.txt')).toContainText('Budget/2023')
})

const MAIL = [
  'From: Ann <ann@example.org>',
  'Subject: The tide tables',
  'Content-Type: multipart/mixed; boundary=x',
  '',
  '--x',
  'Content-Type: text/plain',
  '',
  'They are attached.',
  '--x',
  'Content-Disposition: attachment; filename="tides.csv"',
  '',
  'hour,height',
  '6,3.14',
  '--x--',
  '',
].join('\r\n')

const DIVIDER = 'From harbour Mon May  6 07:08:09 2024'

test('what lies in an archive, in an archive in it, and in a mail is opened in place, by keyboard, and left again', {
  tag: '@night',
}, async ({ page, organizer }) => {
  const bytes = (words: string) => Buffer.from(words)
  const inner = zip([{ name: 'deep/letter.txt', bytes: bytes('Dear diver,') }])
  await page.goto('/')
  await organizer.pickFiles([
    {
      ...{ name: 'trip.zip', mimeType: '' },
      buffer: zip([
        { name: 'plan.txt', bytes: bytes('Leave at dawn.') },
        { name: 'inner.zip', bytes: inner },
      ]),
    },
    { name: 'tides.eml', mimeType: '', buffer: bytes(MAIL) },
    { name: 'post.mbox', mimeType: '', buffer: bytes([DIVIDER, MAIL, '', DIVIDER, MAIL, ''].join('\r\n')) },
  ])
  await expect(page.getByText('Everything is in your library')).toBeVisible({ timeout: 60_000 })
  await organizer.sort()
  await organizer.openAll()
  await page.getByRole('button', { name: 'Open trip.zip' }).click()
  const open = page.getByRole('dialog')
  await open.getByRole('button', { name: 'plan.txt' }).focus()
  await page.keyboard.press('Enter')
  await expect(open.getByText('Leave at dawn.')).toBeVisible()
  await expect(open.getByRole('button', { name: 'Back to trip.zip' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(open.getByRole('button', { name: 'plan.txt' })).toBeFocused()
  await open.getByRole('button', { name: 'inner.zip' }).click()
  await open.getByRole('button', { name: 'deep/letter.txt' }).click()
  await expect(open.getByText('Dear diver,')).toBeVisible()
  await expectCleanInBothThemes(page, 'a member of an archive in an archive, open')
  await open.getByRole('button', { name: 'Back to inner.zip' }).click()
  await open.getByRole('button', { name: 'Back to trip.zip' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open tides.eml' }).click()
  await open.getByRole('button', { name: 'tides.csv' }).click()
  await expect(open.getByRole('cell', { name: '3.14' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open post.mbox' }).click()
  const mails = open.getByRole('button', { name: 'The tide tables.eml' })
  await expect(mails).toHaveCount(2)
  await mails.last().focus()
  await page.keyboard.press('Enter')
  await expect(open.getByText('They are attached.')).toBeVisible()
  await open.getByRole('button', { name: 'tides.csv' }).click()
  await expect(open.getByRole('cell', { name: '3.14' })).toBeVisible()
})

test.describe('without the server', () => {
  test.use({ serviceWorkers: 'allow' })

  test('pictures and pages are drawn on this device', { tag: '@night' }, async ({ page, organizer, context }) => {
    await firstVisit(page)
    await cut(context, page)
    await organizer.pickFiles([file('harbour.png'), file('invoice.pdf', 2)])
    await organizer.sort()
    await organizer.openAll()
    const picture = organizer.row('harbour.png').locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Open harbour.png' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'harbour.png' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open invoice.pdf' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: /^Page 1 of/ })).toBeVisible({ timeout: 60_000 })
  })

  test('RAW and HEIC pictures are seen in rows and large, though no browser decodes them, and copies of them are known', {
    tag: '@night',
  }, async ({ page, organizer }) => {
    await firstVisit(page)
    const photo = async (scene: number, share: number, quality: number) =>
      Buffer.from(await page.evaluate(draw, { kind: 'photo', scene, shift: 0, share, quality } as const), 'base64')
    // The app's own files are there, the server is not: the decoder of HEIC is fetched with the first picture that needs it.
    await page.route('**/api/**', (route) => route.abort())
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('status', { name: 'Connection' })).toContainText('Server unavailable.')
    await organizer.pickFiles([
      { name: 'DSC_0001.NEF', mimeType: '', buffer: rawWith(await photo(1, 1, 0.9)) },
      { name: 'sent on.dng', mimeType: '', buffer: rawWith(await photo(1, 0.6, 0.7)) },
      { name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: heicWith(await photo(2, 0.25, 0.6)) },
      { name: 'IMG_0003.HEIC', mimeType: 'image/heic', buffer: HEIC },
    ])
    await organizer.sort()
    await organizer.openAll()
    for (const [name, widthPx] of [
      ['DSC_0001.NEF', 1200],
      ['IMG_0002.HEIC', 300],
      ['IMG_0003.HEIC', 64],
    ] as const) {
      const picture = organizer.row(name).locator('img')
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await page.getByRole('button', { name: `Open ${name}` }).click()
      const large = page.getByRole('dialog').getByRole('img', { name })
      await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(widthPx)
      await page.keyboard.press('Escape')
    }
    await expect(organizer.button(/^Alike 2/)).toBeVisible()
  })

  test('the letters of a PDF are there without a connection, once any page of a PDF was looked at before', {
    tag: '@night',
  }, async ({ page, organizer, context }) => {
    await firstVisit(page)
    await organizer.pickFiles([file('invoice.pdf', 2)])
    await expect(page.getByText('Everything is in your library')).toBeVisible({ timeout: 60_000 })
    await organizer.sort()
    await organizer.openAll()
    await page.getByRole('button', { name: 'Open invoice.pdf' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: /^Page 1 of/ })).toBeVisible({ timeout: 60_000 })
    const fonts = () =>
      page.evaluate(async () => {
        const kept = await (await caches.open('octavo-assets')).keys()
        return kept.filter(({ url }) => /\.(?:pfb|ttf)$/.test(url)).length
      })
    await expect.poll(fonts, { timeout: 30_000 }).toBe(14)
    await cut(context, page)
    const answer = await page.evaluate(async () => {
      const kept = await (await caches.open('octavo-assets')).keys()
      const font = kept.find(({ url }) => url.endsWith('.ttf'))
      return font ? (await fetch(font.url)).status : 0
    })
    expect(answer).toBe(200)
  })
})
