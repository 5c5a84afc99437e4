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
  const today = page.getByRole('list', { name: 'Runs' })
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
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

test('a history of many pages is one list: older steps come as one goes on, and few lines are in the page', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/runs')
  const runs = Array.from({ length: 600 }, (_, index) => ({
    ...{ id: `run-${index}`, kind: 'rename', undoes: null, of: null, undoneBy: null, status: 'completed' },
    ...{ createdAtMs: Date.now() - index * 3_600_000, moved: 1, skipped: 0, failed: 0, undone: 0 },
    ...{ canUndo: true, canRedo: false },
    about: { names: [`old ${index}.txt`], folders: ['/Inbox'], folderCount: 1, name: `new ${index}.txt` },
  }))
  await page.route('**/api/runs*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor')?.slice(4) ?? -1) + 1
    const next = from + 200 < runs.length ? `run-${from + 199}` : null
    return route.fulfill({ json: { runs: runs.slice(from, from + 200), nextCursor: next } })
  })
  await page.reload()
  const list = page.getByRole('list', { name: 'Runs' })
  await expect(list.getByText('new 0.txt')).toBeVisible()
  expect(await list.getByRole('listitem').count()).toBeLessThan(60)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 20_000)
      return await list.getByText('new 599.txt').count()
    })
    .toBe(1)
  expect(await list.getByRole('listitem').count()).toBeLessThan(60)
  await expect(page.getByRole('button', { name: 'Show older steps' })).toHaveCount(0)
})
