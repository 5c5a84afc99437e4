import { draw } from '../fixtures/photo-drawing.ts'
import { expect, test } from '../support/test.ts'

const paper = (number: number, year: number, sender: string) => ({
  name: `scan${number}.txt`,
  mimeType: '',
  buffer: Buffer.from(
    `${sender}\nInvoice No. 10${number}\nInvoice date: ${year}-03-12\nBill to: Jane Doe\nNet amount 100.00\nVAT 20.00\nAmount due: 120.00\nPayment terms: 14 days\n`,
  ),
})
const PAPERS = [
  paper(1, 2021, 'Acme GmbH'),
  paper(2, 2021, 'Acme GmbH'),
  paper(3, 2022, 'Nordwind Ltd'),
  paper(4, 2022, 'Nordwind Ltd'),
]

test('which folders: fewer, by year, named after contents, sorted again, and taken back; the result is what was seen', async ({
  page,
  organizer,
}) => {
  await organizer.prefer({ skipAnimations: true })
  await organizer.open()
  await organizer.pickFiles([
    ...PAPERS,
    { name: 'shot.png', mimeType: '', buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
  ])
  await organizer.sort()
  await organizer.openCategory('Invoices')
  await organizer.select('scan4.txt')
  await organizer.moveSelectionTo('Budget/2023')

  await organizer.button('Folders…').click()
  const sheet = page.getByRole('dialog', { name: 'Which folders do you want?' })
  const after = sheet.getByRole('list', { name: 'After you approve' })
  const row = (name: string) => after.getByRole('listitem').filter({ hasText: name }).first()
  await sheet.getByRole('combobox', { name: 'Inside each folder' }).selectOption('year')
  await expect(row('Invoices')).toContainText('3 files')
  await expect(row('2021')).toContainText('2 files')
  await sheet.getByRole('switch', { name: 'Sorts of things on top' }).press('Space')
  await expect(row('Documents')).toContainText('3 files')
  await sheet.getByRole('switch', { name: 'Sorts of things on top' }).press('Space')
  await sheet.getByRole('slider', { name: 'How many folders' }).press('Home')
  await expect(row('Documents')).toContainText('3 files')
  await expect(row('Invoices')).toHaveCount(0)
  await sheet.getByRole('slider', { name: 'How many folders' }).press('ArrowRight')
  await expect(row('Invoices')).toContainText('3 files')
  await sheet.getByRole('switch', { name: 'Names from contents' }).press('Space')
  await expect(sheet.getByText('3 files get new names.').or(sheet.getByText('4 files get new names.'))).toBeVisible()

  // New instructions, without leaving; what the hand placed stays there.
  await sheet.getByRole('textbox', { name: 'What should be different?' }).fill('invoices into Tax')
  await sheet.getByRole('button', { name: 'Sort again' }).click()
  await expect(row('Tax')).toContainText('3 files', { timeout: 60_000 })
  await expect(row('Budget')).toContainText('1 file')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(organizer.tile('Tax')).toHaveAccessibleName(/^Tax, 3 files/)
  await organizer.button('Undo').first().click()
  await expect(organizer.tile('Invoices')).toHaveAccessibleName(/^Invoices, 3 files/)
  await organizer.button('Redo').first().click()

  await organizer.approve()
  const result = organizer.lastRun
  await expect(result.getByRole('link', { name: 'Open Tax' })).toHaveAttribute('href', '/upload?folder=%2FTax')
  const paths = (await organizer.library()).map(({ path }) => path)
  expect(paths.filter((path) => path.startsWith('/Tax/'))).toEqual([
    '/Tax/2021/2021-03-12 Invoice Acme GmbH (2).txt',
    '/Tax/2021/2021-03-12 Invoice Acme GmbH.txt',
    '/Tax/2022/2022-03-12 Invoice Nordwind Ltd.txt',
  ])
  expect(paths[0]).toMatch(/^\/Budget\/2023\//)
  await result.getByRole('link', { name: 'Open the folders' }).click()
  await expect(page).toHaveURL(/\/upload$/)
})

test('by style: pictures are looked at where somebody asks for it, and lie in folders of how they look', {
  tag: '@night',
}, async ({ page, organizer }) => {
  await organizer.prefer({ skipAnimations: true })
  await organizer.open()
  const pictures = []
  for (const kind of ['photo', 'chart'] as const)
    for (let scene = 1; scene <= 6; scene += 1) {
      const what = kind === 'photo' ? ({ kind, scene, shift: 0, share: 0.5, quality: 0.8 } as const) : { kind, scene }
      const buffer = Buffer.from(await page.evaluate(draw, what), 'base64')
      pictures.push({ name: `${kind} ${scene}.${kind === 'photo' ? 'jpg' : 'png'}`, mimeType: '', buffer })
    }
  await organizer.pickFiles(pictures)
  await organizer.sort()
  let looks = 0
  await page.route('**/api/cluster-images', async (route) => {
    looks += 1
    // Who looks at the pictures is away the first time.
    if (looks === 1) await route.fulfill({ status: 503, json: { error: 'away' } })
    else await route.continue()
  })
  await organizer.button('Folders…').click()
  const sheet = page.getByRole('dialog', { name: 'Which folders do you want?' })
  const after = sheet.getByRole('list', { name: 'After you approve' })
  const row = (name: string) => after.getByRole('listitem').filter({ hasText: name }).first()
  const inside = sheet.getByRole('combobox', { name: 'Inside each folder' })
  await sheet.getByRole('slider', { name: 'How many folders' }).press('Home')
  await expect(row('Photos & Images')).toContainText('12 files')
  const before = await inside.inputValue()
  await inside.selectOption('style')
  await expect(organizer.toast('The pictures could not be looked at')).toBeVisible()
  await expect(inside).toHaveValue(before)
  await inside.selectOption('style')
  await expect(row('Charts')).toContainText('6 files', { timeout: 60_000 })
  await expect(after.getByRole('listitem').filter({ hasText: /^Photos(?! &)/u })).toContainText('6 files')
  // What was seen is known from now on.
  await inside.selectOption('nothing')
  await expect(row('Charts')).toHaveCount(0)
  await inside.selectOption('style')
  await expect(row('Charts')).toContainText('6 files')
  expect(looks).toBe(2)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await organizer.approve()
  await expect(organizer.lastRun).toBeVisible()
  const folders = Map.groupBy(await organizer.library(), ({ folder }) => folder)
  expect([...folders].map(([folder, files]) => [folder, files.length]).sort()).toEqual([
    ['/Photos & Images/Charts', 6],
    ['/Photos & Images/Photos', 6],
  ])
})

test('a folder that is large is offered a division by year, which is taken, left again and approved like any other choice', {
  tag: '@night',
}, async ({ page, organizer }) => {
  await organizer.prefer({ skipAnimations: true })
  await organizer.open()
  await organizer.pickFiles(Array.from({ length: 64 }, (_, at) => paper(at, 2021 + (at % 4), 'Acme GmbH')))
  await organizer.sort()
  const line = organizer.button('1 large folder can be divided')
  await line.click()
  const sheet = page.getByRole('dialog', { name: 'Which folders do you want?' })
  const after = sheet.getByRole('list', { name: 'After you approve' })
  const row = (name: string) => after.getByRole('listitem').filter({ hasText: name }).first()
  const offer = sheet.getByRole('switch', { name: /Divide .*Invoices.* by year/u })
  await expect(offer).not.toBeChecked()
  await expect(row('Invoices')).toContainText('64 files')
  await expect(row('2021')).toHaveCount(0)
  await offer.press('Space')
  await expect(row('2021')).toContainText('16 files')
  await offer.press('Space')
  await expect(row('2021')).toHaveCount(0)
  await offer.press('Space')
  await expect(row('2024')).toContainText('16 files')
  await expect(offer).toBeChecked()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(line).toHaveCount(0)
  await organizer.button('Undo').first().click()
  await expect(organizer.tile('Invoices')).toHaveAccessibleName(/^Invoices, 64 files/)
  await expect(line).toBeVisible()
})
