import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** The page's one audio element lives outside of the document: it is caught when it is made. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const found: HTMLAudioElement[] = []
    const Made = window.Audio
    window.Audio = class extends Made {
      constructor(url?: string) {
        super(url)
        found.push(this)
      }
    } as typeof Audio
    Object.assign(window, { heard: found })
  })
const heard = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { heard: HTMLAudioElement[] }).heard.map(({ paused, currentTime, volume, src }) => ({
      paused,
      currentTime,
      volume,
      file: new URL(src).pathname,
    })),
  )
const isPlaying = async (page: Page) => (await heard(page)).some(({ paused }) => !paused)

test.beforeEach(({ page }) => listen(page))

test('the sidebar has the whole player, and nothing plays by itself', { tag: '@night' }, async ({
  page,
  organizer,
}) => {
  const tracks: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) tracks.push(request.url())
  })
  await organizer.open()
  await organizer.button('Menu').click()
  const player = page.getByRole('region', { name: 'Music' })
  await expect(player.getByText('Tidepool').first()).toBeVisible()
  for (const name of ['Previous track', 'Play music', 'Next track', 'Loop current track', 'Repeat all'])
    await expect(player.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(player.getByRole('slider', { name: 'Position in the track' })).toBeVisible()
  const volume = player.getByRole('slider', { name: 'Volume' })
  await expect(volume).toHaveValue('0.8')
  await expect(volume).toHaveAttribute('step', '0.1')
  await expect(volume).toHaveAttribute('min', '0')
  await expect(volume).toHaveAttribute('max', '1')
  const list = player.getByRole('list', { name: 'Tracks' }).getByRole('listitem')
  await expect(list).toHaveCount(5)
  for (const name of ['Track 1', 'Track 2', 'Track 3', 'Track 4'])
    await expect(list.filter({ hasText: name })).toHaveCount(1)
  expect(tracks).toEqual([])
  expect(await heard(page)).toEqual([])
})

test('it plays by keyboard alone, seeks, goes on by itself, and keeps playing from screen to screen', {
  tag: '@night',
}, async ({ page, organizer }) => {
  await organizer.open()
  await organizer.button('Menu').press('Enter')
  const player = page.getByRole('region', { name: 'Music' }).last()
  await player.getByRole('button', { name: 'Play music' }).press('Enter')
  await expect.poll(() => isPlaying(page)).toBe(true)
  await expect.poll(async () => (await heard(page))[0]?.currentTime ?? 0).toBeGreaterThan(0.2)

  await player.getByRole('slider', { name: 'Volume' }).press('ArrowLeft')
  await expect.poll(async () => (await heard(page))[0]?.volume).toBeCloseTo(0.7)
  const seek = player.getByRole('slider', { name: 'Position in the track' })
  await expect(seek).toBeEnabled()
  await seek.press('End')
  await expect.poll(async () => (await heard(page))[0]?.file).toBe('/media/track-2.mp3')
  await expect.poll(() => isPlaying(page)).toBe(true)
  await expect(player.getByText('Lantern Drift').first()).toBeVisible()

  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Profile and compliance' }).click()
  await expect(page).toHaveURL(/play-store-compliance/)
  expect(await heard(page)).toHaveLength(1)
  expect(await isPlaying(page)).toBe(true)
  const dock = page.getByRole('region', { name: 'Music' })
  await dock.getByRole('button', { name: 'Pause music' }).click()
  await expect.poll(() => isPlaying(page)).toBe(false)
  await dock.getByRole('button', { name: 'Play music' }).click()
  await expect.poll(() => isPlaying(page)).toBe(true)
  await dock.getByRole('button', { name: 'Stop music' }).click()
  await expect(dock).toHaveCount(0)
  await expect.poll(() => isPlaying(page)).toBe(false)
})

test('media keys reach it, and the system is told what plays', { tag: '@night' }, async ({ page, organizer }) => {
  await page.addInitScript(() => {
    const keys: Record<string, MediaSessionActionHandler | null> = {}
    navigator.mediaSession.setActionHandler = (name, act) => {
      keys[name] = act
    }
    Object.assign(window, { keys })
  })
  await organizer.open()
  await organizer.button('Menu').click()
  await page.getByRole('region', { name: 'Music' }).getByRole('button', { name: 'Play music' }).click()
  await expect.poll(() => isPlaying(page)).toBe(true)
  const told = () => page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState])
  expect(await told()).toEqual(['Tidepool', 'playing'])
  const press = (name: string) =>
    page.evaluate(
      (key) => (window as unknown as { keys: Record<string, (details: object) => void> }).keys[key]?.({}),
      name,
    )
  await press('nexttrack')
  expect(await told()).toEqual(['Lantern Drift', 'playing'])
  await press('pause')
  expect((await told())[1]).toBe('paused')
  await expect.poll(() => isPlaying(page)).toBe(false)
  await press('play')
  await expect.poll(() => isPlaying(page)).toBe(true)
  await press('previoustrack')
  expect((await told())[0]).toBe('Tidepool')
})

test('a track that cannot be played is only logged', { tag: '@night' }, async ({ page, organizer }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route('**/media/*.mp3', (route) => route.fulfill({ status: 404, body: '' }))
  await organizer.open()
  await organizer.button('Menu').click()
  const player = page.getByRole('region', { name: 'Music' }).last()
  await player.getByRole('button', { name: 'Play music' }).click()
  await expect.poll(() => warnings.some((text) => text.includes('could not be played'))).toBe(true)
  await expect(player.getByRole('button', { name: 'Play music' })).toBeVisible()
  // The open sidebar hides the rest of the page from assistive technology: toasts are looked for there as well.
  const notifications = page.getByRole('region', { name: /Notifications/, includeHidden: true })
  await expect(notifications.getByRole('list', { includeHidden: true })).toHaveCount(1)
  await expect(notifications.getByRole('listitem', { includeHidden: true })).toHaveCount(0)
})

for (const theme of ['dark', 'light'] as const) {
  test(`the player and its strip are clean in the ${theme} theme @phone`, { tag: '@night' }, async ({
    page,
    organizer,
  }) => {
    await organizer.prefer({ theme, skipAnimations: true })
    await organizer.open()
    await organizer.button('Menu').click()
    const player = page.getByRole('region', { name: 'Music' })
    await player.getByRole('button', { name: 'Play music' }).click()
    await expect.poll(() => isPlaying(page)).toBe(true)
    const open = await new AxeBuilder({ page }).include('[role=dialog] section').analyze()
    expect(open.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Stop music' })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('section[aria-label=Music]').analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
  })
}
