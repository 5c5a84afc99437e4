import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { S3Client, type S3Place } from '../../apps/server/src/infra/blobs/s3/client.ts'
import { hasSwift, type Swift, startSwift } from '../../apps/server/test/support/swift.ts'
import { arrive } from '../support/pages.ts'
import { type OwnServer, ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test.skip(!hasSwift(), 'OpenStack Swift is not installed')
// The app as it is installed: its worker must let downloads pass.
test.use({ serviceWorkers: 'allow' })

let swift: Swift
let place: S3Place
let server: OwnServer

test.beforeAll(async () => {
  swift = await startSwift((fresh) => new S3Client(fresh).text('PUT', ''))
  place = await swift.fresh()
  server = await ownServer({
    ...{ OCTAVO_S3_URL: place.endpoint, OCTAVO_S3_BUCKET: place.bucket, OCTAVO_S3_ACCESS_KEY: place.accessKeyId },
    ...{ OCTAVO_S3_SECRET_KEY: place.secretAccessKey, OCTAVO_S3_PRESIGNED: 'true' },
    // Another site than the server's, as a store is.
    OCTAVO_S3_PUBLIC_URL: `http://localhost:${swift.port}`,
  })
})
test.afterAll(async () => {
  await server?.remove()
  await swift?.stop()
})
test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

const list = (page: Page) => page.getByRole('grid', { name: 'Files of your library' })
const FILES = [
  { name: 'a film (1).bin', buffer: Buffer.alloc(300_000, 'film') },
  { name: 'page.html', buffer: Buffer.from(`<!doctype html><title>Ran</title>${'word '.repeat(40_000)}`) },
  { name: 'scan.pdf', buffer: Buffer.from(`%PDF-1.4\n${' '.repeat(100_000)}`) },
  { name: 'notes.txt', buffer: Buffer.from('A line of notes.\n'.repeat(10_000)) },
]

test('a press on a download saves what lies in the bucket; the page stays, and reads nothing from there', {
  tag: '@night',
}, async ({ page }) => {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  await page.goto(`${server.url}/upload`)
  await page.getByTestId('pick-files').setInputFiles(FILES.map((file) => ({ ...file, mimeType: '' })))
  await expect(list(page).getByRole('row')).toHaveCount(FILES.length)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  for (const { name, buffer } of FILES) {
    await list(page).getByRole('row').filter({ hasText: name }).dblclick()
    const dialog = page.getByRole('dialog', { name })
    if (name === 'notes.txt')
      await expect(dialog.getByRole('region', { name: 'Beginning of the text' })).toContainText('A line of notes.')
    const saving = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download' }).click()
    const saved = await saving
    expect([saved.suggestedFilename(), new URL(saved.url()).origin]).toEqual([name, `http://localhost:${swift.port}`])
    expect(readFileSync(await saved.path()).equals(buffer)).toBe(true)
    // Nothing was shown in its place.
    expect(new URL(page.url()).origin).toBe(server.url)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  expect(page.context().pages()).toHaveLength(1)
  const elsewhere = asked.filter((url) => url.startsWith('http') && new URL(url).origin !== server.url)
  expect(elsewhere.filter((url) => !url.includes('X-Amz-Signature='))).toEqual([])
})
