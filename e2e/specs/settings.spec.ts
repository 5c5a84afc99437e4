import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { logIn, signUp, toastOf, upload } from '../support/account.ts'
import { tabTo } from '../support/keyboard.ts'
import { inFolder, withFolder } from '../support/own-folder.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'
import { openZip } from '../support/zip-reader.ts'

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const toggle = (part: Locator, name: string): Locator => part.getByRole('switch', { name: new RegExp(`^${name}`) })
/** Presses a switch by its words, as a person does: the control itself is drawn, its input is not. */
const press = (part: Locator, name: string) => part.getByText(name, { exact: true }).click()

/** Downloads what a button gives, as a file of the test's own. */
async function download(page: Page, button: string, folder: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const got = await coming
  const file = join(folder, got.suggestedFilename())
  await got.saveAs(file)
  return { file, name: got.suggestedFilename() }
}

test('a new guest finds every section with its defaults', { tag: '@night' }, async ({ page }) => {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  const wallet = section(page, 'Wallet')
  await expect(wallet.getByText('0.0000 Yellow Beans')).toBeVisible()
  await expect(wallet.getByText('Last updated: Just now')).toBeVisible()
  await expect(wallet.getByText('About $0.00 (1 Yellow Bean = $1.00)')).toBeVisible()
  await expect(wallet.getByRole('term')).toHaveText(['Total Spent', 'Files Organized', 'API Calls'])
  await expect(wallet.getByRole('definition')).toHaveText(['$0.00', '0', '0'])
  const tiles = wallet.getByRole('listitem').getByRole('link')
  await expect(tiles).toHaveCount(4)
  for (const [i, words] of [
    'Yellow Bean$1Micro',
    'Pink Bean$5Quick',
    'Purple Bean$10Premium',
    'Red Bean$20Pro',
  ].entries())
    await expect(tiles.nth(i)).toContainText(words)
  for (const link of [...(await tiles.all()), wallet.getByRole('link', { name: /^Purchase with Card or PayPal/ })]) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  }

  const plans = section(page, 'Plans')
  await expect(plans.getByRole('listitem')).toContainText([
    'The first 25 files are free',
    '$14.99 per monthUp to 2,500 files',
    '$149.99 per yearUp to 2,500 files, saves 17%',
  ])

  const account = section(page, 'Account')
  await expect(account.getByRole('listitem')).toContainText(['Email', 'Change your password'])
  await expect(account.getByRole('link', { name: 'Log In or Sign Up' })).toHaveAttribute('href', '/auth?next=/settings')

  const notifications = section(page, 'Notifications')
  await expect(toggle(notifications, 'Email')).toBeChecked()
  await expect(toggle(notifications, 'Push')).not.toBeChecked()
  await expect(toggle(notifications, 'SMS')).not.toBeChecked()
  // This server sends no mail, and nothing of the others: no switch promises it.
  await expect(notifications.getByText('This server has no way to send these')).toHaveCount(3)

  const storage = section(page, 'Storage')
  await expect(storage.getByText('0 MB / 2500 files', { exact: true })).toBeVisible()
  await expect(storage.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect(toggle(storage, 'Auto-Organize New Files')).not.toBeChecked()
  await expect(storage.getByText('Delete all uploaded files')).toBeVisible()
  for (const name of ['Export All Files', 'Clear All Files'])
    await expect(storage.getByRole('button', { name })).toBeDisabled()
  await expect(storage.getByText('The Trash is empty.')).toBeVisible()

  const appearance = section(page, 'Appearance')
  await expect(toggle(appearance, 'Dark Mode')).toBeChecked()
  await expect(toggle(appearance, 'Background video')).toBeChecked()
  const security = section(page, 'Privacy & Security')
  await expect(security.getByRole('link')).toHaveText(['Privacy Policy', 'Terms of Service', 'Data Management'])
  await expect(
    section(page, 'Data Management').getByText('Nothing is stored on the server about you yet.'),
  ).toBeVisible()
  await security.getByRole('link', { name: 'Data Management' }).click()
  await expect(page).toHaveURL(/#data$/)
  await expect(page.getByRole('heading', { name: 'Data Management' })).toBeInViewport()

  const footer = page.getByRole('main').locator('footer')
  const source = footer.getByRole('link', { name: /^Source code/ })
  await expect(source).toHaveAttribute('target', '_blank')
  await expect(source).toHaveAttribute('href', 'https://source.octavo.example/')
  await expect(footer).toContainText('v1.0.0')
  await expect(footer).toContainText('© 2025')
})

test('purchases happen outside: a tile opens the store in a new tab, and no call of the product is made', {
  tag: '@night',
}, async ({ page, context }) => {
  await context.route('https://store.octavo.example/**', (route) => route.fulfill({ body: 'the store' }))
  await page.goto('/settings')
  await expect(section(page, 'Wallet').getByText('API Calls')).toBeVisible()
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url())
  })
  for (const name of [/^Yellow Bean/, /^Purchase with Card or PayPal/]) {
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name }).click()
    const store = await opened
    expect(store.url()).toMatch(/^https:\/\/store\.octavo\.example/)
    expect(await store.evaluate(() => window.opener)).toBeNull()
    await store.close()
  }
  expect(posts).toEqual([])
})

test("a guest's choices act at once and hold over a reload, on this device only", async ({ page }) => {
  const patches: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') patches.push(request.url())
  })
  await page.goto('/settings')
  await press(section(page, 'Notifications'), 'Push')
  await press(section(page, 'Notifications'), 'Email')
  await press(section(page, 'Storage'), 'Auto-Organize New Files')
  await press(section(page, 'Appearance'), 'Dark Mode')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(toggle(section(page, 'Notifications'), 'Push')).toBeChecked()
  await expect(toggle(section(page, 'Notifications'), 'Email')).not.toBeChecked()
  await expect(toggle(section(page, 'Storage'), 'Auto-Organize New Files')).toBeChecked()
  await expect(toggle(section(page, 'Appearance'), 'Dark Mode')).not.toBeChecked()
  await section(page, 'Appearance').getByLabel('Language').selectOption({ label: 'Deutsch' })
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await expect(page.getByText('0 MB / 2500 Dateien', { exact: true })).toBeVisible()
  expect(patches).toEqual([])
})

test('an account keeps the choices: those made as a guest, and on every device', { tag: '@night' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/settings')
  await press(section(page, 'Appearance'), 'Dark Mode')
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  const credentials = await signUp(page)
  expect((await kept).request().postDataJSON()).toEqual({ theme: 'light', skipAnimations: true })
  await page.goto('/settings')
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await press(section(page, 'Notifications'), 'SMS')
  expect((await sent).request().postDataJSON()).toEqual({ notifications: { email: true, push: false, sms: true } })

  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await arrive(other)
  await logIn(other, credentials)
  await other.goto('/settings')
  await expect(toggle(section(other, 'Notifications'), 'SMS')).toBeChecked()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await elsewhere.close()
})

test('after real work: totals, storage, export, Clear All Files with Undo, Trash, data, deletion', async ({
  page,
  organizer,
  scratch,
}) => {
  await page.goto('/')
  await organizer.pickFiles(
    ['one.txt', 'two.txt', 'three.png'].map((name) => ({
      name,
      mimeType: '',
      buffer: Buffer.from(`bytes of ${name}`),
    })),
  )
  await organizer.sort()
  await organizer.approve()
  await expect(organizer.toast('Files Organized!')).toBeVisible()
  await expect(organizer.heading('AI Collect')).toBeVisible()
  const before = await organizer.library()
  await organizer.button('Menu').click()
  const card = page.getByRole('dialog').getByRole('link', { name: /^Wallet/ })
  await expect(card).toContainText('0.0000 Yellow Beans')
  await expect(card).toContainText('Files Organized: 3')
  await card.click()
  await expect(page).toHaveURL(/\/settings#wallet$/)

  const totals = section(page, 'Wallet').getByRole('definition')
  await expect(totals).toHaveText(['$0.00', '3', /^\d+$/])
  // One upload, one sorting, one run at least.
  expect(Number(await totals.last().textContent())).toBeGreaterThanOrEqual(3)
  const storage = section(page, 'Storage')
  await expect(storage.getByText('3 of 2,500 files')).toBeVisible()

  const { file, name } = await download(page, 'Export All Files', scratch)
  expect(name).toBe('octavo-export.zip')
  const members = openZip(file).members
  expect(members.map((member) => member.name).sort()).toEqual(
    [...before.map(({ path }) => path.slice(1)), 'files.csv', 'metadata.json'].sort(),
  )
  for (const { path, sha256 } of before)
    expect(members.find((member) => member.name === path.slice(1))?.sha256).toBe(sha256)

  await storage.getByRole('button', { name: 'Clear All Files' }).click()
  const ask = page.getByRole('alertdialog', { name: 'Move 3 files to the Trash?' })
  await expect(ask).toContainText('For 30 days')
  await ask.getByRole('button', { name: 'Cancel' }).click()
  expect(await organizer.library()).toEqual(before)
  await storage.getByRole('button', { name: 'Clear All Files' }).click()
  await ask.getByRole('button', { name: 'Move 3 files to the Trash' }).click()
  await expect(toastOf(page, '3 files moved to the Trash')).toBeVisible()
  expect(await organizer.library()).toEqual([])
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(toastOf(page, '3 files brought back')).toBeVisible()
  expect(await organizer.library()).toEqual(before)

  await storage.getByRole('button', { name: 'Clear All Files' }).click()
  await ask.getByRole('button', { name: 'Move 3 files to the Trash' }).click()
  await expect(storage.getByRole('list', { name: 'Trash' }).getByRole('listitem')).toHaveCount(3)
  await storage.getByRole('button', { name: 'Restore two.txt' }).click()
  await expect(toastOf(page, '1 file brought back')).toBeVisible()
  await expect(storage.getByRole('list', { name: 'Trash' }).getByRole('listitem')).toHaveCount(2)
  expect((await organizer.library()).map(({ path }) => path)).toEqual(
    before.filter((row) => row.name === 'two.txt').map(({ path }) => path),
  )

  const data = section(page, 'Data Management')
  await expect(data.getByRole('listitem').filter({ hasText: /^Files/ })).toContainText('1')
  await expect(data.getByRole('listitem').filter({ hasText: /^Trash/ })).toContainText(
    'until its time in the Trash is over',
  )
  const json = await download(page, 'Data as JSON', scratch)
  const metadata = JSON.parse(readFileSync(json.file, 'utf8')) as { files: { name: string }[]; trash: unknown[] }
  expect(metadata.files.map((one) => one.name)).toEqual(['two.txt'])
  expect(metadata.trash).toHaveLength(2)

  await data.getByRole('button', { name: 'Delete this library' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Delete this library with 1 file?' })
  await sure.getByRole('button', { name: 'Delete this library' }).click()
  await expect(toastOf(page, 'Deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await organizer.library()).toEqual([])
})

test('an account: the export asks for a password given long ago, and a deletion can be taken back', {
  tag: '@night',
}, async ({ page, scratch }) => {
  const credentials = await signUp(page)
  await upload(page, ['mine.txt'])
  await page.goto('/settings#data')
  await expect(section(page, 'Data Management').getByRole('listitem').filter({ hasText: 'Your account' })).toBeVisible()
  await page.route(
    '**/api/auth/session',
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), freshUntilMs: 1 } })
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Everything as ZIP' }).click()
  const again = page.getByRole('dialog', { name: 'Your password, please' })
  await expect(again.getByLabel('Current password')).toBeFocused()
  await again.getByLabel('Current password').fill(credentials.password)
  const coming = page.waitForEvent('download')
  await again.getByRole('button', { name: 'Continue' }).click()
  const file = join(scratch, 'mine.zip')
  await (await coming).saveAs(file)
  expect(openZip(file).members.map(({ name }) => name)).toContain('Inbox/mine.txt')

  await page.getByRole('button', { name: 'Delete account' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Delete your account with 1 file?' })
  await expect(sure).toContainText('For 7 days')
  await sure.getByRole('button', { name: 'Delete account' }).click()
  await expect(toastOf(page, 'Deleted')).toBeVisible()
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText(/^Log in before /)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await logIn(page, credentials)
  await expect(toastOf(page, 'Your account was about to be deleted. That has been taken back.')).toBeVisible()
})

test('by keyboard alone: a switch, Clear All Files, and F8 with Enter undoes it', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  await upload(page, ['kept by keys.txt'])
  const before = await organizer.library()
  await page.goto('/settings')
  const push = toggle(section(page, 'Notifications'), 'Push')
  await tabTo(page, push)
  await page.keyboard.press('Space')
  await expect(push).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Clear All Files' }))
  await page.keyboard.press('Enter')
  const go = page.getByRole('alertdialog').getByRole('button', { name: 'Move 1 file to the Trash' })
  await tabTo(page, go)
  await page.keyboard.press('Enter')
  await expect(toastOf(page, '1 file moved to the Trash')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toastOf(page, '1 file brought back')).toBeVisible()
  expect(await organizer.library()).toEqual(before)
})

test('a part that can not be loaded says so and can be tried again', { tag: '@night' }, async ({ page }) => {
  await page.route('**/api/wallet', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await page.goto('/settings')
  await expect(section(page, 'Wallet').getByText('This part could not be loaded.')).toBeVisible()
  await section(page, 'Wallet').getByRole('button', { name: 'Try again' }).click()
  await expect(section(page, 'Wallet').getByText('0.0000 Yellow Beans')).toBeVisible()
})

test('axe finds nothing on /settings, with its dialogs open and with an account @phone', { tag: '@night' }, async ({
  page,
}) => {
  test.setTimeout(300_000)
  await upload(page, ['a.txt', 'b.txt'])
  await page.goto('/settings')
  await expect(page.getByText('2 of 2,500 files')).toBeVisible()
  await expectCleanInBothThemes(page, 'settings of a guest')
  await page.getByRole('button', { name: 'Clear All Files' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectCleanInBothThemes(page, 'question before clearing')
  await page.keyboard.press('Escape')
  await signUp(page, '/settings')
  await expect(page.getByRole('list', { name: 'Where you are logged in' })).toBeVisible()
  await expectCleanInBothThemes(page, 'settings of an account')
  await page.getByRole('listitem').filter({ hasText: 'Change your password' }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Change your password' })).toBeVisible()
  await expectCleanInBothThemes(page, 'new password')
})

test('an address with a section holds while what stands above it comes late, until one goes on; the list says where one is', {
  tag: '@night',
}, async ({ page }) => {
  let release = () => undefined as unknown
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The wallet and the plans, both above it, come late and are higher than what held their place.
  for (const call of ['wallet', 'plans'])
    await page.route(`**/api/${call}`, async (route) => {
      await held
      await route.continue()
    })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/settings#account')
  const heading = page.getByRole('heading', { name: 'Account', exact: true })
  const topOf = async () => (await heading.boundingBox())?.y ?? Number.NaN
  await expect(heading).toBeInViewport()
  const before = await topOf()
  release()
  await expect(section(page, 'Wallet').getByText('API Calls')).toBeAttached()
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(4)
  const nav = page.getByRole('navigation', { name: 'Sections' })
  await expect(nav.getByRole('link', { name: 'Account', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.mouse.move(800, 400)
  await page.mouse.wheel(0, -20_000)
  await expect(nav.getByRole('link', { name: 'Wallet', exact: true })).toHaveAttribute('aria-current', 'true')
  await nav.getByRole('link', { name: 'Data Management' }).press('Enter')
  await expect(nav.getByRole('link', { name: 'Data Management' })).toHaveAttribute('aria-current', 'true')
})

test('a folder that was opened is forgotten with what was done there, and no file of it changes', {
  tag: '@night',
}, async ({ page }) => {
  await withFolder(page, '/cross-platform', { 'a.csv': 'a', 'b.css': 'b' })
  await page.getByRole('button', { name: 'Scan Folder' }).click()
  await page.getByRole('button', { name: 'Organize These Files' }).click()
  await expect(page.getByText('in “Holiday”.')).toBeVisible()
  const after = await inFolder(page)
  await page.goto('/settings#data')
  const data = section(page, 'Data Management')
  const row = data.getByRole('listitem').filter({ hasText: 'Holiday' })
  await expect(row).toContainText('1 run can be taken back')
  await row.getByRole('button', { name: 'Forget “Holiday”' }).click()
  const ask = page.getByRole('alertdialog', { name: 'Forget “Holiday”?' })
  await expectCleanInBothThemes(page, 'forget')
  await ask.getByRole('button', { name: 'Forget' }).click()
  await expect(toastOf(page, 'Folder forgotten')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await inFolder(page)).toEqual(after)
  await page.goto('/runs')
  await expect(page.getByText('Nothing has been done yet')).toBeVisible()
})
