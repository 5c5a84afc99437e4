import type { Page } from '@playwright/test'
import { arrive } from '../support/pages.ts'
import { widerBy } from '../support/pseudo.ts'
import { expect, test } from '../support/test.ts'

const html = (page: Page) => page.locator('html')

test.describe('the language of the browser', () => {
  test.use({ locale: 'de-AT' })

  test('is shown at the first visit, from the first paint, and only its words are fetched', async ({ page }) => {
    await arrive(page)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/', { waitUntil: 'commit' })
    await expect(html(page)).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { name: 'KI-Sammeln' })).toBeVisible()
    const answers = await Promise.all(
      fetched
        .filter((url) => url.includes('/assets/') && url.endsWith('.js'))
        .map(async (url) => {
          const answer = await page.request.get(url)
          return answer.text()
        }),
    )
    expect(answers.some((text) => text.includes('Dateien hochladen'))).toBe(true)
    expect(answers.some((text) => text.includes('Subir archivos') || text.includes('رفع الملفات'))).toBe(false)
  })
})

test('an English page fetches no other language', { tag: '@night' }, async ({ page }) => {
  await arrive(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/') && request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts).not.toEqual([])
  // Asked for once more: the page's own answers are gone as soon as the browser lets go of them.
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  for (const text of texts) expect(text).not.toMatch(/Dateien hochladen|Subir archivos|رفع الملفات/)
})

test('a switch keeps the picked files and the page, turns it around for Arabic, and is remembered', async ({
  page,
  organizer,
}) => {
  await arrive(page)
  await page.goto('/')
  await organizer.pickFiles([{ name: 'kept.txt', mimeType: 'text/plain', buffer: Buffer.from('kept') }])
  await expect(organizer.heading('AI Sort')).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await organizer.button('Menu').click()
  await page.getByLabel('Language').selectOption({ label: 'العربية' })
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect(html(page)).toHaveAttribute('lang', 'ar')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'الفرز بالذكاء الاصطناعي' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  // What leads on points the way that the page reads.
  const onward = page.getByRole('button', { name: 'بدء الفرز بالذكاء الاصطناعي' }).locator('svg')
  expect(await onward.evaluate((arrow) => getComputedStyle(arrow).scale)).toBe('-1 1')
  const menu = await page.getByRole('button', { name: 'القائمة' }).boundingBox()
  expect(menu?.x ?? 0).toBeGreaterThan(640)
  expect(await widerBy(page)).toBeLessThanOrEqual(0)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'الفرز بالذكاء الاصطناعي' })).toBeVisible()
  await expect(page).toHaveTitle('أوكتافو')
})

test('numbers and sizes are written as the language writes them', { tag: '@night' }, async ({ page, organizer }) => {
  await arrive(page, { language: 'de', skipAnimations: true })
  await page.goto('/')
  await organizer.pickFiles([{ name: 'a.bin', mimeType: '', buffer: Buffer.alloc(1500, 7) }])
  await expect(page.getByText('1,5 KB')).toBeVisible()
})

test('words that cannot be fetched change nothing, and say so', { tag: '@night' }, async ({ page, organizer }) => {
  await arrive(page)
  await page.goto('/')
  await organizer.button('Menu').click()
  await page.route('**/assets/main-*.js', (route) => route.abort())
  await page.getByLabel('Language').selectOption({ label: 'Español' })
  await expect(organizer.toast('The language could not be loaded')).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'en')
})
