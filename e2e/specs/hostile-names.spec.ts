import { expect, test } from '../support/test.ts'

/** Names that have run as markup, hidden their end, or broken a list somewhere. */
const NAMES = [
  '<img src=x onerror=alert(1)>.txt',
  '<script>alert(1)<⁄script>.txt',
  '"><svg onload=alert(1)>.txt',
  "';alert(1);'.txt",
  '{{constructor.constructor("alert(1)")()}}.txt',
  'javascript:alert(1).txt',
  '$(id).txt',
  '%00%2e%2e%2f.txt',
  '&lt;b&gt;.txt',
  '__proto__.txt',
  '8x12.txt',
]

const RLO = '\u202e'

test('X-2: names are shown as text everywhere', async ({ page, organizer }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await organizer.open()
  await organizer.pickFiles(
    NAMES.map((name, i) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`text ${i}`) })),
  )
  await organizer.sort()
  await organizer.openAll()
  for (const { name } of await organizer.library()) await expect(organizer.row(name)).toBeVisible()
  expect(await page.locator('img[onerror], svg[onload]').count()).toBe(0)
  // A name is drawn letter by letter: the font's own idea of `8x12` is a multiplication sign.
  const drawn = organizer.row('8x12.txt').locator('bdi').first()
  expect(await drawn.evaluate((name) => getComputedStyle(name).fontVariantLigatures)).toBe('none')
  expect(await drawn.evaluate((name) => getComputedStyle(name).fontFeatureSettings)).not.toMatch(/"calt"(?! 0)/)

  await organizer.row('onerror').first().click()
  await organizer.moveSelectionTo('<img src=x onerror=alert(2)>')
  await expect(page.getByText(/img src=x onerror=alert\(2\)/).first()).toBeVisible()
  await organizer.approve()
  await expect(organizer.heading('Complete!')).toBeVisible()
  expect(dialogs).toEqual([])
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
})

test('N-8: a name that turns its end around shows what it is', { tag: '@night' }, async ({ page, organizer }) => {
  await organizer.open()
  await organizer.pickFiles([
    { name: `photo${RLO}gpj.exe`, mimeType: 'image/jpeg', buffer: Buffer.from('MZ not a photo') },
    { name: 'zero\u200bwidth.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
  ])
  await organizer.sort()
  await organizer.openAll()
  const row = organizer.row('⟦RLO⟧')
  await expect(row).toBeVisible()
  await expect(row).toContainText('photo⟦RLO⟧gpj.exe')
  await expect(row.locator('bdi').first()).toBeVisible()
  expect(await page.getByRole('grid').textContent()).not.toContain(RLO)
})
