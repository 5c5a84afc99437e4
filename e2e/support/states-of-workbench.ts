import type { Page } from '@playwright/test'
import { heading, type ScreenState, screen } from './screen-state.ts'
import { buttonAt, pressWords } from './words.ts'

const mail = (day: number, from: string, subject: string) =>
  `From x Mon May ${day} 07:08:09 2024\nFrom: ${from}\nSubject: ${subject}\nDate: ${day} May 2024 07:08:09 +0000\n\nbody\n\n`
const MAILBOX = {
  name: 'All mail.mbox',
  mimeType: '',
  buffer: Buffer.from(
    mail(6, 'Ada <ada@gmail.com>', 'Harvest') +
      mail(7, 'Bo <bo@gmail.com>', 'Re: Harvest') +
      mail(8, 'News <n@b.test>', 'Sale'),
  ),
}

const go = (page: Page) => page.locator('[role=tabpanel] button.bg-accent').filter({ visible: true }).first().click()
/** The workbench at one of its tabs, once that is there. */
const at = async (page: Page, query: string) => {
  await page.goto(`/workbench${query}`)
  await heading(page)
  await page.locator('[role=tabpanel] button').filter({ visible: true }).first().waitFor()
}
const tab = (name: string, query: string): ScreenState => ({ name, show: (page) => at(page, query) })

/** Own mail that was read on this device and put into groups. */
async function grouped(page: Page) {
  await at(page, '?tab=emails&of=mine')
  const choosing = page.waitForEvent('filechooser')
  await pressWords(page, 'org_mail_choose')
  await (await choosing).setFiles(MAILBOX)
  await (await buttonAt(page, 'org_mail_other')).waitFor()
  await go(page)
  await pressWords(page, 'org_approve')
  await (await buttonAt(page, 'org_folders_make')).waitFor()
}

/** The workbench on its demo and on what is the person's own, which may be nothing, on its way, or away. */
export const WORKBENCH_STATES: readonly ScreenState[] = [
  ...screen('workbench-own', '/workbench?of=mine', /\/api\/search\?/),
  tab('workbench-files', ''),
  tab('workbench-emails', '?tab=emails'),
  tab('workbench-photos', '?tab=photos'),
  tab('workbench-own-emails', '?tab=emails&of=mine'),
  tab('workbench-own-photos', '?tab=photos&of=mine'),
  {
    name: 'workbench-selection',
    async show(page) {
      await at(page, '')
      await pressWords(page, 'workbench_bulk_start')
      await page.locator('main input[type=checkbox]').nth(1).press(' ')
    },
  },
  {
    name: 'workbench-sorting',
    async show(page) {
      await page.route('**/api/ai-sort', () => new Promise(() => undefined))
      await at(page, '?tab=emails')
      await go(page)
      await page.locator('[role=progressbar]').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'workbench-proposal',
    async show(page) {
      await page.route('**/api/ai-sort', (route) => route.fulfill({ status: 503, json: { error: 'x' } }))
      await at(page, '?tab=emails')
      await go(page)
      await (await buttonAt(page, 'org_approve')).waitFor()
    },
  },
  { name: 'workbench-own-grouped', show: grouped },
  {
    name: 'workbench-own-folders',
    async show(page) {
      await grouped(page)
      await pressWords(page, 'org_folders_make')
      await (await buttonAt(page, 'org_folders_back')).waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
]
