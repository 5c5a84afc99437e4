import type { Page } from '@playwright/test'
import { bytesOf } from '../fixtures/make-files.ts'
import { signUp } from '../support/account.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const FILES = ['Screenshot 2026-01-02.png', 'song.mp3', 'letter.docx'].map((name, seed) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(bytesOf(name.slice(name.lastIndexOf('.') + 1), seed + 1)),
}))

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

const panel = (page: Page) => page.getByRole('region', { name: 'Organization Instructions' })
const chips = (page: Page) => panel(page).getByRole('button', { name: /^Remove: / })

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(panel(page)).toBeVisible()
}

async function say(page: Page, text: string) {
  await panel(page).getByLabel('Your instructions').fill(text)
  await panel(page).getByRole('button', { name: 'Send Instructions to AI' }).click()
}

for (const who of ['a guest', 'somebody with an account'] as const) {
  test(`${who}: chips fill the box, sending clears it, keeps what was understood, and calls no server`, {
    tag: who === 'a guest' ? [] : '@night',
  }, async ({ page }) => {
    if (who === 'a guest') await page.goto('/')
    else await signUp(page)
    await openPanel(page)
    for (const group of ['FILES', 'IMAGES', 'VIDEOS'])
      await expect(panel(page).getByRole('heading', { name: group, exact: true })).toBeVisible()
    const box = panel(page).getByLabel('Your instructions')
    const send = panel(page).getByRole('button', { name: 'Send Instructions to AI' })
    await expect(send).toBeDisabled()
    await box.fill('   ')
    await expect(send).toBeDisabled()
    await box.fill('')
    await panel(page).getByRole('button', { name: 'Images should be first', exact: true }).click()
    await panel(page).getByRole('button', { name: 'Screenshots into Work', exact: true }).click()
    await expect(box).toHaveValue('Images should be first\nScreenshots into Work')

    // The account's settings have come and gone by now: what is asked from here on, sending has asked.
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    const logged: string[] = []
    page.on('request', (request) => {
      if (!/\/api\/(health|scalable)/.test(request.url())) asked.push(`${request.method()} ${request.url()}`)
    })
    page.on('console', (message) => logged.push(message.text()))
    await box.press('End')
    await page.keyboard.insertText('\nWhat is the weather?')
    await send.click()
    await expect(box).toHaveValue('')
    await expect(box).toBeFocused()
    await expect(chips(page)).toHaveCount(2)
    await expect(panel(page).getByText(/Not understood: “What is the weather\?”/)).toBeVisible()
    await page.waitForTimeout(1000)
    expect(asked).toEqual([])
    expect(logged.some((text) => text.includes('Screenshots into Work'))).toBe(true)

    await page.reload()
    await openPanel(page)
    await panel(page).getByRole('button', { name: 'Remove: Screenshots into Work' }).click()
    await expect(chips(page)).toHaveCount(1)
    await page.reload()
    await openPanel(page)
    await expect(chips(page)).toHaveCount(1)
  })
}

test('the next sorting follows them, and an open review puts its tiles in order at once', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  await page.goto('/')
  await openPanel(page)
  await say(page, 'Screenshots into Work\nMusic should be first\nleave documents alone')
  await expect(chips(page)).toHaveCount(3)
  await page.keyboard.press('Escape')
  await organizer.pickFiles(FILES)
  await organizer.sort()
  expect((await organizer.tiles()).keys().next().value).toBe('Music & Audio')
  await expect(organizer.tile('Work')).toHaveAccessibleName(/^Work, 1 file /)
  await expect(organizer.button('Approve & Organize 2 files')).toBeVisible()

  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Remove: Music should be first' }).click()
  await expect(panel(page).getByText(/^Would /)).toHaveCount(0)
  await say(page, 'Pictures into Art. Leave music alone')
  await expect(panel(page).getByText('Would move 1 of your 3 files.')).toBeVisible()
  await expect(panel(page).getByText('Would leave 1 of your 3 files where they are.')).toBeVisible()
  for (const text of ['Pictures into Art', 'Leave music alone'])
    await panel(page)
      .getByRole('button', { name: `Remove: ${text}` })
      .click()
  await say(page, 'Music should be last')
  await expect(panel(page).getByText(/^Would /)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(async () => [...(await organizer.tiles()).keys()].at(-1)).toBe('Music & Audio')

  await organizer.approve()
  await expect(organizer.toast('Files Organized!')).toBeVisible()
  const folders = new Map((await organizer.library()).map(({ name, folder }) => [name, folder]))
  expect(folders.get('Screenshot 2026-01-02.png')).toBe('/Work')
  expect(folders.get('letter.docx')).toMatch(/^\/Inbox/)
})

test('by keyboard alone: a chip, send, and the instruction removed', { tag: '@night' }, async ({ page }) => {
  await page.goto('/')
  const tabTo = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true })
    await expect(target).toBeVisible()
    for (let i = 0; i < 60 && !(await target.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
  }
  await tabTo('Menu')
  await page.keyboard.press('Enter')
  await tabTo('Keep invoices together')
  await page.keyboard.press('Enter')
  await tabTo('Send Instructions to AI')
  await page.keyboard.press('Enter')
  await tabTo('Remove: Keep invoices together')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('axe finds nothing in the sidebar with instructions in use @phone', { tag: '@night' }, async ({ page }) => {
  await page.goto('/')
  await openPanel(page)
  await say(page, 'Images should be first. What is the weather?')
  await expect(chips(page)).toHaveCount(1)
  await expectCleanInBothThemes(page, 'instructions')
})
