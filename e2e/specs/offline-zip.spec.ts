import { cut, firstVisit, namesInZip } from '../support/offline.ts'
import { expect, test } from '../support/test.ts'
import { plant, SAVED_PAGES } from '../support/trees.ts'

test.use({ serviceWorkers: 'allow' })

test('offline, the ZIP of a run has the paths of its plan: saved pages keep their folders, a category is one folder', {
  tag: '@night',
}, async ({ page, context, organizer, scratch }) => {
  await plant(scratch, SAVED_PAGES)
  await firstVisit(page)
  await cut(context, page)
  await organizer.pickFolder(scratch)
  await organizer.sort()
  await organizer.openAll()
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+a')
  await organizer.moveSelectionTo('Work/Taxes')
  await organizer.approve()
  await expect(organizer.toast('Files Organized!')).toBeVisible()
  const wanted = Object.keys(SAVED_PAGES).map((path) => `Work/Taxes/${path.slice(path.indexOf('/') + 1)}`)
  expect(await namesInZip(organizer)).toEqual(wanted.sort())
})

test('the ZIP of a run has the paths of its plan with the server too, also after the run was taken back', {
  tag: '@night',
}, async ({ page, organizer, scratch }) => {
  await plant(scratch, { ...SAVED_PAGES, 'app/.git/HEAD': 'ref: refs/heads/main', 'app/a.ts': 'export const one = 1' })
  await organizer.prefer({ skipAnimations: true })
  await organizer.open()
  await organizer.pickFolder(scratch)
  await organizer.sort()
  await organizer.openAll()
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+a')
  await organizer.moveSelectionTo('Work/Taxes')
  await organizer.approve()
  await expect(organizer.toast('Files Organized!')).toBeVisible()
  const wanted = (await organizer.library()).map(({ path }) => path.slice(1))
  expect(wanted).toContain('Work/Taxes/app/.git/HEAD')
  expect(await namesInZip(organizer)).toEqual(wanted)
  await organizer.lastRun.getByRole('button', { name: 'Undo' }).click()
  await expect(organizer.lastRun).toContainText('This run has been undone')
  expect(await namesInZip(organizer)).toEqual(wanted)
})
