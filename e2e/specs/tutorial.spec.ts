import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const STEPS = ['welcome', 'overview', 'select-file', 'drag-motion', 'drop-zone', 'success', 'practice', 'completion']

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Guided tutorial' })
const step = (page: Page) => dialog(page).locator('[data-step]')
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Next Step' })
const folder = (page: Page, name: string) =>
  dialog(page).getByRole('list', { name: 'Folders' }).getByRole('listitem').filter({ hasText: name })
const card = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** Opens the tutorial from the menu and walks to a step. */
const walkTo = async (page: Page, id: string) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Tutorial', exact: true }).click()
  for (const before of STEPS.slice(0, STEPS.indexOf(id))) {
    await expect(step(page)).toHaveAttribute('data-step', before)
    await next(page).click()
  }
  await expect(step(page)).toHaveAttribute('data-step', id)
}
const middle = async (what: Locator) => {
  const box = await what.boundingBox()
  if (!box) throw new Error('not in the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('8 steps with a counter, a progress bar, and buttons that wait for the message @phone', async ({
  page,
  organizer,
}) => {
  await page.clock.install()
  await organizer.open()
  await walkTo(page, 'welcome')
  await expect(dialog(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
  // From here on time passes when it is let.
  await page.clock.pauseAt(Date.now() + 60_000_000)
  const places = new Set<number>()
  for (const [index, id] of STEPS.entries()) {
    await expect(step(page)).toHaveAttribute('data-step', id)
    if (id === 'success') await expect(step(page)).toHaveText('That is how it works')
    await expect(dialog(page).getByText(`Step ${index + 1} of 8`, { exact: true })).toBeVisible()
    await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', `Step ${index + 1} of 8`)
    const on = dialog(page).getByRole('button', { name: index === 7 ? 'Complete Tutorial' : 'Next Step' })
    const typed = dialog(page).locator('[data-typed]')
    if (index > 0) {
      await page.clock.runFor(300)
      await expect(typed).toHaveAttribute('data-typed', 'some')
      await expect(on).toBeDisabled()
    }
    await page.clock.runFor(15_000)
    await expect(typed).toHaveAttribute('data-typed', 'all')
    await expect(on).toBeEnabled()
    places.add(Math.round((await on.boundingBox())?.y ?? 0))
    if (id === 'overview') {
      // A step that was read stays open.
      await dialog(page).getByRole('button', { name: 'Previous' }).click()
      await expect(next(page)).toBeEnabled()
      await next(page).click()
      await expect(step(page)).toHaveAttribute('data-step', id)
    }
    await on.click()
  }
  await expect(dialog(page)).toHaveCount(0)
  // Whoever presses on and on finds the button under the same finger.
  expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(2)
})

test("'Skip Tutorial' and Escape leave at any step", { tag: '@night' }, async ({ page, organizer }) => {
  await organizer.open()
  await walkTo(page, 'overview')
  await dialog(page).getByRole('button', { name: 'Skip Tutorial' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await walkTo(page, 'welcome')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('a file is dragged by mouse, lights the folder up, and lies in it', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  await organizer.prefer({ skipAnimations: true })
  await organizer.open()
  await walkTo(page, 'drop-zone')
  const from = await middle(card(page, 'Beach.jpg'))
  const to = await middle(folder(page, 'Photos'))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x - 10, to.y - 10, { steps: 6 })
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
  await expect(folder(page, 'Photos')).toContainText('Inside: 1')
  await expect(card(page, 'Beach.jpg')).toHaveCount(0)

  // Let go beside every folder, and it lies where it lay.
  const other = await middle(card(page, 'Invoice.pdf'))
  await page.mouse.move(other.x, other.y)
  await page.mouse.down()
  await page.mouse.move(other.x + 60, other.y + 8, { steps: 4 })
  await page.mouse.up()
  await expect(card(page, 'Invoice.pdf')).toBeVisible()
  await next(page).click()
  await expect(step(page)).toHaveText('Well done')
})

test('all files are put away by keyboard alone, and Escape puts one back', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  await organizer.prefer({ skipAnimations: true })
  await organizer.open()
  await walkTo(page, 'practice')
  const said = dialog(page).getByRole('status').last()
  await card(page, 'Beach.jpg').focus()
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('You hold Beach.jpg. Choose a folder.')
  await page.keyboard.press('Escape')
  await expect(said).toHaveText('Put back.')
  await expect(dialog(page)).toBeVisible()
  for (let n = 0; n < 6; n++) {
    await page.keyboard.press('Enter')
    for (let arrows = 0; arrows <= n % 3; arrows++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }
  for (const name of ['Photos', 'Documents', 'Music']) await expect(folder(page, name)).toContainText('Inside: 2')
  await expect(said).toHaveText('Everything is in its place.')
})

test('every step is clean in both themes @phone', { tag: '@night' }, async ({ page, organizer }) => {
  await organizer.prefer({ skipAnimations: true })
  await organizer.open()
  await walkTo(page, 'welcome')
  for (const id of STEPS) {
    await expect(step(page)).toHaveAttribute('data-step', id)
    await expectCleanInBothThemes(page, id, '[role=dialog]')
    if (id !== 'completion') await next(page).click()
  }
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('a finger carries a file into a folder', { tag: '@night' }, async ({ page, organizer }) => {
    await organizer.prefer({ skipAnimations: true })
    await organizer.open()
    await walkTo(page, 'drop-zone')
    const target = folder(page, 'Documents')
    await target.scrollIntoViewIfNeeded()
    const from = await middle(card(page, 'Letter.docx'))
    const to = await middle(target)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    await touch('touchStart', from.x, from.y)
    for (let part = 1; part <= 8; part++)
      await touch('touchMove', from.x + ((to.x - from.x) * part) / 8, from.y + ((to.y - from.y) * part) / 8)
    await touch('touchEnd')
    await expect(target).toContainText('Inside: 1')
    await expect(card(page, 'Letter.docx')).toHaveCount(0)
  })
})
