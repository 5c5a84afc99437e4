import { upload } from '../support/account.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes as clean } from '../support/themes.ts'

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

const NAMES = ['letter to Ada.txt', 'budget 2023.csv', 'notes.md']

test('everything that was done is there with its undo and redo, of single files too, and what stands against it is named @phone', async ({
  page,
  organizer,
}) => {
  test.setTimeout(180_000)
  await page.goto('/runs')
  await expect(page.getByText('Nothing has been done yet')).toBeVisible()
  await clean(page, 'no runs')

  expect(await upload(page, NAMES)).toBe(NAMES.length)
  const ids = new Map((await organizer.library()).map(({ id, name }) => [name, id]))
  const idOf = (name: string) => ids.get(name) ?? ''
  const post = async (address: string, data: object) => {
    const answer = await page.request.post(address, { data, headers: { 'sec-fetch-site': 'same-origin' } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await post('/api/files/organize', {
    fileOrganizations: NAMES.map((name) => ({ fileId: idOf(name), targetCategory: 'Papers' })),
  })
  await post('/api/library/acts', { type: 'move', ids: [idOf('notes.md')], to: '/Later' })
  const places = async () => new Map((await organizer.library()).map(({ name, folder }) => [name, folder]))
  expect((await places()).get('notes.md')).toBe('/Later')

  await page.reload()
  const today = page.getByRole('region', { name: 'Today' })
  const row = (what: RegExp) => today.getByRole('listitem').filter({ has: page.getByRole('button', { name: what }) })
  const organized = row(/^Organized 3 files into 1 folder/)
  const moved = row(/^Moved 1 file to .Later/)
  await expect(organized).toContainText('Papers')
  await clean(page, 'runs')

  // One file of it alone.
  await organized.getByRole('button', { name: /^Organized/ }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByRole('row')).toHaveCount(3)
  await details.getByRole('checkbox', { name: 'Select budget 2023.csv' }).click()
  await clean(page, 'details of a run')
  await details.getByRole('button', { name: 'Undo 1 file' }).click()
  await expect(organizer.toast('Run undone')).toBeVisible()
  await expect.poll(async () => (await places()).get('budget 2023.csv')).toBe('/Inbox')
  expect((await places()).get('letter to Ada.txt')).toBe('/Papers')
  await page.keyboard.press('Escape')
  await expect(organized).toContainText('1 taken back')

  // The later move first, then the rest, then both again.
  await moved.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(async () => (await places()).get('notes.md')).toBe('/Papers')
  await expect(moved).toContainText('Taken back')
  await organized.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(async () => [...new Set((await places()).values())]).toEqual(['/Inbox'])
  await moved.getByRole('button', { name: /^Redo/ }).click()
  await expect(organizer.toast('Redo Failed')).toBeVisible()
  await organized.getByRole('button', { name: /^Redo/ }).click()
  await expect.poll(async () => (await places()).get('letter to Ada.txt')).toBe('/Papers')
})
