import { expect, test } from '../support/test.ts'

type Theme = 'dark' | 'light' | 'system'
interface Visit {
  readonly stored?: Theme
  readonly system: 'dark' | 'light'
  readonly shown: 'dark' | 'light'
}

/** What the person chose holds against the system; the system's is asked only where they said so; without a choice it is dark. */
const VISITS: readonly Visit[] = [
  { stored: 'light', system: 'dark', shown: 'light' },
  { stored: 'dark', system: 'light', shown: 'dark' },
  { stored: 'system', system: 'light', shown: 'light' },
  { stored: 'system', system: 'dark', shown: 'dark' },
  { system: 'light', shown: 'dark' },
]

test('the first picture of a page has the right theme, before any code of the app runs, and none after it has another', {
  tag: '@night',
}, async ({ browser, baseURL }) => {
  const grounds = new Map<string, string>()
  for (const { stored, system, shown } of VISITS) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), colorScheme: system })
    await context.addInitScript((theme) => {
      localStorage.setItem('octavo.intro-seen', '1')
      localStorage.setItem('octavo.welcomed', '1')
      if (theme) localStorage.setItem('octavo.settings', JSON.stringify({ theme }))
      // What each frame is painted with, from the first one that has something to paint.
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        requestAnimationFrame(look)
        if (!document.body) return
        const root = document.documentElement
        const { backgroundColor, colorScheme } = getComputedStyle(root)
        const frame = `${root.dataset.theme} ${colorScheme} ${backgroundColor}`
        if (seen.at(-1) !== frame) seen.push(frame)
      }
      look()
    }, stored)
    const page = await context.newPage()
    let comes: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      comes = resolve
    })
    // The app is held back: what is painted until then is the page's own.
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    const what = `${stored ?? 'no choice'}, system ${system}`
    await expect(page.locator('svg.boot'), what).toBeVisible()
    await expect.poll(seen, what).toHaveLength(1)
    const [first = ''] = await seen()
    expect(first, what).toMatch(new RegExp(`^${shown} ${shown} `))
    comes()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await seen(), what).toEqual([first])
    grounds.set(shown, first.split(' ').slice(2).join(' '))
    await context.close()
  }
  // The two are not one ground by two names.
  expect(new Set(grounds.values()).size).toBe(2)
})
