// `npm run screenshots`: every stage, screen and state of the real product at two sizes and in two themes, into docs/screenshots.
//   node e2e/screenshots.ts [part of a name; `route-` and `state-` skip the walk] [part of a look, e.g. `phone-dark`]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { makeFiles } from './fixtures/make-files.ts'
import { makePhotos } from './fixtures/photos.ts'
import { launchOptions } from './support/browser.ts'
import { LOOKS, NARROW_LOOKS, openLook, type ScreenLook, welcomed } from './support/looks.ts'
import { ownServer, repository } from './support/server.ts'
import { STATES } from './support/states.ts'
import { type Shoot, walk } from './support/walk.ts'

const FOLDER = join(repository, 'docs/screenshots')

/** Screens that show something without a flow before them, by the names of their pictures. */
const ROUTES = {
  auth: '/auth',
  settings: '/settings',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  'play-store-compliance': '/play-store-compliance',
  mobile: '/mobile',
  'mobile-organizer': '/mobile-organizer',
  'cross-platform': '/cross-platform',
  'react-native': '/react-native',
  'google-drive-sync': '/google-drive-sync',
  'cloud-agents': '/cloud-agents',
  workbench: '/workbench',
  consent: '/consent',
} as const

/** Waits until what fades in or rises stands still, and until fonts are there. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  await page.waitForTimeout(150)
}

/** Writes pictures of a page whose names have a part in common. */
const camera =
  (page: Page, look: ScreenLook, wanted: string): Shoot =>
  async (stage) => {
    if (!stage.includes(wanted)) return
    await settle(page)
    await page.screenshot({ path: join(FOLDER, `${stage}-${look.name}.jpg`), type: 'jpeg', quality: 84 })
  }

/** One picture of each route, and of the main screen in every other language. */
async function visit(page: Page, shoot: Shoot) {
  await welcomed(page)
  for (const [name, path] of Object.entries(ROUTES)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await shoot(`route-${name}`)
  }
  for (const language of ['de', 'es', 'ar']) {
    await page.evaluate((chosen) => {
      const stored = JSON.parse(localStorage.getItem('octavo.settings') ?? '{}')
      localStorage.setItem('octavo.settings', JSON.stringify({ ...stored, language: chosen }))
    }, language)
    await page.goto('/')
    await page.locator(`html[lang=${language}] h1`).waitFor()
    await shoot(`route-language-${language}`)
  }
}

/** Walks and visits in one browser, and brings about each state in a fresh one. */
async function take(browser: Browser, url: string, pile: string, look: ScreenLook, wanted: string) {
  const isNarrow = NARROW_LOOKS.includes(look)
  if (!isNarrow && !wanted.startsWith('state-')) {
    const page = await openLook(browser, url, look)
    const shoot = camera(page, look, wanted)
    if (!wanted.startsWith('route-')) await walk(page, pile, shoot)
    await visit(page, shoot)
    await page.context().close()
  }
  for (const { name, show } of STATES) {
    if (!`state-${name}`.includes(wanted)) continue
    const page = await openLook(browser, url, look)
    await welcomed(page)
    await show(page)
    await camera(page, look, wanted)(`state-${name}`)
    await page.context().close()
  }
  console.log(look.name)
}

const [wanted = '', lookName = ''] = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
const pile = mkdtempSync(join(tmpdir(), 'octavo-screenshots-'))
const server = await ownServer()
const browser = await chromium.launch(launchOptions())
try {
  makeFiles(pile)
  // In place of the grey ones, which are made for tests of bytes: pictures that can be looked at.
  const album = join(pile, 'Photos/2026 Lisbon')
  rmSync(album, { recursive: true })
  await makePhotos(browser, album, false)
  for (const look of [...LOOKS, ...NARROW_LOOKS])
    if (look.name.includes(lookName)) await take(browser, server.url, pile, look, wanted)
} finally {
  await browser.close()
  await server.remove()
  rmSync(pile, { recursive: true, force: true })
}
