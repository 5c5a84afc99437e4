import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/test.ts'

const files = ['one.txt', 'two.txt', 'three.txt', 'four.pdf'].map((name, i) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(name.endsWith('pdf') ? '%PDF-1.4\n%%EOF\n' : `text ${i}`),
}))

test('a folder that is dropped on the page is taken with its folders', async ({ page, organizer, scratch }) => {
  const folder = join(scratch, 'Holiday')
  mkdirSync(join(folder, 'Day 1'), { recursive: true })
  writeFileSync(join(folder, 'plan.txt'), 'plan')
  writeFileSync(join(folder, 'Day 1', 'diary.md'), '# Day 1')
  await organizer.open()
  const client = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await client.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data })
  }
  await expect(page.getByText('Everything is in your library')).toBeVisible()
  expect((await organizer.library()).map(({ path }) => path)).toEqual([
    '/Inbox/Holiday/Day 1/diary.md',
    '/Inbox/Holiday/plan.txt',
  ])
})

test('files are dragged to another category with the mouse', async ({ organizer }) => {
  await organizer.open()
  await organizer.pickFiles(files)
  await organizer.sort()
  await organizer.openCategory('Documents & Text')
  await organizer.select('one.txt')
  await organizer.select('two.txt')
  await organizer.row('one.txt').dragTo(organizer.tile('PDF Documents'))
  await expect(organizer.tile('PDF Documents')).toHaveAccessibleName(/^PDF Documents, 3 files/)
  await expect(organizer.tile('Documents & Text')).toHaveAccessibleName(/^Documents & Text, 1 file/)
})

test('on a phone files are moved by touch @phone', async ({ page, organizer, hasTouch }) => {
  await organizer.open()
  await organizer.pickFiles(files)
  await organizer.sort()
  await organizer.openAll()
  const box = page.getByRole('checkbox', { name: 'Select three.txt' })
  await (hasTouch ? box.tap() : box.click())
  await organizer.moveSelectionTo('By touch')
  await page.getByRole('button', { name: 'All categories' }).or(organizer.tile('By touch')).first().click()
  await expect(organizer.tile('By touch')).toHaveAccessibleName(/^By touch, 1 file/)
})
