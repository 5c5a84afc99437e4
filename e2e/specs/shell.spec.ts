import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page }) => arrive(page))

test('the header has the name, the tagline, the way to the cloud sync and the avatar @phone', async ({ page }) => {
  await page.goto('/upload')
  const header = page.getByRole('banner')
  await expect(header.getByText('Octavo', { exact: true })).toBeVisible()
  await expect(header.getByText('Where Your Files & Emails Find Peace')).toBeVisible()
  await header.getByRole('link', { name: 'Cloud-drive sync' }).click()
  await expect(page).toHaveURL(/\/google-drive-sync$/)
  await page.getByRole('banner').getByRole('link', { name: 'Profile and compliance' }).click()
  await expect(page).toHaveURL(/\/play-store-compliance$/)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cloud-drive sync' })).toBeVisible()
})

test('the tabs at the bottom are there below 768 px only, and say which one is active', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
  await expect(nav).toBeHidden()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(nav).toBeVisible()
  await expect(nav.getByRole('link', { name: /./ })).toHaveText(['Sort', 'Search', 'AI', 'Profile'])
  await expect(nav.locator('[aria-current]')).toHaveCount(0)
  for (const [tab, path] of [
    ['Sort', '/mobile'],
    ['Search', '/upload'],
    ['AI', '/react-native'],
    ['Profile', '/play-store-compliance'],
  ] as const) {
    await nav.getByRole('link', { name: tab }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(nav.locator('[aria-current=page]')).toHaveText(tab)
  }
  await page.goto('/smart-sorting')
  await expect(nav.locator('[aria-current=page]')).toHaveText('Sort')
})

test('by keyboard: past the header, and on a new screen the focus is on its heading', async ({ page }) => {
  await page.goto('/upload')
  await expect(page.getByRole('heading', { name: 'Search your library' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Cloud-drive sync' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Cloud-drive sync' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Search your library' })).toBeFocused()
})

test('going back returns to where a page had been scrolled, a reload too; a new page begins at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 500 })
  await page.goto('/terms-of-service')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(500)
  const before = await page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/google-drive-sync"]')?.click())
  await expect(page).toHaveURL(/google-drive-sync$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
  await page.reload()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
})

test('the page travels compressed and in few files, asks for its screen before its code runs, and breaks no policy', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(window, { broken })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      broken.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  const texts: { path: string; coding: string | undefined; kept: string | undefined }[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const { 'content-encoding': coding, 'cache-control': kept, 'content-length': length } = response.headers()
    // What is smaller than a packet is not worth it.
    if (/^\/(?:assets\/.*\.(?:js|css))?$/.test(pathname) && Number(length) > 1024)
      texts.push({ path: pathname, coding, kept })
  })
  // The entry's code is held back until the screen's is asked for: it can have asked for nothing.
  const homeAsked = page.waitForRequest(/\/assets\/home-[^/]+\.js$/)
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await homeAsked
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeVisible()
  expect(texts.map(({ path }) => path)).toContain('/')
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter(({ coding }) => coding !== 'br')).toEqual([])
  expect(texts.filter(({ path, kept }) => path !== '/' && !kept?.includes('immutable'))).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([])
})

test('the first view needs no flow: what is picked before its code has come is collected once it comes', async ({
  page,
  organizer,
}) => {
  let comes: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    comes = resolve
  })
  await page.route(/\/assets\/open-flow-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(organizer.heading('AI Collect')).toBeVisible()
  const letter = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`${name} is early`) })
  await organizer.pickFiles([letter('one.txt')])
  await organizer.pickFiles([letter('two.txt'), letter('three.txt')])
  await expect(organizer.heading('AI Collect')).toBeVisible()
  comes()
  await expect(organizer.heading('AI Sort')).toBeVisible()
  await expect(organizer.toast('Files Collected')).toBeVisible()
  await expect(page.getByText('Everything is in your library')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('3')
})

test.describe('a screen that fails', () => {
  test('offers another try and a way back, and keeps what was picked', async ({ page, organizer, browser }) => {
    void browser
    await page.goto('/')
    await organizer.pickFiles([{ name: 'kept.txt', mimeType: 'text/plain', buffer: Buffer.from('kept') }])
    await expect(organizer.heading('AI Sort')).toBeVisible()
    let isBroken = true
    await page.route('**/assets/soon-*.js', (route) => (isBroken ? route.abort() : route.continue()))
    await page.getByRole('banner').getByRole('link', { name: 'Cloud-drive sync' }).click()
    await expect(page.getByRole('alert')).toContainText('Something went wrong on this screen')
    isBroken = false
    await page.getByRole('alert').getByRole('link', { name: 'Back to Home' }).click()
    // Either the stage itself, or the card that leads back to it.
    const card = page.getByRole('heading', { name: '1 file collected' })
    await expect(organizer.heading('AI Sort').or(card)).toBeVisible()
  })
  // React tells the console what failed; that is what this test provokes.
  test.use({ quietConsole: undefined })
})

test.describe('the Search tab', () => {
  const files = ['Résumé 2024.txt', 'holiday plan.md', 'invoice.csv'].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(`this is ${name}, and the word zanzibar${name.length} is inside`),
  }))

  test('uploads, finds by name and content, and downloads, by keyboard alone', async ({ page }) => {
    await page.goto('/upload')
    await expect(page.getByText('Your library is empty')).toBeVisible()
    await page.getByTestId('pick-files').setInputFiles(files)
    await expect(page.getByText('3 files in your library').first()).toBeVisible()
    const list = page.getByRole('grid', { name: 'Files of your library' })
    await expect(list.getByRole('row')).toHaveCount(3)

    await page.getByRole('searchbox', { name: 'Search files' }).focus()
    await page.keyboard.type('resume')
    await expect(list.getByRole('row')).toHaveCount(1)
    await expect(page.getByText('1 file found')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list).toBeFocused()
    await page.keyboard.press('Enter')
    const preview = page.getByRole('dialog', { name: 'Résumé 2024.txt' })
    const download = page.waitForEvent('download')
    await preview.getByRole('link', { name: 'Download' }).press('Enter')
    expect((await download).suggestedFilename()).toBe('Résumé 2024.txt')
    await page.keyboard.press('Escape')
    await expect(list).toBeFocused()

    await page.getByRole('searchbox', { name: 'Search files' }).fill('xylophone')
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).press('Enter')
    await expect(page.getByRole('searchbox', { name: 'Search files' })).toBeFocused()
    await expect(list.getByRole('row')).toHaveCount(3)
  })

  test('says when the library could not be loaded, and tries again', async ({ page }) => {
    await page.route('**/api/files*', (route) => route.fulfill({ status: 500, json: { error: 'no' } }))
    await page.goto('/upload')
    await expect(page.getByText('The library could not be loaded')).toBeVisible()
    await page.unroute('**/api/files*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Your library is empty')).toBeVisible()
  })
})
