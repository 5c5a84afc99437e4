import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { jpegOf, withExif } from '../../apps/server/test/support/pictures.ts'
import { mail } from '../fixtures/paperwork.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'
import { openZip, otherProgramsAgree } from '../support/zip-reader.ts'

const list = (page: Page) => page.getByRole('grid', { name: 'Files of your library' })
const row = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name })
const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(words)
const chosen = (page: Page) => page.getByRole('region', { name: 'Selected items' })
const contentOf = (name: string) => `what ${name} says`

/** Uploads notes of these names into a folder and shows it. */
async function give(page: Page, folder: string, names: readonly string[]) {
  const form = new FormData()
  form.append('metadata', JSON.stringify(names.map((name) => ({ name, folder }))))
  for (const name of names) form.append('files', new File([contentOf(name)], name, { type: 'text/plain' }))
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post('/api/files/upload', { multipart: form, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test.beforeEach(({ page }) => arrive(page))

test('a refused act keeps what is selected, an act that is done says names, and each Ctrl+Z takes one back', async ({
  page,
}) => {
  await page.goto('/upload')
  await give(page, '/Papers', ['a.txt', 'b.txt', 'c.txt', 'd.txt'])
  await page.goto('/upload?folder=/Papers')
  await expect(row(page, 'd.txt')).toBeVisible()
  await list(page).focus()
  await page.keyboard.press('Home')
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Shift+ArrowDown')
  await expect(chosen(page).getByText('4 selected')).toBeVisible()
  // Of an act that is done in part, the part that stays is what is selected then.
  const partly = async (route: Route) => {
    const { ids, ...wish } = route.request().postDataJSON()
    const [kept, ...gone] = ids
    const answer = await route.fetch({ postData: { ...wish, ids: gone } })
    const came = await answer.json()
    const left = { fileId: kept, status: 'failed', path: '/Papers', code: 'io' }
    await route.fulfill({ response: answer, json: { ...came, results: [...came.results, left] } })
  }
  // One route for both: of two, each for one call, the second may begin while the first is being taken away.
  const answers = [(route: Route) => route.fulfill({ status: 409, json: { code: 'conflict' } }), partly]
  await page.route('**/api/library/acts', (route) => (answers.shift() ?? ((it: Route) => it.continue()))(route))
  await page.keyboard.press('Delete')
  await expect(toast(page, 'That did not work')).toBeVisible()
  await expect(chosen(page).getByText('4 selected')).toBeVisible()
  await expect(list(page).getByRole('row')).toHaveCount(4)
  await page.keyboard.press('Delete')
  await expect(toast(page, '1 item stayed as it was')).toBeVisible()
  await expect(list(page).getByRole('row')).toHaveCount(1)
  await expect(chosen(page).getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(list(page).getByRole('row')).toHaveCount(4)
  await list(page).focus()
  await page.keyboard.press('Control+a')
  await expect(chosen(page).getByText('4 selected')).toBeVisible()

  await page.keyboard.press('m')
  await expect(page.getByRole('dialog', { name: 'Move 4 items' })).toBeVisible()
  await page.keyboard.type('Bills')
  await page.getByRole('button', { name: 'New folder “Bills”' }).click()
  await expect(toast(page, /^Moved “.?a\.txt.?” and 3 more to .?Bills.?$/)).toBeVisible()
  await expect(page.getByText('This folder is empty')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(list(page).getByRole('row')).toHaveCount(4)
  await row(page, 'b.txt').click()
  await page.keyboard.press('Delete')
  await expect(toast(page, /^Moved “.?b\.txt.?” to the trash$/)).toBeVisible()
  await row(page, 'c.txt').click()
  await page.keyboard.press('s')
  await expect(toast(page, /^Starred “.?c\.txt.?”$/)).toBeVisible()
  // One toast at a time: what the one before offered is the next Ctrl+Z.
  await page.keyboard.press('Control+z')
  await expect(row(page, 'c.txt').getByRole('img', { name: 'Starred' })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(row(page, 'b.txt')).toBeVisible()
})

test('the trash is emptied after a question, by what was seen in it: what came in meanwhile stays @phone', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/upload')
  await give(page, '/Old', ['one.txt', 'two.txt', 'three.txt'])
  const { files } = await (await page.request.get('/api/files')).json()
  const idOf = (name: string) => files.find((file: { name: string }) => file.name === name).id
  const headers = { 'sec-fetch-site': 'same-origin' }
  const trash = (name: string) => page.request.delete('/api/files', { data: { ids: [idOf(name)] }, headers })
  for (const name of ['one.txt', 'two.txt']) expect((await trash(name)).ok()).toBe(true)
  await page.goto('/upload?trash=1')
  await expect(list(page).getByRole('row')).toHaveCount(2)
  await expectCleanInBothThemes(page, 'trash')
  await page.getByRole('button', { name: 'Empty trash' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 2 files for good?' })
  await expect(question).toContainText('Nobody can bring this back')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(list(page).getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Empty trash' }).click()
  expect((await trash('three.txt')).ok()).toBe(true)
  await question.getByRole('button', { name: 'Delete 2 files' }).click()
  await expect(toast(page, /^2 files deleted for good/)).toBeVisible()
  await expect(row(page, 'three.txt')).toBeVisible()
  await expect(list(page).getByRole('row')).toHaveCount(1)
  // One by its keys.
  await list(page).focus()
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 file' }).click()
  await expect(page.getByText('The Trash is empty')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Empty trash' })).toHaveCount(0)
  expect((await (await page.request.get('/api/trash')).json()).total).toBe(0)
})

test('"Sort these" hands files and whole folders to the organizer, and asks before a review there is given up', async ({
  page,
  organizer,
}) => {
  await page.goto('/upload')
  await give(page, '/Mixed/Deep', ['deep.txt', 'deeper.txt'])
  await give(page, '/Mixed', ['here.txt', 'stays.txt'])
  await page.goto('/upload?folder=/Mixed')
  await row(page, 'Deep').click()
  await row(page, 'here.txt').click({ modifiers: ['Control'] })
  await row(page, 'here.txt').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Sort these' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('definition').first()).toHaveText('3')
  await organizer.sort()
  await organizer.openAll()
  for (const name of ['deep.txt', 'deeper.txt', 'here.txt']) await expect(organizer.row(name).first()).toBeVisible()
  await expect(organizer.row('stays.txt')).toHaveCount(0)

  await page.goto('/upload?folder=/Mixed')
  const sortAgain = async () => {
    await row(page, 'stays.txt').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Sort these' }).click()
  }
  await sortAgain()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/folder=(?:%2F|\/)Mixed/)
  await sortAgain()
  await question.getByRole('button', { name: 'Sort these' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('definition').first()).toHaveText('1')
})

test('several things are one archive with their folders, made while one goes on, told how far, and given up on a press', {
  tag: '@night',
}, async ({ page, scratch }) => {
  const below = Array.from({ length: 40 }, (_, index) => `page ${index}.txt`)
  await page.goto('/upload')
  await give(page, '/Book/Chapter', below)
  await give(page, '/Book', ['cover.txt'])
  await page.goto('/upload?folder=/Book')
  await expect(row(page, 'Chapter')).toBeVisible()
  const begin = async () => {
    await list(page).focus()
    await page.keyboard.press('Control+a')
    await chosen(page).getByRole('button', { name: 'Download' }).click()
  }
  let release = () => undefined as unknown
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.context().route('**/api/files/archive', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await begin()
  const line = page.getByRole('progressbar', { name: 'The archive is being made' })
  await expect(line).toBeVisible()
  // One at a time; the second press says so.
  await chosen(page).getByRole('button', { name: 'Download' }).click()
  await expect(toast(page, 'The archive is being made')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(line).toHaveCount(0)
  release()
  await page.context().unroute('**/api/files/archive')

  const download = page.waitForEvent('download')
  await begin()
  const file = join(scratch, 'book.zip')
  const archive = await download
  expect(archive.suggestedFilename()).toBe('Book.zip')
  await archive.saveAs(file)
  await expect(toast(page, 'Download Complete')).toBeVisible()
  expect(otherProgramsAgree(file)).toBe(true)
  const sha256 = (name: string) => createHash('sha256').update(contentOf(name)).digest('hex')
  const inside = new Map(openZip(file).members.map((member) => [member.name, member.sha256]))
  expect(inside).toEqual(
    new Map([
      ...below.map((name) => [`Book/Chapter/${name}`, sha256(name)] as const),
      ['Book/cover.txt', sha256('cover.txt')],
    ]),
  )
})

test('chips of camera, place, sender and tag name what the library has, narrow to it, and stand in the address', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/upload')
  const taken = { make: 'Canon', model: 'EOS R10', takenAt: '2023:05:01 12:00:00', place: [38.7139, -9.1394] } as const
  const form = new FormData()
  form.append('files', new File([new Uint8Array(withExif(jpegOf(600, 480), taken))], 'tram.jpg'))
  form.append('files', new File([new Uint8Array(jpegOf(610, 480))], 'plain.jpg'))
  form.append('files', new File([mail(1)], 'walk.eml'))
  form.append('files', new File(['a paid bill'], 'bill.txt'))
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post('/api/files/upload', { multipart: form, headers })
  const bill = (await answer.json()).files.find((file: { name: string }) => file.name === 'bill.txt')
  const tag = { type: 'tag', ids: [bill.id], add: ['paid'], remove: [] }
  expect((await page.request.post('/api/library/acts', { data: tag, headers })).ok()).toBe(true)
  // Words of a mail, and what is in a picture, come once they have been read.
  const facets = async () => (await page.request.get('/api/search/facets')).json()
  await page.request.get('/api/search?q=harbour')
  await expect
    .poll(async () => Object.entries(await facets()).map(([key, all]) => `${key} ${(all as []).length}`), {
      timeout: 60_000,
    })
    .toEqual(expect.arrayContaining(['camera 1', 'place 1', 'sender 1', 'tag 1']))

  await page.reload()
  await page.getByRole('button', { name: 'Filters' }).click()
  const narrowed = [
    { chip: 'Camera', words: /EOS R10/, file: 'tram.jpg', address: /camera=/ },
    { chip: 'Place', words: /Lisbon/, file: 'tram.jpg', address: /place=Lisbon/ },
    { chip: 'Sender', words: /ada@example\.org/, file: 'walk.eml', address: /sender=/ },
    { chip: 'Tag', words: /paid/, file: 'bill.txt', address: /tag=paid/ },
  ]
  for (const { chip, words, file, address } of narrowed) {
    const field = page.getByLabel(chip, { exact: true })
    const option = field.getByRole('option', { name: words })
    await field.selectOption((await option.getAttribute('value')) ?? '')
    await expect(page).toHaveURL(address)
    await expect(list(page).getByRole('row')).toHaveCount(1)
    await expect(row(page, file)).toBeVisible()
    await field.selectOption('')
    await expect(page).not.toHaveURL(address)
  }
  await page.goto('/upload?tag=paid')
  await expect(row(page, 'bill.txt')).toBeVisible()
  await expect(page.getByLabel('Tag', { exact: true })).toHaveValue('paid')
})
