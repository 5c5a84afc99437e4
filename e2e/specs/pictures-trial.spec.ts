import type { Page } from '@playwright/test'
import { makePhotos } from '../fixtures/photos.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

interface Stack {
  readonly is: 'exact' | 'near' | 'burst'
  readonly itemIds: readonly string[]
}

/** Presses keys and buttons as a person does, and counts them. */
const counting = (page: Page) => {
  let presses = 0
  return {
    count: () => presses,
    key: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    button: async (name: string | RegExp) => {
      presses += 1
      await page.getByRole('button', { name }).first().click()
    },
  }
}

test('200 mixed pictures: alike ones side by side, doubtful ones by one key each, folders made and opened, all of it taken back', async ({
  page,
  organizer,
  scratch,
  browser,
}) => {
  test.setTimeout(600_000)
  const made = await makePhotos(browser, `${scratch}/Pictures`)
  expect(made).toHaveLength(200)
  await arrive(page, { skipAnimations: true })
  await page.goto('/')
  const hands = counting(page)
  const beganMs = Date.now()
  let stacks: readonly Stack[] = []
  await page.route('**/api/agentkit/stacks', async (route) => {
    const response = await route.fetch({ timeout: 300_000 })
    const lines = (await response.text()).trim().split('\n')
    stacks = (JSON.parse(lines.at(-1) ?? '') as { readonly result: { readonly stacks: readonly Stack[] } }).result
      .stacks
    await route.fulfill({ response })
  })
  await organizer.pickFolder(`${scratch}/Pictures`)
  await organizer.sort(300_000)
  await expect.poll(() => stacks.length, { timeout: 120_000 }).toBeGreaterThan(0)
  const sortedMs = Date.now()

  // What is alike stands side by side, with small pictures, and the best of each is proposed.
  const nameOf = new Map((await organizer.library()).map(({ id, name }) => [id, name]))
  const original = new Map(made.map(({ name, stack }) => [name, stack?.of ?? name]))
  const found = stacks.map(({ is, itemIds }) => ({ is, names: itemIds.map((id) => nameOf.get(id) ?? id) }))
  const wrong = found.filter(({ names }) => new Set(names.map((name) => original.get(name))).size > 1)
  const stacked = new Set(found.flatMap(({ names }) => names))
  const missed = made.filter(({ name, stack }) => stack && !stacked.has(name))
  await hands.button(/^All files, /)
  await hands.button(/^Alike \d/)
  await hands.button('Show as pictures')
  const pictures = page.getByRole('gridcell').locator('img')
  await expect.poll(() => pictures.count()).toBeGreaterThan(8)
  await expect(page.getByText(/^The best of \d+ that are alike$/).first()).toBeAttached()
  await hands.button(/^Set the other \d+ apart$/)

  // Doubtful ones: one key each.
  const doubtful = Number(
    /\d+/.exec(
      (await page
        .getByRole('button', { name: /^Needs your decision \d/ })
        .first()
        .textContent()
        .catch(() => '0')) ?? '0',
    )?.[0] ?? 0,
  )
  const decidedFromMs = Date.now()
  const before = hands.count()
  if (doubtful > 0) {
    await hands.key('d')
    const open = page.getByRole('dialog')
    for (let left = doubtful; left > 0; left -= 1) {
      await expect(open.getByText(new RegExp(`^${left} left to decide`))).toBeVisible()
      await hands.key('1')
    }
    await expect(open).toHaveCount(0)
  }
  const decided = { ms: Date.now() - decidedFromMs, presses: hands.count() - before }

  const unsorted = await organizer.library()
  await hands.button(/^Approve & Organize/)
  await expect(page.getByRole('link', { name: 'Open the folders' })).toBeVisible({ timeout: 120_000 })
  const sorted = await organizer.library()
  const folders = new Set(sorted.map(({ folder }) => folder))
  expect(sorted).toHaveLength(200)
  expect(folders.size).toBeGreaterThan(5)
  const doneMs = Date.now()

  // The library opens at the folders that were made.
  await page.getByRole('link', { name: 'Open the folders' }).click()
  await expect(page).toHaveURL(/\/upload/)
  await expect(page.getByRole('grid').getByText('Screenshots').first()).toBeVisible()
  await page.screenshot({ path: `${scratch}/library.png` })
  await page.goBack()

  await organizer.lastRun.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await organizer.library()).map(({ path }) => path), { timeout: 60_000 })
    .toEqual(unsorted.map(({ path }) => path))

  const seconds = (fromMs: number, toMs: number) => ((toMs - fromMs) / 1000).toFixed(1)
  console.log(
    [
      `200 pictures: upload and sort ${seconds(beganMs, sortedMs)} s, review and approval ${seconds(sortedMs, doneMs)} s`,
      `${hands.count() + 2} presses in all (with Start and the pick); ${doubtful} doubtful ones in ${decided.presses} presses and ${(decided.ms / 1000).toFixed(1)} s`,
      `${stacks.length} stacks (${['exact', 'near', 'burst'].map((is) => `${found.filter((one) => one.is === is).length} ${is}`).join(', ')}), ${wrong.length} wrong, ${missed.length} copies missed of ${made.filter(({ stack }) => stack).length}`,
      `${folders.size} folders: ${[...folders].sort().join(' · ')}`,
    ].join('\n'),
  )
  expect(wrong).toEqual([])
  expect(missed.length).toBeLessThanOrEqual(2)
  const bursts = new Set(made.flatMap(({ stack }) => (stack?.as === 'burst' ? [stack.of] : [])))
  const known = found.flatMap(({ is, names }) => (is === 'burst' ? [original.get(names[0] ?? '')] : []))
  expect(new Set(known)).toEqual(bursts)
})
