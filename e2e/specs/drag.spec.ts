import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dropFolder } from '../support/drop.ts'
import { expect, test } from '../support/test.ts'

const files = ['one.txt', 'two.txt', 'three.txt', 'four.pdf'].map((name, i) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(name.endsWith('pdf') ? '%PDF-1.4\n%%EOF\n' : `text ${i}`),
}))

/** Names that Chromium's file handles leave out without a word, beside one that they show. */
const UNSAFE = [
  'Why us?.pdf',
  '12:30.png',
  'a|b.txt',
  'star*.txt',
  'back\\slash.txt',
  'ends in space ',
  'tilde~',
  'AUX.txt',
  'site.url',
  'short.lnk',
  '  leading.txt',
  'say "hi".txt',
  'a<b.txt',
  'x\u202efdp.exe',
  'plain.txt',
  'Thumbs.db',
  'desktop.ini',
]

/** Hidden files and what a browser is still writing, which stay where they are and are told of. */
const LEFT_OUT = ['.hidden', '.note', 'draft.crswap']

/** Makes a folder in which every name is one that some reader of folders leaves out. */
const unsafeFolder = (inside: string): string => {
  const folder = join(inside, 'Why us?')
  mkdirSync(join(folder, 'CON', ' a:b '), { recursive: true })
  for (const name of [...UNSAFE, ...LEFT_OUT]) writeFileSync(join(folder, name), `bytes of ${name}`)
  writeFileSync(join(folder, 'CON', ' a:b ', 'deep.txt'), 'deep')
  return folder
}

test('a folder that is dropped on the page is taken with its folders', { tag: '@night' }, async ({
  page,
  organizer,
  scratch,
}) => {
  const folder = join(scratch, 'Holiday')
  mkdirSync(join(folder, 'Day 1'), { recursive: true })
  writeFileSync(join(folder, 'plan.txt'), 'plan')
  writeFileSync(join(folder, 'Day 1', 'diary.md'), '# Day 1')
  await organizer.open()
  await dropFolder(page, folder)
  await expect(page.getByText('Everything is in your library')).toBeVisible()
  expect((await organizer.library()).map(({ path }) => path)).toEqual([
    '/Inbox/Holiday/Day 1/diary.md',
    '/Inbox/Holiday/plan.txt',
  ])
})

for (const way of ['dropped', 'selected'] as const) {
  test(`a folder that is ${way} loses no name: as many files go in as are shown and come out`, {
    tag: '@night',
  }, async ({ page, organizer, scratch }) => {
    const count = UNSAFE.length + 1
    const folder = unsafeFolder(scratch)
    await organizer.open()
    if (way === 'dropped') await dropFolder(page, folder)
    else {
      const chooser = page.waitForEvent('filechooser')
      await organizer.button('Select Folder').click()
      await (await chooser).setFiles(folder)
    }
    await expect(organizer.toast(`${count} files collected`)).toBeVisible()
    await expect(page.getByText('3 hidden or system files were left out: .hidden, .note, draft.crswap')).toBeVisible()
    await organizer.sort()
    await expect(page.getByText(new RegExp(`^Organized ${count} files into`))).toBeVisible()
    const sizes = (rows: readonly { readonly size: number }[]) => rows.map(({ size }) => size).sort((a, b) => a - b)
    const bytes = [...UNSAFE.map((name) => ({ size: Buffer.byteLength(`bytes of ${name}`) })), { size: 4 }]
    expect(sizes(await organizer.library())).toEqual(sizes(bytes))
    await organizer.approve()
    await expect(organizer.lastRun).toContainText(`${count} files`)
  })
}

test('files are dragged to another category with the mouse', { tag: '@night' }, async ({ page, organizer }) => {
  await organizer.open()
  await organizer.pickFiles(files)
  await organizer.sort()
  await organizer.openCategory('Documents & Text')
  await organizer.select('one.txt')
  await organizer.select('two.txt')
  await organizer.row('one.txt').dragTo(organizer.tile('PDF Documents'))
  await expect(organizer.tile('PDF Documents')).toHaveAccessibleName(/^PDF Documents, 3 files/)
  await expect(organizer.tile('Documents & Text')).toHaveAccessibleName(/^Documents & Text, 1 file/)
  // The label that travelled with the pointer is gone, wherever it was drawn.
  await expect(page.getByText('2 files', { exact: true })).toHaveCount(0)
  // A category's name that is taken: said before, told after, and taken back.
  await organizer.button('Rename category').click()
  await page.getByRole('textbox', { name: 'Name of the category' }).fill('pdf documents')
  await organizer.button('Merge').click()
  await expect(organizer.toast('Categories merged')).toBeVisible()
  await expect(organizer.tile('Documents & Text')).toHaveCount(0)
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
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
