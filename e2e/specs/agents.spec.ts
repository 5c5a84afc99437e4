import { arrive, visit } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

test.beforeEach(({ page }) => arrive(page))

const TABS = ['AI Agents', 'File Scouts', 'Discovered Files', 'Active Tasks', 'Quick Demo']

test('P2-2.30, P2-2.31, P2-2.36: the agents page has its badge, four counts, five tabs, and a way back; axe finds nothing @phone', {
  tag: '@night',
}, async ({ page }) => {
  let comes: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    comes = resolve
  })
  await page.route('**/api/agents', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/cloud-agents')
  const main = page.getByRole('main')
  await expect(main.getByText('Initializing AI Agent System...')).toBeVisible()
  comes()
  await expect(main.getByText('Operational')).toHaveClass(/text-muted/)
  for (const words of ['Active AI agents', 'Active scouts', 'Tasks completed', 'Files discovered'])
    await expect(main.getByText(words, { exact: true })).toBeVisible()
  await expect(main.getByRole('tab')).toHaveText(TABS)
  for (const name of TABS) {
    await main.getByRole('tab', { name }).click()
    await expect(main.getByRole('tab', { name })).toBeInViewport({ ratio: 0.95 })
    await expectCleanInBothThemes(page, name)
  }
  await visit(page, '/cloud-agents?tab=demo')
  await expect(main.getByRole('tab', { name: 'Quick Demo' })).toBeInViewport({ ratio: 0.95 })
  await main.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('P2-2.32, P2-5.11, P2-7.17: a scout is made with the defaults, looks, and its task and its counts are shown', async ({
  page,
}) => {
  await visit(page, '/cloud-agents?tab=scouts')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('My Personal Scout')
  const frequency = page.getByRole('combobox', { name: 'Scan frequency' })
  await expect(frequency).toHaveValue('daily')
  await expect(frequency.getByRole('option')).toHaveText(['realtime', 'hourly', 'daily', 'weekly'], {
    ignoreCase: true,
  })
  await expect(page.getByRole('checkbox')).toHaveCount(5)
  for (const [name, isOn] of [
    ['Local', true],
    ['Gmail', true],
    ['Google Drive', true],
    ['Dropbox', false],
    ['OneDrive', false],
  ] as const)
    await expect(page.getByRole('checkbox', { name })).toBeChecked({ checked: isOn })
  const made = page.waitForRequest((request) => request.url().endsWith('/api/scouts') && request.method() === 'POST')
  await page.getByRole('button', { name: 'Create scout' }).click()
  expect((await made).postDataJSON()).toEqual({
    ...{ name: 'My Personal Scout', targetSources: ['local', 'gmail', 'drive'], scanFrequency: 'daily', filters: {} },
  })
  const scout = page.getByRole('region', { name: 'My Personal Scout' })
  await expect(scout).toBeVisible()
  const asked = Promise.all(
    [/\/api\/files\?/u, /\/api\/tasks$/u].map((path) => page.waitForRequest((request) => path.test(request.url()))),
  )
  await scout.getByRole('button', { name: 'Scan now' }).click()
  await expect(page.getByText('Task started', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Active Tasks' }).click()
  await asked
  await expect(page.getByRole('list', { name: 'Live cloud tasks' }).getByText('completed')).toBeVisible()
})

test('P2-7.16, P2-8.17: a scout that can not be made, and a scan that can not be asked for, leave demos that say so', {
  tag: '@night',
}, async ({ page }) => {
  await visit(page, '/cloud-agents?tab=scouts')
  await page.getByRole('button', { name: 'Create scout' }).click()
  const scout = page.getByRole('region', { name: 'My Personal Scout' })
  await expect(scout).toBeVisible()
  await page.route('**/api/scouts/*/scan', (route) => route.abort())
  await scout.getByRole('button', { name: 'Scan now' }).click()
  await page.getByRole('tab', { name: 'Active Tasks' }).click()
  await expect(page.getByText('this task is a demo, and nothing was scanned')).toBeVisible()
  await page.getByRole('tab', { name: 'File Scouts' }).click()
  await page.route('**/api/scouts', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Create scout' }).click()
  await expect(page.getByText('Scout Creation Failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Unable to create scout agent. Please try again.', { exact: true })).toBeVisible()
  await expect(page.getByText('It was not saved and looks at nothing.')).toBeVisible()
})

test('P2-4.21, P2-7.6, P2-7.9, P2-7.13, P2-8.19, P2-9.24, P2-9.26: lists have their lengths, a failed task says why in red, and what is asked is asked again in time', {
  tag: '@night',
}, async ({ page }) => {
  const atMs = Date.parse('2026-03-01T10:00:00Z')
  const task = (n: number, status: string) => ({
    ...{ id: `t${n}`, type: 'scout', status, progress: 40, step: null, done: 0, total: 0, tries: 1 },
    createdAt: new Date(atMs - n * 1000).toISOString(),
    ...(status === 'failed' && { error: 'Sign in again under Connections.', code: 'auth_expired' }),
  })
  const statuses = ['failed', 'completed', 'running', 'waiting', 'cancelled']
  const tasks = Array.from({ length: 12 }, (_, n) => task(n, statuses[n] ?? 'completed'))
  const asked = { agents: [] as number[], tasks: [] as number[] }
  await page.route('**/api/agents', async (route) => {
    asked.agents.push(Date.now())
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, system: { ...answer.system, status: 'degraded' } } })
  })
  await page.route('**/api/cloud/tasks', (route) => {
    asked.tasks.push(Date.now())
    return route.fulfill({ json: { tasks } })
  })
  await page.route('**/api/tasks', (route) => route.fulfill({ json: { tasks } }))
  await page.goto('/cloud-agents?tab=tasks')
  await expect(page.getByText('Degraded')).toHaveClass(/text-danger/)
  const live = page.getByRole('list', { name: 'Live cloud tasks' }).getByRole('listitem')
  await expect(live).toHaveCount(5)
  await expect(page.getByRole('list', { name: 'All tasks' }).getByRole('listitem')).toHaveCount(10)
  await expect(live.first().getByText('Sign in again under Connections.')).toHaveClass(/text-danger/)
  for (const [n, [words, look]] of (
    [
      ['failed', /text-danger/],
      ['completed', /text-ok/],
      ['running', /text-accent/],
      ['waiting', /text-muted/],
      ['cancelled', /text-muted/],
    ] as const
  ).entries())
    await expect(live.nth(n).getByText(words, { exact: true })).toHaveClass(look)

  // By the clock of the test: never sooner, and within twice the time.
  const gaps = (moments: readonly number[]) => moments.slice(1).map((moment, n) => moment - (moments[n] ?? 0))
  await expect.poll(() => gaps(asked.agents).length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(Math.min(...gaps(asked.agents))).toBeGreaterThan(9000)
  expect(asked.tasks.length).toBeGreaterThan(3)
  expect(Math.min(...gaps(asked.tasks))).toBeGreaterThan(1500)

  await page.route('**/api/files?*', async (route) => {
    const file = (n: number) => ({
      ...{ id: `f${n}`, name: `found ${n}.txt`, type: 'text/plain', size: 9, path: `found ${n}.txt`, folder: '/Inbox' },
      ...{ category: null, originalName: null, sha256: '0', typeMismatch: false, state: 'ok', modifiedAtMs: atMs },
      ...{ uploadedAtMs: atMs, kind: 'text', starred: false, tags: [], takenAtMs: null, hasPicture: false },
    })
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, files: Array.from({ length: 12 }, (_, n) => file(n)), total: 12 } })
  })
  await page.goto('/cloud-agents?tab=files')
  await expect(page.getByRole('list', { name: 'Discovered Files' }).getByRole('listitem')).toHaveCount(10)
  const begun = page.waitForResponse((answer) => answer.url().endsWith('/api/cloud/discover'))
  await page.getByRole('button', { name: 'Discover files' }).click()
  const { taskId } = await (await begun).json()
  await expect(page.getByText(taskId).first()).toBeVisible()
})
