import type { Page } from '@playwright/test'
import { upload } from '../support/account.ts'
import { cut, firstVisit, namesInZip } from '../support/offline.ts'
import { Organizer } from '../support/organizer.ts'
import { expect, test } from '../support/test.ts'
import { plant, SAVED_PAGES, type Tree } from '../support/trees.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(240_000)

/** A repository, saved pages, and two files of one name: what a plan has something to say about. */
const PILE: Tree = {
  ...SAVED_PAGES,
  'app/.git/HEAD': 'ref: refs/heads/main',
  'app/package.json': '{"name":"app"}',
  'app/src/index.ts': 'export const one = 1',
  'one/note.txt': 'the first note',
  'two/note.txt': 'the second note, which is longer',
}

const plan = (page: Page) => page.getByRole('region', { name: 'The plan' })
const paths = async (organizer: Organizer) => (await organizer.library()).map(({ path }) => path.slice(1))
const runs = async (page: Page) =>
  (
    (await (await page.request.get('/api/runs?kind=organize,undo')).json()) as {
      runs: { kind: string; moved: number }[]
    }
  ).runs

/** Picks a file of this name without a line, puts it into a folder, and approves. */
const approveAway = async (organizer: Organizer, name: string, category: string) => {
  await organizer.pickFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(`what ${name} says`) }])
  await organizer.sort()
  await organizer.openAll()
  await organizer.select(name)
  await organizer.moveSelectionTo(category)
  await organizer.approve()
  await expect(organizer.toast('Files Organized!')).toBeVisible()
}

/** Puts the notes of the pile into a folder of their own. */
const shelveNotes = async (organizer: Organizer) => {
  await organizer.openAll()
  await organizer.filter('note')
  await organizer.page.getByRole('grid').focus()
  await organizer.page.keyboard.press('Control+a')
  await organizer.moveSelectionTo('Work/Notes')
}

test('without a line: pick, sort, the plan is seen, approve, ZIP; reload; undo; approve again; with the line the server carries out that very plan', async ({
  page,
  context,
  organizer,
  scratch,
}) => {
  await plant(scratch, PILE)
  await firstVisit(page)
  await cut(context, page)
  await organizer.pickFolder(scratch)
  await organizer.sort()

  await test.step('the plan says what would happen before it is approved, and keeps up with the edits', async () => {
    await expect(plan(page)).toContainText('9 files into 2 new folders')
    await expect(plan(page)).toContainText('1 renamed, its name was taken')
    await expect(plan(page)).toContainText('3 groups kept together')
    await organizer.openAll()
    await expect(organizer.row('app')).toContainText('3 files, stays whole')
    await expect(organizer.row('a.css').first()).toContainText('Belongs to')
    await plan(page).getByRole('button', { name: '3 groups kept together' }).click()
    const dialog = page.getByRole('dialog', { name: 'The plan' })
    await dialog.getByText('app', { exact: true }).click()
    await expect(dialog.getByRole('list', { name: 'app' })).toContainText('app/.git/HEAD')
    await dialog.getByRole('tab', { name: 'Renamed' }).click()
    await expect(dialog).toContainText('note (2).txt')
    await page.keyboard.press('Escape')
    await shelveNotes(organizer)
    await expect(plan(page)).toContainText('9 files into 3 new folders')
  })

  const first = await test.step('approved, the ZIP has the paths of the plan', async () => {
    await organizer.approve()
    await expect(organizer.toast('Files Organized!')).toBeVisible()
    const names = await namesInZip(organizer)
    expect(names).toHaveLength(9)
    expect(names).toContain('Work/Notes/note (2).txt')
    expect(names.filter((name) => /\/app\/(?:\.git\/HEAD|package\.json|src\/index\.ts)$/.test(name))).toHaveLength(3)
    expect(names.filter((name) => /\/(?:Page_files|Seite-Dateien)\/a\.css$/.test(name))).toHaveLength(2)
    return names
  })

  await test.step('after a reload it can be taken back, and be approved again', async () => {
    await page.reload()
    await expect(organizer.lastRun).toContainText('9 files')
    await organizer.lastRun.getByRole('button', { name: 'Undo' }).click()
    await expect(organizer.lastRun).toContainText('This run has been undone')
    await page.getByRole('button', { name: /^Continue with/ }).click()
    await organizer.sort()
    await shelveNotes(organizer)
    await organizer.approve()
    await expect(organizer.toast('Files Organized!')).toBeVisible()
    expect(await namesInZip(organizer)).toEqual(first)
  })

  await test.step('the line comes back: uploaded, and carried out as it was reviewed, in one run', async () => {
    await context.setOffline(false)
    await expect.poll(() => paths(organizer)).toEqual(first)
    await expect.poll(async () => (await runs(page)).map(({ kind }) => kind)).toEqual(['organize'])
    // What has been carried out leaves this device; the run can be taken back in the library.
    await expect(organizer.lastRun.getByRole('button', { name: 'Undo' })).toBeVisible()
    await organizer.lastRun.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await paths(organizer)).every((path) => path.startsWith('Inbox/'))).toBe(true)
  })
})

test('without a line the history has what this device did, with its files, and takes it back', {
  tag: '@night',
}, async ({ page, context, organizer }) => {
  await firstVisit(page)
  await cut(context, page)
  await approveAway(organizer, 'letter.txt', 'Letters')
  await page.getByRole('link', { name: 'Runs' }).first().click()
  await expect(page.getByText('Only what was done on this device is shown.')).toBeVisible()
  const steps = page.getByRole('list', { name: 'Runs' })
  const organized = steps.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Organized 1 file/ }) })
  await expect(organized).toContainText('On this device')
  await organized.getByRole('button', { name: /^Organized/ }).click()
  const details = page.getByRole('dialog')
  await expect(details.getByRole('row')).toHaveCount(1)
  await expect(details.getByRole('row')).toContainText('Letters')
  await expect(details.getByRole('checkbox')).toHaveCount(0)
  await details.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(details).toContainText('Taken back')
  await expect(organized).toContainText('Taken back')
})

test('R-13: a name that was taken in the library meanwhile: nothing is done, the plan is put before the person again', {
  tag: '@night',
}, async ({ page, context, organizer }) => {
  await firstVisit(page)
  await cut(context, page)
  await approveAway(organizer, 'letter.txt', 'Letters')
  // Somewhere else the same person puts a letter of that name there.
  await upload(page, ['letter.txt'])
  const taken = await page.request.post('/api/files/organize', {
    data: { fileOrganizations: [{ name: 'letter.txt', targetCategory: 'Letters' }] },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(taken.ok()).toBe(true)
  await context.setOffline(false)
  const card = page.getByRole('region', { name: 'A plan needs another look' })
  await expect(card).toBeVisible()
  expect(await paths(organizer)).toEqual(['Inbox/letter.txt', 'Letters/letter.txt'])
  await card.getByRole('button', { name: 'Review again' }).click()
  await expect(page.getByRole('alert')).toContainText('1 file is not as it was when you reviewed it')
  await expect(plan(page)).toContainText('1 renamed')
  await organizer.approve()
  // The toast of the first approval may still be there: what counts is that the library follows.
  await expect.poll(() => paths(organizer)).toEqual(['Letters/letter (2).txt', 'Letters/letter.txt'])
})

test('R-1: a tab that is killed while it approves, and another while the library follows: one run, whole', {
  tag: '@night',
}, async ({ page, context, organizer }) => {
  await firstVisit(page)
  await cut(context, page)
  await organizer.pickFiles(
    Array.from({ length: 40 }, (_, index) => ({
      name: `note ${index}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`note ${index}`),
    })),
  )
  await organizer.sort()
  await organizer.button(/^Approve & Organize/).click({ noWaitAfter: true })
  await page.close()

  const second = await context.newPage()
  const again = new Organizer(second)
  await second.goto('/')
  // It was approved, or it was not: then the review is another tab's, and the files wait.
  await expect(again.lastRun.or(second.getByRole('button', { name: /^Continue with/ })).first()).toBeVisible()
  if (!(await again.lastRun.isVisible())) {
    await second.getByRole('button', { name: /^Continue with/ }).click()
    await again.sort()
    await again.approve()
    await expect(again.toast('Files Organized!')).toBeVisible()
  }
  await expect(again.lastRun).toContainText('40 files')

  // The library says yes, and the tab is gone before it hears of it.
  const answered = new Promise<void>((resolve) => {
    void context.route('**/api/plans/*/approve', async (route) => {
      await route.fetch()
      resolve()
    })
  })
  await context.setOffline(false)
  await answered
  await second.close()
  await context.unroute('**/api/plans/*/approve')
  const third = await context.newPage()
  await third.goto('/')
  const last = new Organizer(third)
  await expect(last.lastRun).toContainText('40 files')
  await expect.poll(async () => (await runs(third)).map(({ kind, moved }) => [kind, moved])).toEqual([['organize', 40]])
  expect((await paths(last)).filter((path) => path.startsWith('Inbox/'))).toEqual([])
  await expect(third.getByText('The library follows as soon as the server is back.')).toHaveCount(0)
})
