import type { Locator, Page } from '@playwright/test'
import { makePhotos } from '../fixtures/photos.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/**
 * The trial of pictures from the pick to undo, as a person does it, with seconds and presses counted and printed. Whole, with
 * 200 pictures: OCTAVO_NIGHTLY=1 npm test -- --e2e specs/pictures-trial.spec.ts
 */
const IS_WHOLE = process.env.E2E_NIGHTLY === '1'
const PICTURES = IS_WHOLE ? 200 : 50

interface Stack {
  readonly is: 'exact' | 'near' | 'burst'
  readonly itemIds: readonly string[]
}

/** Presses keys and what stands on the screen as a person does, counts the presses, and tells how long each part took. */
const counting = (page: Page) => {
  let presses = 0
  let [beganMs, before] = [Date.now(), 0]
  const parts: string[] = []
  return {
    key: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    press: async (what: Locator) => {
      presses += 1
      await what.first().click()
    },
    /** The browser's own dialog: a press opens it, a press chooses. */
    pick: async (pick: () => Promise<void>) => {
      presses += 2
      await pick()
    },
    /** Ends a part of the work. */
    done(part: string) {
      const nowMs = Date.now()
      parts.push(`${part}: ${((nowMs - beganMs) / 1000).toFixed(1)} s, ${presses - before} presses`)
      ;[beganMs, before] = [nowMs, presses]
    },
    told: () => [...parts, `presses in all: ${presses}`],
  }
}

test(`${PICTURES} mixed pictures: alike ones side by side, doubtful ones by one key each, folders made and opened, all of it taken back`, async ({
  page,
  organizer,
  scratch,
  browser,
}) => {
  test.setTimeout(600_000)
  const made = await makePhotos(browser, `${scratch}/Pictures`, IS_WHOLE)
  expect(made).toHaveLength(PICTURES)
  await arrive(page, { skipAnimations: true })
  await page.goto('/')
  let stacks: readonly Stack[] = []
  await page.route('**/api/agentkit/stacks', async (route) => {
    const response = await route.fetch({ timeout: 300_000 })
    const lines = (await response.text()).trim().split('\n')
    stacks = (JSON.parse(lines.at(-1) ?? '') as { readonly result: { readonly stacks: readonly Stack[] } }).result
      .stacks
    await route.fulfill({ response })
  })
  const hands = counting(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await hands.pick(() => organizer.pickFolder(`${scratch}/Pictures`))
  await hands.press(button(/^Start (AI )?Sort$/))
  await expect(organizer.heading(/^(AI )?Review$/)).toBeVisible({ timeout: 300_000 })
  await expect.poll(() => stacks.length, { timeout: 120_000 }).toBeGreaterThan(0)
  hands.done('uploaded and sorted')

  // What is alike stands side by side, with small pictures, and the best of each is proposed.
  await hands.press(button(/^All files, /))
  await hands.press(button(/^Alike \d/))
  await hands.press(button('Show as pictures'))
  const pictures = page.getByRole('gridcell').locator('img')
  const drawn = () =>
    pictures.evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)
  await expect.poll(drawn, { timeout: 30_000 }).toBeGreaterThan(IS_WHOLE ? 8 : 4)
  await expect(page.getByText(/^The best of \d+ that are alike$/).first()).toBeAttached()
  await hands.press(button(/^Set the other \d+ apart$/))
  hands.done('alike ones looked at and set apart')

  // Doubtful ones: one key each.
  const decide = button(/^Needs your decision \d/)
  const doubtful =
    (await decide.count()) === 0 ? 0 : Number(/\d+/.exec((await decide.first().textContent()) ?? '')?.[0])
  // Of few pictures none may be doubtful.
  if (doubtful > 0) {
    await hands.key('d')
    const round = page.getByRole('dialog')
    for (let left = doubtful; left > 0; left -= 1) {
      await expect(round.getByText(new RegExp(`^${left} left to decide`))).toBeVisible()
      // A chart that was passed on: its second place is the folder of charts.
      await hands.key('2')
    }
    await expect(round).toHaveCount(0)
  }
  hands.done(`${doubtful} doubtful ones decided`)

  const unsorted = await organizer.library()
  await hands.press(button(/^Approve & Organize/))
  const open = page.getByRole('link', { name: 'Open the folders' })
  await expect(open).toBeVisible({ timeout: 120_000 })
  hands.done('approved, folders made')
  const sorted = await organizer.library()
  const folders = new Set(sorted.map(({ folder }) => folder))
  expect(sorted).toHaveLength(PICTURES)
  expect(folders.size).toBeGreaterThan(IS_WHOLE ? 5 : 4)

  // The library opens at the folders that were made.
  await hands.press(open)
  await expect(page).toHaveURL(/\/upload/)
  await expect(page.getByRole('grid').getByText('Screenshots').first()).toBeVisible()
  hands.done('library opened at them')
  await page.goBack()

  await hands.press(organizer.lastRun.getByRole('button', { name: 'Undo' }))
  await expect
    .poll(async () => (await organizer.library()).map(({ path }) => path), { timeout: 60_000 })
    .toEqual(unsorted.map(({ path }) => path))
  hands.done('all of it taken back')

  const nameOf = new Map(unsorted.map(({ id, name }) => [id, name]))
  const original = new Map(made.map(({ name, stack }) => [name, stack?.of ?? name]))
  const found = stacks.map(({ is, itemIds }) => ({ is, names: itemIds.map((id) => nameOf.get(id) ?? id) }))
  const wrong = found.filter(({ names }) => new Set(names.map((name) => original.get(name))).size > 1)
  const stacked = new Set(found.flatMap(({ names }) => names))
  const missed = made.filter(({ name, stack }) => stack && !stacked.has(name))
  console.log(
    [
      `${PICTURES} pictures`,
      ...hands.told(),
      `${stacks.length} stacks (${['exact', 'near', 'burst'].map((is) => `${found.filter((one) => one.is === is).length} ${is}`).join(', ')}), ${wrong.length} wrong, ${missed.length} copies missed of ${made.filter(({ stack }) => stack).length}`,
      `${folders.size} folders: ${[...folders].sort().join(' · ')}`,
    ].join('\n'),
  )
  expect(wrong).toEqual([])
  expect(missed.length).toBeLessThanOrEqual(IS_WHOLE ? 2 : 0)
  const bursts = new Set(made.flatMap(({ stack }) => (stack?.as === 'burst' ? [stack.of] : [])))
  const known = found.flatMap(({ is, names }) => (is === 'burst' ? [original.get(names[0] ?? '')] : []))
  expect(new Set(known)).toEqual(bursts)
})
