import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pdf } from '../fixtures/documents.ts'
import { landscape, png } from '../fixtures/images.ts'
import { mp3 } from '../fixtures/media.ts'
import { holdWorkers } from '../support/hold-workers.ts'
import { pressAt } from '../support/keyboard.ts'
import { inFolder, withFolder } from '../support/own-folder.ts'
import { arrive } from '../support/pages.ts'
import { sha256 } from '../support/plan-text.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes as clean } from '../support/themes.ts'
import { openZip } from '../support/zip-reader.ts'

const CANARY = 'xylophone-canary-4711'

/** Files whose contents must never be seen in a request: in texts, in a name of none, in the chunk of a picture. */
const FILES = [
  { name: 'invoice.txt', text: `Invoice number 12\nAmount due: 20 EUR\nDue date 1 May\nTotal 20 EUR\n${CANARY}` },
  { name: 'budget.csv', text: `month,${CANARY}\n1,2\n` },
  { name: 'notes.md', text: `# Notes\n${CANARY}` },
  { name: 'song.mp3', bytes: mp3(20, CANARY) },
  { name: 'report.pdf', bytes: pdf('Report', [CANARY, 'Quarterly report']) },
  { name: 'sea.png', bytes: png(64, 48, landscape(64, 48, 1)) },
  { name: 'hill.png', bytes: png(64, 48, landscape(64, 48, 2)) },
  { name: 'dusk.png', bytes: png(64, 48, landscape(64, 48, 3)) },
] as const
const payloads = FILES.map((file) => ({
  name: file.name,
  mimeType: '',
  buffer: 'bytes' in file ? Buffer.from(file.bytes) : Buffer.from(file.text),
}))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)

/** Chooses files by one of the ways in. */
const choose = async (page: Page, way: string, files: Parameters<Page['setInputFiles']>[1]) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, way).click()])
  await chooser.setFiles(files)
}

/** Everything that leaves the page, its bodies as texts. */
const watchRequests = (page: Page) => {
  const sent: { readonly url: string; readonly body: string }[] = []
  page.on('request', (request) => {
    const body = request.postDataBuffer()?.toString('latin1') ?? ''
    if (request.method() !== 'GET') sent.push({ url: new URL(request.url()).pathname, body })
  })
  return sent
}

test.beforeEach(async ({ page }) => {
  await arrive(page, { skipAnimations: true })
  // A browser that lets no page change a folder, but where a test says so: then a folder is an input.
  await page.addInitScript(() => Object.assign(globalThis, { showDirectoryPicker: undefined }))
})

test('the whole way by keyboard: permission, preview, organizing, complete, the ZIP; no content leaves the device', async ({
  page,
}) => {
  const sent = watchRequests(page)
  await page.goto('/cross-platform')
  await expect(page).toHaveTitle('Device Organizer · Octavo')
  for (const words of ['Downloads folder', 'Documents folder', 'Pictures folder'])
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  for (const name of [
    'Scan My Files Now',
    'Scan Folder',
    'Select Files',
    'Organize All Files (No Storage)',
    'Web File Picker',
  ])
    await expect(button(page, name)).toBeVisible()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressAt(page, button(page, 'Select Files'))])
  await chooser.setFiles(payloads)
  await expect(page.getByRole('heading', { level: 1, name: 'Found 8 Device Files' })).toBeVisible()
  await expect(toast(page, 'Found 8 files!')).toBeVisible()
  await expect(page.getByText('Nothing on this device changes')).toBeVisible()
  for (const name of [
    'Download All Files (8)',
    'AI Style Clustering (3)',
    /^AI Content Clustering \(\d\)$/,
    'Organize These Files',
    'Tutorial',
    'Learn File Movement',
  ])
    await expect(button(page, name)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Google Drive Sync & AI Clustering' })).toHaveAttribute(
    'href',
    '/google-drive-sync',
  )
  await expect(button(page, 'Organize These Files')).toBeEnabled()
  await pressAt(page, button(page, 'Organize These Files'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your files are organized!' })).toBeVisible()
  await expect(toast(page, '8 files organized using AI')).toBeVisible()
  await expect(page.getByText('Second opinion of the server')).toBeVisible()
  await expect(page.getByRole('region', { name: 'This device' })).toContainText('Chrom')
  await expect(page.getByRole('link', { name: 'View Organized Files' })).toHaveAttribute('href', '/')
  await pressAt(page, button(page, 'Download All Files'))
  const sheet = page.getByRole('dialog', { name: 'Download Organized Files' })
  await sheet.getByText('ZIP Archive').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download All Files' }).click(),
  ])
  const { members } = openZip(await download.path())
  const made = new Map(members.map(({ name, sha256: hash }) => [name.split('/').at(-1), hash]))
  expect(made).toEqual(new Map(payloads.map(({ name, buffer }) => [name, sha256(buffer)])))
  expect(members.map(({ name }) => name)).toContain('Audio/song.mp3')
  expect(sent.filter(({ body }) => body.includes(CANARY))).toEqual([])
  expect(sent.filter(({ url }) => /upload|cluster/.test(url))).toEqual([])
})

test('a closed dialog, an empty folder, a server that is away: each says its own', { tag: '@night' }, async ({
  page,
  scratch,
}) => {
  await page.goto('/cross-platform')
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setInterceptFileChooserDialog', { enabled: true, cancel: true } as never)
  await button(page, 'Scan Folder').click()
  await expect(toast(page, 'No Files Selected')).toBeVisible()
  await button(page, 'Organize All Files (No Storage)').click()
  await expect(toast(page, 'Download Process')).toBeVisible()
  await expect(toast(page, 'Please select files to organize')).toBeVisible()
  await client.send('Page.setInterceptFileChooserDialog', { enabled: false } as never)
  await client.detach()

  const hidden = join(scratch, 'empty')
  mkdirSync(hidden)
  writeFileSync(join(hidden, '.hidden'), '')
  await choose(page, 'Scan Folder', hidden)
  await expect(toast(page, 'No Files Found')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Device Organizer' })).toBeVisible()

  await page.route('**/api/files/classify', (route) => route.abort())
  await choose(page, 'Organize All Files (No Storage)', payloads.slice(0, 3))
  await expect(toast(page, 'Auto-organization complete!')).toBeVisible()
  await expect(button(page, 'Organize These Files')).toBeEnabled()
  await button(page, 'Organize These Files').click()
  await expect(toast(page, '3 files organized (basic categorization)')).toBeVisible()
})

test('AI Style Clustering groups on this device, as folders with one undo; the server is asked only by who chooses it', {
  tag: '@night',
}, async ({ page }) => {
  const sent = watchRequests(page)
  await page.goto('/cross-platform')
  await choose(page, 'Web File Picker', payloads)
  await expect(page.getByRole('heading', { level: 1, name: 'Found 8 Device Files' })).toBeVisible()
  await button(page, 'AI Style Clustering (3)').click()
  const dialog = page.getByRole('dialog', { name: 'AI Style Clustering' })
  await expect(dialog.getByText('will be uploaded, looked at, and forgotten there')).toBeVisible()
  await dialog.getByRole('button', { name: 'On this device' }).click()
  await expect(dialog.getByText('1 group', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Use as folders' }).click()
  await expect(dialog).toHaveCount(0)
  expect(sent.filter(({ url }) => url.includes('cluster'))).toEqual([])

  await page.route('**/api/cluster-images', (route) => route.abort())
  await button(page, /^AI Style Clustering/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'On the server' }).click()
  await expect(toast(page, 'Clustering Error')).toBeVisible()
  await expect(toast(page, 'Failed to connect to AI clustering service')).toBeVisible()
  const refusal = { success: false, error: 'Too many for now', code: 'rate_limited' }
  await page.route('**/api/cluster-documents', (route) => route.fulfill({ status: 429, json: refusal }))
  await button(page, /^AI Content Clustering/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'On the server' }).click()
  await expect(toast(page, 'Clustering Failed')).toBeVisible()
  await expect(toast(page, 'Too many for now')).toBeVisible()
  await page.unroute('**/api/cluster-documents')
  await page.route('**/api/cluster-documents', (route) => route.abort())
  await button(page, /^AI Content Clustering/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'On the server' }).click()
  await expect(toast(page, 'Failed to connect to AI document clustering service')).toBeVisible()
  await page.unroute('**/api/cluster-documents')
  await button(page, /^AI Content Clustering/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'On the server' }).click()
  await expect(page.getByRole('dialog').getByText(/^[12] groups?$/)).toBeVisible()
})

test('every stage is clean in both themes @phone', { tag: '@night' }, async ({ page }) => {
  test.setTimeout(120_000)
  const work = await holdWorkers(page)
  await page.goto('/cross-platform')
  await expect(button(page, 'Select Files')).toBeVisible()
  await clean(page, 'permission')
  work.hold()
  await choose(page, 'Organize All Files (No Storage)', payloads)
  await expect(page.getByRole('heading', { level: 1, name: 'Organizing without storage' })).toBeVisible()
  await clean(page, 'no storage')
  await button(page, 'Cancel').click()
  await choose(page, 'Select Files', payloads)
  await expect(page.getByRole('heading', { level: 1, name: 'Scanning your files' })).toBeVisible()
  await clean(page, 'scanning')
  work.letGo()
  await expect(button(page, 'Organize These Files')).toBeEnabled()
  await page.getByRole('button', { name: /^Documents/ }).click()
  await clean(page, 'preview')
  await button(page, /^AI Style/).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // A row of buttons that scrolls sideways makes no page, and no dialog, wider than the screen.
  const { width = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {}
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await clean(page, 'clustering')
  await page.keyboard.press('Escape')
  await page.route('**/api/files/classify', async (route) => {
    await clean(page, 'organizing')
    await route.continue()
  })
  await button(page, 'Organize These Files').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your files are organized!' })).toBeVisible()
  await clean(page, 'complete')
})

test('a folder that may be changed is organized where it lies, as the screen says before, and undone', async ({
  page,
}) => {
  const sent = watchRequests(page)
  const files = {
    'list.csv': `a,b\n${CANARY},1\n`,
    'old/budget.csv': `a,b\n${CANARY},2\n`,
    'old/page.html': `<a href="budget.csv">${CANARY}</a><a href="../list.csv">list</a>`,
  }
  await withFolder(page, '/cross-platform', files)
  await button(page, 'Scan Folder').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Found 3 Device Files' })).toBeVisible()
  await expect(page.getByText('“Holiday” itself is organized')).toBeVisible()
  await expect(button(page, 'Organize These Files')).toBeEnabled()
  // UX-101: read here, and nowhere else.
  await expect(button(page, '1 link would lead nowhere')).toBeVisible()
  expect(await inFolder(page)).toEqual(files)
  await button(page, 'Organize These Files').click()
  await expect(page.getByText('in “Holiday”.')).toBeVisible()
  const after = await inFolder(page)
  expect(after['Documents/list.csv']).toBe(files['list.csv'])
  expect(after['Documents/budget.csv']).toBe(files['old/budget.csv'])
  expect(Object.values(after).sort()).toEqual(Object.values(files).sort())
  // The permission has ended meanwhile: the browser asks again, in the press.
  await page.evaluate(() => {
    let access: PermissionState = 'prompt'
    Object.assign(FileSystemDirectoryHandle.prototype, {
      queryPermission: async () => access,
      requestPermission: async () => {
        access = 'granted'
        return access
      },
    })
  })
  await button(page, 'Undo').click()
  await expect(toast(page, 'Run undone')).toBeVisible()
  expect(await inFolder(page)).toEqual(files)
  expect(sent.filter(({ body }) => body.includes(CANARY))).toEqual([])
})

test('what lies in a cloud is downloaded only by who says so; the rest can be had without it', {
  tag: '@night',
}, async ({ page }) => {
  const files = { 'here.csv': 'a,b\n', 'Dropbox/there.csv': 'c,d\n', 'Dropbox/project/.git/HEAD': 'ref' }
  await withFolder(page, '/cross-platform', files)
  await button(page, 'Scan Folder').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Found 3 Device Files' })).toBeVisible()
  const all = button(page, 'Download All Files (3)')
  await expect(all).toBeEnabled()
  await all.click()
  const ask = page.getByRole('dialog', { name: 'Fetch 2 files from the cloud?' })
  await expect(ask).toContainText('up to 7 Bytes would be fetched first')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const sheet = page.getByRole('dialog', { name: 'Download Organized Files' })
  for (const [answer, count] of [
    ['Leave them out', 1],
    ['Fetch and download', 3],
  ] as const) {
    await all.click()
    await ask.getByRole('button', { name: answer }).click()
    await expect(sheet.getByRole('listitem')).toHaveCount(count)
    await page.keyboard.press('Escape')
  }
})

test('what is under way is seen: the scan with its box, organizing without storage, the stages of organizing', {
  tag: '@night',
}, async ({ page }) => {
  const work = await holdWorkers(page)
  work.hold()
  await page.goto('/cross-platform')
  await choose(page, 'Select Files', payloads)
  await expect(page.getByRole('heading', { level: 1, name: 'Scanning your files' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Scan progress' })).toHaveAttribute('aria-valuetext', /^\d+%$/)
  await expect(page.getByText('8 files found')).toBeVisible()
  await expect(page.getByText('Current file')).toBeVisible()
  work.letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Found 8 Device Files' })).toBeVisible()
  await button(page, 'Scan different files').click()

  work.hold()
  await choose(page, 'Organize All Files (No Storage)', payloads)
  await expect(page.getByRole('heading', { level: 1, name: 'Organizing without storage' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^0 of 8$/ })).toBeVisible()
  await expect(page.getByText('Status')).toBeVisible()
  await expect(page.getByText('Current file')).toBeVisible()
  work.letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Found 8 Device Files' })).toBeVisible()

  await page.route('**/api/files/classify', async (route) => {
    await expect(page.getByRole('progressbar', { name: 'AI progress' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Organizing your files' })).toBeVisible()
    await route.continue()
  })
  await expect(button(page, 'Organize These Files')).toBeEnabled()
  await button(page, 'Organize These Files').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your files are organized!' })).toBeVisible()
  await page.getByRole('button', { name: 'Practice Tutorial' }).click()
  await expect(page.getByRole('dialog', { name: 'Guided tutorial' })).toBeVisible()
})

test('files of the other picker go straight to the preview, and a phone is spoken to as a phone', {
  tag: '@night',
}, async ({ page, browser, baseURL }) => {
  await page.route(/sort\.worker/, async (route) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Device Organizer' })).toBeVisible()
    await expect(button(page, 'Reading…')).toBeDisabled()
    await route.continue()
  })
  await page.goto('/cross-platform')
  await choose(page, 'Web File Picker', payloads.slice(0, 2))
  await expect(page.getByRole('heading', { level: 1, name: 'Found 2 Device Files' })).toBeVisible()

  const words = {
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) Version/18.2 Safari/604.1': [
      'Photos and screenshots',
      'Documents and notes',
      'Downloads',
    ],
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/150 Mobile Safari/537.36': [
      'Photos',
      'Drive documents',
      'Downloads',
    ],
  }
  for (const [userAgent, list] of Object.entries(words)) {
    const context = await browser.newContext({ userAgent, ...(baseURL !== undefined && { baseURL }) })
    const phone = await context.newPage()
    await arrive(phone, { skipAnimations: true })
    await phone.goto('/cross-platform')
    await expect(button(phone, 'Access My device Files')).toBeVisible()
    await expect(phone.getByRole('listitem').filter({ hasText: list[1] ?? '' })).toBeVisible()
    const told = await phone.getByRole('main').getByRole('listitem').allTextContents()
    expect(told).toEqual(list)
    await context.close()
  }
})
