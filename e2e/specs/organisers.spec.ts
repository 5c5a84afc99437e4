import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { withExif } from '../../apps/server/test/support/pictures.ts'
import { bytesOf } from '../fixtures/make-files.ts'
import { arrive, visit } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'
import { openZip } from '../support/zip-reader.ts'

const go = (page: Page) => page.getByRole('button', { name: /^Organize \d+ (?:Emails?|Photos?)$/ })
const groups = (page: Page) =>
  page
    .getByRole('region', { name: 'Groups' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ })

/** The server does not sort: so it answers, or so it is silent. */
const refuse = (page: Page) =>
  page.route('**/api/ai-sort', (route) => route.fulfill({ status: 503, json: { error: 'x' } }))

/** Chooses what is grouped by: its words are what is pressed. */
const groupBy = (page: Page, method: string) =>
  page.getByRole('group', { name: 'Group by' }).getByText(method, { exact: true }).click()

test.beforeEach(({ page }) => arrive(page))

test('P2-2.28: thirty e-mails go through waiting, processing and approval; rejected, approved, shown as cards, sorted without a server', {
  tag: '@night',
}, async ({ page }) => {
  await refuse(page)
  await page.goto('/workbench?tab=emails')
  await expect(groups(page)).toHaveCount(1)
  await expect(groups(page)).toContainText(['All emails30 emails'])
  await expect(page.getByRole('group', { name: 'Group by' }).getByRole('radio')).toHaveCount(5)
  await go(page).click()
  const waiting = page.getByRole('region', { name: 'Preparing for AI Sorting' })
  await expect(waiting).toContainText('30')
  await expect(go(page)).toBeDisabled()
  const processing = page.getByRole('region', { name: 'AI Sorting in Progress' })
  await expect(processing).toContainText('Analyzing and organizing...')
  const approval = page.getByRole('region', { name: 'Review & Approve' })
  await expect(approval).toContainText(/\d+ groups, 30 items/)
  await expect(approval.getByRole('listitem')).toHaveCount(4)
  await expect(approval.getByRole('listitem').last()).toHaveText(/^\+\d+ more groups\.\.\.$/)
  await expectCleanInBothThemes(page, 'a proposal of e-mails')
  await approval.getByRole('button', { name: 'Reject & Redo' }).click()
  await expect(go(page)).toBeEnabled()
  await expect(groups(page)).toHaveCount(1)

  await groupBy(page, 'Size')
  await go(page).click()
  await approval.getByRole('button', { name: 'Approve' }).click()
  const said = /^Successfully organized 30 items into \d groups?$/
  await expect(page.getByRole('region', { name: 'Sorting Completed' }).getByText(said)).toBeVisible()
  await expect(toast(page).getByText(said)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sorting Completed' })).toHaveCount(0)
  await expect(go(page)).toBeEnabled()
  const small = groups(page).first()
  await expect(small.getByRole('heading')).toHaveText('Small')
  await expect(small.getByRole('list').getByRole('listitem')).toHaveCount(4)
  await small.getByRole('button', { name: /^\+\d+ more emails?$/ }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
})

test('P2-2.29: forty photos: what the server answers at once needs no approval; albums show six pictures; a server that fails leads the whole way', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/workbench?tab=photos')
  await expect(groups(page)).toContainText(['All photos40 items'])
  const asked = page.waitForRequest('**/api/ai-sort')
  await groupBy(page, 'Type')
  await go(page).click()
  expect((await asked).postDataJSON()).toMatchObject({ type: 'photos', method: 'type' })
  await expect(toast(page).getByText(/^Successfully organized 40 items into \d groups$/)).toBeVisible()
  await expect(groups(page).getByRole('heading')).toHaveText([
    'Photos',
    'Videos',
    'Screenshots',
    'Live Photos',
    'Favorites',
    'High Quality',
  ])
  await expect(groups(page).first().getByRole('list').getByRole('listitem')).toHaveCount(6)
  await expect(groups(page).first().getByRole('button')).toHaveText(/^\+\d+ more items?$/)
  await expectCleanInBothThemes(page, 'albums of the demo')

  await refuse(page)
  await go(page).click()
  await expect(page.getByRole('region', { name: 'Preparing for AI Sorting' })).toBeVisible()
  await page.getByRole('region', { name: 'Preparing for AI Sorting' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(go(page)).toBeEnabled()
})

const mail = (day: number, from: string, subject: string, more = '') =>
  `From x Mon May ${day} 07:08:09 2024\nFrom: ${from}\nTo: me@house.test\nSubject: ${subject}\nMessage-ID: <${day}@a>\nDate: ${day} May 2024 07:08:09 +0000\n${more}\nbody of ${subject}\n>From here on\n\n`

/** Of May 2024. */
const weekday = (day: string) => ['Mon', 'Tue', 'Wed'][Number(day) - 6]
const BILL = 'a bill of nine letters=\u00fe'
/** A mail with one file, its letters in base64 or quoted. */
const mailWith = (day: number, from: string, file: string, letters: readonly [encoding: string, text: string]) =>
  mail(day, from, file, 'Content-Type: multipart/mixed; boundary=b\n').replace(
    /\nbody of [\s\S]*$/,
    `\n--b\n\nhere it is\n--b\nContent-Type: text/plain; name="${file}"\nContent-Transfer-Encoding: ${letters[0]}\n\n${letters[1]}\n--b--\n\n`,
  )

test('UX-96: what is attached to own mail is filed by sender and year, each content once, and every one is accounted for', {
  tag: '@night',
}, async ({ page, scratch }) => {
  const base64 = ['base64', Buffer.from(BILL).toString('base64')] as const
  const quoted = ['quoted-printable', 'three =3D 3 =C3=BE, and=\n more'] as const
  const box = join(scratch, 'bills.mbox')
  writeFileSync(
    box,
    mailWith(6, 'Shop <shop@store.test>', 'bill.txt', base64) +
      mailWith(7, 'Shop <shop@store.test>', 'bill.txt', quoted) +
      mailWith(8, 'Bo <bo@gmail.com>', 'the same.txt', base64),
  )
  await page.goto('/workbench?tab=emails&of=mine')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose mail files' }).click()
  await (await choosing).setFiles(box)
  await groupBy(page, 'Date')
  await go(page).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('File attachments, too').click()
  await page.getByRole('button', { name: 'Make folders of these groups' }).click()
  await expect(page.getByRole('heading', { name: 'Groups as folders' })).toBeVisible()
  await expectCleanInBothThemes(page, 'attachments as folders')
  await page.getByRole('button', { name: 'Approve folders' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as ZIP' }).click()
  const path = join(scratch, 'Mail.zip')
  await (await saving).saveAs(path)
  const { members } = openZip(path)
  const filed = members.filter(({ name }) => name.startsWith('Attachments/'))
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(filed.map(({ name, sha256: content }) => [name, content]).sort()).toEqual([
    ['Attachments/Shop/2024/bill (2).txt', sha256('three = 3 \u00fe, and more')],
    ['Attachments/Shop/2024/bill.txt', sha256(BILL)],
  ])
  expect(members).toHaveLength(5)
  const savingBoxes = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as mailboxes (.mbox)' }).click()
  const boxes = join(scratch, 'Mailboxes.zip')
  await (await savingBoxes).saveAs(boxes)
  const saved = openZip(boxes).members
  expect(saved.map(({ name }) => name).sort()).toEqual([...filed.map(({ name }) => name).sort(), 'Older.mbox'])
  // Nothing in it had to be quoted: what was brought, under dividers of ours.
  const expected = readFileSync(box, 'utf8').replaceAll(
    /^From x Mon May (\d)/gm,
    (_, day) => `From - ${weekday(day)} May  ${day}`,
  )
  expect(saved.find(({ name }) => name === 'Older.mbox')?.sha256).toBe(sha256(expected))
})

test('own mail is read on this device, grouped, reviewed as folders and saved; nothing of it leaves', async ({
  page,
  scratch,
}) => {
  const told: string[] = []
  const box = join(scratch, 'All mail.mbox')
  const first = mail(6, 'Ada <ada@gmail.com>', 'Harvest')
  writeFileSync(
    box,
    first +
      mail(7, 'Bo <bo@gmail.com>', 'Re: Harvest', 'References: <6@a>\n') +
      mail(8, 'News <news@brand.test>', 'Sale', 'List-Id: Brand Weekly <w.brand.test>\n'),
  )
  await page.goto('/workbench?tab=emails&of=mine')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose mail files' }).click()
  page.on('request', (request) => request.method() === 'GET' || told.push(request.url()))
  await (await choosing).setFiles(box)
  await expect(page.getByText('3 emails read')).toBeVisible()
  await groupBy(page, 'Conversation')
  await go(page).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(groups(page).getByRole('heading')).toHaveText(['Harvest', 'Single Emails'])
  await page.getByRole('button', { name: 'Make folders of these groups' }).click()
  await expect(page.getByRole('heading', { name: 'Groups as folders' })).toBeVisible()
  await expectCleanInBothThemes(page, 'mails as folders')
  await page.getByRole('button', { name: 'Approve folders' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as ZIP' }).click()
  const saved = await saving
  const path = join(scratch, 'Mail.zip')
  await saved.saveAs(path)
  const { members } = openZip(path)
  expect(members.map(({ name }) => name).sort()).toEqual([
    'Harvest/2024-05-06 Ada - Harvest.eml',
    'Harvest/2024-05-07 Bo - Re_ Harvest.eml',
    'Single Emails/2024-05-08 News - Sale.eml',
  ])
  // Its very bytes: without the divider, and without what the mailbox had put before a line.
  const plain = first
    .replace(/^From .*\n/, '')
    .replace('\n>From', '\nFrom')
    .replace(/\n$/, '')
  const sha256 = createHash('sha256').update(plain).digest('hex')
  expect(members.find(({ name }) => name.endsWith('Ada - Harvest.eml'))?.sha256).toBe(sha256)
  expect(told).toEqual([])
  await page.getByRole('button', { name: 'Back to the groups' }).click()
  await expect(groups(page)).toHaveCount(2)
  await visit(page, '/workbench?tab=emails')
})

const region = (name: string) =>
  `<rdf:li rdf:parseType="Resource"><mwg-rs:Name>${name}</mwg-rs:Name><mwg-rs:Type>Face</mwg-rs:Type></rdf:li>`
const xmpOf = (takenAt: string, people: readonly string[]) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/" exif:DateTimeOriginal="${takenAt}"><mwg-rs:Regions rdf:parseType="Resource"><mwg-rs:RegionList><rdf:Bag>${people.map(region).join('')}</rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions></rdf:Description></rdf:RDF></x:xmpmeta>`

test('own photos: their events are merged, split and renamed with a way back, places get names, people come from their metadata, and what lies beside them goes along into folders', {
  tag: '@night',
}, async ({ page, scratch }) => {
  const folder = join(scratch, 'Camera')
  mkdirSync(folder)
  const lisbon = [38.7139, -9.1394] as const
  const shoot = (name: string, takenAt?: string) => {
    const picture = bytesOf('jpg', name.length)
    const notes = takenAt === undefined ? {} : { takenAt: `2023:05:12 ${takenAt}:00`, place: lisbon }
    writeFileSync(join(folder, name), withExif(Buffer.from(picture), notes))
  }
  shoot('morning.jpg', '09:00')
  shoot('walk.jpg', '11:30')
  shoot('dinner.jpg', '20:10')
  // What an editor, a phone and an export of Google's put beside pictures.
  shoot('edited.jpg')
  writeFileSync(join(folder, 'edited.jpg.xmp'), xmpOf('2023-05-12T21:00:00', ['Ada', 'Bo']))
  writeFileSync(join(folder, 'dinner.aae'), '<plist/>')
  shoot('exported.jpg')
  const note = { title: 'exported.jpg', photoTakenTime: { timestamp: String(Date.UTC(2021, 7, 3, 12) / 1000) } }
  writeFileSync(join(folder, 'exported.jpg.supplemental-metadata.json'), JSON.stringify(note))
  const told: string[] = []
  await page.goto('/workbench?tab=photos&of=mine')
  page.on('request', (request) => request.method() === 'GET' || told.push(request.url()))
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose photos' }).click()
  await (await choosing).setFiles(readdirSync(folder).map((name) => join(folder, name)))
  await expect(page.getByText('5 photos read')).toBeVisible()
  const names = groups(page).getByRole('heading')
  const organise = async (method: string) => {
    await expect(go(page)).toBeEnabled()
    await groupBy(page, method)
    await go(page).click()
    await page.getByRole('button', { name: 'Approve' }).click()
  }

  await organise('People')
  await expect(names).toHaveText(['Ada', 'Bo', 'No People Detected'])

  await organise('Place')
  await expect(names).toHaveText(['Lisbon', 'Unknown Location'])
  await page.getByRole('button', { name: 'Name the place “⁨Lisbon⁩”' }).click()
  await page.getByRole('textbox', { name: 'What you call it' }).fill('Our street')
  await expectCleanInBothThemes(page, 'a name for a place')
  await page.keyboard.press('Enter')
  await expect(names).toHaveText(['Our street', 'Unknown Location'])

  await organise('Events')
  const events = ['2023-05-12 Our street (2)', '2023-05-12 Our street', '2021-08-03']
  await expect(names).toHaveText(events)
  const back = page.getByRole('button', { name: 'Undo', exact: true }).last()
  await page.getByRole('button', { name: /^Merge “⁨2023-05-12 Our street \(2\)⁩” with/ }).click()
  await expect(names).toHaveText(['2023-05-12 Our street', '2021-08-03'])
  await expect(page.getByText('The two are one event now.')).toBeVisible()
  await expect(back).toBeFocused()
  await expectCleanInBothThemes(page, 'a timeline of events')
  await page.getByRole('button', { name: 'Split “⁨2023-05-12 Our street⁩”' }).click()
  await page.getByRole('button', { name: 'New event from here: ⁨walk.jpg⁩' }).click()
  await expect(names).toHaveText(events)
  await page.getByRole('button', { name: 'Rename “⁨2023-05-12 Our street⁩”' }).click()
  await page.getByRole('textbox', { name: 'Name of the event' }).fill('Sunrise')
  await page.keyboard.press('Enter')
  await expect(names).toHaveText(['2023-05-12 Our street (2)', 'Sunrise', '2021-08-03'])
  await page.getByRole('button', { name: 'Rename “⁨2021-08-03⁩”' }).click()
  await page.getByRole('textbox', { name: 'Name of the event' }).fill('Wrong')
  await page.keyboard.press('Enter')
  await expect(names).toHaveText(['2023-05-12 Our street (2)', 'Sunrise', 'Wrong'])
  await back.click()
  await expect(names).toHaveText(['2023-05-12 Our street (2)', 'Sunrise', '2021-08-03'])

  await page.getByRole('button', { name: 'Make folders of these groups' }).click()
  await expect(page.getByRole('heading', { name: 'Groups as folders' })).toBeVisible()
  await expectCleanInBothThemes(page, 'photos as folders')
  await page.getByRole('button', { name: 'Approve folders' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as ZIP' }).click()
  const path = join(scratch, 'Albums.zip')
  await (await saving).saveAs(path)
  const { members } = openZip(path)
  expect(members.map(({ name }) => name).sort()).toEqual([
    '2021-08-03/exported.jpg',
    '2021-08-03/exported.jpg.supplemental-metadata.json',
    '2023-05-12 Our street (2)/dinner.aae',
    '2023-05-12 Our street (2)/dinner.jpg',
    '2023-05-12 Our street (2)/edited.jpg',
    '2023-05-12 Our street (2)/edited.jpg.xmp',
    '2023-05-12 Our street (2)/walk.jpg',
    'Sunrise/morning.jpg',
  ])
  // A photo of two people lies once; in whose albums it is, is told by a list beside the folders.
  await page.getByRole('button', { name: 'Back to the groups' }).click()
  await organise('People')
  await page.getByRole('button', { name: 'Make folders of these groups' }).click()
  await page.getByRole('button', { name: 'Approve folders' }).click()
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as ZIP' }).click()
  const people = join(scratch, 'People.zip')
  await (await again).saveAs(people)
  const of = openZip(people).members.map(({ name }) => name)
  expect(of.filter((name) => /^Ada|^Bo|json$/.test(name)).sort()).toEqual([
    'Ada/edited.jpg',
    'Ada/edited.jpg.xmp',
    'Albums.json',
    'No People Detected/exported.jpg.supplemental-metadata.json',
  ])
  expect(told.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([])
})
