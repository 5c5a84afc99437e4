import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasDovecot, MAIL_PASSWORD, type MailServer, startDovecot } from '@octavo/connect/testing'
import { cloudTasksResponse, scoutItemsResponse, scoutsResponse } from '@octavo/contract'
import { describe, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { filesBelow, freshDataDir, spawnServer, stopChild, temporaryDir } from './support/server.ts'

/** Five thousand items and thirty kills: OCTAVO_NIGHTLY=1 npx vitest run --project server scouts-killed */
const [ITEMS, KILLS] = process.env.OCTAVO_NIGHTLY === '1' ? [5000, 30] : [40, 1]
const PATIENCE = { timeout: 900_000, interval: 500 }

const TEXTS = [
  (n: number) => `Invoice number ${n}. Amount due ${n} EUR for the garden fence, payable within fourteen days.`,
  (n: number) => `Recipe ${n}: stir flour, butter and sugar, add two eggs, bake the cake for forty minutes.`,
  (n: number) => `Rental agreement ${n}: the tenant pays the rent to the landlord on the first of each month.`,
]
const textOf = (n: number) => TEXTS[n % TEXTS.length]?.(n) ?? ''

/** A server that is killed and begun again on the same data, and one account of it. */
async function begun(env: Readonly<Record<string, string>>) {
  const dataDir = await freshDataDir()
  const begin = () => spawnServer({ OCTAVO_DATA_DIR: dataDir, OCTAVO_OCR: 'false', OCTAVO_LOG_LEVEL: 'error', ...env })
  let server = begin()
  let me = new Client(await server.ready)
  await me.enter('signup', 'ada@example.org')
  return {
    me: () => me,
    async kill() {
      await stopChild(server, 'SIGKILL')
      server = begin()
      const next = new Client(await server.ready)
      for (const [name, value] of me.cookies) next.cookies.set(name, value)
      me = next
    },
    end: () => stopChild(server, 'SIGKILL'),
  }
}
type Begun = Awaited<ReturnType<typeof begun>>

const scoutOf = async (me: Client) => scoutsResponse.parse((await me.get('/api/scouts')).json()).scouts[0]

/** Looks once, to the end. */
async function scan(me: Client, id: string): Promise<void> {
  const { taskId } = (await me.post(`/api/scouts/${id}/scan`, {})).json()
  const task = async () =>
    cloudTasksResponse.parse((await me.get('/api/cloud/tasks')).json()).tasks.find((one) => one.id === taskId)
  await expect.poll(async () => (await task())?.status, PATIENCE).toMatch(/completed|failed/u)
  expect(await task()).toMatchObject({ status: 'completed' })
}

/** The newest things that it has met, and how many there are in all. */
const itemsOf = async (me: Client, id: string) =>
  scoutItemsResponse.parse((await me.get(`/api/scouts/${id}/items`)).json())

/** Lets items arrive in bursts, asks for a look at each, and kills the server in the midst of it. */
async function burst(
  server: Begun,
  id: string,
  arrive: (n: number) => void,
  wait: (kill: number) => Promise<unknown> = (kill) => sleep(20 + ((kill * 97) % 400)),
): Promise<number> {
  let n = 0
  let isKilledInLook = 0
  for (let kill = 1; kill <= KILLS; kill += 1) {
    for (const until = Math.floor((ITEMS * kill) / KILLS); n < until; n += 1) arrive(n)
    await server.me().post(`/api/scouts/${id}/scan`, {})
    await wait(kill)
    const { tasks } = cloudTasksResponse.parse((await server.me().get('/api/cloud/tasks')).json())
    if (tasks.some(({ status }) => status === 'running' || status === 'waiting')) isKilledInLook += 1
    await server.kill()
  }
  return isKilledInLook
}

/** Puts a mail into the inbox. */
function deliver(mail: MailServer, n: number, subject: string): void {
  const file = path.join(mail.maildir('ada'), 'new', `${1_700_000_000 + n}.M${n}P1.host`)
  writeFileSync(
    file,
    [
      `From: Shop <shop${n % 7}@example.org>`,
      'To: ada@example.org',
      `Subject: ${subject}`,
      `Message-ID: <${n}@example.org>`,
      'Date: Mon, 23 Nov 2026 10:00:00 +0000',
      '',
      textOf(n),
      '',
    ].join('\r\n'),
  )
  mail.own(file)
}

/** Where mails lie just now, and which of them not in the inbox. */
function placesOf(mail: MailServer) {
  const mails = filesBelow(mail.maildir('ada')).filter((file) => /\/(?:cur|new)\/[^/]+$/u.test(file))
  return { mails, filed: mails.filter((file) => path.dirname(path.dirname(file)) !== mail.maildir('ada')) }
}

/** How many mails lie in the mailbox, how many different ones, and how many not in the inbox. */
function mailsOf(mail: MailServer) {
  const { mails, filed } = placesOf(mail)
  const told = mails.map((file) => /^Message-ID: (.+)$/mu.exec(readFileSync(file, 'utf8'))?.[1]?.trim())
  return { mails: told.length, different: new Set(told).size, filed: filed.length }
}

describe('a scout whose server is killed again and again while items arrive in bursts', () => {
  it.runIf(process.env.OCTAVO_NIGHTLY === '1')(
    'sees each file of a watched folder once, misses none, and files each once',
    async () => {
      const inbox = temporaryDir()
      const server = await begun({ OCTAVO_FOLDERS: inbox })
      try {
        const connected = await server
          .me()
          .post('/api/connections', { provider: 'folder', name: 'Inbox', folder: inbox })
        expect(connected.status, connected.text()).toBe(201)
        const wish = { targetSources: ['local'], scanFrequency: 'realtime' }
        const { id } = (await server.me().post('/api/scouts', wish)).json().scout
        const name = (n: number) => `paper ${n}.txt`
        const killed = await burst(server, id, (n) => writeFileSync(path.join(inbox, name(n)), textOf(n)))
        const me = server.me()
        // What has just come is looked at again once it has rested.
        await expect
          .poll(async () => {
            await scan(me, id)
            return (await scoutOf(me))?.counts
          }, PATIENCE)
          .toMatchObject({ seen: ITEMS, new: 0, missed: 0 })
        const { items, total } = await itemsOf(me, id)
        expect([total, new Set(items.map((item) => item.name)).size]).toEqual([ITEMS, Math.min(1000, ITEMS)])
        const { tasks } = (await me.get('/api/tasks?limit=100')).json() as { tasks: { result?: { planId?: string } }[] }
        const planId = tasks.map(({ result }) => result?.planId).find((plan) => plan !== undefined && plan !== null)
        const approved = await me.post(`/api/plans/${planId}/approve`, {})
        expect(approved.status, approved.text().slice(0, 300)).toBe(200)
        const { organized } = approved.json()
        const after = filesBelow(inbox).filter((file) => !path.relative(inbox, file).startsWith('.'))
        expect(after.map((file) => path.basename(file)).sort()).toEqual(
          Array.from({ length: ITEMS }, (_, n) => name(n)).sort(),
        )
        expect(after.filter((file) => path.dirname(file) !== inbox)).toHaveLength(organized)
        expect(organized).toBeGreaterThan(0.9 * ITEMS)
        await scan(me, id)
        expect((await scoutOf(me))?.counts).toMatchObject({ seen: ITEMS, filed: organized, new: 0, missed: 0 })
        process.stdout.write(`folder: ${ITEMS} items, ${KILLS} kills (${killed} in a look), ${organized} filed\n`)
      } finally {
        await server.end()
      }
    },
    3_600_000,
  )

  it.skipIf(!hasDovecot())(
    'sees each mail of a mailbox once, misses none, and files each once',
    async () => {
      const mail = await startDovecot()
      const server = await begun({ OCTAVO_CONNECTION_HOSTS: `127.0.0.1:${mail.port}` })
      try {
        const url = `imap://127.0.0.1:${mail.port}/`
        const login = { url, user: 'ada', password: MAIL_PASSWORD }
        const connected = await server.me().post('/api/connections', { provider: 'imap', name: 'Mail', ...login })
        expect(connected.status, connected.text()).toBe(201)
        const wish = { targetSources: ['gmail'], scanFrequency: 'realtime' }
        const { id } = (await server.me().post('/api/scouts', wish)).json().scout
        // The first look makes the mailbox.
        await scan(server.me(), id)
        const killed = await burst(server, id, (n) => deliver(mail, n, `Paper ${n}`))
        const me = server.me()
        await scan(me, id)
        expect((await scoutOf(me))?.counts).toMatchObject({ seen: ITEMS, missed: 0 })
        const { items, total } = await itemsOf(me, id)
        expect([total, new Set(items.map((item) => item.name)).size]).toEqual([ITEMS, Math.min(1000, ITEMS)])
        const { tasks } = (await me.get('/api/tasks?limit=100')).json() as { tasks: { result?: { planId?: string } }[] }
        const planId = tasks.map(({ result }) => result?.planId).find((plan) => plan !== undefined && plan !== null)
        const approved = await me.post(`/api/plans/${planId}/approve`, {})
        expect(approved.status, approved.text().slice(0, 300)).toBe(200)
        const { organized } = approved.json()
        expect(organized).toBeGreaterThan(0.9 * ITEMS)
        expect(mailsOf(mail)).toEqual({ mails: ITEMS, different: ITEMS, filed: organized })
        await scan(me, id)
        expect((await scoutOf(me))?.counts).toMatchObject({ seen: ITEMS, filed: organized, new: 0, missed: 0 })
        process.stdout.write(`mailbox: ${ITEMS} items, ${KILLS} kills (${killed} in a look), ${organized} filed\n`)
      } finally {
        await server.end()
        await mail.end()
      }
    },
    3_600_000,
  )

  it.skipIf(!hasDovecot())(
    'that files by itself: each mail that a rule decides is filed once, by runs with a way back, and none is lost',
    async () => {
      const mail = await startDovecot()
      const server = await begun({ OCTAVO_CONNECTION_HOSTS: `127.0.0.1:${mail.port}` })
      try {
        const rules = {
          version: 1,
          rules: [{ name: 'berths', when: { field: 'name', op: 'contains', value: 'berth' }, move: 'Harbour' }],
        }
        const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
        expect((await server.me().send('PATCH', '/api/settings', json({ rules }))).status).toBe(200)
        const level = json({ rules, name: 'berths', level: 'apply' })
        expect((await server.me().send('PUT', '/api/rules/levels', level)).status).toBe(200)
        const login = { url: `imap://127.0.0.1:${mail.port}/`, user: 'ada', password: MAIL_PASSWORD }
        const connected = await server.me().post('/api/connections', { provider: 'imap', name: 'Mail', ...login })
        expect(connected.status, connected.text()).toBe(201)
        const wish = { targetSources: ['gmail'], scanFrequency: 'realtime' }
        const { id } = (await server.me().post('/api/scouts', wish)).json().scout
        await scan(server.me(), id)
        let inFiling = 0
        // The kill comes when some of the burst have been moved and others have not, or soon after.
        const wait = async () => {
          const before = placesOf(mail).filed.length
          for (const endsAtMs = Date.now() + 5000; Date.now() < endsAtMs; await sleep(2)) {
            const { mails, filed } = placesOf(mail)
            if (filed.length === before) continue
            if (filed.length < mails.length) inFiling += 1
            return
          }
        }
        await burst(server, id, (n) => deliver(mail, n, `berth ${n}`), wait)
        const me = server.me()
        await expect
          .poll(async () => {
            await scan(me, id)
            return (await scoutOf(me))?.counts
          }, PATIENCE)
          .toMatchObject({ seen: ITEMS, filed: ITEMS, filing: 0, new: 0, failed: 0, missed: 0 })
        expect(mailsOf(mail)).toEqual({ mails: ITEMS, different: ITEMS, filed: ITEMS })
        const { runs } = (await me.get('/api/runs?limit=100')).json() as { runs: { id: string }[] }
        let undone = 0
        for (const run of runs) undone += (await me.post(`/api/runs/${run.id}/undo`, {})).json().undone
        expect([undone, mailsOf(mail)]).toEqual([ITEMS, { mails: ITEMS, different: ITEMS, filed: 0 }])
        process.stdout.write(`by itself: ${ITEMS} mails, ${KILLS} kills (${inFiling} between two moves)\n`)
      } finally {
        await server.end()
        await mail.end()
      }
    },
    3_600_000,
  )
})
