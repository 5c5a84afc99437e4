import { arrive, visit } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

for (const { path, title, parts } of [
  { path: '/privacy-policy', title: 'Privacy Policy', parts: 8 },
  { path: '/terms-of-service', title: 'Terms of Service', parts: 7 },
] as const) {
  test(`${path}: title, date, and parts that can be gone to and linked to`, {
    tag: path === '/privacy-policy' ? [] : '@night',
  }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Octavo`)
    await expect(page.getByText('Last updated 19 September 2025')).toBeVisible()
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(parts)
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(links).toHaveCount(parts)
    const last = links.last()
    await last.focus()
    await page.keyboard.press('Enter')
    const id = `#${(await last.getAttribute('href'))?.split('#')[1]}`
    await expect(page).toHaveURL(new RegExp(`${id}$`))
    await expect(page.locator(`${id}-heading`)).toBeInViewport()

    await page.goto('/404-first')
    await page.goto(`${path}${id}`)
    await expect(page.locator(`${id}-heading`)).toBeInViewport()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
}

test('what the privacy policy says of this server is so', async ({ page, context, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (baseURL && !request.url().startsWith(baseURL) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url())
  })
  await page.goto('/privacy-policy')
  await expect(page.getByText(/no advertising, no tracking and no selling/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  // "One that says whose library is shown": nothing else is set for a guest, and none can be read by scripts.
  const cookies = await context.cookies()
  expect(cookies.length).toBeLessThanOrEqual(1)
  expect(cookies.every(({ httpOnly }) => httpOnly)).toBe(true)
  const { days } = (await (await page.request.get('/api/trash')).json()) as { days: number }
  await expect(page.getByText(`stays in the Trash for ${days} days`)).toBeVisible()
})

test('/play-store-compliance: 25 items in 5 groups, all complete with their proof, the score, Android 7.0+', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/play-store-compliance')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Compliance Checklist' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Privacy',
    'Security',
    'Safety of files',
    'Accessibility',
    'Honesty',
  ])
  // The lists of tests inside are closed: only the promises are in sight.
  const items = main.getByRole('listitem')
  await expect(items).toHaveCount(25)
  for (const list of await main.getByRole('list').all()) await expect(list.getByRole('listitem')).toHaveCount(5)
  for (const item of await items.all()) await expect(item.getByRole('heading', { level: 3 })).not.toBeEmpty()
  await expect(items.filter({ hasText: 'Complete' })).toHaveCount(25)
  await expect(main.getByText('100% complete')).toBeVisible()
  const undo = main.locator('details').filter({ hasText: 'Every run can be undone' })
  await undo.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(undo.getByText('Checked by these tests')).toBeVisible()
  await expect(undo.getByText('R-6: apply then undo is identity, folders too; undo of the undo is apply')).toBeVisible()
  await expect(undo.getByText('packages/core/src/plan/law.test.ts')).toBeVisible()
  await expect(undo.getByText('In the list of what is proven: R-6')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(undo.getByText('Checked by these tests')).toBeHidden()
  await expect(main.getByText('25 of 25 items')).toBeVisible()
  await expect(main.getByText('Android 7.0+ (API level 24) is supported')).toBeVisible()
})

test('axe finds nothing on the legal pages @phone', { tag: '@night' }, async ({ page }) => {
  test.setTimeout(300_000)
  for (const path of ['/privacy-policy', '/terms-of-service', '/play-store-compliance']) {
    await visit(page, path)
    for (const details of await page.locator('main details').all()) {
      await details.evaluate((one: HTMLDetailsElement) => {
        one.open = true
      })
    }
    await expectCleanInBothThemes(page, path)
  }
})
