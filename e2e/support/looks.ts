import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** How somebody sees the product: on which screen, in which theme and language. */
export interface ScreenLook
  extends Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor' | 'isMobile' | 'hasTouch'> {
  readonly name: string
  readonly theme: 'dark' | 'light'
  readonly language: 'en' | 'de' | 'es' | 'ar'
}

const DESKTOP = { viewport: { width: 1280, height: 800 } } as const
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** Both sizes in both themes. */
export const LOOKS: readonly ScreenLook[] = [
  { name: 'desktop-dark', ...DESKTOP, theme: 'dark', language: 'en' },
  { name: 'desktop-light', ...DESKTOP, theme: 'light', language: 'en' },
  { name: 'phone-dark', ...PHONE, theme: 'dark', language: 'en' },
  { name: 'phone-light', ...PHONE, theme: 'light', language: 'en' },
]

/** Where there is least room: the smallest screen from right to left, and a large one enlarged twice. */
export const NARROW_LOOKS: readonly ScreenLook[] = [
  { ...PHONE, name: 'small-rtl-dark', viewport: { width: 320, height: 568 }, theme: 'dark', language: 'ar' },
  {
    name: 'enlarged-light',
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 2,
    theme: 'light',
    language: 'de',
  },
]

/** A page of a browser of its own that has seen the intro; its context is closed by who asked for it. */
export async function openLook(browser: Browser, baseURL: string, look: ScreenLook): Promise<Page> {
  const { name: _, theme, language, ...options } = look
  const context = await browser.newContext({ ...options, baseURL, locale: 'en-GB', colorScheme: theme })
  await context.addInitScript((stored) => {
    localStorage.setItem('octavo.intro-seen', '1')
    if (localStorage.getItem('octavo.settings') === null) localStorage.setItem('octavo.settings', stored)
  }, JSON.stringify({ theme, language }))
  return context.newPage()
}

/** Says that the welcome was seen before. */
export const welcomed = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('octavo.welcomed', '1'))
