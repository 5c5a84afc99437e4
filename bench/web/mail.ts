/**
 * A mailbox in the e-mail organiser: `node bench/web/mail.ts [MAILS]` (default 100,000 made messages in one `.mbox`, in the
 * product as it is built here). It is dropped on the page, read, put into groups by each method, approved, and laid out as
 * folders, then with what is attached, of which every one is accounted for. For each: seconds until the screen shows it, the longest task of the page's own thread by the clock and in its
 * own processor time (aim: under 50 ms), and the peak of the browser's memory with all its processes.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dropFolder } from '../../e2e/support/drop.ts'
import { ownBrowser } from '../../e2e/support/own-browser.ts'
import { ownServer } from '../../e2e/support/server.ts'
import { makeMailbox } from '../mail/make-mailbox.ts'
import { seenBefore } from './seen-before.ts'
import { measureStep } from './step.ts'

const MAILS = Number(process.argv[2] ?? 100_000)
const PATIENCE = { timeout: 300_000 }

const scratch = mkdtempSync(join(tmpdir(), 'octavo-bench-mail-'))
const folder = join(scratch, 'Mail')
mkdirSync(folder)
const made = makeMailbox(join(folder, 'All mail.mbox'), MAILS)
const server = await ownServer({ OCTAVO_RATE_LIMIT: '10000000' })
const browser = await ownBrowser(join(scratch, 'profile'))

const measure = (page: Page, step: string, act: () => Promise<unknown>) => measureStep(page, browser.pid, step, act)

try {
  const page = await browser.newPage('about:blank')
  await page.setViewportSize({ width: 1280, height: 800 })
  await seenBefore(page)
  await page.goto(`${server.url}/workbench?tab=emails&of=mine`)
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const group = async (method: string) => {
    await page.getByRole('group', { name: 'Group by' }).getByText(method, { exact: true }).click()
    await button(/^Organize [\d,]+ Emails$/).click()
    await page.getByRole('region', { name: 'Review & Approve' }).waitFor(PATIENCE)
  }
  await button('Choose mail files').waitFor(PATIENCE)
  const mebibytes = Math.round(made.sizeBytes / 2 ** 20)
  console.log(
    `| ${MAILS} mails, ${mebibytes} MiB | seconds | longest task, ms | its processor, ms | peak of the browser, MB |`,
  )
  console.log('|---|---:|---:|---:|---:|')
  await measure(page, 'at rest', () => page.waitForTimeout(2000))
  await measure(page, 'read', async () => {
    await dropFolder(page, folder)
    await page
      .getByText(`${MAILS.toLocaleString('en')} emails read`)
      .first()
      .waitFor(PATIENCE)
    await button(/^Organize/).waitFor(PATIENCE)
  })
  for (const method of ['Date', 'Size', 'Attachment', 'Newsletter', 'Conversation', 'Sender', 'Smart category']) {
    await measure(page, `grouped: ${method.toLowerCase()}`, () => group(method))
    if (method !== 'Smart category') await button('Reject & Redo').click()
  }
  await measure(page, 'approved', async () => {
    await button('Approve').click()
    await button('Make folders of these groups').waitFor(PATIENCE)
  })
  const layOut = async () => {
    await button('Make folders of these groups').click()
    await page.locator('button:enabled', { hasText: 'Approve folders' }).waitFor(PATIENCE)
  }
  await measure(page, 'laid out as folders', layOut)
  await button('Back to the groups').click()
  await page.getByText('File attachments, too').click()
  await measure(page, 'with attachments', layOut)
  const going = made.mails + made.attachments - made.copies
  await page.getByText(going.toLocaleString('en')).first().waitFor(PATIENCE)
  console.log(`${made.attachments} attachments: ${made.copies} copies left out, ${going} files in all`)
} finally {
  await browser.close()
  await server.remove()
  rmSync(scratch, { recursive: true, force: true })
}
