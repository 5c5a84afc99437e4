import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { buildOf, nextBuild } from '../support/next-build.ts'
import { controlled } from '../support/offline.ts'
import { arrive } from '../support/pages.ts'
import { builtWeb, ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(300_000)

const FILES = ['one.txt', 'two.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) }))

test('a new version on the server: a toast offers it, its Reload takes it, and nothing is lost; the next page of the one after it comes without', {
  tag: '@night',
}, async ({ page, organizer, scratch }) => {
  const built = await builtWeb()
  const served = join(scratch, 'web')
  cpSync(built, served, { recursive: true })
  const server = await ownServer({ OCTAVO_WEB_DIR: served })
  try {
    await arrive(page, { skipAnimations: true })
    await page.goto(`${server.url}/`)
    await controlled(page)
    await organizer.pickFiles(FILES)
    await organizer.sort()
    await organizer.openAll()
    await organizer.select('one.txt')
    await organizer.moveSelectionTo('Mine')
    expect(await buildOf(page)).toBeNull()
    // The same version again is no news.
    const look = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await look()
    await expect(organizer.toast('New version')).toHaveCount(0)

    await server.stop()
    nextBuild(built, served, 2)
    await server.start()
    await look()
    await expect(organizer.toast('New version')).toBeVisible()
    // The page in use is left alone until the person says so.
    expect(await buildOf(page)).toBeNull()
    await expect(organizer.tile('Mine')).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await page.keyboard.press('F8')
    await page.keyboard.press('Enter')
    await reloaded

    await expect(organizer.heading('AI Review')).toBeVisible()
    expect(await buildOf(page)).toBe('2')
    await expect(organizer.tile('Mine')).toHaveAccessibleName(/^Mine, 1 file/)
    await controlled(page)
    await expect(organizer.toast('New version')).toHaveCount(0)
    // Without a network it is the new one too.
    await page.context().setOffline(true)
    await page.reload()
    await expect(organizer.heading('Review')).toBeVisible()
    expect(await buildOf(page)).toBe('2')
    await page.context().setOffline(false)

    await server.stop()
    nextBuild(built, served, 3)
    await server.start()
    await page.reload()
    await expect(organizer.heading('AI Review')).toBeVisible()
    expect(await buildOf(page)).toBe('3')
    // Its own service worker takes over in silence: there is nothing newer to offer.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
      .toBeNull()
    await expect(organizer.toast('New version')).toHaveCount(0)
  } finally {
    await page.context().setOffline(false)
    // What the page fetches late must not meet a server that is gone.
    await page.close()
    await server.remove()
  }
})
