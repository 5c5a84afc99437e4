import type { Page } from '@playwright/test'
import { bytesOf } from '../fixtures/make-files.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const invoice = (number: number) => ({
  name: `scan ${number}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(
    `INVOICE\nInvoice number: 2024-${number}\nBill to: A Customer\nRepair ${number} 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00\nPayment terms: 14 days\n`,
  ),
})
const song = (number: number) => ({
  name: `song ${number}.mp3`,
  mimeType: 'audio/mpeg',
  buffer: Buffer.from(bytesOf('mp3', number)),
})

/** The names of the tiles, without the one of all files. */
const folders = async (page: Page): Promise<readonly string[]> => {
  const labels = await page
    .locator('ul li button[aria-pressed]')
    .evaluateAll((all) => all.slice(1).map((one) => one.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.split(/[,،] /u)[0] ?? '').sort()
}

test('A7: folders and reasons are in the language of the person; in another one later, new files go where their like lies', async ({
  page,
  organizer,
}) => {
  await arrive(page, { language: 'de', skipAnimations: true })
  await page.goto('/')
  await organizer.pickFiles([invoice(1), song(1)])
  await organizer.button('KI-Sortieren starten').click()
  await expect(organizer.heading('KI-Prüfung')).toBeVisible({ timeout: 60_000 })
  expect(await folders(page)).toEqual(['Musik & Audio', 'Rechnungen'])
  await page.getByRole('button', { name: /^Alle Dateien/ }).click()
  await expect(organizer.row('scan 1.txt')).toContainText('Liest sich wie eine Rechnung.')
  await expect(organizer.row('song 1.mp3')).toContainText('Der Inhalt ist eine MP3-Audiodatei')
  await organizer.button(/^2 Dateien bestätigen/).click()
  await expect
    .poll(async () => (await organizer.library()).map(({ path }) => path))
    .toEqual(['/Musik & Audio/song 1.mp3', '/Rechnungen/scan 1.txt'])

  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('octavo.settings') ?? '{}')
    localStorage.setItem('octavo.settings', JSON.stringify({ ...settings, language: 'ar' }))
  })
  await page.reload()
  await organizer.pickFiles([invoice(2), song(2)])
  await organizer.button('بدء الفرز بالذكاء الاصطناعي').click()
  await expect(organizer.heading('المراجعة بالذكاء الاصطناعي')).toBeVisible({ timeout: 60_000 })
  expect(await folders(page)).toEqual(['Musik & Audio', 'Rechnungen'])
  await page.locator('ul li button[aria-pressed]').first().click()
  await expect(organizer.row('scan 2.txt')).toContainText('يشبه شيئًا وضعته في')
})

test.describe('without the server', () => {
  test.use({ serviceWorkers: 'allow', locale: 'es-ES' })

  test('A7: this browser names folders and gives reasons in the language of the page', { tag: '@night' }, async ({
    page,
    context,
    organizer,
  }) => {
    await arrive(page, { skipAnimations: true })
    await page.goto('/')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await page.reload()
    await context.setOffline(true)
    await organizer.pickFiles([invoice(1), song(1)])
    await page.getByRole('button', { name: /^Iniciar/ }).click()
    await expect(page.getByRole('heading', { name: /^Revis/ })).toBeVisible({ timeout: 60_000 })
    expect(await folders(page)).toEqual(['Facturas', 'Música y audio'])
    await page.locator('ul li button[aria-pressed]').first().click()
    await expect(organizer.row('scan 1.txt')).toContainText('Se lee como una factura.')
  })
})
