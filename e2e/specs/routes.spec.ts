import { arrive, visit } from '../support/pages.ts'
import { widerBy } from '../support/pseudo.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

test.beforeEach(({ page }) => arrive(page))

test('every other path is the 404 page, with its title and a way back', async ({ page }) => {
  for (const path of ['/nowhere', '/mobile/nowhere', '/%F0%9F%90%99', '/settings.bak']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expect(page).toHaveTitle('Page Not Found · Octavo')
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveTitle('Octavo')
})

test('/reset-intro clears the flag that the intro was seen and goes to /', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    const remove = Storage.prototype.removeItem
    Storage.prototype.removeItem = function (key) {
      if (key === 'octavo.intro-seen') sessionStorage.setItem('test.forgotten', '1')
      return remove.call(this, key)
    }
  })
  await page.goto('/reset-intro')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => sessionStorage.getItem('test.forgotten'))).toBe('1')
})

test('axe finds nothing on the routes of the shell, and none scrolls sideways @phone', async ({ page }) => {
  test.setTimeout(300_000)
  for (const path of [
    '/mobile',
    '/upload',
    '/photos',
    '/photos?view=map',
    '/google-drive-sync',
    '/cloud-agents',
    '/nowhere',
  ]) {
    await visit(page, path)
    await expectCleanInBothThemes(page, path)
    expect(await widerBy(page), path).toBeLessThanOrEqual(0)
  }
})
