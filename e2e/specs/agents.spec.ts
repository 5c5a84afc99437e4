import { arrive, visit } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

test.beforeEach(({ page }) => arrive(page))

const TABS = ['AI Agents', 'File Scouts', 'Discovered Files', 'Active Tasks', 'Quick Demo']

test('P2-2.30, P2-2.31, P2-2.36: the agents page has its badge, four counts, five tabs, and a way back; axe finds nothing @phone', async ({
  page,
}) => {
  await visit(page, '/cloud-agents')
  const main = page.getByRole('main')
  await expect(main.getByText('Operational')).toBeVisible()
  for (const words of ['Active AI agents', 'Active scouts', 'Tasks completed', 'Files discovered'])
    await expect(main.getByText(words, { exact: true })).toBeVisible()
  await expect(main.getByRole('tab')).toHaveText(TABS)
  for (const name of TABS) {
    await main.getByRole('tab', { name }).click()
    await expectCleanInBothThemes(page, name)
  }
  await main.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('P2-2.32, P2-5.11, P2-7.17: a scout is made with the defaults, looks, and its task and its counts are shown', async ({
  page,
}) => {
  await visit(page, '/cloud-agents?tab=scouts')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('My Personal Scout')
  await expect(page.getByRole('combobox', { name: 'Scan frequency' })).toHaveValue('daily')
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

test('P2-7.16, P2-8.17: a scout that can not be made, and a scan that can not be asked for, leave demos that say so', async ({
  page,
}) => {
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
