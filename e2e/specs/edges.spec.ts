import type { Page } from '@playwright/test'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const NOTCH_PX = 59
const HOME_LINE_PX = 34
const SCREEN_PX = 844

/** Where something lies in the window, in CSS pixels. */
const edgesOf = async (page: Page, role: 'banner' | 'navigation' | 'dialog') => {
  const box = await page.getByRole(role).first().boundingBox()
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
}

/** The keyboard of the device comes up over the lower part of the page, or goes (0). */
const raiseKeyboard = (page: Page, heightPx: number) =>
  page.evaluate((keys) => {
    if (!window.visualViewport) throw new Error('There is no visual viewport')
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, get: () => innerHeight - keys })
    window.visualViewport.dispatchEvent(new Event('resize'))
  }, heightPx)

test('UX-9: nothing that is read or pressed lies under the notch, the line at the foot, or the keyboard', async ({
  page,
}) => {
  await arrive(page, { skipAnimations: true })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: NOTCH_PX, topMax: NOTCH_PX, bottom: HOME_LINE_PX, bottomMax: HOME_LINE_PX },
  })
  for (const path of ['/settings', '/cross-platform', '/upload', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await edgesOf(page, 'banner')).top, path).toBeGreaterThanOrEqual(NOTCH_PX)
    const lowest = await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link')
      .evaluateAll((links) => Math.max(...links.map((link) => link.getBoundingClientRect().bottom)))
    expect(lowest, path).toBeLessThanOrEqual(SCREEN_PX - HOME_LINE_PX)
    // A screen that scrolls inside is as high as what is left of the window.
    if (path === '/upload')
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(SCREEN_PX)
  }

  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.tap()
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).last()
  await expect(close).toBeVisible()
  expect((await close.boundingBox())?.y).toBeGreaterThanOrEqual(NOTCH_PX)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Feedback', exact: true }).tap()
  const message = page.getByRole('dialog').getByRole('textbox')
  await message.fill('It lies under the keys')
  await raiseKeyboard(page, 380)
  const isAboveKeys = async () => {
    const { top, bottom } = await edgesOf(page, 'dialog')
    return top >= NOTCH_PX && bottom <= SCREEN_PX - 380
  }
  await expect.poll(isAboveKeys).toBe(true)
  await message.scrollIntoViewIfNeeded()
  const field = await message.boundingBox()
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(SCREEN_PX - 380)
  await raiseKeyboard(page, 0)
  await expect.poll(async () => (await edgesOf(page, 'dialog')).bottom).toBeGreaterThan(SCREEN_PX - 380)
})
