import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/test.ts'

test.setTimeout(300_000)

test('5,000 files in one pick stay a short list of rows', { tag: '@night' }, async ({ page, organizer, scratch }) => {
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

/** By night as many as are asked of the product; by day as many as show that not all are loaded at once. */
const LIBRARY = process.env.E2E_NIGHTLY === '1' ? 100_000 : 1001

test('a long library is shown while it arrives, grows to all of it, and End, all of it, and a link to one far down are as near', {
  tag: '@night',
}, async ({ page, organizer }) => {
  test.setTimeout(1_800_000)
  await organizer.open()
  const ids = await page.evaluate(async (total) => {
    const all: string[] = []
    for (let from = 0; from < total; from += 1000) {
      const form = new FormData()
      for (let i = from; i < Math.min(total, from + 1000); i++)
        form.append('files', new Blob([`note ${i}`]), `note ${i}.txt`)
      const answer = await fetch('/api/files/upload', { method: 'POST', body: form })
      if (!answer.ok) throw new Error(await answer.text())
      const { files } = (await answer.json()) as { files: { id: string }[] }
      all.push(...files.map(({ id }) => id))
    }
    return all
  }, LIBRARY)
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
  const rows = page.getByRole('row')
  await expect(grid).toHaveAttribute('aria-rowcount', '200')
  const words = LIBRARY.toLocaleString('en-GB')
  await expect(page.getByText(`${words} files`).first()).toBeVisible()
  release()
  await expect(grid).toHaveAttribute('aria-rowcount', String(LIBRARY))
  await grid.focus()
  await page.keyboard.press('End')
  await expect(page.locator(`[role="row"][aria-rowindex="${LIBRARY}"]`)).toBeVisible()
  expect(await rows.count()).toBeLessThan(300)
  await page.keyboard.press('Control+a')
  await expect(page.getByText(new RegExp(`^(?:${words}|${LIBRARY}) selected$`)).first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(300)
  await page.goto(`/upload?file=${ids[Math.floor(LIBRARY * 0.9)]}`)
  await expect(page.locator('[role="row"][aria-selected="true"]')).toContainText(
    `note ${Math.floor(LIBRARY * 0.9)}.txt`,
  )
  expect(await rows.count()).toBeLessThan(300)
})
