import type { Page } from '@playwright/test'
import { fillIn, signUp, somebody, tabTo, toastOf } from '../support/account.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { arrive } from '../support/pages.ts'
import { type OwnServer, ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

test('without a mail server the screens say so plainly', { tag: '@night' }, async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByText(/^This server sends no mail\. Ask the people who run it/)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to login' }).click()
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
  await signUp(page, '/settings#account')
  await expect(page.getByText(/^This server sends no mail: addresses are not confirmed/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
})

test.describe('with a mail server', () => {
  // One worker for all of them: what they share is made once.
  test.describe.configure({ mode: 'default' })
  let mailbox: Mailbox
  let server: OwnServer
  test.beforeAll(async () => {
    mailbox = await openMailbox()
    server = await ownServer({
      OCTAVO_PUBLIC_URL: 'http://files.octavo.test',
      OCTAVO_SMTP_URL: mailbox.url,
      OCTAVO_MAIL_FROM: 'Octavo <octavo@octavo.test>',
    })
  })
  test.afterAll(async () => {
    await server.remove()
    await mailbox.close()
  })
  /** The link of a mail, which begins with the public address; this browser knows the server by another one. */
  const linkIn = (text: string) => `${server.url}${/http:\/\/files\.octavo\.test(\/auth#\w+=[\w-]+)/.exec(text)?.[1]}`
  const signUpThere = async (page: Page) => {
    const credentials = somebody()
    await page.goto(`${server.url}/auth`)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await fillIn(page, credentials, 'Create Account')
    await expect(page).toHaveURL(`${server.url}/`)
    return credentials
  }

  test('an address is confirmed by its link; until then the settings say so and can send it again', {
    tag: '@night',
  }, async ({ page }) => {
    const { email } = await signUpThere(page)
    await page.goto(`${server.url}/settings#account`)
    const row = page.getByRole('listitem').filter({ hasText: email })
    await expect(row.getByText('Not confirmed')).toBeVisible()
    await row.getByRole('button', { name: 'Send again' }).click()
    await expect(toastOf(page, 'Mail sent')).toBeVisible()
    await expectCleanInBothThemes(page, 'an address that is not confirmed')
    const link = linkIn((await mailbox.to(email, 2)).text)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
    await expectCleanInBothThemes(page, 'confirming an address')
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toastOf(page, 'Address confirmed')).toBeVisible()
    await expect(row.getByText('Confirmed', { exact: true })).toBeVisible()
    // The same link once more is worth nothing.
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(toastOf(page, 'This link is not valid any more. Ask for a new one.')).toBeVisible()
  })

  test('a forgotten password, by keyboard alone: the mailed link sets a new one', { tag: '@night' }, async ({
    page,
    context,
    request,
  }) => {
    const { email, password } = await signUpThere(page)
    await context.clearCookies()
    await page.evaluate(() => localStorage.removeItem('auth_token'))
    await page.goto(`${server.url}/auth`)
    await tabTo(page, page.getByRole('link', { name: 'Forgot your password?' }))
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
    await expect(page.getByText(`If ${email} belongs to an account here`)).toBeVisible()
    const { text } = await mailbox.to(email, 2)
    expect(text).toContain('Subject: Set a new password')
    await page.goto(linkIn(text))
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type('a calmer octopus still')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Password set' })).toBeVisible()
    await expect(
      page.getByText('logged-in devices: 1; API keys: 0; connected models: 0; connected places: 0.'),
    ).toBeVisible()
    await expectCleanInBothThemes(page, 'what a new password has closed')
    await expect(page.getByRole('button', { name: 'Login' })).toBeFocused()
    await page.keyboard.press('Enter')
    expect((await mailbox.to(email, 3)).text).toContain('Subject: Your password was changed')
    const old = await request.post(`${server.url}/api/auth/login`, { data: { email, password } })
    expect(old.status()).toBe(401)
    await fillIn(page, { email, password: 'a calmer octopus still' }, 'Log In')
    await expect(page).toHaveURL(`${server.url}/`)
  })

  test('an unknown address gets the same words; axe finds nothing', { tag: '@night' }, async ({ page }) => {
    const { email } = somebody()
    await page.goto(`${server.url}/auth#forgot`)
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await expectCleanInBothThemes(page, 'a forgotten password')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(`If ${email} belongs to an account here`)).toBeVisible()
  })
})
