import { join } from 'node:path'
import { expect, test } from '../support/test.ts'
import { openZip, otherProgramsAgree } from '../support/zip-reader.ts'

test.setTimeout(240_000)

test('a folder of 300 real files goes through pick, sort, review, approve, ZIP, and Undo brings the library back', async ({
  organizer,
  page,
  pile,
  scratch,
}) => {
  expect(pile.files.length).toBeGreaterThanOrEqual(300)

  await test.step('pick the folder', async () => {
    await organizer.open()
    await organizer.pickFolder(pile.folder)
    await expect(organizer.toast('Files Collected')).toBeVisible()
    await organizer.expectPercent(33)
  })

  await test.step('sort', async () => {
    await organizer.sort()
    await organizer.expectPercent(100)
  })

  const before = await organizer.library()
  expect(before.map(({ sha256 }) => sha256).sort()).toEqual(pile.files.map(({ sha256 }) => sha256).sort())
  const proposed = await organizer.tiles()
  await expect(page.getByText(`Organized ${pile.files.length} files into ${proposed.size} categories`)).toBeVisible()
  expect([...proposed.values()].reduce((sum, count) => sum + count, 0)).toBe(pile.files.length)

  await test.step('move one file to another category', async () => {
    await organizer.openCategory('Documents & Text')
    await organizer.filter('Letter 0')
    await organizer.select('Letter 01.docx')
    await organizer.moveSelectionTo('Archives & Zips')
    await expect(organizer.row('Letter 01.docx')).toHaveCount(0)
  })

  await test.step('move many to a new category, and rename it', async () => {
    // The rows close up after the one that went: a press meant for one may meet another.
    await expect(async () => {
      await organizer.name('Letter 02.docx').click()
      await expect(organizer.row('Letter 02.docx')).toHaveAttribute('aria-selected', 'true', { timeout: 2000 })
    }).toPass()
    await organizer.name('Letter 05.docx').click({ modifiers: ['Shift'] })
    await expect(page.getByText('4 selected')).toBeVisible()
    await organizer.moveSelectionTo('Lettres')
    await organizer.openCategory('Lettres')
    await organizer.button('Rename category').click()
    await page.getByRole('textbox', { name: 'Name of the category' }).fill('Correspondence')
    await page.keyboard.press('Enter')
    await expect(organizer.tile('Correspondence')).toBeVisible()
  })

  await test.step('exclude, undo, redo', async () => {
    await organizer.name('Letter 03.docx').click()
    await organizer.button('Exclude').click()
    await expect(organizer.row('Letter 03.docx')).toContainText('Excluded')
    await organizer.button('Undo').click()
    await expect(organizer.row('Letter 03.docx')).not.toContainText('Excluded')
    await organizer.button('Redo').click()
    await expect(organizer.row('Letter 03.docx')).toContainText('Excluded')
  })

  const reviewed = await organizer.tiles()
  // The excluded one is not counted.
  expect(reviewed.get('Correspondence')).toBe(3)

  await test.step('approve', async () => {
    await organizer.approve()
    await expect(organizer.heading('Complete!')).toBeVisible()
    await expect(page.getByText('Your files have been organized successfully')).toBeVisible()
    await expect(organizer.toast('Files Organized!')).toBeVisible()
  })

  const after = await organizer.library()
  const folderOf = (name: string) => after.find((file) => file.name === name)?.folder
  expect(folderOf('Letter 01.docx')).toBe('/Archives & Zips')
  for (const number of ['02', '04', '05']) expect(folderOf(`Letter ${number}.docx`)).toBe('/Correspondence')
  expect(folderOf('Letter 03.docx')).toMatch(/^\/Inbox/)
  expect(after.map(({ sha256 }) => sha256).sort()).toEqual(before.map(({ sha256 }) => sha256).sort())

  await test.step('download the ZIP and open it with another program', async () => {
    await organizer.lastRun.getByRole('button', { name: 'Download' }).click()
    const sheet = page.getByRole('dialog', { name: 'Organized Files' })
    await sheet.getByText('ZIP Archive').click()
    const downloading = page.waitForEvent('download', { timeout: 120_000 })
    await sheet.getByRole('button', { name: /^Download All Files/ }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('organized-files.zip')
    const file = join(scratch, 'organized.zip')
    await download.saveAs(file)
    await page.keyboard.press('Escape')

    expect(otherProgramsAgree(file)).toBe(true)
    const { members } = openZip(file)
    const expected = after
      .filter(({ folder }) => !folder.startsWith('/Inbox'))
      .map(({ path, sha256 }) => `${path.slice(1)} ${sha256}`)
    expect(members.map(({ name, sha256 }) => `${name} ${sha256}`).sort()).toEqual(expected.sort())
    expect(members.length).toBe(pile.files.length - 1)
  })

  await test.step('undo', async () => {
    await organizer.lastRun.getByRole('button', { name: 'Undo' }).click()
    await expect(organizer.toast('Run undone')).toBeVisible()
    expect(await organizer.library()).toEqual(before)
  })
})
