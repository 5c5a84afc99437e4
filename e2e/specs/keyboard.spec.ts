import type { Locator, Page } from '@playwright/test'
import { signUp, toastOf, upload } from '../support/account.ts'
import { pressAt, tabTo } from '../support/keyboard.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test('the whole job without a mouse', async ({ page, organizer }) => {
  // From the first listener on the chooser is caught; a listener that comes with the key press may come too late.
  page.on('filechooser', () => undefined)
  await page.goto('/')
  await expect(organizer.button('Continue as Guest')).toBeVisible()
  await tabTo(page, organizer.button('Continue as Guest'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await tabTo(page, organizer.button('Select Files'))
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(
    ['alpha.txt', 'beta.txt', 'gamma.txt', 'delta.md', 'epsilon.md'].map((name, i) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(`text ${i}`),
    })),
  )
  await expect(page.getByText('Everything is in your library')).toBeVisible()
  await tabTo(page, organizer.button('Start AI Sort'))
  await page.keyboard.press('Enter')
  await expect(organizer.heading('AI Review')).toBeVisible()

  await tabTo(page, organizer.tile('Documents & Text'))
  await page.keyboard.press('Enter')
  const list = organizer.list('Documents & Text')
  await expect(list).toBeVisible()
  await tabTo(page, list)
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(organizer.tile('By keyboard')).toHaveAccessibleName(/^By keyboard, 3 files/)

  await page.keyboard.press('Control+z')
  await expect(organizer.tile('By keyboard')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(organizer.tile('By keyboard')).toBeVisible()

  await tabTo(page, list)
  await page.keyboard.press('Home')
  await page.keyboard.press('x')
  await expect(organizer.button('Approve & Organize 4 files')).toBeVisible()

  await tabTo(page, organizer.button('Approve & Organize 4 files'))
  await page.keyboard.press('Enter')
  await expect(organizer.toast('Files Organized!')).toBeVisible()
  await page.keyboard.press('F8')
  await tabTo(page, page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect(organizer.toast('Run undone')).toBeVisible()
  expect((await organizer.library()).every(({ folder }) => folder.startsWith('/Inbox'))).toBe(true)
})

test('the sheet behind ? lists the keys, and keys sleep in text fields', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  await organizer.open()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await organizer.pickFiles([{ name: 'max.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await organizer.sort()
  await organizer.openCategory('Documents & Text')
  await page.keyboard.press('/')
  const filter = page
    .getByRole('searchbox', { name: 'Filter files' })
    .or(page.getByRole('textbox', { name: 'Filter files' }))
  await expect(filter).toBeFocused()
  await page.keyboard.type('xm?')
  await expect(filter).toHaveValue('xm?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(organizer.button('Approve & Organize 1 file')).toBeVisible()
})

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const toggle = (page: Page, name: string): Locator => page.getByRole('switch', { name: new RegExp(`^${name}`) })

test('every single key of the sheet sleeps in a text field, and Shift there selects nothing', {
  tag: '@night',
}, async ({ page, organizer }) => {
  await organizer.open()
  await organizer.pickFiles(
    ['one.txt', 'two.txt', 'three.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })),
  )
  await organizer.sort()
  await organizer.openAll()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.locator('dd').first()).toBeVisible()
  // The sheet is the registry: what it shows is what is tried.
  const rows = await sheet
    .locator('dd')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        [...one.children].map((keys) => [...keys.querySelectorAll('kbd')].map((cap) => cap.textContent ?? '')),
      ),
    )
  expect(rows.length).toBeGreaterThan(15)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  const filter = page.getByRole('searchbox', { name: 'Filter files' })
  await filter.fill('t')
  const names: Record<string, string> = {
    Ctrl: 'Control',
    Esc: 'Escape',
    '↑': 'ArrowUp',
    '↓': 'ArrowDown',
    '←': 'ArrowLeft',
    '→': 'ArrowRight',
  }
  // F8 goes to the notifications from everywhere, as the specification says; Escape and the arrows belong to the field.
  for (const keys of rows.filter((caps) => !caps.includes('F8') && !caps.includes('Esc'))) {
    await filter.focus()
    await page.keyboard.press(keys.map((key) => names[key] ?? key).join('+'))
    await expect(page.getByRole('dialog'), keys.join('+')).toHaveCount(0)
    await expect(page.getByText(/ selected$/), keys.join('+')).toHaveCount(0)
    await expect(organizer.button('Approve & Organize 3 files'), keys.join('+')).toBeVisible()
  }
  // immich#31095: Shift typed in a field, or in a dialog over the list, must not select behind it.
  await filter.fill('')
  await organizer.row('one.txt').getByText('one.txt', { exact: true }).click()
  await expect(page.getByText('1 selected')).toBeVisible()
  await filter.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.type('T')
  await expect(page.getByText('1 selected')).toBeVisible()
  await filter.fill('')
  await pressAt(page, page.getByRole('grid'), 'Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const key of ['Shift+ArrowDown', 'Shift+End', 'Control+a']) await page.keyboard.press(key)
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 selected')).toBeVisible()
})

test('one selection: press, Ctrl, Shift, arrows, all, none; a filter and an order leave it as it is', {
  tag: '@night',
}, async ({ page, organizer }) => {
  await organizer.open()
  await organizer.pickFiles(
    ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      name: `${name}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(name),
    })),
  )
  await organizer.sort()
  await organizer.openAll()
  const grid = page.getByRole('grid', { name: 'All files' })
  const chosen = () =>
    grid
      .getByRole('row', { selected: true })
      .evaluateAll((rows) => rows.map((row) => /(\w)\.txt/.exec(row.textContent ?? '')?.[1]).join(''))
  const press = (name: string, modifiers: ('Control' | 'Shift')[] = []) =>
    organizer.row(`${name}.txt`).getByText(`${name}.txt`, { exact: true }).click({ modifiers })
  await press('a')
  await press('c', ['Control'])
  await expect.poll(chosen).toBe('ac')
  await press('e', ['Shift'])
  await expect.poll(chosen).toBe('cde')
  // The anchor survives a deselect.
  await press('b', ['Control'])
  await press('b', ['Control'])
  await press('d', ['Shift'])
  await expect.poll(chosen).toBe('bcd')
  await expect(page.getByText('3 selected')).toBeVisible()
  await organizer.filter('c.txt')
  await expect(grid.getByRole('row')).toHaveCount(1)
  await expect(page.getByText('3 selected')).toBeVisible()
  await organizer.filter('')
  await expect.poll(chosen).toBe('bcd')

  await grid.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(chosen).toBe('ab')
  await page.keyboard.press('Control+a')
  await expect(page.getByText('5 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/ selected$/)).toHaveCount(0)

  // Wherever the last press was, Ctrl+A means the list and never the words of the page.
  for (const pressed of [page.getByRole('checkbox', { name: 'Select a.txt' }), organizer.tile('Documents & Text')]) {
    await pressed.click()
    await page.keyboard.press('Control+a')
    await expect(page.getByText('5 selected')).toBeVisible()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
  }
  const all = page.getByRole('checkbox', { name: 'Select all' })
  await expect(all).toBeChecked()
  await all.click()
  await expect(page.getByText(/ selected$/)).toHaveCount(0)
  await all.click()
  await expect(page.getByText('5 selected')).toBeVisible()
  await organizer.select('b.txt')
  await expect(all).toBeChecked({ indeterminate: true })
})

test('the settings by keyboard: export, trash, switches, theme, language, and the end of a library', {
  tag: '@night',
}, async ({ page, context }) => {
  await arrive(page, { skipAnimations: true })
  await context.route('https://store.octavo.example/**', (route) => route.fulfill({ body: 'the store' }))
  await upload(page, ['one.txt', 'two.txt'])
  await page.goto('/settings')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(page.getByText('2 of 2,500 files')).toBeVisible()

  const opened = context.waitForEvent('page')
  await pressAt(page, page.getByRole('link', { name: /^Purchase with Card or PayPal/ }))
  await (await opened).close()
  await pressAt(page, toggle(page, 'SMS'), 'Space')
  await expect(toggle(page, 'SMS')).toBeChecked()
  await pressAt(page, toggle(page, 'Auto-Organize New Files'), 'Space')
  await expect(toggle(page, 'Auto-Organize New Files')).toBeChecked()
  const zip = page.waitForEvent('download')
  await pressAt(page, button('Export All Files'))
  expect((await zip).suggestedFilename()).toBe('octavo-export.zip')

  await pressAt(page, button('Clear All Files'))
  await pressAt(page, page.getByRole('alertdialog').getByRole('button', { name: /^Move 2 files/ }))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await pressAt(page, button('Restore one.txt'))
  await expect(page.getByText('1 of 2,500 files')).toBeVisible()
  await pressAt(page, button('Restore all'))
  await expect(page.getByText('2 of 2,500 files')).toBeVisible()

  const html = page.locator('html')
  const look = section(page, 'Appearance')
  await tabTo(page, look.getByRole('radio', { name: 'Dark', exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await pressAt(page, toggle(page, 'Dark Mode'), 'Space')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await tabTo(page, look.getByLabel('Language'))
  await page.keyboard.type('Esp')
  await expect(html).toHaveAttribute('lang', 'es')
  // Letters typed at once would be one word to the list, so by its first entry: the language of the browser.
  await page.keyboard.press('Home')
  await expect(html).toHaveAttribute('lang', 'en')
  await pressAt(page, toggle(page, 'Background video'), 'Space')
  await expect(toggle(page, 'Background video')).not.toBeChecked()
  await pressAt(page, toggle(page, 'Skip animations'), 'Space')
  await expect(html).not.toHaveAttribute('data-still')
  await pressAt(page, toggle(page, 'Single-key shortcuts'), 'Space')
  await tabTo(page, page.getByRole('heading', { level: 1 }).or(button('Everything as ZIP')).last())
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const json = page.waitForEvent('download')
  await pressAt(page, button('Data as JSON'))
  await json
  await pressAt(page, button('Delete this library'))
  const sure = page.getByRole('alertdialog', { name: 'Delete this library with 2 files?' })
  await pressAt(page, sure.getByRole('button', { name: 'Delete this library' }))
  await expect(toastOf(page, 'Deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('an account is deleted by keyboard, and taken back in its time by logging in', { tag: '@night' }, async ({
  page,
}) => {
  await arrive(page, { skipAnimations: true })
  const { email, password } = await signUp(page, '/settings')
  await pressAt(page, page.getByRole('button', { name: 'Delete account', exact: true }))
  const sure = page.getByRole('alertdialog', { name: /^Delete your account/ })
  await pressAt(page, sure.getByRole('button', { name: 'Delete account' }))
  await expect(toastOf(page, 'Deleted')).toBeVisible()
  await page.goto('/auth')
  await tabTo(page, page.getByLabel('Email', { exact: true }))
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'Your account was about to be deleted. That has been taken back.')).toBeVisible()
})

test('help on every screen: ? opens the sheet, and from it the tutorial', { tag: '@night' }, async ({ page }) => {
  await arrive(page, { skipAnimations: true })
  for (const path of ['/settings', '/upload']) {
    await page.goto(path)
    await expect(page.getByRole('complementary', { name: 'Guide' })).toBeVisible()
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await page.keyboard.press('?')
    await expect(sheet).toBeVisible()
    await pressAt(page, sheet.getByRole('button', { name: 'Tutorial', exact: true }))
    const tutorial = page.getByRole('dialog').filter({ hasText: 'Skip Tutorial' })
    await expect(tutorial).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tutorial).toHaveCount(0)
  }
})

test('the offline banner opens and goes by keyboard', { tag: '@night' }, async ({ page, context }) => {
  await arrive(page, { skipAnimations: true })
  await page.goto('/')
  const banner = page.getByRole('status', { name: 'Connection' })
  await expect(banner).toBeAttached()
  await context.setOffline(true)
  await expect(banner).toContainText('Offline Mode Active')
  await pressAt(page, banner.locator('summary'))
  await expect(banner.getByText('Manual folder organization')).toBeVisible()
  await pressAt(page, banner.getByRole('button', { name: 'Dismiss' }))
  await expect(banner).toBeEmpty()
})

test('the legal pages by keyboard: a part is gone to, a promise opens its proof', { tag: '@night' }, async ({
  page,
}) => {
  await arrive(page, { skipAnimations: true })
  await page.goto('/terms-of-service')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2)
  await pressAt(page, link)
  await expect(page).toHaveURL(/#/)
  await page.goto('/play-store-compliance')
  const last = page.locator('main details').nth(9)
  await pressAt(page, last.locator('summary'))
  await expect(last.getByText('Checked by these tests')).toBeVisible()
})
