import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasDovecot, MAIL_PASSWORD, startDovecot } from '@octavo/connect/testing'
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
async function burst(server: Begun, id: string, arrive: (n: number) => void): Promise<number> {
  let n = 0
  let isKilledInLook = 0
  for (let kill = 1; kill <= KILLS; kill += 1) {
    for (const until = Math.floor((ITEMS * kill) / KILLS); n < until; n += 1) arrive(n)
    await server.me().post(`/api/scouts/${id}/scan`, {})
    await sleep(20 + ((kill * 97) % 400))
    const { tasks } = cloudTasksResponse.parse((await server.me().get('/api/cloud/tasks')).json())
    if (tasks.some(({ status }) => status === 'running' || status === 'waiting')) isKilledInLook += 1
    await server.kill()
  }
  return isKilledInLook
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
        const inbox = path.join(mail.maildir('ada'), 'new')
        // The first look makes the mailbox.
        await scan(server.me(), id)
        const killed = await burst(server, id, (n) => {
          const file = path.join(inbox, `${1_700_000_000 + n}.M${n}P1.host`)
          writeFileSync(
            file,
            [
              `From: Shop <shop${n % 7}@example.org>`,
              'To: ada@example.org',
              `Subject: Paper ${n}`,
              `Message-ID: <${n}@example.org>`,
              'Date: Mon, 23 Nov 2026 10:00:00 +0000',
              '',
              textOf(n),
              '',
            ].join('\r\n'),
          )
          mail.own(file)
        })
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
        const mails = filesBelow(mail.maildir('ada')).filter((file) => /\/(?:cur|new)\/[^/]+$/u.test(file))
        const told = mails.map((file) => /^Message-ID: (.+)$/mu.exec(readFileSync(file, 'utf8'))?.[1]?.trim())
        expect([told.length, new Set(told).size]).toEqual([ITEMS, ITEMS])
        const isLoose = (file: string) => path.dirname(path.dirname(file)) === mail.maildir('ada')
        expect(mails.filter((file) => !isLoose(file))).toHaveLength(organized)
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
})
