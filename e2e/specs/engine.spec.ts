import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BuiltPage, builtPage } from '../support/built-page.ts'
import { repository } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

const folder = join(repository, 'e2e/engine')

test.describe('one engine', () => {
  // One worker for all of them: what they share is made once.
  test.describe.configure({ mode: 'default' })
  let site: BuiltPage
  let inNode: string
  test.beforeAll(async () => {
    site = await builtPage(folder)
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'node.ts')], {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, TZ: 'UTC' },
    })
    inNode = stdout
  })
  test.afterAll(() => site.remove())

  // Dates in files are read alike wherever the person is, also where a clock was turned that night.
  for (const timezoneId of ['Europe/Lisbon', 'Asia/Kolkata', 'America/St_Johns']) {
    test.describe(timezoneId, { tag: timezoneId === 'America/St_Johns' ? [] : '@night' }, () => {
      test.use({ timezoneId })
      test(`I-9: a worker of Chromium in ${timezoneId} answers byte for byte as Node does: readers, sorting, lessons, groups, near-duplicates, looks of pictures`, async ({
        page,
      }) => {
        await page.goto(site.url)
        const inBrowser = await page.evaluate(() => window.answer)
        expect(JSON.parse(inBrowser)).toEqual(JSON.parse(inNode))
        expect(inBrowser).toBe(inNode)
        expect(inNode.length).toBeGreaterThan(50_000)
      })
    })
  }
})
