import { type APIRequestContext, expect as check } from '@playwright/test'
import { signUp, upload } from '../support/account.ts'
import { arrive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

/** Asks a tool as an agent does that holds no session. */
async function callTool(agent: APIRequestContext, name: string, asked: object) {
  const answer = await agent.post('/mcp', {
    headers: { accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: asked } },
  })
  check(answer.status(), await answer.text()).toBe(200)
  const told = (await answer.text()).replace(/^[\s\S]*?data: /u, '').trim()
  const { result } = JSON.parse(told) as {
    result: { isError?: boolean; structuredContent: { planId: string; digest: string; moved?: number } }
  }
  return { isError: result.isError ?? false, ...result.structuredContent }
}
test('a plan of an agent is seen, approved as it stands, carried out, and granted for a folder; M-13, M-16 @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.goto('/agent-plans')
  await expect(page).toHaveTitle('Plans of agents · Octavo')
  await expect(page.getByText('Log in to see what your agents propose.')).toBeVisible()
  await signUp(page, '/')
  expect(await upload(page, ['first.txt', 'second.txt'])).toBe(2)
  await page.goto('/agent-plans')
  await expect(page.getByText('No agent has proposed anything')).toBeVisible()

  const headers = { 'sec-fetch-site': 'same-origin' }
  const key = await page.request.post('/api/account/keys', {
    data: { name: 'My agent', scopes: ['propose', 'apply-approved'], days: 30 },
    headers,
  })
  const agent = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${((await key.json()) as { secret: string }).secret}` },
  })
  const moves = ['first', 'second'].map((name) => ({ from: `Inbox/${name}.txt`, to: `Letters/2026/${name}.txt` }))
  const plan = await callTool(agent, 'plan_propose', { source: 'library', moves })
  const { planId, digest } = plan
  expect((await callTool(agent, 'plan_apply', { planId, digest })).isError).toBe(true)

  await page.reload()
  const row = page.getByRole('list', { name: 'Plans of agents' }).getByRole('listitem')
  await expect(row).toContainText('Waits for you')
  await row.getByRole('link', { name: /My agent.* wants to move 2 files/u }).click()
  const shown = page.getByRole('region', { name: 'The plan' })
  await expect(shown.getByRole('listitem')).toHaveCount(2)
  await expect(shown).toContainText('Letters/2026/first.txt')
  await expect(shown).toContainText(digest.slice(0, 12))
  await expectCleanInBothThemes(page, 'a plan of an agent')

  // It is changed while the person looks at it: what they saw is not what would be done.
  const changed = await callTool(agent, 'plan_amend', { planId, leaveOut: ['Inbox/second.txt'] })
  await shown.getByRole('button', { name: 'Approve this plan' }).click()
  await expect(page.getByText('This plan was changed since. Look at it again.', { exact: true })).toBeVisible()
  await expect(shown.getByRole('listitem')).toHaveCount(1)
  await shown.getByRole('button', { name: 'Approve this plan' }).click()
  await expect(shown.getByText('Approved', { exact: true })).toBeVisible()
  expect((await callTool(agent, 'plan_apply', { planId, digest: changed.digest })).moved).toBe(1)
  await page.reload()
  await expect(shown.getByText('Carried out')).toBeVisible()
  await expect(shown.getByRole('button', { name: 'Approve this plan' })).toHaveCount(0)

  // By keyboard alone.
  const rules = page.getByRole('region', { name: 'Without asking each time' })
  await rules.getByRole('button', { name: 'Allow moves in a folder' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Allow moves in a folder' })
  await expect(form.getByLabel('Folder')).toBeFocused()
  await page.keyboard.type('/Letters')
  await page.keyboard.press('Enter')
  await expect(rules.getByRole('listitem')).toContainText('Up to 100 files a day in')
  await expect(rules.getByRole('listitem')).toContainText('Letters')
  await page.getByText("A question in the agent's own program counts").click()
  await expect(rules.getByRole('switch')).toBeChecked()
  const next = await callTool(agent, 'plan_propose', {
    source: 'library',
    moves: [{ from: 'Letters/2026/first.txt', to: 'Letters/first.txt' }],
  })
  expect((await callTool(agent, 'plan_apply', { planId: next.planId, digest: next.digest })).moved).toBe(1)
  await expectCleanInBothThemes(page, 'what agents may do')
  await rules.getByRole('button', { name: /^Take back what is allowed/u }).click()
  await expect(rules.getByText('Nothing is allowed unasked')).toBeVisible()

  await page.request.patch('/api/settings', { data: { language: 'ar' }, headers })
  await page.goto(`/agent-plans?plan=${planId}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1, name: 'خطط الوكلاء' })).toBeVisible()
  await expectCleanInBothThemes(page, 'Arabic')
  await agent.dispose()
})
