import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pressAt } from '../support/keyboard.ts'
import { arrive, visit } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const files = ['invoice May.txt', 'invoice June.txt', 'song of the sea.txt'].map((name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`${name}: Acme GmbH`),
}))
const toastOf = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title })
const list = (page: Page) => page.getByRole('list', { name: 'Your rules' })

async function addRule(page: Page, value: string, folder: string) {
  await pressAt(page, page.getByRole('button', { name: 'Add a rule' }))
  const dialog = page.getByRole('dialog', { name: 'New rule' })
  await dialog.getByRole('textbox', { name: 'Value' }).fill(value)
  await dialog.getByRole('textbox', { name: 'Folder' }).fill(folder)
  await pressAt(page, dialog.getByRole('button', { name: 'Save the rule' }))
  await expect(dialog).toBeHidden()
}

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

test('rules are made, shown as sentences with what is wrong with them, tried on everything, asked why, taken along and followed @phone', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByTestId('pick-files').setInputFiles(files)
  await expect(page.getByRole('button', { name: 'Start AI Sort' }).first()).toBeEnabled()
  await visit(page, '/rules')
  await addRule(page, 'invoice', 'Money')
  await expect(list(page)).toContainText('If Name contains invoice then move to Money')
  await addRule(page, 'invoice', 'Paid')
  await expect(list(page)).toContainText(/fits the same and says otherwise/)
  await pressAt(page, page.getByRole('button', { name: /Remove the rule .*move to Paid/ }))
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await expectCleanInBothThemes(page, '/rules')

  await pressAt(page, page.getByRole('button', { name: 'Start the dry run' }))
  await expect(page.getByText('1 as before, 2 differently, 0 against a later correction of yours.')).toBeVisible({
    timeout: 60_000,
  })
  const differing = page.getByRole('list', { name: 'What would differ' })
  await pressAt(page, differing.getByRole('button', { name: /^Why, by the rules\? .*invoice May/ }))
  const why = page.getByRole('dialog', { name: /Why, why not/ })
  await expect(why).toContainText('decides')
  await expect(why).toContainText('Name contains invoice (seen: ⁨invoice May.txt⁩)')
  await page.keyboard.press('Escape')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressAt(page, page.getByRole('button', { name: 'Save as a file' })),
  ])
  expect(download.suggestedFilename()).toBe('octavo-rules.yaml')
  const text = readFileSync(await download.path(), 'utf8')
  expect(text).toContain('move: Money')
  await page.getByTestId('rules-file').setInputFiles({
    name: 'more.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(text.replace('move: Money', 'moves: Money')),
  })
  await expect(page.getByRole('alert').getByText('there is no "moves" here')).toBeVisible()

  // The next sorting follows them.
  await visit(page, '/')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Start AI Sort' }).first().click()
  await expect(page.getByRole('button', { name: /Money/ }).first()).toBeVisible({ timeout: 60_000 })

  // From what was decided about a file to a rule for its like, tried on what is under review.
  await page
    .getByRole('button', { name: /Documents & Text/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Open song of the sea.txt' }).click()
  await pressAt(page, page.getByRole('button', { name: 'Make this a rule' }))
  const made = page.getByRole('dialog', { name: 'New rule' })
  await expect(made).toContainText('Fits 1 of the files here: 1 as before, 0 differently, 0 against your own decision.')
  await pressAt(page, made.getByRole('button', { name: 'Save the rule' }))
  await expect(page.getByText('The rule is kept').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await visit(page, '/rules')
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
})

/** Files of one kind come three times, are sorted and approved as they were judged. */
const stand = (page: Page) =>
  page.evaluate(async () => {
    const rules = JSON.parse(localStorage.getItem('octavo.rules') ?? 'null')
    const post = async (path: string, body: unknown) =>
      await (
        await fetch(path, {
          method: 'POST',
          ...(body instanceof FormData
            ? { body }
            : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        })
      ).json()
    for (const round of [1, 2, 3]) {
      const form = new FormData()
      for (const at of [1, 2, 3, 4]) form.append('files', new File([`${round} ${at}`], `invoice ${round}-${at}.txt`))
      const { files } = await post('/api/files/upload', form)
      await post('/api/agentkit/organize', { files, rules })
      const wishes = files.map(({ id }: { id: string }) => ({ fileId: id, targetCategory: 'Money' }))
      const { plan } = await post('/api/plans', { fileOrganizations: wishes, unsure: 'move' })
      await post(`/api/plans/${plan.id}/approve`, {})
    }
  })

test('a rule that stood often enough is let go by itself, files before the review opens, and asks again after an Undo', {
  tag: '@night',
}, async ({ page }) => {
  await visit(page, '/rules')
  await addRule(page, 'invoice', 'Money')
  await expect(list(page)).toContainText('Nothing to go by yet.')
  await stand(page)
  await page.reload()
  await expect(list(page)).toContainText('Right 12 times in 3 runs.')
  await pressAt(page, page.getByRole('button', { name: 'Let it' }))
  const level = page.getByRole('combobox', { name: /How .*Money.* files/ })
  await expect(level).toHaveValue('apply')
  await expectCleanInBothThemes(page, '/rules')

  await page.goto('/')
  await page.getByTestId('pick-files').setInputFiles(files)
  await page.getByRole('button', { name: 'Start AI Sort' }).first().click()
  const toast = toastOf(page, 'Filed by your rules')
  await expect(toast).toContainText('2 files', { timeout: 60_000 })
  await expect(page.getByRole('button', { name: /Documents & Text/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Money/ })).toHaveCount(0)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Run undone').first()).toBeVisible()
  await visit(page, '/rules')
  await expect(level).toHaveValue('suggest')

  // Another folder for all of them: what is filed is looked through, seen, moved and taken back.
  await page.evaluate(() =>
    localStorage.setItem('octavo.rules', (localStorage.getItem('octavo.rules') ?? '').replace('"Money"', '"Bills"')),
  )
  await page.reload()
  await pressAt(page, page.getByRole('button', { name: 'Look through what is filed' }))
  await expect(page.getByText('12 files would go elsewhere today.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('list', { name: 'What would go elsewhere today' })).toContainText('Money/invoice 1-1.txt')
  await pressAt(page, page.getByRole('button', { name: 'Move 12 files' }))
  const moved = toastOf(page, 'Filed anew')
  await expect(moved).toContainText('12 files')
  await moved.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Run undone').first()).toBeVisible()
})

test('what was learned is seen by folder, renamed, forgotten with an Undo, taken along and brought in, by keyboard', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/settings')
  await page.evaluate(async () => {
    const post = async (path: string, body: unknown) =>
      await (
        await fetch(path, {
          method: 'POST',
          ...(body instanceof FormData
            ? { body }
            : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        })
      ).json()
    const form = new FormData()
    for (const at of [1, 2, 3]) form.append('files', new File([`Mooring fee for berth ${at}`], `berth ${at}.txt`))
    const { files } = await post('/api/files/upload', form)
    const wishes = files.map(({ id }: { id: string }) => ({ fileId: id, targetCategory: 'Harbour' }))
    await post('/api/files/organize', { fileOrganizations: wishes })
  })
  await page.getByRole('link', { name: 'See what was learned' }).click()
  const library = page.getByRole('list', { name: 'In your library' })
  await expect(async () => {
    await page.reload()
    await expect(library).toContainText('Your decisions: 3', { timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
  await expectCleanInBothThemes(page, '/rules, learned')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressAt(page, page.getByRole('region', { name: 'In your library' }).getByRole('button', { name: 'Take along' })),
  ])
  const text = readFileSync(await download.path(), 'utf8')
  expect(text).toContain('Harbour')
  expect(text).not.toMatch(/mooring|berth/iu)

  await pressAt(page, library.getByRole('button', { name: /Learn .*Harbour.* under another name/ }))
  const dialog = page.getByRole('dialog', { name: /Learn .*Harbour/ })
  await dialog.getByRole('textbox', { name: 'Folder' }).fill('Boats')
  await page.keyboard.press('Enter')
  await expect(library).toContainText('Boats')
  await pressAt(page, library.getByRole('button', { name: /Forget .*Boats/ }))
  await expect(library).toHaveCount(0)
  await toastOf(page, 'Forgotten.').getByRole('button', { name: 'Undo' }).click()
  await expect(library).toContainText('Boats')
  await page.getByTestId('learned-browser').setInputFiles({
    name: 'octavo-learned.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await expect(page.getByRole('list', { name: 'In this browser, without the server' })).toContainText('Harbour')
})
