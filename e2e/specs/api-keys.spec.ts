import type { Page } from '@playwright/test'
import { signUp, tabTo, toastOf, upload } from '../support/account.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

const section = (page: Page) => page.getByRole('region', { name: 'API Keys', exact: true })
const rows = (page: Page) => section(page).getByRole('list', { name: 'API Keys' }).getByRole('listitem')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Makes a key with a name and reads it off the screen. */
async function makeKey(page: Page, name: string): Promise<string> {
  await section(page).getByRole('button', { name: 'Create a key' }).click()
  await dialog(page, 'Create a key').getByLabel('Name', { exact: true }).fill(name)
  await dialog(page, 'Create a key').getByRole('button', { name: 'Create', exact: true }).click()
  const shown = page.getByRole('alertdialog', { name: 'Your new key' })
  const secret = await shown.getByLabel('Key', { exact: true }).inputValue()
  await shown.getByRole('button', { name: 'Done' }).click()
  return secret
}

test('a guest is told what keys are for and has none', { tag: '@night' }, async ({ page }) => {
  await page.goto('/settings#keys')
  await expect(section(page).getByText('Log in to make keys for your programs.')).toBeVisible()
  await expect(section(page).getByRole('button')).toHaveCount(0)
})

test('a key: made, shown once, used by a program, revoked', async ({ page, playwright, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(page)
  expect(await upload(page, ['for programs.txt'])).toBe(1)
  await page.goto('/settings#keys')
  await expect(section(page).getByText('There are no keys.')).toBeVisible()
  await section(page).getByRole('button', { name: 'Create a key' }).click()
  const form = dialog(page, 'Create a key')
  const create = form.getByRole('button', { name: 'Create', exact: true })
  await expect(create).toBeDisabled()
  await form.getByLabel('Name', { exact: true }).fill('Backup at home')
  await expect(form.getByRole('checkbox', { name: /^Read the library/ })).toBeChecked()
  await form.getByText('Read the library', { exact: true }).click()
  await expect(create).toBeDisabled()
  await form.getByText('Read the library', { exact: true }).click()
  await form.getByText('365 days', { exact: true }).click()
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/keys'))
  await create.click()
  expect((await asked).postDataJSON()).toEqual({ name: 'Backup at home', scopes: ['library:read'], days: 365 })
  const shown = page.getByRole('alertdialog', { name: 'Your new key' })
  const field = shown.getByLabel('Key', { exact: true })
  const secret = await field.inputValue()
  expect(secret).toMatch(/^oct_[\w-]{43}$/)
  await expect(field).toBeFocused()
  await shown.getByRole('button', { name: 'Copy' }).click()
  await expect(shown.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(rows(page)).toHaveText([/^Backup at home\s*oct_\S{6}….*Read the library.*never used/s])
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  expect(await page.content()).not.toContain(secret.slice(10))

  const program = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  })
  const list = (await (await program.get('/api/files')).json()) as { files: { name: string }[] }
  expect(list.files.map(({ name }) => name)).toEqual(['for programs.txt'])
  expect((await program.post('/api/files/archive', { data: {} })).status()).toBe(200)
  expect((await program.delete('/api/files', { data: { all: true } })).status()).toBe(403)
  expect((await program.get('/api/account/keys')).status()).toBe(403)
  await page.reload()
  await expect(rows(page)).toHaveText([/last used/])

  await rows(page).getByRole('button', { name: 'Revoke Backup at home' }).click()
  const question = page.getByRole('alertdialog', { name: 'Revoke “Backup at home”?' })
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect(toastOf(page, 'Key revoked')).toBeVisible()
  await expect(section(page).getByText('There are no keys.')).toBeVisible()
  await expect(section(page).getByRole('button', { name: 'Create a key' })).toBeFocused()
  const over = await program.get('/api/files')
  expect([over.status(), (await over.json()).error]).toEqual([
    401,
    'This API key is not valid. It may have been revoked.',
  ])
  await program.dispose()
})

test('making a key asks for the password when it was given long ago', { tag: '@night' }, async ({ page }) => {
  const { password } = await signUp(page, '/settings#keys')
  // A password counts as fresh for 15 minutes: the first answer is the one of later.
  let isLater = true
  await page.route('**/api/account/keys', async (route) => {
    if (route.request().method() !== 'POST' || !isLater) return await route.fallback()
    isLater = false
    await route.fulfill({ status: 401, json: { error: 'Enter your password again', code: 'reauth_required' } })
  })
  await section(page).getByRole('button', { name: 'Create a key' }).click()
  await dialog(page, 'Create a key').getByLabel('Name', { exact: true }).fill('script')
  await page.keyboard.press('Enter')
  await dialog(page, 'Your password, please').getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Your new key' })).toBeVisible()
})

test('a key is made and revoked by keyboard alone', { tag: '@night' }, async ({ page }) => {
  await signUp(page, '/settings')
  const create = section(page).getByRole('button', { name: 'Create a key' })
  await tabTo(page, create)
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Create a key')
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('robot')
  await tabTo(page, form.getByRole('checkbox', { name: /^Organize/ }))
  await page.keyboard.press('Space')
  await tabTo(page, form.getByRole('radio', { name: '90 days' }))
  await page.keyboard.press('ArrowLeft')
  await expect(form.getByRole('radio', { name: '30 days' })).toBeChecked()
  await tabTo(page, form.getByRole('button', { name: 'Create', exact: true }))
  await page.keyboard.press('Enter')
  const shown = page.getByRole('alertdialog', { name: 'Your new key' })
  await expect(shown.getByLabel('Key', { exact: true })).toBeFocused()
  await tabTo(page, shown.getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText([/^robot.*Read the library · Organize/s])
  await tabTo(page, rows(page).getByRole('button', { name: 'Revoke robot' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }))
  await page.keyboard.press('Enter')
  await expect(section(page).getByText('There are no keys.')).toBeVisible()
  await expect(create).toBeFocused()
})

test('axe finds nothing on keys and their dialogs @phone', { tag: '@night' }, async ({ page }) => {
  await signUp(page, '/settings#keys')
  await makeKey(page, 'first')
  await expect(rows(page)).toHaveCount(1)
  await expectCleanInBothThemes(page, 'settings with a key')
  await section(page).getByRole('button', { name: 'Create a key' }).click()
  await dialog(page, 'Create a key').getByLabel('Name', { exact: true }).fill('second')
  await expectCleanInBothThemes(page, 'a new key')
  await dialog(page, 'Create a key').getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Your new key' })).toBeVisible()
  await expectCleanInBothThemes(page, 'the key itself')
})
