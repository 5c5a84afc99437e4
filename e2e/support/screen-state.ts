import type { Page } from '@playwright/test'

/** A state that a screen comes into when something is missing or goes wrong, and how it is brought about. */
export interface ScreenState {
  readonly name: string
  /** Brings a page into the state; its library is empty, and it has been here before. */
  show(page: Page): Promise<void>
}

/** The screen is there. */
export const heading = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).waitFor()
/** What a screen says in place of what it has nothing of. */
export const said = (page: Page): Promise<void> =>
  page.locator('main [role=status]').filter({ visible: true }).first().waitFor()
/** What a server says that breaks. */
export const broken = { status: 500, json: { error: 'Something went wrong.', code: 'internal' } }

/** A screen while its answer is on the way, without anything to show, and when the server breaks. */
export const screen = (name: string, path: string, api: string | RegExp): readonly ScreenState[] => [
  {
    name: `${name}-loading`,
    async show(page) {
      await page.route(api, () => new Promise(() => undefined))
      await page.goto(path)
      await heading(page)
    },
  },
  {
    name: `${name}-empty`,
    async show(page) {
      await page.goto(path)
      await heading(page)
      await page.waitForLoadState('networkidle')
      await said(page)
    },
  },
  {
    name: `${name}-error`,
    async show(page) {
      await page.route(api, (route) => route.fulfill(broken))
      await page.goto(path)
      await heading(page)
      await page.waitForLoadState('networkidle')
      await page.locator('main button').filter({ visible: true }).last().waitFor()
    },
  },
  {
    name: `${name}-offline`,
    async show(page) {
      await page.route('**/api/**', (route) => route.abort())
      await page.goto(path)
      await heading(page)
      await page.locator('[role=status] summary').waitFor()
      await said(page)
    },
  },
]
