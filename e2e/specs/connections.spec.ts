import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GoogleDriveDouble, type OauthDouble, startGoogleDrive, startOauth } from '@octavo/connect/testing'
import type { Page } from '@playwright/test'
import { somebody } from '../support/account.ts'
import { arrive } from '../support/pages.ts'
import { type OwnServer, ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

test.describe.configure({ mode: 'serial' })

let oauth: OauthDouble
let drive: GoogleDriveDouble
let server: OwnServer
let folder: string

test.beforeAll(async () => {
  oauth = await startOauth()
  drive = await startGoogleDrive({ accepts: (token) => oauth.accepts(token) })
  folder = mkdtempSync(join(tmpdir(), 'octavo-e2e-open-'))
  writeFileSync(join(folder, 'a.txt'), 'a')
  server = await ownServer({
    OCTAVO_GOOGLE_CLIENT_ID: oauth.is.clientId,
    OCTAVO_GOOGLE_CLIENT_SECRET: oauth.is.clientSecret,
    OCTAVO_ENDPOINTS: `google=${drive.url.href},google-oauth=${oauth.issuer}`,
    OCTAVO_FOLDERS: folder,
  })
})
test.afterAll(async () => {
  await server?.remove()
  await drive?.end()
  await oauth?.end()
  rmSync(folder, { recursive: true, force: true })
})
test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

const list = (page: Page) => page.getByRole('list', { name: 'Connected places' })
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last()

async function more(page: Page, name: string, act: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('Google Drive by consent: connected, tested, withdrawn and given anew, disconnected, forgotten; X-9, A-11', async ({
  page,
}) => {
  await page.goto(`${server.url}/connections`)
  await expect(page).toHaveTitle('Connections · Octavo')
  await expect(page.getByText('Nothing is connected yet')).toBeVisible()
  await expect(page.getByText(/You are not logged in: these connections end/)).toBeVisible()
  await expect(page.getByText('Folder of this server')).toHaveCount(0)
  await expectCleanInBothThemes(page, 'nothing connected')
  await page.getByRole('button', { name: 'Connect: Google Drive' }).click()
  await expect(page.getByRole('heading', { name: 'Consent' })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Consent was not given.')).toBeVisible()
  expect(page.url()).toBe(`${server.url}/connections/google`)
  await page.getByRole('link', { name: 'To your connections' }).click()

  await page.getByRole('button', { name: 'Connect: Google Drive' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(toast(page, 'Google Drive is connected')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/connections`)
  await expect(row(page, 'Google Drive')).toContainText(/Connected.*ada@example\.test.*used.*free/s)
  await row(page, 'Google Drive').getByRole('button', { name: 'Test: Google Drive' }).click()
  await expect(toast(page, 'Google Drive answers')).toBeVisible()
  await expectCleanInBothThemes(page, 'connected')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toMatch(/access-|refresh-|code-/)

  oauth.withdraw()
  await row(page, 'Google Drive').getByRole('button', { name: 'Test: Google Drive' }).click()
  await expect(row(page, 'Google Drive')).toContainText(/Signed out.*Consent was withdrawn there, or has run out\./s)
  await expectCleanInBothThemes(page, 'signed out')
  await row(page, 'Google Drive').getByRole('button', { name: 'Connect again: Google Drive' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(row(page, 'Google Drive')).toContainText('Connected')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)

  await more(page, 'Google Drive', 'Rename')
  const naming = page.getByRole('dialog', { name: 'Rename Google Drive' })
  await naming.getByRole('textbox').fill('Work')
  await expectCleanInBothThemes(page, 'being renamed')
  // The server is away for a moment: what was typed is asked for again, and is still there.
  const one = /\/api\/connections\/[^/]+$/
  await page.route(one, (route) => route.abort())
  await naming.getByRole('button', { name: 'Rename' }).click()
  await expect(toast(page, '“Google Drive” was not renamed')).toBeVisible()
  await expect(naming.getByRole('textbox')).toHaveValue('Work')
  await page.unroute(one)
  await naming.getByRole('button', { name: 'Rename' }).click()
  await expect(toast(page, '“Google Drive” is now “Work”')).toBeVisible()
  await expect(row(page, 'Work')).toContainText('Connected')
  await more(page, 'Work', 'Rename')
  await page.getByRole('dialog').getByRole('textbox').fill('Google Drive')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Google Drive')).toContainText('Connected')

  await more(page, 'Google Drive', 'Disconnect')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(row(page, 'Google Drive')).toContainText('You disconnected it here.')
  expect(oauth.standing()).toBe(0)
  await more(page, 'Google Drive', 'Forget')
  const ask = page.getByRole('alertdialog', { name: 'Forget Google Drive?' })
  await expect(ask).toContainText('Files there stay as they are')
  await ask.getByRole('button', { name: 'Forget' }).click()
  await expect(page.getByText('Nothing is connected yet')).toBeVisible()
})

test('X-9: an address that no consent was asked for connects nothing, and says so', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto(`${server.url}/connections/google?state=${'x'.repeat(43)}&code=code-stolen&iss=${oauth.issuer}`)
  await expect(page.getByText('This consent was not asked for here, or too long ago. Connect again.')).toBeVisible()
  expect(page.url()).toBe(`${server.url}/connections/google`)
  await page.goto(`${server.url}/connections/elsewhere?state=x`)
  await expect(page.getByText('Not connected', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'To your connections' }).click()
  await expect(page.getByText('Nothing is connected yet')).toBeVisible()
})

test('P2-6.2: without credentials of the operator the page says Credentials Required, and what has to be done', {
  tag: '@night',
}, async ({ page }) => {
  // The operator of the one has registered with Google alone.
  await page.goto(`${server.url}/connections`)
  await expect(page.getByText('This server is not registered with Dropbox yet.')).toBeVisible()
  await expect(page.getByText('This server is not registered with Google Drive yet.')).toHaveCount(0)
  await page.goto('/connections')
  await expect(page.getByText('This server is not registered with Google Drive yet.')).toBeVisible()
  await expect(page.getByText('Credentials Required').first()).toBeVisible()
  const how = page.getByRole('button', { name: 'How… Credentials for Google Drive' })
  await how.click()
  const steps = page.getByRole('dialog', { name: 'Credentials for Google Drive' })
  await expect(steps).toContainText('OCTAVO_GOOGLE_CLIENT_ID=')
  await expect(steps).toContainText('/connections/google')
  await expectCleanInBothThemes(page, 'credentials', '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(how).toBeFocused()
})

test('a folder of the server, and a server of files that can not be had, by keyboard', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto(`${server.url}/`)
  const credentials = somebody()
  await page.evaluate(
    async (data) => {
      const answer = await fetch('/api/auth/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
      const { token, user } = await answer.json()
      localStorage.setItem('auth_token', token)
      localStorage.setItem('user', JSON.stringify(user))
    },
    { ...credentials },
  )
  await page.goto(`${server.url}/connections`)
  await expect(page.getByText(/You are not logged in: these/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Connect: Folder of this server' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Connect a place' })
  await expect(dialog.getByLabel('Folder', { exact: true })).toHaveValue(folder)
  await dialog.getByLabel('Name', { exact: true }).fill('The shed')
  await page.keyboard.press('Enter')
  await expect(row(page, 'The shed')).toContainText(folder)
  await page.getByRole('button', { name: 'Connect: WebDAV server' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Address').fill('https://127.0.0.1:9/dav')
  await dialog.getByLabel('User').fill('ada')
  await dialog.getByLabel('Password').fill('secret')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('private network')
  await expectCleanInBothThemes(page, 'refused', '[role=dialog]')
  await page.keyboard.press('Escape')
  await more(page, 'The shed', 'Forget')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget' }).click()
  await expect(page.getByText('Nothing is connected yet')).toBeVisible()
})

test('the page on a phone, from the settings, in Arabic, and without a connection @phone', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await page.goto(`${server.url}/settings#storage`)
  await page.getByRole('link', { name: 'Connections', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible()
  await page.getByRole('button', { name: 'Connect: Google Drive' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await expect(row(page, 'Google Drive')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.evaluate(() =>
    localStorage.setItem('octavo.settings', JSON.stringify({ language: 'ar', skipAnimations: true })),
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'الاتصالات' })).toBeVisible()
  await expect(page.getByText('ada@example.test')).toBeVisible()
  await expectCleanInBothThemes(page, 'Arabic')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await context.route('**/api/connections', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('تعذّر جلب الاتصالات')).toBeVisible()
})
