import { makeMessy } from '../fixtures/messy.ts'
import { dropFolder } from '../support/drop.ts'
import { expect, test } from '../support/test.ts'

/** Of a report, e.g. `205 files moved to 31 folders`. */
const firstNumber = (words: string | null): number => Number(/[\d,]+/.exec(words ?? '')?.[0].replace(/,/g, ''))

for (const way of ['dropped', 'picked'] as const) {
  test(`230 messy files that are ${way} as a folder: as many go in as are shown and come out, none without a name, and undo brings all back`, {
    tag: way === 'dropped' ? [] : '@night',
  }, async ({ page, organizer, scratch }) => {
    test.slow()
    const { folder, count, leftOut } = await makeMessy(scratch)
    const collected = count - leftOut.length
    await organizer.prefer({ skipAnimations: true })
    await organizer.open()
    if (way === 'dropped') await dropFolder(page, folder)
    else await organizer.pickFolder(folder)
    await expect(organizer.toast(`${collected} files collected`)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(new RegExp(`^${leftOut.length} hidden or system files were left out`))).toBeVisible()
    await organizer.sort(120_000)
    await expect(page.getByText(new RegExp(`^Organized ${collected} files into`))).toBeVisible()
    const shown = [...(await organizer.tiles()).values()].reduce((sum, files) => sum + files, 0)
    expect(shown).toBe(collected)
    const before = await organizer.library()
    expect(before).toHaveLength(collected)
    expect(before.filter(({ name }) => name.trim() === '')).toEqual([])

    await organizer.approve()
    const result = organizer.lastRun
    await expect(result.getByRole('link', { name: 'Open the folders' })).toBeVisible({ timeout: 60_000 })
    const moved = firstNumber(await result.getByText(/moved to/).textContent())
    const stayed = result.getByText(/stayed where/)
    const stayedCount = (await stayed.count()) > 0 ? firstNumber(await stayed.textContent()) : 0
    expect(moved + stayedCount).toBe(collected)
    const tree = result.getByRole('list', { name: 'Where your files are now' })
    const inTree = await tree.locator(':scope > li > span').allTextContents()
    expect(inTree.reduce((sum, row) => sum + firstNumber(/([\d,]+) files?/.exec(row)?.[1] ?? ''), 0)).toBe(moved)
    const after = await organizer.library()
    const bytes = (rows: typeof after) => rows.map(({ id, sha256 }) => `${id} ${sha256}`).sort()
    expect(bytes(after)).toEqual(bytes(before))
    expect(after.filter(({ name }) => name.trim() === '')).toEqual([])

    await result.getByRole('button', { name: 'Undo' }).click()
    await expect(result).toContainText('This run has been undone')
    expect(await organizer.library()).toEqual(before)
  })
}
