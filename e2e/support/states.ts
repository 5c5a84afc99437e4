import type { Page } from '@playwright/test'
import { broken, heading, type ScreenState, said, screen } from './screen-state.ts'
import { FLOW_STATES } from './states-of-flows.ts'
import { RULE_STATES } from './states-of-rules.ts'
import { WORKBENCH_STATES } from './states-of-workbench.ts'

const files = ['letter.pdf', 'holiday.mp4', 'notes.txt'].map((name) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(`bytes of ${name}`),
}))

/** Opens the main screen and picks files. */
const pick = async (page: Page) => {
  await page.goto('/')
  await heading(page)
  await page.getByTestId('pick-files').setInputFiles(files)
}

/** Refuses every upload with this answer. */
const refuse = (name: string, status: number, code: string, error: string): ScreenState => ({
  name,
  async show(page) {
    await page.route('**/api/files/upload', (route) => route.fulfill({ status, json: { error, code } }))
    await pick(page)
    await page.locator('main li').filter({ hasText: error }).first().waitFor()
  },
})

/** Has files collected, and the sort before it. */
const collect = async (page: Page) => {
  await pick(page)
  await page.locator('[role=progressbar][aria-valuenow="33"]').first().waitFor()
}
/** Presses what a screen is about. */
const go = (page: Page) => page.locator('main button.bg-accent').filter({ visible: true }).first().click()

const review = async (page: Page) => {
  await collect(page)
  await go(page)
  await page.locator('[role=progressbar][aria-valuenow="100"]').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Every screen while it loads, without anything, after an error, offline; and what goes wrong in part on the way of a file. */
export const STATES: readonly ScreenState[] = [
  ...screen('library', '/upload', '**/api/library/folder*'),
  ...screen('trash', '/upload?trash=1', '**/api/trash*'),
  ...screen('photos', '/photos', /\/api\/photos/),
  ...screen('runs', '/runs', '**/api/runs*'),
  ...screen('dates', '/dates', '**/api/dates*'),
  ...screen('duplicates', '/duplicates', '**/api/library/duplicates*'),
  ...FLOW_STATES,
  ...RULE_STATES,
  ...WORKBENCH_STATES,
  {
    name: 'library-nothing-found',
    async show(page) {
      await page.goto('/upload?q=nowhere')
      await heading(page)
      await page.waitForLoadState('networkidle')
      await said(page)
    },
  },
  {
    name: 'library-no-such-folder',
    async show(page) {
      await page.goto('/upload?folder=/nowhere')
      await heading(page)
      await page.waitForLoadState('networkidle')
      await said(page)
    },
  },
  {
    name: 'organize-offline',
    async show(page) {
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      await page.locator('[role=status] summary').click()
    },
  },
  refuse('upload-quota', 402, 'plan_limit', 'The first 25 files are free. A plan is needed for more.'),
  refuse('upload-too-large', 413, 'too_large', 'This file is larger than 2 GB.'),
  {
    name: 'sort-failed',
    async show(page) {
      await page.route('**/api/agentkit/organize', (route) => route.fulfill(broken))
      await collect(page)
      await go(page)
      await page.waitForTimeout(2000)
    },
  },
  {
    name: 'review-no-plan',
    async show(page) {
      await page.route('**/api/plans/names', (route) => route.fulfill(broken))
      await review(page)
    },
  },
  {
    name: 'review-refused',
    async show(page) {
      await page.route('**/api/plans/*/approve', (route) => route.fulfill(broken))
      await review(page)
      await go(page)
      await page.waitForTimeout(2000)
    },
  },
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
