import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const three = ['one.txt', 'two.pdf', 'three.png'].map((name, i) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(`file ${i}`),
}))

/** Lets time that stands still pass in steps of 50 ms until something is seen; fails when it is not after so many. */
async function letTimePass(page: Page, until: Locator, mostMs: number): Promise<void> {
  for (let ms = 0; ms < mostMs && !(await until.isVisible()); ms += 50) {
    await page.clock.runFor(50)
    // What comes from a worker or the line takes real time.
    await until.waitFor({ timeout: 250 }).catch(() => undefined)
  }
  await expect(until).toBeVisible()
}

test.describe('the main flow in the words of the specification @phone', () => {
  test('the welcome opens by itself and has two ways on', { tag: '@night' }, async ({ page, context }) => {
    await page.goto('/')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText('Guest mode has limited features')
    await expect(dialog).toContainText('Upload 25 files at a time for best results')
    await expect(dialog).toContainText('first 25 files are free')
    await dialog.getByRole('button', { name: 'Log In to Start' }).click()
    await expect(page).toHaveURL(/\/auth$/)
    // Once on a device: another tab begins without it, also after the time that it takes.
    const other = await context.newPage()
    await other.clock.install()
    await other.goto('/')
    await expect(other.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
    await other.clock.runFor(2000)
    await expect(other.getByRole('dialog')).toHaveCount(0)
  })

  test('the welcome waits 500 ms', { tag: '@night' }, async ({ page, organizer }) => {
    await page.clock.install()
    await organizer.open()
    // What is fetched ahead goes by time, too.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => localStorage.removeItem('octavo.welcomed'))
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Profile and compliance' }).click()
    await expect(page).toHaveURL(/play-store-compliance/)
    // All code is there by now; time stands still from here on but for what is asked of it.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await page.goBack()
    await expect(organizer.heading('AI Collect')).toBeVisible()
    await page.clock.runFor(450)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // React itself shows what was waited for in steps of 300 ms at most.
    await letTimePass(page, page.getByRole('dialog'), 400)
  })

  test('collect, sort, review, complete: titles, percentages, toasts, and back to the start', async ({
    page,
    organizer,
  }) => {
    await organizer.open()
    await expect(organizer.heading('AI Collect')).toBeVisible()
    await expect(organizer.button(/^Upload Files/)).toBeVisible()
    await expect(organizer.button('Select Files')).toBeVisible()
    await expect(organizer.button('Select Folder')).toBeVisible()
    await organizer.expectPercent(0)

    await organizer.pickFiles(three)
    await expect(organizer.heading('AI Sort')).toBeVisible()
    await expect(organizer.toast('Files Collected')).toBeVisible()
    await expect(organizer.toast('3 files collected')).toBeVisible()
    const coveredByToast = () =>
      page.evaluate(() => {
        const toast = document.querySelector('[data-toast]')?.getBoundingClientRect()
        const needed = document.querySelectorAll('main :is(button, a, h1, p, li, [role=grid]), nav a')
        return [...needed].flatMap((part) => {
          const box = part.getBoundingClientRect()
          const isApart =
            !toast ||
            box.right <= toast.left ||
            toast.right <= box.left ||
            box.bottom <= toast.top ||
            toast.bottom <= box.top
          return isApart || box.width < 2 ? [] : [part.textContent]
        })
      })
    expect(await coveredByToast(), 'a toast lies over nothing that is needed').toEqual([])
    await organizer.expectPercent(33)

    let release = () => undefined as unknown
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/agentkit/organize', async (route) => {
      await held
      await route.continue()
    })
    await organizer.button('Start AI Sort').click()
    await expect(organizer.button('Sorting...')).toBeDisabled()
    await organizer.expectPercent(66)
    const ring = page.getByRole('progressbar', { name: 'Sorting' })
    await expect(ring).toHaveAttribute('aria-valuetext', 'AI Classifying... 0/3')
    await expect(page.getByRole('status').filter({ hasText: /^AI Classifying\.\.\.$/ })).toBeVisible()
    release()

    await expect(organizer.heading('AI Review')).toBeVisible()
    await expect(organizer.toast('3 files organized using AI')).toBeVisible()
    await organizer.expectPercent(100)
    await expect(page.getByText(/^Organized 3 files into \d categor/)).toBeVisible()
    await expect(organizer.toast('AI Sort Complete')).toBeVisible()
    expect(await coveredByToast(), 'nor in the review').toEqual([])
    await organizer.approve()
    await expect(organizer.heading('Complete!')).toBeVisible()
    await expect(page.getByText('Your files have been organized successfully')).toBeVisible()
    await expect(organizer.toast('Files Organized!')).toBeVisible()
    await expect(organizer.toast('Your files have been moved to their new folders')).toBeVisible()

    await expect(organizer.heading('AI Collect')).toBeVisible()
    await organizer.expectPercent(0)
    await expect(page.getByText('3 files collected')).toHaveCount(0)
  })

  test('an unknown path shows the 404 page', { tag: '@night' }, async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('the menu opens the sidebar with the way to all settings', { tag: '@night' }, async ({ page, organizer }) => {
    await organizer.open()
    const { x = 0, y = 0 } = (await organizer.button('Menu').boundingBox()) ?? {}
    expect([x < 100, y < 150]).toEqual([true, true])
    await organizer.button('Menu').click()
    const link = page.getByRole('link', { name: /View All Settings/ })
    await expect(link).toContainText('Account, Wallet, Privacy and more')
    await expect(link).toHaveAttribute('href', '/settings')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(organizer.button('Menu')).toBeFocused()
  })
})

test.describe('what goes wrong, in the words of the specification', () => {
  test("'Sorting Failed' carries the server's own sentence", async ({ page, organizer }) => {
    await organizer.open()
    await organizer.pickFiles(three)
    await page.route('**/api/agentkit/organize', (route) =>
      route.fulfill({ status: 500, json: { error: 'The sorter is asleep' } }),
    )
    await organizer.button('Start AI Sort').click()
    await expect(organizer.toast('Sorting Failed')).toBeVisible()
    await expect(organizer.toast('The sorter is asleep')).toBeVisible()
    await organizer.expectPercent(33)
    await page.unroute('**/api/agentkit/organize')
    await organizer.sort()
  })

  test("'Organization Failed' keeps the review", { tag: '@night' }, async ({ page, organizer }) => {
    await organizer.open()
    await organizer.pickFiles(three)
    await organizer.sort()
    await page.route('**/api/plans/*/approve', (route) => route.fulfill({ status: 503, body: '' }))
    await organizer.approve()
    await expect(organizer.toast('Organization Failed')).toBeVisible()
    await expect(organizer.toast('Please try again')).toBeVisible()
    await expect(organizer.heading('AI Review')).toBeVisible()
  })

  test('an empty folder says so', { tag: '@night' }, async ({ organizer, page }) => {
    await organizer.open()
    await page.evaluate(() => {
      const input = document.querySelector('[data-testid="pick-folder"]')
      input?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await organizer.expectPercent(0)
    await expect(organizer.heading('AI Collect')).toBeVisible()
  })

  test('a toast goes after 5 s, is alone, and F8 goes to it', { tag: '@night' }, async ({ page, organizer }) => {
    await organizer.open()
    await organizer.pickFiles(three)
    await expect(organizer.toast('Files Collected')).toBeVisible()
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
    await organizer.button('Start AI Sort').focus()
    await organizer.button('Start AI Sort').press('Enter')
    await expect(organizer.heading('AI Review')).toBeVisible()
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0)
  })

  test('a toast waits while it is looked at and while the window is hidden, then takes its 5 s', {
    tag: '@night',
  }, async ({ page, organizer }) => {
    await page.clock.install()
    await organizer.open()
    await organizer.pickFiles(three)
    const title = organizer.toast('Files Collected')
    await expect(title).toBeVisible()
    await expect(page.getByText('Everything is in your library')).toBeVisible()
    // From here on time stands still but for what is asked of it.
    await title.hover()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.clock.runFor(20_000)
    await expect(title).toBeVisible()
    await page.keyboard.press('F8')
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    await expect(title).toBeVisible()
    // To the page an hour without an answer of the server has gone by, so it may not call the sorting AI.
    await organizer.button(/^Start (AI )?Sort$/).focus()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await page.clock.runFor(20_000)
    await expect(title).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.clock.runFor(5500)
    await expect(title).toHaveCount(0)
  })

  test('a toast that nobody looks at closes after 5 s', { tag: '@night' }, async ({ page, organizer }) => {
    await page.clock.install()
    await organizer.open()
    await page.waitForLoadState('networkidle')
    await page.mouse.move(5, 5)
    // From here on time stands still but for what is asked of it.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await organizer.pickFiles(three)
    const title = organizer.toast('Files Collected')
    await letTimePass(page, title, 2000)
    await page.clock.runFor(4800)
    await expect(title).toBeVisible()
    await page.clock.runFor(400)
    await expect(title).toHaveCount(0)
  })

  test('a swipe to the right takes a toast away, one of less than 50 px does not', { tag: '@night' }, async ({
    page,
    organizer,
  }) => {
    await organizer.open()
    await organizer.pickFiles(three)
    const title = organizer.toast('Files Collected')
    await expect(title).toBeVisible()
    const { x = 0, y = 0 } = (await title.boundingBox()) ?? {}
    const swipe = async (widthPx: number) => {
      await page.mouse.move(x + 10, y + 5)
      await page.mouse.down()
      await page.mouse.move(x + 10 + widthPx / 2, y + 5)
      await page.mouse.move(x + 10 + widthPx, y + 5)
      await page.mouse.up()
    }
    // The pointer on it holds its time still: only the swipe can take it away.
    await swipe(45)
    await expect(title).toBeVisible()
    const { width = 0 } =
      (await page
        .getByRole('region', { name: /Notifications/ })
        .getByRole('list')
        .boundingBox()) ?? {}
    expect(width).toBeLessThanOrEqual(420)
    await swipe(90)
    await expect(title).toHaveCount(0)
  })
})
