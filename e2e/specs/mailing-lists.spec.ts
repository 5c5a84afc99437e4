import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createSigner,
  type DnsServer,
  hasDovecot,
  LIST_CERTIFICATE,
  type ListServer,
  listLetter,
  MAIL_PASSWORD,
  type MailServer,
  startDns,
  startDovecot,
  startListServer,
} from '@octavo/connect/testing'
import type { Page } from '@playwright/test'
import { arrive } from '../support/pages.ts'
import { type OwnServer, ownServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { expectCleanInBothThemes } from '../support/themes.ts'

const DAY_MS = 86_400_000

test.skip(!hasDovecot(), 'Dovecot is not installed')

const signer = createSigner('shop.example')
let folder: string
let mail: MailServer
let names: DnsServer
let lists: ListServer
let server: OwnServer
let count = 0

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-e2e-lists-'))
  mail = await startDovecot()
  names = await startDns(signer.resolveTxt)
  lists = await startListServer()
  writeFileSync(join(folder, 'lists.pem'), LIST_CERTIFICATE)
  // The resolver of the server asks the name server of this test; nothing else is other than on an operator's machine.
  writeFileSync(
    join(folder, 'names.mjs'),
    `import dns from 'node:dns'\ndns.promises.setServers(['127.0.0.1:${names.port}'])\n`,
  )
  server = await ownServer({
    OCTAVO_CONNECTION_HOSTS: `127.0.0.1:${mail.port}`,
    OCTAVO_LIST_HOSTS: `127.0.0.1:${lists.port}`,
    NODE_EXTRA_CA_CERTS: join(folder, 'lists.pem'),
    NODE_OPTIONS: `--import ${join(folder, 'names.mjs')}`,
  })
})
test.afterAll(async () => {
  await server?.remove()
  await lists?.end()
  await names?.end()
  await mail?.end()
  if (folder) rmSync(folder, { recursive: true, force: true })
})
test.beforeEach(({ page }) => arrive(page, { skipAnimations: true }))

/** Puts a letter into the inbox of a user. */
function deliver(
  user: string,
  list: string,
  { ageDays = 10, isSigned = true, way = `<https://127.0.0.1:${lists.port}/off?list=${list}>`, isClick = true } = {},
): void {
  count += 1
  const root = mail.maildir(user)
  for (const made of [root, ...['cur', 'new', 'tmp'].map((part) => join(root, part))]) {
    mkdirSync(made, { recursive: true })
    mail.own(made)
  }
  const at = new Date(Date.now() - ageDays * DAY_MS)
  const letter = listLetter({ list, number: count, sentAt: at, way, isClick, signer: isSigned ? signer : undefined })
  const file = join(root, 'new', `${Math.round(at.getTime() / 1000)}.${count}.host`)
  writeFileSync(file, letter)
  mail.own(file)
}

/** Connects a mailbox as a person does, and opens its mailing lists. */
async function openLists(page: Page, user: string): Promise<void> {
  await page.goto(`${server.url}/connections`)
  await page.getByRole('button', { name: 'Connect: Mailbox', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a place' })
  await dialog.getByLabel('Name', { exact: true }).fill('Post')
  await dialog.getByLabel('Address').fill(`imap://127.0.0.1:${mail.port}`)
  await dialog.getByLabel('User').fill(user)
  await dialog.getByLabel('Password').fill(MAIL_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'More for Post' }).click()
  await page.getByRole('menuitem', { name: 'Mailing lists…' }).click()
}

test('mailing lists of a mailbox: seen with how each can be left, left after a yes, and watched; C-10', async ({
  page,
}) => {
  const user = 'reader'
  for (const ageDays of [1, 5, 9]) deliver(user, 'wine', { ageDays })
  for (const ageDays of [2, 3]) deliver(user, 'forged', { ageDays, isSigned: false })
  deliver(user, 'books', { way: '<https://books.example/off?who=ada>', isClick: false })
  deliver(user, 'club', { way: '<mailto:off@club.example>', isClick: false })
  deliver(user, 'silent', { way: '<nothing>' })
  await openLists(page, user)
  const sheet = page.getByRole('dialog', { name: 'Mailing lists of Post' })
  const row = (name: string) => sheet.getByRole('listitem').filter({ hasText: `All about ${name}` })
  await expect(row('wine')).toContainText(/wine@shop\.example · 3 letters · last on/)
  await expect(row('books').getByRole('link', { name: 'Open the page of' })).toHaveAttribute('rel', /noreferrer/)
  await expect(row('club').getByRole('link', { name: 'Write to' })).toHaveAttribute('href', 'mailto:off%40club.example')
  await expect(row('silent')).toContainText('It says no way to leave it.')
  await expect(row('silent').getByRole('checkbox')).toHaveCount(0)
  expect(lists.asked).toEqual([])
  await expectCleanInBothThemes(page, 'mailing lists', '[role=dialog]')

  await row('wine').getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await row('forged').getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Leave 2 lists' }).click()
  const ask = page.getByRole('alertdialog', { name: 'Leave 2 mailing lists?' })
  await expect(ask).toContainText('All about wine')
  await expectCleanInBothThemes(page, 'asked before they are left', '[role=alertdialog]')
  await ask.getByRole('button', { name: 'Cancel' }).click()
  expect(lists.asked).toEqual([])
  await sheet.getByRole('button', { name: 'Leave 2 lists' }).click()
  await ask.getByRole('button', { name: 'Leave 2 lists' }).click()
  await expect(row('wine')).toContainText(/Left on .*, silent since/)
  await expect(row('forged')).toContainText('no valid signature of the sender')
  expect(lists.asked.map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([
    'POST /off?list=wine List-Unsubscribe=One-Click',
  ])
  await expectCleanInBothThemes(page, 'lists that were left', '[role=dialog]')

  deliver(user, 'wine', { ageDays: -1 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More for Post' }).click()
  await page.getByRole('menuitem', { name: 'Mailing lists…' }).click()
  await expect(row('wine')).toContainText(/Left on .*, 1 letter since/)
})

test('mailing lists on a phone: none, a sender whose server refuses, and a mailbox that is away @phone', {
  tag: '@night',
}, async ({ page }) => {
  await openLists(page, 'nobody')
  await expect(page.getByText('No mailing list writes here')).toBeVisible()
  await expectCleanInBothThemes(page, 'no mailing list', '[role=dialog]')
  await page.keyboard.press('Escape')
  deliver('nobody', 'closed')
  lists.answer((response) => void response.writeHead(410).end())
  await page.getByRole('button', { name: 'More for Post' }).click()
  await page.getByRole('menuitem', { name: 'Mailing lists…' }).click()
  const sheet = page.getByRole('dialog', { name: 'Mailing lists of Post' })
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Leave 1 list' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave 1 list' }).click()
  await expect(sheet).toContainText('Its server refused.')
  await expect(sheet.getByRole('link', { name: 'Open the page of' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await sheet.getByRole('button', { name: /^Ask .*All about closed.* again$/ }).click()
  await expect(sheet).toContainText(/Left on .*, silent since/)
  await page.keyboard.press('Escape')
  await page.route(/\/mailings$/, (route) => route.abort())
  await page.getByRole('button', { name: 'More for Post' }).click()
  await page.getByRole('menuitem', { name: 'Mailing lists…' }).click()
  await expect(page.getByText('The mailbox could not be looked at')).toBeVisible()
  await page.unroute(/\/mailings$/)
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet).toContainText('All about closed')
})
