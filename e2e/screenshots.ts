// `npm run screenshots`: every stage of the real product at two sizes and in two themes, into docs/screenshots.
//   node e2e/screenshots.ts [part of a stage's name; `route-` and `state-` skip the walk through the main flow]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { makeFiles } from './fixtures/make-files.ts'
import { launchOptions } from './support/browser.ts'
import { Organizer } from './support/organizer.ts'
import { ownServer, repository } from './support/server.ts'
import { STATES } from './support/states.ts'

const FOLDER = join(repository, 'docs/screenshots')
const THEMES = ['dark', 'light'] as const
/** The smallest screen, in the language that turns everything around: for the states, which are rarely looked at. */
const SMALL = { name: 'small-rtl', viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true } as const
const DEVICES = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
] as const

/** Screens that show something without a flow before them, by the names of their pictures. */
const ROUTES = {
  upload: '/upload',
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

/** Walks through the product and takes a picture at each stage. */
async function walk(page: Page, pile: string, shoot: (stage: string) => Promise<void>) {
  const organizer = new Organizer(page)
  await page.goto('/')
  await page.getByRole('dialog').waitFor()
  await shoot('welcome')
  await organizer.enterAsGuest()
  // The guide comes once the page is at rest, and takes its time to say its tip.
  await page.waitForTimeout(5000)
  await shoot('collect')
  await organizer.button('Menu').click()
  await page.getByRole('dialog').waitFor()
  await shoot('menu')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  let sent = 0
  await page.route('**/api/files/upload', async (route) => {
    if (++sent === 3) await shoot('upload')
    await route.continue()
  })
  await organizer.pickFolder(pile)
  await page.getByText('Everything is in your library').waitFor({ timeout: 120_000 })
  await page.unroute('**/api/files/upload')
  await page.waitForTimeout(5200)
  await shoot('sort')

  await page.route('**/api/agentkit/organize', async (route) => {
    await page.waitForTimeout(700)
    await shoot('sorting')
    await route.continue()
  })
  await organizer.sort()
  await page.waitForTimeout(5200)
  await shoot('review')
  await organizer.openCategory('Invoices')
  await organizer.select('Invoice 2026-03.pdf')
  await organizer.select('Invoice 2026-05.pdf')
  await shoot('review-list')
  await page
    .getByRole('button', { name: /^Move to/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('Tax')
  await shoot('review-move')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  if (!(page.viewportSize()?.width === 390)) {
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await shoot('shortcuts')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await organizer.approve()
  await organizer.heading('Complete!').waitFor({ timeout: 60_000 })
  await shoot('complete')
  await organizer.heading('AI Collect').waitFor()
  await page.waitForTimeout(3500)
  await shoot('last-run')
  await organizer.lastRun.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(400)
  await shoot('download')
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await shoot('not-found')
}

/** One picture of each route, and of the main screen in every other language. */
async function visit(page: Page, shoot: (stage: string) => Promise<void>) {
  for (const [name, path] of Object.entries(ROUTES)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await shoot(`route-${name}`)
  }
  await page.addInitScript(() => localStorage.setItem('octavo.welcomed', '1'))
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

/** One picture of each state that a screen comes into when something is missing or goes wrong, each from a fresh browser. */
async function takeStates(browser: Browser, baseURL: string, wanted: string) {
  const looks = [
    ...DEVICES.flatMap((device) => THEMES.map((theme) => ({ ...device, theme, language: 'en' }))),
    { ...SMALL, theme: 'dark', language: 'ar' } as const,
  ]
  for (const { name: device, theme, language, ...options } of looks) {
    for (const state of STATES.filter(({ name }) => `state-${name}`.includes(wanted))) {
      const context = await browser.newContext({ ...options, baseURL, locale: 'en-GB', colorScheme: theme })
      const page = await context.newPage()
      await page.addInitScript((stored) => {
        localStorage.setItem('octavo.intro-seen', '1')
        localStorage.setItem('octavo.settings', stored)
        localStorage.setItem('octavo.welcomed', '1')
      }, JSON.stringify({ theme, language }))
      await state.show(page)
      await settle(page)
      const path = join(FOLDER, `state-${state.name}-${device}-${theme}.jpg`)
      await page.screenshot({ path, type: 'jpeg', quality: 80 })
      await context.close()
    }
    console.log(`states ${device} ${theme}`)
  }
}

async function takeAll(browser: Browser, baseURL: string, pile: string, wanted: string) {
  for (const { name: device, ...options } of DEVICES) {
    for (const theme of THEMES) {
      const context = await browser.newContext({ ...options, baseURL, locale: 'en-GB', colorScheme: theme })
      const page = await context.newPage()
      const shoot = async (stage: string) => {
        if (!stage.includes(wanted)) return
        await settle(page)
        await page.screenshot({ path: join(FOLDER, `${stage}-${device}-${theme}.jpg`), type: 'jpeg', quality: 88 })
      }
      await page.addInitScript((stored) => {
        localStorage.setItem('octavo.intro-seen', '1')
        if (localStorage.getItem('octavo.settings') === null) localStorage.setItem('octavo.settings', stored)
      }, JSON.stringify({ theme }))
      if (!wanted.startsWith('route-')) await walk(page, pile, shoot)
      await visit(page, shoot)
      await context.close()
      console.log(`${device} ${theme}`)
    }
  }
}

mkdirSync(FOLDER, { recursive: true })
const pile = mkdtempSync(join(tmpdir(), 'octavo-screenshots-'))
const server = await ownServer()
const browser = await chromium.launch(launchOptions())
try {
  makeFiles(pile)
  const wanted = process.argv[2] ?? ''
  if (!wanted.startsWith('state-')) await takeAll(browser, server.url, pile, wanted)
  await takeStates(browser, server.url, wanted)
} finally {
  await browser.close()
  await server.remove()
  rmSync(pile, { recursive: true, force: true })
}
