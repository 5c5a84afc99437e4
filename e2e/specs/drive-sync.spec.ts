import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DavServer, hasRclone, PASSWORD, startRclone, USER } from '@octavo/connect/testing'
import { arrive } from '../support/pages.ts'
import { type OwnServer, ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const PAGE = '/google-drive-sync'

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

test('P2-2.23: without credentials: the setup notice, every choice, the info cards, and what a press then says @phone', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'Google Drive Sync' })).toBeVisible()
  const notice = page.getByRole('region', { name: 'Setup Required' })
  await expect(notice).toContainText('Google Drive API credentials are not configured')
  await expect(notice.getByRole('link', { name: 'How to set it up' })).toHaveAttribute('href', '/connections')
  await expect(page.getByRole('radio', { name: 'Both' })).toBeChecked()
  await expect(page.getByLabel('Max files').getByRole('option')).toHaveText([
    ...['50 files', '100 files', '250 files', '500 files', '1,000 files', 'The whole drive'],
  ])
  await expect(page.getByLabel('Max files')).toHaveValue('100')
  await expect(page.getByLabel('Number of groups').getByRole('option')).toHaveText([
    ...['3 groups', '5 groups', '7 groups', '10 groups'],
  ])
  await expect(page.getByLabel('Number of groups')).toHaveValue('5')
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Supported Files' })).toBeVisible()
  await expectCleanInBothThemes(page, PAGE)
  await page.getByRole('button', { name: 'Start Sync' }).click()
  const toast = page.getByText('Please configure Google Drive API credentials to enable sync', { exact: true })
  await expect(toast).toBeVisible()
  await expect(page.getByText('Credentials Required', { exact: true })).toBeVisible()
  const results = page.getByRole('region', { name: 'Sync results' })
  await expect(results).toContainText('Google Drive sync failed')
  await expect(results.locator('dd')).toHaveText(['0', '0', '0'])
  await page.getByRole('link', { name: 'Back to Organizer' }).click()
  await expect(page).toHaveURL(/\/cross-platform$/)
})

test.describe('a connected drive', () => {
  test.skip(!hasRclone(), 'rclone serves the drive')
  let dav: DavServer
  let server: OwnServer
  test.beforeAll(async () => {
    dav = await startRclone()
    for (let n = 1; n <= 6; n += 1) {
      writeFileSync(
        join(dav.root, `invoice-${n}.txt`),
        `Invoice number ${n}. Amount due 300 EUR for the garden fence, payable within fourteen days. Thank you for your order.`,
      )
      writeFileSync(
        join(dav.root, `cake-${n}.txt`),
        `Recipe ${n}: stir flour, butter and sugar, add two eggs, bake in the oven for forty minutes, let the cake cool.`,
      )
    }
    mkdirSync(join(dav.root, 'Invoices'))
    writeFileSync(
      join(dav.root, 'Invoices', 'old.txt'),
      'Invoice number 99. Amount due 300 EUR, payable within fourteen days.',
    )
    server = await ownServer({ OCTAVO_CONNECTION_HOSTS: `127.0.0.1:${dav.port}` })
  })
  test.afterAll(async () => {
    await server?.remove()
    await dav?.end()
  })

  test('P2-4.10: idle, syncing, result: copies in the library, the plan reviewed, the drive organised, and undone', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.goto(`${server.url}${PAGE}`)
    await expect(page.getByRole('region', { name: 'Setup Required' })).toBeVisible()
    const added = await page.evaluate(
      async ([url, user, password]) => {
        const body = JSON.stringify({ provider: 'webdav', name: 'The shed', url, user, password })
        const headers = { 'content-type': 'application/json' }
        return (await fetch('/api/connections', { method: 'POST', headers, body })).status
      },
      [`http://127.0.0.1:${dav.port}/`, USER, PASSWORD],
    )
    expect(added).toBeLessThan(300)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Setup Required' })).toHaveCount(0)
    const begun = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Start Sync' }).click()
    await expect(page.getByRole('heading', { name: 'Syncing…' })).toBeVisible()
    expect((await begun).status()).toBeLessThan(300)
    // It goes on without the page, and is found again.
    await page.reload()
    const results = page.getByRole('region', { name: 'Sync results' })
    await expect(results.getByText('Completed')).toBeVisible({ timeout: 90_000 })
    await expect(results).toContainText('In your library')
    await expect(results.getByText(/of 12 loose files have a place/)).toBeVisible()
    await expect(results.getByRole('link', { name: 'Google Drive' })).toBeVisible()
    await results.getByRole('button', { name: 'Review the plan' }).click()
    await expect(page.getByRole('heading', { name: 'Review the plan' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Organize on the drive' })).toBeEnabled()
    await expectCleanInBothThemes(page, 'the review of a drive')
    await page.getByRole('button', { name: 'Organize on the drive' }).click()
    await expect(page.getByRole('heading', { name: 'Your drive is organized' })).toBeVisible({ timeout: 60_000 })
    expect(existsSync(join(dav.root, 'Invoices', 'invoice-1.txt'))).toBe(true)
    expect(existsSync(join(dav.root, 'invoice-1.txt'))).toBe(false)
    await page.getByRole('link', { name: 'See it in Runs' }).click()
    await expect(page.getByText(/Organized 12 files into \d+ folders? on a drive/)).toBeVisible()
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect.poll(() => existsSync(join(dav.root, 'invoice-1.txt')), { timeout: 60_000 }).toBe(true)
    expect(readdirSync(join(dav.root, 'Invoices'))).toEqual(['old.txt'])
  })
})
