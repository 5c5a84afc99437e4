import { type Listener, modelDouble, modelEnv, sentinel } from '../support/model.ts'
import { arrive } from '../support/pages.ts'
import { type OwnServer, ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

test.describe.configure({ mode: 'serial' })

const MARK = 'said by the model'
let reason = MARK
let double: Listener
let watcher: Listener
let server: OwnServer

test.beforeAll(async () => {
  double = await modelDouble(() => reason)
  watcher = await sentinel()
  server = await ownServer(modelEnv(double))
})
test.afterAll(async () => {
  await server?.remove()
  await double?.close()
  await watcher?.close()
})
test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

/** A file that the local engine can make nothing of. */
const UNCLEAR = { name: 'zzq', mimeType: 'application/octet-stream', buffer: Buffer.from([1, 2, 3, 250, 251, 7]) }

/** Ways to make a page ask somebody, as a reason might hold them. */
const lures = (url: string) =>
  `![a](${url}/markdown-image?d=secret) [b](${url}/markdown-link) <img src="${url}/image"> <a href="${url}/link" ping="${url}/ping">c</a> ${url}/bare`

test.describe('I-5: pictures and links in what a model says', () => {
  for (const where of ['as the server passes it on', 'raw, as if nobody had cleaned it'] as const) {
    test(`${where}: they are shown as text, and nobody is asked`, {
      tag: where.startsWith('raw') ? [] : '@night',
    }, async ({ page, organizer }) => {
      reason = where === 'as the server passes it on' ? lures(watcher.url).slice(0, 180) : MARK
      watcher.asked.length = 0
      let isRaw = false
      if (reason === MARK)
        await page.route('**/api/agentkit/organize', async (route) => {
          const answer = await route.fetch()
          const raw = JSON.stringify(lures(watcher.url)).slice(1, -1)
          const body = (await answer.text()).replaceAll(MARK, raw)
          isRaw = body.includes('markdown-image')
          await route.fulfill({ response: answer, body })
        })
      await page.goto(`${server.url}/`)
      await organizer.pickFiles([UNCLEAR])
      await organizer.sort()
      expect(isRaw).toBe(reason === MARK)
      await organizer.openAll()
      const row = organizer.row('zzq')
      await expect(row).toContainText('Research')
      await row.getByRole('button', { name: 'Actions for zzq' }).click()
      await page.getByRole('menuitem', { name: 'Open' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(isRaw ? 'markdown-image' : '<img src=')
      await expect(dialog.locator('img, a, iframe, object, video, link, style')).toHaveCount(0)
      // Whatever the words do to a mouse: no press on them leads anywhere.
      await dialog.getByRole('listitem').first().click()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      expect(page.url()).toBe(`${server.url}/`)
      expect(watcher.asked).toEqual([])
      // The watcher does hear who asks.
      await page.request.get(`${watcher.url}/heard`)
      expect(watcher.asked).toContain('/heard')
    })
  }
})

test('search by meaning: what is found says why; the settings say what leaves, how far it is, and turn it off', {
  tag: '@night',
}, async ({ page }) => {
  const give = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.goto(`${server.url}/upload`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload Files' }).click()
  await (await chooser).setFiles([give('gas.txt', 'the bill is due'), give('pet.txt', 'a purring kitten')])
  await expect(page.getByRole('row')).toHaveCount(2)

  const meaning = page.getByRole('region', { name: 'AI Model' })
  await page.goto(`${server.url}/settings#model`)
  await expect(meaning.getByText('Sent to it: what you search for')).toBeVisible()
  await expect(meaning.getByText('2 of 2 files')).toBeVisible({ timeout: 30_000 })
  await expect(meaning.getByRole('progressbar', { name: 'Index' })).toHaveAttribute('aria-valuetext', '2 of 2 files')
  await expectCleanInBothThemes(page, 'settings with a model for search')

  await page.goto(`${server.url}/upload`)
  const field = page.getByRole('searchbox')
  await field.fill('amount')
  await expect(page.getByRole('row')).toHaveCount(1)
  await expect(page.getByRole('row')).toContainText('gas.txt')
  await expect(page.getByRole('row')).toContainText('Means the same')
  await field.fill('kitten')
  await expect(page.getByRole('row')).toContainText('pet.txt')
  await expect(page.getByRole('row')).not.toContainText('Means the same')

  await page.goto(`${server.url}/settings#model`)
  const off = meaning.getByRole('button', { name: 'Turn off' })
  await off.focus()
  await page.keyboard.press('Enter')
  await expect(meaning.getByText('nothing is sent, no index is kept')).toBeVisible()
  await meaning.getByRole('button', { name: 'Turn on' }).click()
  await expect(meaning.getByText('2 of 2 files')).toBeVisible({ timeout: 30_000 })
})
