import type { Page } from '@playwright/test'
import { accountElsewhere, fillIn, logIn, signUp, somebody, tabTo, toastOf, upload } from '../support/account.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

const kept = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('auth_token'),
    user: JSON.parse(localStorage.getItem('user') ?? 'null') as { email: string; firstName: string | null } | null,
  }))

/** Holds back the answers to a call until `release` is called. */
async function hold(page: Page, url: string) {
  let release = () => undefined as unknown
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test('signing up: words under the fields, busy, a toast, token and user kept, and on to /', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1, name: 'AI-Powered File Management' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Sign Up'])
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  await expect(page.getByLabel('First Name')).toHaveCount(0)

  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(email).toHaveAccessibleDescription('Invalid email address')
  await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters')
  await expect(email).toBeFocused()

  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('First Name')).toBeVisible()
  await expect(page.getByLabel('Last Name')).toBeVisible()
  await fillIn(page, { email: 'nobody', password: '12345' }, 'Create Account')
  await expect(email).toHaveAccessibleDescription('Invalid email address')
  await expect(password).toHaveAccessibleDescription(/Password must be at least 6 characters/)
  await password.fill('123456')
  await expect(password).not.toHaveAccessibleDescription(/at least 6/)
  // Names have no rule: both stay empty.
  const credentials = somebody()
  const release = await hold(page, '**/api/auth/signup')
  const asked = page.waitForRequest('**/api/auth/signup')
  await fillIn(page, credentials, 'Create Account')
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  expect((await asked).postDataJSON()).toEqual(credentials)
  release()
  await expect(toastOf(page, 'Account created!')).toBeVisible()
  await expect(toastOf(page, 'Welcome to the product.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  const { token, user } = await kept(page)
  expect(token).toMatch(/^\S{20,}$/)
  expect(user).toMatchObject({ email: credentials.email, firstName: null })
  const bearer = await page.request.get('/api/auth/session', { headers: { Authorization: `Bearer ${token}` } })
  expect(await bearer.json()).toMatchObject({ kind: 'account', user: { email: credentials.email } })
})

test('a login: refused in words, busy, then welcome; the guest files come along', async ({ page, request }) => {
  const credentials = await accountElsewhere(request)
  await page.addInitScript(() => localStorage.removeItem('octavo.welcomed'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Log In to Start' }).click()
  await expect(page).toHaveURL(/\/auth$/)

  await fillIn(page, { ...credentials, password: 'not this one' }, 'Log In')
  await expect(toastOf(page, 'Login failed')).toBeVisible()
  await expect(toastOf(page, 'Invalid email or password')).toBeVisible()
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 429, json: { error: 'Not so fast' } }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(toastOf(page, 'Not so fast')).toBeVisible()
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(toastOf(page, 'Invalid email or password')).toBeVisible()
  expect((await kept(page)).token).toBeNull()

  expect(await upload(page, ['guest note.txt'])).toBe(1)
  const release = await hold(page, '**/api/auth/login')
  const asked = page.waitForRequest('**/api/auth/login')
  await fillIn(page, credentials, 'Log In')
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  expect((await asked).postDataJSON()).toEqual(credentials)
  release()
  await expect(toastOf(page, 'Welcome back!')).toBeVisible()
  await expect(toastOf(page, 'Your guest library (1 file) is now in /Guest files.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect((await kept(page)).user?.email).toBe(credentials.email)

  // Who is here is seen on every page: no warning for guests, no second login.
  await expect(page.getByText("A guest's files are removed")).toHaveCount(0)
  await expect(page.getByText('They stay until you delete them')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: credentials.email })).toBeVisible()
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(credentials.email)
  await expect(page.locator('form')).toHaveCount(0)
  await page.getByRole('link', { name: 'Continue to Octavo' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.evaluate(() => localStorage.removeItem('auth_token'))
  await page.context().clearCookies()

  await logIn(page, credentials)
  await expect(toastOf(page, "You've successfully logged in.")).toBeVisible()
})

test('a signup that fails says why', { tag: '@night' }, async ({ page, request }) => {
  const { email, password } = await accountElsewhere(request)
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillIn(page, { email, password }, 'Create Account')
  await expect(toastOf(page, 'Signup failed')).toBeVisible()
  await expect(toastOf(page, 'Could not create account')).toBeVisible()
  await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 400, json: { error: 'Longer, please' } }))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(toastOf(page, 'Longer, please')).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
})

test("'Continue as Guest' goes to / and keeps nothing", { tag: '@night' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/log') || request.url().includes('/api/auth/sign')) asked.push(request.url())
  })
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await kept(page)).toEqual({ token: null, user: null })
  expect(asked).toEqual([])
})

test("a guest's library is the new account's; after the logout nothing of it shows", async ({ page, organizer }) => {
  await page.goto('/')
  await organizer.pickFiles([{ name: 'private letter.txt', mimeType: 'text/plain', buffer: Buffer.from('dear all') }])
  await expect(page.getByText('Everything is in your library')).toBeVisible()
  const before = await organizer.library()
  expect(before).toHaveLength(1)
  await organizer.button('Menu').click()
  await page.getByRole('link', { name: /View All Settings/ }).click()
  await page.getByRole('link', { name: 'Log In or Sign Up' }).click()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillIn(page, somebody(), 'Create Account')
  await expect(page).toHaveURL(/:\d+\/settings$/)
  expect(await organizer.library()).toEqual(before)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Octavo/ })
    .click()
  await organizer.button('Go on').click()
  await organizer.sort()
  await organizer.openAll()
  await expect(organizer.row('private letter.txt')).toBeVisible()

  await organizer.button('Menu').click()
  await page.getByRole('link', { name: /View All Settings/ }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(toastOf(page, 'Logged out')).toBeVisible()
  await expect(page.getByText('You are a guest', { exact: true })).toBeVisible()
  expect(await kept(page)).toEqual({ token: null, user: null })
  expect(await organizer.library()).toEqual([])
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Octavo/ })
    .click()
  await expect(organizer.heading('AI Collect')).toBeVisible()
  await expect(page.getByText('private letter')).toHaveCount(0)
  await page.reload()
  await expect(organizer.heading('AI Collect')).toBeVisible()
  await expect(page.getByText('private letter')).toHaveCount(0)
  // Neither does the way back through the pages show it.
  for (const path of ['/settings', '/']) {
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('private letter')).toHaveCount(0)
  }
})

test('a logout that the server never heard of is none, and says so', { tag: '@night' }, async ({ page }) => {
  await signUp(page, '/settings')
  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(toastOf(page, 'That did not work')).toBeVisible()
  expect((await kept(page)).token).not.toBeNull()
})

test('logging out elsewhere: the other browser is told and is a guest', { tag: '@night' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const credentials = await signUp(page)
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await arrive(other)
  await logIn(other, credentials)

  await page.goto('/settings#account')
  const sessions = page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1)
  await sessions.getByRole('button', { name: /^End the session on / }).click()
  await expect(toastOf(page, 'Sessions ended')).toBeVisible()
  await expect(sessions).toHaveCount(1)

  await other.goto('/settings')
  await expect(other.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible()
  await expect(other).toHaveURL(/\/auth\?next=%2Fsettings$/)
  await other.getByRole('button', { name: 'Continue as Guest' }).click()
  await other.goto('/settings')
  await expect(other.getByText('You are a guest', { exact: true })).toBeVisible()
  expect((await kept(other)).token).toBeNull()

  await logIn(other, credentials)
  await page.reload()
  await expect(sessions).toHaveCount(2)
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(sessions).toHaveCount(1)
  expect((await other.request.get('/api/account/sessions')).status()).toBe(401)
  await elsewhere.close()
})

test('a new password: the old one is asked for, then it alone opens', { tag: '@night' }, async ({ page, request }) => {
  const { email, password } = await signUp(page, '/settings')
  const row = page.getByRole('listitem').filter({ hasText: 'Change your password' })
  await row.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  const now = dialog.getByLabel('Current password')
  const next = dialog.getByLabel('New password')
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await now.fill('wrong one')
  await next.fill('12345')
  await save.click()
  await expect(next).toHaveAccessibleDescription('Password must be at least 6 characters')
  await next.fill('another octopus entirely')
  await save.click()
  await expect(toastOf(page, 'This is not your password')).toBeVisible()
  await now.fill(password)
  await save.click()
  await expect(toastOf(page, 'Password changed')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const login = (data: object) => request.post('/api/auth/login', { data })
  expect((await login({ email, password })).status()).toBe(401)
  expect((await login({ email, password: 'another octopus entirely' })).status()).toBe(200)
})

test('a new e-mail address asks for the password when it was given long ago', { tag: '@night' }, async ({
  page,
  request,
}) => {
  const { email, password } = await signUp(page, '/settings')
  // A password counts as fresh for 15 minutes: the first answer is the one of later.
  await page.route(
    '**/api/account/email',
    (route) => route.fulfill({ status: 401, json: { error: 'Enter your password again', code: 'reauth_required' } }),
    { times: 1 },
  )
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button', { name: 'Change' }).click()
  const { email: changed } = somebody()
  await page.getByRole('dialog', { name: 'Email' }).getByLabel('New email').fill(changed)
  await page.keyboard.press('Enter')
  const again = page.getByRole('dialog', { name: 'Your password, please' })
  await again.getByLabel('Current password').fill('not it')
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'This is not your password')).toBeVisible()
  await again.getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'Email changed')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(changed)).toBeVisible()
  expect((await kept(page)).user?.email).toBe(changed)
  expect((await request.post('/api/auth/login', { data: { email: changed, password } })).status()).toBe(200)
})

test('signing up and logging out by keyboard alone', { tag: '@night' }, async ({ page }) => {
  const { email, password } = somebody()
  await page.goto('/auth')
  const tab = page.getByRole('tab', { name: 'Login' })
  for (let i = 0; i < 12 && !(await tab.evaluate((one) => one === document.activeElement)); i++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  for (
    let i = 0;
    i < 3 && !(await page.getByLabel('First Name').evaluate((one) => one === document.activeElement));
    i++
  )
    await page.keyboard.press('Tab')
  for (const text of ['Nadia', 'Marsh', email, password]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  expect((await kept(page)).user).toMatchObject({ firstName: 'Nadia', lastName: 'Marsh', email })

  await page.goto('/settings')
  const logout = page.getByRole('button', { name: 'Log Out' })
  await expect(logout).toBeVisible()
  for (let i = 0; i < 60 && !(await logout.evaluate((one) => one === document.activeElement)); i++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('You are a guest', { exact: true })).toBeVisible()
})

test('axe finds nothing on /auth, filled in wrongly either @phone', { tag: '@night' }, async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Invalid email address')
  await expectCleanInBothThemes(page, 'signup with errors')
})

test('password, e-mail address and sessions are changed by keyboard alone', { tag: '@night' }, async ({
  page,
  request,
}) => {
  const { email, password } = await signUp(page)
  /** Logs in from another browser. */
  const logInElsewhere = async (data: object) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    expect((await request.post('/api/auth/login', { data, headers })).status()).toBe(200)
  }
  await logInElsewhere({ email, password })
  await page.goto('/settings')
  const rowOf = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await tabTo(page, rowOf('Change your password').getByRole('button', { name: 'Change' }))
  await page.keyboard.press('Enter')
  const passwords = page.getByRole('dialog', { name: 'Change your password' })
  await tabTo(page, passwords.getByLabel('Current password'))
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await page.keyboard.type('another octopus entirely')
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'Password changed')).toBeVisible()
  await expect(passwords).toHaveCount(0)

  const { email: changed } = somebody()
  await tabTo(page, rowOf(email).getByRole('button', { name: 'Change' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog', { name: 'Email' }).getByLabel('New email'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(changed)
  await page.keyboard.press('Enter')
  await expect(page.getByText(changed)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const login = { email: changed, password: 'another octopus entirely' }
  await logInElsewhere(login)
  await page.reload()
  const sessions = page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await tabTo(page, sessions.getByRole('button', { name: /^End the session on / }))
  await page.keyboard.press('Enter')
  await expect(sessions).toHaveCount(1)
  await logInElsewhere(login)
  await page.reload()
  await tabTo(page, page.getByRole('button', { name: 'Log out everywhere else' }))
  await page.keyboard.press('Enter')
  await expect(sessions).toHaveCount(1)
})

test('logging in by keyboard alone', { tag: '@night' }, async ({ page, request }) => {
  const { email, password } = await accountElsewhere(request)
  await page.goto('/auth')
  await tabTo(page, page.getByLabel('Email', { exact: true }))
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  expect((await kept(page)).user?.email).toBe(email)
})
