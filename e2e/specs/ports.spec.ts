import { join } from 'node:path'
import { type BuiltPage, builtPage } from '../support/built-page.ts'
import { repository } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test.describe('ports in a browser', () => {
  let site: BuiltPage
  test.beforeAll(async () => {
    site = await builtPage(join(repository, 'e2e/ports'))
  })
  test.afterAll(() => site.remove())

  test('what sources, targets and journals have to do holds in Chromium as in Node, case by case', async ({ page }) => {
    await page.goto(site.url)
    const results = Object.entries(await page.evaluate(() => window.results))
    expect(results.filter(([, failure]) => failure !== '')).toEqual([])
    expect(results.length).toBeGreaterThanOrEqual(115)
    for (const own of [
      'source: folder handle',
      'target: folder handle',
      'target: folder handle in a browser that renames nothing',
      'target: files of this device',
      'journal: database of this device',
    ])
      expect(results.some(([title]) => title.startsWith(own))).toBe(true)
  })
})
