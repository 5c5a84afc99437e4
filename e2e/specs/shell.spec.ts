import { tabTo } from '../support/keyboard.ts'
import { arrive, visit } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page }) => arrive(page))

test('the header has the name, the tagline, the menu and the account, whose menu leads to the compliance page @phone', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/upload')
  const header = page.getByRole('banner')
  await expect(header.getByText('Octavo', { exact: true })).toBeVisible()
  await expect(header.getByText('Where Your Files & Emails Find Peace')).toBeVisible()
  await expect(header.getByRole('link', { name: 'Google Drive Sync' })).toHaveAttribute('href', '/google-drive-sync')
  await header.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /View All Settings/ })
    .click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await header.getByRole('button', { name: 'Account' }).click()
  const menu = page.getByRole('menu', { name: 'Account' })
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Account settings',
    'Profile and compliance',
    'Log In or Sign Up',
  ])
  await menu.getByRole('menuitem', { name: 'Profile and compliance' }).click()
  await expect(page).toHaveURL(/\/play-store-compliance$/)
  await page.getByRole('link', { name: 'Back to Settings' }).click()
  await expect(page).toHaveURL(/\/settings$/)
})

test('the tabs at the bottom are there below 768 px only, the rail above, and both say which one is active', {
  tag: '@night',
}, async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  const walk = async (places: readonly (readonly [string, RegExp, string])[]) => {
    await expect(nav.getByRole('link')).toHaveText(places.map(([name]) => name))
    for (const [name, address, heading] of places) {
      await nav.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(nav.locator('[aria-current=page]')).toHaveText(name)
    }
  }
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/')
  await walk([
    ['Organize', /\/$/, 'AI Collect'],
    ['Library', /\/upload$/, 'Search your library'],
    ['Photos', /\/photos$/, 'Photos'],
    ['Runs', /\/runs$/, 'Runs'],
    ['Settings', /\/settings$/, 'Settings'],
  ])
  await page.setViewportSize({ width: 767, height: 800 })
  await walk([
    ['Sort', /\/mobile$/, 'Mobile organizer'],
    ['Search', /\/upload$/, 'Search your library'],
    ['AI', /\/react-native$/, 'Photos and documents'],
    ['Runs', /\/runs$/, 'Runs'],
    ['Profile', /\/settings$/, 'Settings'],
  ])
})

test('no link leads to a screen that is still being built @phone', { tag: '@night' }, async ({ page, organizer }) => {
  const built = new Set<string>()
  for (const path of ['/upload', '/photos', '/runs', '/settings', '/auth', '/play-store-compliance', '/nowhere', '/']) {
    await visit(page, path)
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    if (path === '/') await organizer.button('Menu').click()
    const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const link of links) if (new URL(link).origin === new URL(page.url()).origin) built.add(new URL(link).pathname)
  }
  expect(built.size).toBeGreaterThan(5)
  await page.keyboard.press('Escape')
  for (const path of built) {
    await visit(page, path)
    await expect(page.getByText('Not in this version yet'), path).toHaveCount(0)
  }
})

test('Ctrl+K opens the command palette anywhere: screens, what can be done, and files, by keyboard alone', async ({
  page,
}) => {
  await page.request.post('/api/files/upload', {
    multipart: { files: { name: 'zebra crossing.txt', mimeType: 'text/plain', buffer: Buffer.from('stripes') } },
  })
  await page.goto('/upload')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  const field = palette.getByRole('combobox')
  const active = palette.locator('[role=option][aria-selected=true]')
  // In a text field, too.
  await page.getByRole('searchbox').first().focus()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('storag')
  await expect(active).toHaveText('Storage')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings#storage$/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('light theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('zebra')
  await expect(active).toContainText('zebra crossing.txt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/upload\?(.*&)?file=/)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
})

test('by keyboard: past the header, and on a new screen the focus is on its heading', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/upload')
  await expect(page.getByRole('heading', { name: 'Search your library' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Settings', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Search your library' })).toBeFocused()
})

test('going back returns to where a page had been scrolled, a reload too; a new page begins at its top', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 })
  await page.goto('/terms-of-service')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(500)
  const before = await page.evaluate(() => Math.round(scrollY))
  // Pressed where it is: going to it would scroll the page.
  await page
    .locator('a[href="/upload"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/upload$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
  await page.reload()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
})

test('the page travels compressed and in few files, asks for its screen before its code runs, and breaks no policy', {
  tag: '@night',
}, async ({ page }) => {
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

test('the first view needs no flow: what is picked before its code has come is collected once it comes', {
  tag: '@night',
}, async ({ page, organizer }) => {
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
  test('offers another try and a way back, and keeps what was picked', async ({ page, organizer }) => {
    await page.goto('/')
    await organizer.pickFiles([{ name: 'kept.txt', mimeType: 'text/plain', buffer: Buffer.from('kept') }])
    await expect(organizer.heading('AI Sort')).toBeVisible()
    let fails: 'at fetching' | 'at running' | undefined = 'at fetching'
    await page.route('**/assets/library-screen-*.js', (route) => {
      if (fails === 'at fetching') return route.abort()
      return fails === undefined
        ? route.continue()
        : route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("at running")' })
    })
    const openLibrary = () =>
      page
        .getByRole('link', { name: 'Library' })
        .or(page.getByRole('link', { name: 'Search' }))
        .click()
    const alert = page.getByRole('alert')
    await openLibrary()
    await expect(alert).toContainText('The connection failed')
    fails = 'at running'
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toContainText('Something went wrong on this screen')
    fails = undefined
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
    await tabTo(page, list)
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

  test('says when the library could not be loaded, and tries again', { tag: '@night' }, async ({ page }) => {
    await page.route('**/api/library/folder*', (route) => route.fulfill({ status: 500, json: { error: 'no' } }))
    await page.goto('/upload')
    await expect(page.getByText('The library could not be loaded')).toBeVisible()
    await page.unroute('**/api/library/folder*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Your library is empty')).toBeVisible()
  })
})
