import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hasDovecot, MAIL_PASSWORD, type MailServer, startDovecot } from '@octavo/connect/testing'
import { cloudTasksResponse, scoutItemsResponse, scoutsResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

const becomes = { timeout: 60_000, interval: 50 }
const BERTH = { name: 'berths', when: { field: 'name', op: 'contains', value: 'berth' }, move: 'Harbour' }
const BIN = { name: 'bin', when: { field: 'name', op: 'contains', value: 'rubbish' }, move: 'Trash' }
const RULES = { version: 1, rules: [BERTH, BIN] }
const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

describe.skipIf(!hasDovecot())('a scout on a mailbox', () => {
  let mail: MailServer
  let server: Awaited<ReturnType<typeof startHere>>
  beforeAll(async () => {
    mail = await startDovecot()
    server = await startHere({ OCTAVO_CONNECTION_HOSTS: `127.0.0.1:${mail.port}`, OCTAVO_OCR: 'false' })
  })
  afterAll(async () => {
    await server.close()
    await mail.end()
  })

  /** A person with rules, a mailbox of their own and a scout on it. */
  async function person(user: string) {
    const me = new Client(server.address)
    await me.enter('signup', `${user}@example.org`)
    expect((await me.send('PATCH', '/api/settings', json({ rules: RULES }))).status).toBe(200)
    const login = { url: `imap://127.0.0.1:${mail.port}/`, user, password: MAIL_PASSWORD }
    expect((await me.post('/api/connections', { provider: 'imap', name: 'Mail', ...login })).status).toBe(201)
    const { id } = (await me.post('/api/scouts', { targetSources: ['gmail'] })).json().scout
    const tasks = async () => cloudTasksResponse.parse((await me.get('/api/cloud/tasks')).json()).tasks
    let made = 0
    const box = (name: string) => path.join(mail.maildir(user), name === 'INBOX' ? '' : `.${name.replaceAll('/', '.')}`)
    const looked = {
      me,
      async scan() {
        const { taskId } = (await me.post(`/api/scouts/${id}/scan`, {})).json()
        const status = async () => (await tasks()).find((one) => one.id === taskId)?.status
        await expect.poll(status, becomes).toMatch(/completed|failed/u)
        expect((await tasks()).find((one) => one.id === taskId)).toMatchObject({ status: 'completed' })
        return scoutsResponse.parse((await me.get('/api/scouts')).json()).scouts[0]?.counts
      },
      items: async () => scoutItemsResponse.parse((await me.get(`/api/scouts/${id}/items`)).json()).items,
      make(name: string) {
        for (const dir of ['', 'cur', 'new', 'tmp']) {
          mkdirSync(path.join(box(name), dir), { recursive: true })
          mail.own(path.join(box(name), dir))
        }
      },
      put(name: string, subject: string, text = 'hello') {
        made += 1
        const file = path.join(box(name), 'new', `${1_700_000_000 + made}.M${made}P1.host`)
        const head = ['From: Shop <shop@example.org>', `To: ${user}@example.org`, `Subject: ${subject}`]
        const day = `Message-ID: <${made}@example.org>\r\nDate: Mon, 23 Nov 2026 10:00:00 +0000`
        writeFileSync(file, [...head, day, '', text, ''].join('\r\n'))
        mail.own(file)
      },
      /** How many messages a folder has. */
      count: (name: string) => ['cur', 'new'].flatMap((dir) => readdirSync(path.join(box(name), dir))).length,
      plan: async () => {
        const done = (await tasks()).flatMap(({ type, result }) => (type === 'mail-sort' && result ? [result] : []))
        return done.map((result) => (result as { planId?: string }).planId).find(Boolean)
      },
    }
    // The first look makes the mailbox.
    await looked.scan()
    return looked
  }

  it('proposes a place for what is new in the inbox, never in or out of folders of the server’s own; approved it is filed, taken back it is left alone', async () => {
    const { me, scan, items, make, put, count, plan } = await person('ada')
    for (const name of ['Ablage', 'Drafts', 'Clients/North']) make(name)
    put('Ablage', 'berth thrown away')
    put('Drafts', 'berth being written')
    put('Clients/North', 'berth of a client')
    put('INBOX', 'berth one')
    put('INBOX', 'rubbish one')
    expect(await scan()).toMatchObject({ seen: 3, proposed: 1, asked: 1, kept: 1, new: 0, failed: 0, missed: 0 })
    expect((await items()).find(({ state }) => state === 'proposed')?.place).toMatch(/^Harbour\/2026-11-23 berth one/u)
    expect(count('INBOX')).toBe(2)
    const approved = await me.post(`/api/plans/${await plan()}/approve`, {})
    expect(approved.json()).toMatchObject({ organized: 1 })
    expect([count('INBOX'), count('Harbour')]).toEqual([1, 1])
    expect(await scan()).toMatchObject({ seen: 3, filed: 1, asked: 1, kept: 1, missed: 0 })
    expect((await me.post(`/api/runs/${approved.json().runId}/undo`, {})).json()).toMatchObject({ undone: 1 })
    expect(await scan()).toMatchObject({ seen: 3, filed: 0, kept: 2, asked: 1, missed: 0 })
    expect([count('INBOX'), count('Ablage'), count('Drafts'), count('Clients/North')]).toEqual([2, 1, 1, 1])
  }, 60_000)

  it('files by itself what a rule decides that has earned it, as a run with a way back, and asks again after that', async () => {
    const { me, scan, put, count } = await person('bob')
    const give = (level: string) => me.send('PUT', '/api/rules/levels', json({ rules: RULES, name: 'berths', level }))
    expect((await give('apply')).status).toBe(200)
    put('INBOX', 'berth one')
    put('INBOX', 'berth two')
    put('INBOX', 'rubbish one')
    expect(await scan()).toMatchObject({ seen: 3, filed: 2, asked: 1, filing: 0, missed: 0 })
    expect([count('INBOX'), count('Harbour')]).toEqual([1, 2])
    const [run] = (await me.get('/api/runs')).json().runs
    expect((await me.post(`/api/runs/${run.id}/undo`, {})).json()).toMatchObject({ undone: 2 })
    const levels = async () => (await me.post('/api/rules/levels', { rules: RULES })).json().levels[0].level
    expect(await levels()).toBe('suggest')
    put('INBOX', 'berth three')
    expect(await scan()).toMatchObject({ seen: 4, filed: 0, kept: 2, proposed: 1, asked: 1, missed: 0 })
    expect(count('INBOX')).toBe(4)
  }, 60_000)
})
