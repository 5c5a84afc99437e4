import type { Locator, Page } from '@playwright/test'
import { Organizer } from '../support/organizer.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const files = ['a.txt', 'b.pdf', 'c.png'].map((name, i) => ({ name, mimeType: '', buffer: Buffer.from(`file ${i}`) }))

/** Three files, sorted; the first is moved to a folder of its own in the review. */
const reviewWith = async (organizer: Organizer, folder: string) => {
  await organizer.open()
  await organizer.pickFiles(files)
  await organizer.sort()
  await organizer.openAll()
  await organizer.select('a.txt')
  await organizer.moveSelectionTo(folder)
}

/** Presses a button, and the page is closed before it has another turn. */
const pressAndHide = (button: Locator) =>
  button.evaluate((one: HTMLElement) => {
    one.click()
    dispatchEvent(new PageTransitionEvent('pagehide'))
  })

/** The edits that this browser keeps of the only flow it keeps. */
const keptEdits = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const asked = indexedDB.open('octavo-device')
        asked.onsuccess = () => {
          const got = asked.result.transaction('flows').objectStore('flows').getAll()
          got.onsuccess = () => {
            asked.result.close()
            resolve(got.result[0]?.review?.edits)
          }
        }
      }),
  )

test.describe('back, forward and reload @phone', () => {
  test('a reload in the sort stage comes back to it with all files', { tag: '@night' }, async ({ page, organizer }) => {
    await organizer.open()
    await organizer.pickFiles(files)
    await expect(page.getByText('Everything is in your library')).toBeVisible()
    await page.reload()
    await expect(organizer.heading('AI Sort')).toBeVisible()
    await organizer.expectPercent(33)
    await organizer.sort()
  })

  test('a reload in the review keeps the edits', async ({ page, organizer }) => {
    await reviewWith(organizer, 'Kept over the reload')
    await page.reload()
    await expect(organizer.heading('AI Review')).toBeVisible()
    await expect(organizer.tile('Kept over the reload')).toBeVisible()
    // What was done before can still be taken back, and done again.
    await organizer.button('Undo').click()
    await expect(organizer.tile('Kept over the reload')).toHaveCount(0)
    await page.reload()
    await expect(organizer.heading('AI Review')).toBeVisible()
    await expect(organizer.tile('Kept over the reload')).toHaveCount(0)
    // In the very moment of the edit, and the database never hears of it.
    await page.evaluate(() => {
      IDBTransaction.prototype.commit = function () {
        this.abort()
      }
    })
    await pressAndHide(organizer.button('Redo'))
    await page.reload()
    await expect(organizer.heading('AI Review')).toBeVisible()
    await expect(organizer.tile('Kept over the reload')).toBeVisible()
  })

  test('a tab that was copied has the name of the other one: neither leaves the other half of what it kept', {
    tag: '@night',
  }, async ({ page, context, organizer }) => {
    await reviewWith(organizer, 'Mine')
    const name = await page.evaluate(() => sessionStorage.getItem('octavo.tab'))
    const copy = async () => {
      const tab = await context.newPage()
      await tab.addInitScript((same) => sessionStorage.setItem('octavo.tab', String(same)), name)
      const its = new Organizer(tab)
      await its.open()
      await its.button('Go on').click()
      await expect(its.heading('AI Review')).toBeVisible()
      return its
    }
    const other = await copy()
    await other.button('Undo').click()
    await other.openAll()
    await other.select('b.pdf')
    await other.moveSelectionTo('Another')
    await expect.poll(() => keptEdits(other.page)).toEqual(['edit 2'])
    await pressAndHide(organizer.button('Undo'))
    await page.close()
    const third = await copy()
    await expect(third.tile('Another')).toHaveCount(0)
    await third.button('Redo').click()
    await expect(third.tile('Mine')).toBeVisible()
  })

  test('a page that is gone while it approves: the review is back with its edits, unless the library has done it', {
    tag: '@night',
  }, async ({ page, organizer }) => {
    await reviewWith(organizer, 'Kept over the reload')
    // What is said of an approval never reaches the page: first because the library never hears of it.
    const hold = async (hears: boolean) => {
      const heard = new Promise<void>((resolve) => {
        void page.route('**/api/plans/*/approve', async (route) => {
          if (hears) await route.fetch()
          resolve()
        })
      })
      await organizer.approve()
      await heard
      await page.reload()
      await page.unroute('**/api/plans/*/approve')
    }
    await hold(false)
    await expect(organizer.heading('AI Review')).toBeVisible()
    await expect(organizer.tile('Kept over the reload')).toBeVisible()
    await hold(true)
    await expect(organizer.heading('AI Collect')).toBeVisible()
    await expect(organizer.lastRun).toContainText('3 files')
    expect((await organizer.library()).map(({ path }) => path)).toContain('/Kept over the reload/a.txt')
  })

  test('back and forward go through the stages', { tag: '@night' }, async ({ page, organizer }) => {
    await organizer.open()
    await organizer.pickFiles(files)
    await organizer.sort()
    await page.goBack()
    await expect(organizer.heading('AI Sort')).toBeVisible()
    await page.goBack()
    await expect(organizer.heading('AI Collect')).toBeVisible()
    await page.goForward()
    await expect(organizer.heading('AI Collect')).toHaveCount(0)
    await page.goForward()
    await expect(organizer.heading('AI Review')).toBeVisible()
  })

  test('leaving asks only while an upload is running', async ({ page, organizer }) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await organizer.open()
    await page.reload()
    expect(asked).toEqual([])
    await page.route('**/api/files/upload', () => new Promise(() => undefined))
    await organizer.pickFiles(files)
    await expect(organizer.button('Cancel upload')).toBeVisible()
    // A page may ask only after the person has done something on it.
    await page.mouse.click(200, 20)
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect(
      page.getByText('3 files had not been uploaded when the page was closed. Please pick them again.'),
    ).toBeVisible()
    for (const { name } of files) await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  })
})

test('after an upload batch the cached list of the library is asked for again, there and on the other screen', {
  tag: '@night',
}, async ({ page, organizer }) => {
  await arrive(page, { skipAnimations: true })
  await page.goto('/upload')
  await expect(page.getByText('Your library is empty')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(?:files\/upload|library\/folder)$/.test(pathname)) asked.push(`${request.method()} ${pathname}`)
  })
  await page.getByTestId('pick-files').setInputFiles(files.slice(0, 1))
  await expect(page.getByText('1 file in your library').first()).toBeVisible()
  expect(asked).toEqual(['POST /api/files/upload', 'GET /api/library/folder'])

  await page.getByRole('link', { name: /^Octavo/ }).click()
  // The library has such a field too, until it is left.
  await expect(organizer.heading('AI Collect')).toBeVisible()
  await organizer.pickFiles(files.slice(1))
  await expect(page.getByText('Everything is in your library')).toBeVisible()
  asked.length = 0
  await page.evaluate(() => {
    history.pushState({}, '', '/upload')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect(page.getByText('3 files in your library').first()).toBeVisible()
  expect(asked).toContain('GET /api/library/folder')
})
