import { signUp } from '../support/account.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

test('the operator’s page is closed to others, and shows those who were named room, people and work @phone', async ({
  page,
}, { project, retry }) => {
  await page.goto('/operator')
  await expect(page).toHaveTitle('Installation · Octavo')
  await expect(page.getByText('This page is for operators')).toBeVisible()
  const headers = { 'sec-fetch-site': 'same-origin' }
  // A second try finds the account of the first.
  const email = `operator.${project.name}.${retry}@octavo.example`
  await signUp(page, '/operator', { email, password: 'calm octopus counts' })
  const multipart = { files: { name: 'room.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2000, 'x') } }
  expect((await page.request.post('/api/files/upload', { multipart, headers })).status()).toBe(201)
  await page.goto('/operator')
  await expect(page.getByText('Everything fits together')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Largest libraries' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Room' }).getByText('Free on the disk')).toBeVisible()
  await expect(page.getByText('room.txt')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectCleanInBothThemes(page, 'the operator’s page')
})
