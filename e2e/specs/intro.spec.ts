import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ sawIntro: false, moves: true })

const film = (page: Page) => page.locator('main[data-phase] video')
const phase = (page: Page) => page.locator('main[data-phase]')
const seen = (page: Page) => page.evaluate(() => localStorage.getItem('octavo.intro-seen'))
/** Says that the machine has cores to spare and leaves out no picture, whatever it has and does: a weak one gets no film. */
const strong = () => {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 })
  HTMLVideoElement.prototype.getVideoPlaybackQuality = () =>
    ({ droppedVideoFrames: 0, totalVideoFrames: 100 }) as VideoPlaybackQuality
}

/** Waits until the film runs, and takes it to just before its end. */
const nearEnd = async (page: Page) => {
  await expect(phase(page)).toHaveAttribute('data-phase', 'playing')
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.15
  })
}

test('the first visit begins with the intro at 0.75 speed, muted, and fades to the organizer at its end @phone', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await expect(phase(page)).toHaveAttribute('data-phase', 'playing')
  const { rate, muted, seconds } = await film(page).evaluate((video: HTMLVideoElement) => ({
    rate: video.playbackRate,
    muted: video.muted,
    seconds: video.duration,
  }))
  expect({ rate, muted }).toEqual({ rate: 0.75, muted: true })
  expect(seconds).toBeGreaterThanOrEqual(6)
  expect(seconds).toBeLessThanOrEqual(10)
  await expect(page.getByRole('heading', { name: 'AI Collect' })).toHaveCount(0)
  // From here on the page's time stands still but for what is asked of it; the film goes by its own.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000)
  await nearEnd(page)
  await expect(phase(page)).toHaveAttribute('data-phase', 'fading')
  await expect(phase(page)).toHaveCSS('transition-duration', '0.5s')
  await page.clock.runFor(450)
  await expect(phase(page)).toHaveAttribute('data-phase', 'fading')
  await page.clock.runFor(100)
  await expect(phase(page)).toHaveCount(0)
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
  expect(await seen(page)).not.toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
  await expect(phase(page)).toHaveCount(0)
})

for (const key of ['Escape', 'Enter', 'Space']) {
  test(`one press of ${key} skips it, and it does not come again`, { tag: key === 'Escape' ? [] : '@night' }, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Skip intro' })).toBeFocused()
    await page.keyboard.press(key)
    await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
    expect(await seen(page)).not.toBeNull()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
  })
}

test('where autoplay is blocked a play button appears, and plays it', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    let isAllowed = false
    // The button keeps the press to itself: it is heard on the way down.
    addEventListener('pointerdown', () => (isAllowed = true), true)
    HTMLMediaElement.prototype.play = function () {
      return isAllowed ? play.call(this) : Promise.reject(new DOMException('not yet', 'NotAllowedError'))
    }
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play intro' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'playing')
  await expect(page.getByRole('button', { name: 'Play intro' })).toHaveCount(0)
})

test('a film that cannot be loaded is over after 1 s', { tag: '@night' }, async ({ page }) => {
  let fail = () => undefined as unknown
  const held = new Promise((resolve) => {
    fail = () => resolve(undefined)
  })
  await page.route('**/media/intro.*', async (route) => {
    await held
    await route.abort()
  })
  await page.clock.install()
  await page.goto('/')
  await expect(phase(page)).toHaveAttribute('data-phase', 'loading')
  // Seconds ahead, as the page's clock runs on while this is on its way to it; less than the patience with a film.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000)
  fail()
  await expect(phase(page)).toHaveAttribute('data-phase', 'failed')
  await page.clock.runFor(900)
  await expect(phase(page)).toHaveAttribute('data-phase', 'failed')
  await page.clock.runFor(200)
  await expect(phase(page)).toHaveCount(0)
})

test('it never stands before a deep link', { tag: '@night' }, async ({ page }) => {
  await page.goto('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(phase(page)).toHaveCount(0)
  expect(await seen(page)).toBeNull()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('there is no intro, and the water is a still picture', { tag: '@night' }, async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url())
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
    await expect(page.locator('img.backdrop-film')).toBeAttached()
    expect(films).toEqual([])
  })
})

test('data saver gets no film', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
  await expect(page.locator('img.backdrop-film')).toBeAttached()
  await expect(page.locator('video')).toHaveCount(0)
})

test('/test-intro plays it every time, and again', { tag: '@night' }, async ({ page }) => {
  await page.goto('/test-intro')
  await expect(phase(page)).toBeVisible()
  await page.getByRole('button', { name: 'Skip intro' }).click()
  await expect(page.getByRole('heading', { name: 'That was the intro' })).toBeVisible()
  expect(await seen(page)).toBeNull()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(phase(page)).toHaveAttribute('data-phase', 'playing')
})

test('/reset-intro forgets it, and it begins again', { tag: '@night' }, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'AI Collect' })).toBeVisible()
  await page.goto('/reset-intro')
  await expect(phase(page)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('the film of the water fills the window, muted, in a loop, and the sidebar switches it off', {
  tag: '@night',
}, async ({ page, organizer }) => {
  await page.addInitScript(strong)
  await page.addInitScript(() => localStorage.setItem('octavo.intro-seen', '1'))
  await organizer.open()
  const water = page.locator('video.backdrop-film')
  await expect(water).toHaveAttribute('data-playing', 'true')
  expect(
    await water.evaluate((video: HTMLVideoElement) => {
      const { width, height } = video.getBoundingClientRect()
      return [video.loop, video.muted, width >= innerWidth, height >= innerHeight]
    }),
  ).toEqual([true, true, true, true])
  await organizer.button('Menu').click()
  await page.getByRole('switch', { name: /Background video/ }).press('Space')
  await expect(water).toHaveCount(0)
})

test('water and octopus rest when nobody does anything, and go on with the first sign of somebody; a weak machine gets a still picture', {
  tag: '@night',
}, async ({ page, context, organizer }) => {
  await page.addInitScript(strong)
  await page.addInitScript(() => localStorage.setItem('octavo.intro-seen', '1'))
  await organizer.open()
  const water = page.locator('video.backdrop-film')
  await expect(water).toHaveAttribute('data-playing', 'true')
  const isPaused = () => water.evaluate((video: HTMLVideoElement) => video.paused)
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await page.mouse.move(200, 300)
  await expect.poll(isPaused).toBe(false)
  await expect.poll(isPaused, { timeout: 20_000 }).toBe(true)
  await expect.poll(moving).toBe(0)
  await page.mouse.move(210, 310)
  await expect.poll(isPaused).toBe(false)
  const weak = await context.newPage()
  await weak.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 }))
  await weak.goto('/')
  await expect(weak.locator('img.backdrop-film')).toBeAttached()
  await expect(weak.locator('video')).toHaveCount(0)
})

test('the intro is clean for axe @phone', { tag: '@night' }, async ({ page }) => {
  await page.goto('/')
  await expect(phase(page)).toHaveAttribute('data-phase', 'playing')
  const { violations } = await new AxeBuilder({ page }).include('main[data-phase]').analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
})
