import { join } from 'node:path'
import { builtPage } from '../support/built-page.ts'
import { repository } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test('a picked repository comes out of the sort of the browser whole', { tag: '@night' }, async ({ page }) => {
  const site = await builtPage(join(repository, 'e2e/picked'))
  try {
    await page.goto(site.url)
    const paths = ['app/.git/HEAD', 'app/README.md', 'app/package.json', 'app/src/index.ts', 'notes.txt', '.DS_Store']
    expect(await page.evaluate((all) => window.sortPicked(all), paths)).toEqual([
      '.DS_Store: Rubbish, by rubbish',
      'app: Code & Data, by bundle',
      expect.stringMatching(/^notes\.txt: Documents/),
    ])
  } finally {
    await site.remove()
  }
})
