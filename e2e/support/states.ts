import type { Page } from '@playwright/test'

/** A state that a screen comes into when something is missing or goes wrong, and how it is brought about. */
export interface ScreenState {
  readonly name: string
  /** Brings a fresh page into the state. */
  show(page: Page): Promise<void>
}

const files = ['letter.pdf', 'holiday.mp4', 'notes.txt'].map((name) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(`bytes of ${name}`),
}))

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

/** Opens the main screen, refuses every upload with this answer, and picks files. */
const refuse = (name: string, status: number, code: string, error: string): ScreenState => ({
  name,
  async show(page) {
    await page.route('**/api/files/upload', (route) => route.fulfill({ status, json: { error, code } }))
    await page.goto('/')
    await heading(page)
    await page.getByTestId('pick-files').setInputFiles(files)
    await page.locator('main li').filter({ hasText: error }).first().waitFor()
  },
})

/** Loading, empty, error, offline, no permission, quota, too large, and a session that has ended. */
export const STATES: readonly ScreenState[] = [
  {
    name: 'loading',
    async show(page) {
      await page.route('**/api/library/folder*', () => new Promise(() => undefined))
      await page.goto('/upload')
      await heading(page)
    },
  },
  {
    name: 'empty',
    async show(page) {
      await page.goto('/upload')
      await page.locator('main [role=status]').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'error',
    async show(page) {
      await page.route('**/api/library/folder*', (route) => route.fulfill({ status: 500, json: { error: 'no' } }))
      await page.goto('/upload')
      await page.locator('main button').last().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'offline',
    async show(page) {
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      await page.locator('[role=status] summary').click()
    },
  },
  refuse('quota', 402, 'plan_limit', 'The first 25 files are free. A plan is needed for more.'),
  refuse('too-large', 413, 'too_large', 'This file is larger than 2 GB.'),
  {
    name: 'session-over',
    async show(page) {
      const data = { email: `shown-${crypto.randomUUID()}@example.org`, password: 'calm octopus counts' }
      const { token, user } = await (await page.request.post('/api/auth/signup', { data })).json()
      await page.goto('/privacy-policy')
      await page.evaluate(
        ([secret, who]) => {
          localStorage.setItem('auth_token', secret)
          localStorage.setItem('user', who)
        },
        [String(token), JSON.stringify(user)] as const,
      )
      await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
      await page.goto('/settings')
      await page.waitForURL(/\/auth\?next=/)
      await page.locator('form').waitFor()
    },
  },
]
