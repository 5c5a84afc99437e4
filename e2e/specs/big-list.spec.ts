import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/test.ts'

test.setTimeout(300_000)

test('5,000 files in one pick stay a short list of rows', async ({ page, organizer, scratch }) => {
  for (let folder = 0; folder < 10; folder++) {
    mkdirSync(join(scratch, `part ${folder}`))
    for (let i = 0; i < 500; i++)
      writeFileSync(
        join(scratch, `part ${folder}`, `note ${String(folder * 500 + i).padStart(4, '0')}.txt`),
        `note ${folder} ${i}`,
      )
  }
  await organizer.open()
  await organizer.pickFolder(scratch)
  await organizer.sort(240_000)
  await expect(
    page.getByText('Organized 5,000 files into 1 category').or(page.getByText('Organized 5000 files into 1 category')),
  ).toBeVisible()
  await organizer.openAll()
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-rowcount', '5000')
  expect(await page.getByRole('row').count()).toBeLessThan(300)

  await grid.focus()
  await page.keyboard.press('End')
  await expect(page.locator('[role="row"][aria-rowindex="5000"]')).toBeVisible()
  // Another view begins at its first row, whatever was scrolled to before.
  await organizer.filter('note')
  await expect(page.locator('[role="row"][aria-rowindex="1"]')).toBeVisible()
  await grid.focus()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: /^Documents & Text, / }).click()
  await expect(page.locator('[role="row"][aria-rowindex="1"]')).toBeVisible()
  await organizer.openAll()
  await grid.focus()
  await page.keyboard.press('Home')
  await expect(page.locator('[role="row"][aria-rowindex="1"]')).toBeVisible()
  await page.keyboard.press('Control+a')
  await expect(page.getByText(/5,?000 selected/)).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThan(300)
})

test('a long library is shown while it arrives, and grows to all of it', async ({ page, organizer }) => {
  await organizer.open()
  const count = 1001
  await page.evaluate(async (total) => {
    const form = new FormData()
    for (let i = 0; i < total; i++) form.append('files', new Blob([`note ${i}`]), `note ${i}.txt`)
    const answer = await fetch('/api/files/upload', { method: 'POST', body: form })
    if (!answer.ok) throw new Error(await answer.text())
  }, count)
  let release = () => undefined as unknown
  const held = new Promise((resolve) => {
    release = () => resolve(undefined)
  })
  await page.route('**/api/library/ids*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/upload?folder=/Inbox')
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-rowcount', '200')
  await expect(page.getByText('1,001 files').first()).toBeVisible()
  release()
  await expect(grid).toHaveAttribute('aria-rowcount', String(count))
})
