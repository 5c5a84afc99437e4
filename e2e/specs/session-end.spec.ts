import { type Page, request } from '@playwright/test'
import { type Credentials, fillIn, signUp, somebody } from '../support/account.ts'
import type { Organizer } from '../support/organizer.ts'
import { arrive } from '../support/pages.ts'
import { settling } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

const FILES = ['letter.txt', 'plan.md', 'list.csv'].map((name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`the words of ${name}`),
}))

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Your session has ended' })

/** Ends every session of somebody from another device. */
async function revoke(page: Page, data: Credentials): Promise<void> {
  const device = await request.newContext({ baseURL: new URL(page.url()).origin })
  const { token } = (await (await device.post('/api/auth/login', { data })).json()) as { token: string }
  const ended = await device.delete('/api/account/sessions', { headers: { Authorization: `Bearer ${token}` } })
  expect(ended.status(), await ended.text()).toBe(200)
  await device.dispose()
}

/** The plan is made, for which the server was asked: it can be approved. */
const ready = (organizer: Organizer) => expect(organizer.button(/^Approve & Organize/)).toBeEnabled()

/** The login page says why it is there, once, with the way back; nothing else complains. */
async function expectLogin(page: Page, next: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === next)
  await expect(note(page)).toContainText('What you picked and changed is still here.')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0)
}

test('revoked elsewhere, in the review: the next act leads to the login, and the edits are there after it', {
  tag: '@night',
}, async ({ page, organizer }) => {
  const settled = settling(page)
  const credentials = await signUp(page)
  await organizer.pickFiles(FILES)
  await organizer.sort()
  await organizer.openAll()
  await organizer.select('plan.md')
  await organizer.moveSelectionTo('My own shelf')
  await expect(organizer.tile('My own shelf')).toBeVisible()
  // What the screen asks for by itself has been answered: the act is the first to hear of it.
  await ready(organizer)
  await settled()
  await revoke(page, credentials)

  await organizer.approve()
  await expectLogin(page, '/')
  // A wrong password is about the password.
  await fillIn(page, { ...credentials, password: 'not this one' }, 'Log In')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Login failed')).toBeVisible()
  await fillIn(page, credentials, 'Log In')
  await expect(organizer.heading('AI Review')).toBeVisible()
  await expect(organizer.tile('My own shelf')).toHaveAccessibleName(/^My own shelf, 1 file/)
  await expect(note(page)).toHaveCount(0)
  await organizer.approve()
  await expect(organizer.toast('Files Organized!')).toBeVisible()
  expect((await organizer.library()).find(({ name }) => name === 'plan.md')?.folder).toBe('/My own shelf')
})

test('revoked before an upload: what was picked waits for the login and is sent again', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  const settled = settling(page)
  const credentials = await signUp(page)
  await expect(organizer.heading('AI Collect')).toBeVisible()
  // The upload is the first to hear of it.
  await settled()
  await revoke(page, credentials)
  await organizer.pickFiles(FILES)
  await expectLogin(page, '/')
  // The way back works without logging in too: what was picked is in sight, and the login one press away.
  await page.goBack()
  await expect(organizer.button('Retry 3 files')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await note(page).getByRole('link', { name: 'Log In' }).click()
  await expectLogin(page, '/')
  await fillIn(page, credentials, 'Log In')
  await organizer.button('Retry 3 files').click()
  await expect(page.getByText('Everything is in your library')).toBeVisible()
  expect((await organizer.library()).map(({ name }) => name).sort()).toEqual(FILES.map(({ name }) => name).sort())
})

test('on another screen the way back keeps its place; whoever goes on as a guest takes nothing along', {
  tag: '@night',
}, async ({ page, organizer }) => {
  const settled = settling(page)
  const credentials = await signUp(page)
  await organizer.pickFiles(FILES)
  await expect(page.getByText('Everything is in your library')).toBeVisible()
  await page.goto('/settings#storage')
  await expect(page.getByText('3 of 2,500 files')).toBeVisible()
  await settled()
  await revoke(page, credentials)
  await page.getByRole('button', { name: 'Clear All Files' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Move 3 files/ })
    .click()
  await expectLogin(page, '/settings#storage')

  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(note(page)).toHaveCount(0)
  await expect(organizer.heading('AI Collect')).toBeVisible()
  await expect(page.getByText(/3 files/)).toHaveCount(0)
  expect(await organizer.library()).toEqual([])
  expect(await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ])
})

test('somebody else who logs in finds nothing of who was here', { tag: '@night' }, async ({
  page,
  organizer,
  request,
}) => {
  const other = somebody()
  expect((await request.post('/api/auth/signup', { data: other })).status()).toBe(201)
  const settled = settling(page)
  const credentials = await signUp(page)
  await organizer.pickFiles(FILES)
  await organizer.sort()
  await ready(organizer)
  await settled()
  await revoke(page, credentials)
  await organizer.approve()
  await expectLogin(page, '/')
  await fillIn(page, other, 'Log In')
  await expect(organizer.heading('AI Collect')).toBeVisible()
  await expect(page.getByText(/letter\.txt|3 files/)).toHaveCount(0)
  await page.reload()
  await expect(organizer.heading('AI Collect')).toBeVisible()
  await expect(page.getByText(/letter\.txt|3 files/)).toHaveCount(0)
})
