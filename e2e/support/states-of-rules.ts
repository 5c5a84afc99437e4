import type { Page } from '@playwright/test'
import { heading, type ScreenState } from './screen-state.ts'
import { pressWords } from './words.ts'

const named = (name: string, value: string, move: string) => ({
  name,
  when: { all: [{ field: 'name', op: 'contains', value }] },
  move,
})
/** Two that contradict each other, one that no mail server can follow, and a folder that is left alone. */
const RULES = {
  version: 1,
  protect: { folders: ['Originals'] },
  rules: [
    named('Bills of the workshop, by year', 'invoice', 'Money/{date:yyyy|Undated}'),
    named('Paid', 'invoice', 'Paid'),
    { ...named('Holiday', 'Lisbon', 'Trips/2026 Lisbon'), rename: '{date:yyyy-MM-dd} {name}', enabled: false },
    {
      name: 'Newsletters',
      when: { all: [{ field: 'sender', op: 'contains', value: 'news@brand.example' }] },
      move: 'News',
    },
  ],
}

/** Opens the rules with some that were kept before. */
async function withRules(page: Page) {
  await page.addInitScript((kept) => localStorage.setItem('octavo.rules', kept), JSON.stringify(RULES))
  await page.goto('/rules')
  await page.locator('main li bdi').first().waitFor()
}
/** Opens what a button of the rules leads to. */
const opened = (name: string, key: string): ScreenState => ({
  name,
  async show(page) {
    await withRules(page)
    await pressWords(page, key)
    await page.getByRole('dialog').waitFor()
  },
})

/** What each rule has earned: nothing, the next level, the last one. */
const LEVELS = [
  { level: 'suggest', kept: 0, runs: 0 },
  { level: 'suggest', kept: 12, runs: 3, offer: 'apply' },
  { level: 'apply', kept: 31, runs: 7, offer: 'silent' },
  { level: 'silent', kept: 140, runs: 22 },
] as const

/** The rules without any, with what is wrong with some, in the editor, for mail servers, tried in vain, and away from the server. */
export const RULE_STATES: readonly ScreenState[] = [
  {
    name: 'rules-empty',
    async show(page) {
      await page.goto('/rules')
      await page.getByTestId('rules-file').waitFor({ state: 'attached' })
    },
  },
  { name: 'rules-some', show: withRules },
  {
    name: 'rules-offered',
    async show(page) {
      const levels = RULES.rules.map(({ name }, at) => ({ name, ...LEVELS[at] }))
      await page.route('**/api/rules/levels', (route) => route.fulfill({ json: { levels } }))
      await withRules(page)
      await page.locator('main li select').last().waitFor()
    },
  },
  opened('rules-editor', 'sort_add_rule'),
  opened('rules-sieve', 'rules_sieve'),
  opened('rules-gmail', 'rules_gmail'),
  {
    name: 'rules-import-failed',
    async show(page) {
      await withRules(page)
      await page.getByTestId('rules-file').setInputFiles({
        name: 'rules.yaml',
        mimeType: 'application/yaml',
        buffer: Buffer.from('version: 1\nrules:\n  - name: Bills\n    moves: Money\n'),
      })
      await page.locator('main [role=alert]').waitFor()
    },
  },
  {
    name: 'rules-broken',
    async show(page) {
      await page.addInitScript(() => localStorage.setItem('octavo.rules', '{"version":9,"rules":[{}]}'))
      await page.goto('/rules')
      await page.locator('main [role=alert]').waitFor()
    },
  },
  {
    name: 'rules-tried-none',
    async show(page) {
      await withRules(page)
      await pressWords(page, 'rules_try_start')
      await page.locator('main [aria-live=polite] p').waitFor()
    },
  },
  {
    name: 'rules-error',
    async show(page) {
      await page.route('**/api/rules/**', (route) => route.abort())
      await withRules(page)
      await pressWords(page, 'rules_try_start')
      await page.locator('main [aria-live=polite] p').waitFor()
    },
  },
  {
    name: 'rules-offline',
    async show(page) {
      await page.route('**/api/**', (route) => route.abort())
      await withRules(page)
      await heading(page)
      await page.locator('[role=status] summary').waitFor()
    },
  },
]
