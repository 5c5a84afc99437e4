import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { arrive, visit } from '../support/pages.ts'
import { cutTexts, pseudo, speakPseudo, widerBy } from '../support/pseudo.ts'
import { repository } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

/** Every path of the route table, and one that no line of it matches; the two that only pass on are left out. */
const ROUTES = [...readFileSync(join(repository, 'apps/web/src/app/routes.ts'), 'utf8').matchAll(/path: '(\/[\w-]*)'/g)]
  .map(([, path = '']) => path)
  .filter((path) => !/intro$/.test(path))
  .concat('/nowhere')

const FILES = ['letter.txt', 'plan.md', 'list.csv', 'a picture.png'].map((name) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(`the words of ${name}`),
}))

test.setTimeout(600_000)

/** Nothing is cut and nothing scrolls sideways, once what fades in stands still. */
async function expectWhole(page: Page, where: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
  expect.soft(await cutTexts(page), where).toEqual([])
  expect.soft(await widerBy(page), where).toBeLessThanOrEqual(0)
}

test('the pseudo-language is longer, marked, and keeps what is filled in', () => {
  const text = pseudo('Move {n} files to {name}')
  expect(text).toMatch(/\{n\}.*\{name\}/)
  expect(text).toContain('fíļéš')
  expect(text.length).toBeGreaterThanOrEqual(Math.floor('Move {n} files to {name}'.length * 1.2))
  expect(pseudo('Undo')).toBe('\u200fÜñdöẋẋ\u200f')
})

test('what is cut, and what leaves the window, is found', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setContent(`
    <p style="width: 60px; overflow: hidden; white-space: nowrap">cut by its own box</p>
    <div style="width: 60px; overflow: hidden"><b style="white-space: nowrap">cut by what is around</b></div>
    <p style="height: 20px; overflow: hidden; width: 60px">cut at the foot of its box</p>
    <p style="margin-left: 300px; white-space: nowrap">goes out of the window to the right</p>
    <div style="width: 60px; overflow-x: auto; white-space: nowrap">can be scrolled to</div>
    <p>whole</p>`)
  expect((await cutTexts(page)).map((text) => /"(.*)" (is cut|leaves)/.exec(text)?.slice(1).join(' '))).toEqual([
    'cut by its own box is cut',
    'cut by what is around is cut',
    'cut at the foot of its box is cut',
    'goes out of the window to the right leaves',
  ])
  expect(await widerBy(page)).toBeGreaterThan(0)
})

test.describe('390 px wide, in words that are 40 % longer', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.beforeEach(async ({ page }) => {
    await speakPseudo(page)
    await arrive(page, { skipAnimations: true, language: 'de' })
  })

  test('no route cuts a text or scrolls sideways', { tag: '@night' }, async ({ page }) => {
    expect(ROUTES.length).toBeGreaterThan(10)
    for (const path of ROUTES) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('ẋ')
      await expectWhole(page, path)
    }
  })

  test('no stage of the main flow does, nor its menus and dialogs', { tag: '@night' }, async ({ page }) => {
    const named = (text: string) => page.getByRole('button', { name: pseudo(text), exact: true })
    await page.goto('/')
    await named('Menu').click()
    await expect(page.getByRole('dialog').getByRole('link')).not.toHaveCount(0)
    await expectWhole(page, 'menu')
    await page.keyboard.press('Escape')
    await page.getByTestId('pick-files').setInputFiles(FILES)
    await expect(named('Start AI Sort')).toBeEnabled()
    await expectWhole(page, 'sort')
    await named('Start AI Sort').click()
    const all = page.getByRole('button', { name: /^\u200f?Àļļ fíļéš/ })
    await expect(all).toBeVisible()
    await expectWhole(page, 'review')
    await all.click()
    await expect(page.getByRole('grid')).toBeVisible()
    await page.getByRole('grid').focus()
    await page.keyboard.press('Control+a')
    await expectWhole(page, 'list with a selection')
    await page.keyboard.press('m')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectWhole(page, 'move dialog')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectWhole(page, 'shortcuts')
  })
})

test('320 x 568: no route scrolls sideways', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await arrive(page, { skipAnimations: true })
  for (const path of ROUTES) {
    await visit(page, path)
    expect.soft(await widerBy(page), path).toBeLessThanOrEqual(0)
  }
})
