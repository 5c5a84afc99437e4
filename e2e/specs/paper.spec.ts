import { readFileSync } from 'node:fs'
import { pdf, pdfOf } from '../fixtures/documents.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const PAPERS = [
  ['invoice.pdf', pdf('INVOICE 2041', ['Harbour Lights Ltd.', '12 March 2027', 'Payment due by 26 March 2099.'])],
  ['lease.pdf', pdf('Tenancy Agreement', ['1 February 2019', 'The contract ends on 31 January 2020.'])],
  ['scan.pdf', pdf('', [])],
] as const

test('papers say their dates, which go to a calendar; a scan says that nobody here reads it @phone', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await arrive(page, { skipAnimations: true })
  await page.goto('/upload')
  await page
    .getByTestId('pick-files')
    .setInputFiles(PAPERS.map(([name, buffer]) => ({ name, mimeType: 'application/pdf', buffer })))
  const rows = page.getByRole('grid', { name: 'Files of your library' }).getByRole('row')
  await expect(rows).toHaveCount(PAPERS.length)
  const open = async (name: string) => {
    await rows.filter({ hasText: name }).dblclick()
    return page.getByRole('dialog', { name })
  }
  const invoice = await open('invoice.pdf')
  const days = invoice.getByRole('region', { name: 'Dates it sets' })
  // The first file waits for the process that reads it to start.
  await expect(days.getByRole('listitem')).toContainText('Mar 26, 2099', { timeout: 60_000 })
  await expect(days.getByRole('listitem')).toContainText('Payment due by 26 March 2099')
  await expectCleanInBothThemes(page, 'dates of a paper')
  const saving = page.waitForEvent('download')
  await days.getByRole('button', { name: 'Add to calendar' }).click()
  const calendar = readFileSync(await (await saving).path(), 'utf8')
  expect(calendar).toContain('SUMMARY:"invoice.pdf" is to be paid.\r\n')
  expect(calendar).toContain('DTSTART;VALUE=DATE:20990326\r\n')
  await page.keyboard.press('Escape')
  const scan = await open('scan.pdf')
  await expect(scan.getByText('this server has no program that reads scans')).toBeVisible()
  await page.keyboard.press('Escape')
  await (await open('lease.pdf')).getByText('Contract ends', { exact: true }).waitFor()
  await page.keyboard.press('Escape')

  const menu = page.getByRole('button', { name: 'Folders', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: 'Dates' }).click()
  const coming = page.getByRole('region', { name: 'To come' })
  await expect(coming.getByRole('listitem')).toContainText('invoice.pdf')
  await expect(page.getByRole('region', { name: 'Gone by' }).getByRole('listitem')).toContainText('Jan 31, 2020')
  await expectCleanInBothThemes(page, '/dates')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as calendar' }).click()
  expect(readFileSync(await (await saved).path(), 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(2)
  await coming.getByRole('link', { name: 'invoice.pdf' }).click()
  await expect(page).toHaveURL(/\/upload\?.*file=/)
})

const STACK = pdfOf([
  ['Harbour Lights Ltd.', 'Invoice 2041-774   12 March 2027   Page 1 of 1', 'Dear Mr Fielding,', 'Yours sincerely,'],
  ['Nordlicht Versicherung AG', 'Seite 1 von 2', '1. Februar 2027', 'Sehr geehrter Herr Feld,'],
  ['Seite 2 von 2', 'und der Vertrag endet.', 'Mit freundlichen Gruessen'],
])

test('a stack is split after a look at each cut, the original stays, and one Undo takes the parts away @phone', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await arrive(page, { skipAnimations: true })
  await page.goto('/upload')
  await page.getByTestId('pick-files').setInputFiles({ name: 'stack.pdf', mimeType: 'application/pdf', buffer: STACK })
  const rows = page.getByRole('grid', { name: 'Files of your library' }).getByRole('row')
  await rows.filter({ hasText: 'stack.pdf' }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Split into documents…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Split' })
  const cut = dialog.getByRole('checkbox')
  await expect(cut).toHaveCount(1, { timeout: 60_000 })
  await expect(cut).toBeChecked()
  await expect(dialog).toContainText('A document begins on page 2')
  await expect(dialog).toContainText('It bears the number 1.')
  await expect(dialog.getByText('Pages: 1 · 2–3')).toBeVisible()
  await expectCleanInBothThemes(page, 'a stack that is split')
  await dialog.getByRole('button', { name: 'Make 2 documents' }).click()
  const told = page.getByRole('region', { name: /Notifications/ })
  await expect(told.getByText('Took 2 files out of')).toBeVisible()
  await expect(rows.filter({ hasText: 'stack.pdf' })).toBeVisible()
  await rows.filter({ hasNotText: 'stack.pdf' }).dblclick()
  await expect(rows.filter({ hasText: 'stack p1.pdf' })).toBeVisible()
  await expect(rows.filter({ hasText: 'stack p2-3.pdf' })).toBeVisible()
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(told.getByText('Taken back')).toBeVisible()
})
