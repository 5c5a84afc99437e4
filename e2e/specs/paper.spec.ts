import { readFileSync } from 'node:fs'
import { pdf } from '../fixtures/documents.ts'
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

  await page.goto('/dates')
  const coming = page.getByRole('region', { name: 'To come' })
  await expect(coming.getByRole('listitem')).toContainText('invoice.pdf')
  await expect(page.getByRole('region', { name: 'Gone by' }).getByRole('listitem')).toContainText('Jan 31, 2020')
})
