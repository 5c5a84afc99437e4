import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

/** What somebody logs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** An e-mail address that nobody has used, and a password. */
export const somebody = (): Credentials => ({
  email: `person-${randomUUID()}@example.org`,
  password: 'calm octopus counts',
})

/** Makes an account from somewhere else: this page stays a guest. */
export async function accountElsewhere(request: APIRequestContext): Promise<Credentials> {
  const credentials = somebody()
  const answer = await request.post('/api/auth/signup', { data: credentials })
  expect(answer.status()).toBe(201)
  return credentials
}

/** Fills in the open form of `/auth` and sends it. */
export async function fillIn(page: Page, { email, password }: Credentials, submit: 'Log In' | 'Create Account') {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: submit, exact: true }).click()
}

/** What the browser itself says of calls of its own page: without it a cookie counts for nothing. */
const OF_OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

/** Makes an account of the guest of this page without a screen, and opens `path` as that person. */
export async function signUp(page: Page, path = '/', credentials = somebody()): Promise<Credentials> {
  const answer = await page.request.post('/api/auth/signup', { data: credentials, headers: OF_OWN_PAGE })
  expect(answer.status(), await answer.text()).toBe(201)
  const { token, user } = (await answer.json()) as { token: string; user: object }
  // A page of this origin without the app.
  await page.goto('/favicon.svg')
  const opened = page.waitForURL(path)
  await page.evaluate(
    ([secret, who, to]) => {
      localStorage.setItem('auth_token', secret)
      localStorage.setItem('user', who)
      // Nobody goes back to this page.
      location.replace(to)
    },
    [token, JSON.stringify(user), path] as const,
  )
  await opened
  return credentials
}

/** Logs in on `/auth` and waits for the main screen. */
export async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/auth')
  await fillIn(page, credentials, 'Log In')
  await expect(page).toHaveURL(/\/$/)
}

/** The toast with this title. */
export const toastOf = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true })

/** Uploads files into the library of the page's cookies, without a screen. Returns how many arrived. */
export async function upload(page: Page, names: readonly string[]): Promise<number> {
  const form = new FormData()
  for (const name of names) form.append('files', new File([`content of ${name}`], name, { type: 'text/plain' }))
  const answer = await page.request.post('/api/files/upload', { multipart: form, headers: OF_OWN_PAGE })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { files: unknown[] }).files.length
}

/** Presses Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let i = 0; i < 120 && !(await target.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
