import {
  byMethodCalls,
  type CyrusServer,
  type FaultyProxy,
  hasCyrus,
  MAIL_PASSWORD,
  startCyrus,
  startProxy,
} from '@octavo/connect/testing'
import {
  cloudTasksResponse,
  connectionResponse,
  listConnectionsResponse,
  scoutItemsResponse,
  scoutsResponse,
} from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

const becomes = { timeout: 60_000, interval: 50 }
const BERTH = { name: 'berths', when: { field: 'name', op: 'contains', value: 'berth' }, move: 'Harbour' }
const RULES = { version: 1, rules: [BERTH] }
const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

describe.skipIf(!hasCyrus())('a mailbox by JMAP, connected to the server', () => {
  let mail: CyrusServer
  let proxy: FaultyProxy
  let server: Awaited<ReturnType<typeof startHere>>
  beforeAll(async () => {
    mail = await startCyrus()
    proxy = await startProxy(mail.port, byMethodCalls)
    server = await startHere({ OCTAVO_CONNECTION_HOSTS: proxy.url.host, OCTAVO_OCR: 'false' })
  })
  afterAll(async () => {
    await server?.close()
    await proxy?.end()
    await mail?.end()
  })
  const login = (user: string) => ({
    ...{ provider: 'jmap', name: 'Mail', url: proxy.url.href, user, password: MAIL_PASSWORD },
  })
  const folders = async (user: string) =>
    (await mail.seen(user)).map((line) => line.split(' | ').slice(0, 2).join(': '))

  it('is offered, tried, and kept; says that it is signed out, and works again with a new password', async () => {
    const me = new Client(server.address)
    await me.enter('signup', 'ada@example.org')
    const list = async () => listConnectionsResponse.parse((await me.get('/api/connections')).json())
    expect((await list()).offers).toContainEqual({ provider: 'jmap', isReady: true })
    proxy.troubles.push({ status: 401 })
    expect((await me.post('/api/connections', login('ada'))).status).toBe(403)
    expect((await list()).connections).toEqual([])
    const made = await me.post('/api/connections', login('ada'))
    expect(made.status).toBe(201)
    const { connection } = connectionResponse.parse(made.json())
    expect(connection).toMatchObject({
      ...{ provider: 'jmap', account: 'ada', state: 'works' },
      address: proxy.url.href,
    })
    proxy.troubles.push({ status: 401 })
    await me.post(`/api/connections/${connection.id}/test`, {})
    expect((await list()).connections).toMatchObject([{ state: 'signed-out', problem: 'refused' }])
    const again = await me.post(`/api/connections/${connection.id}/password`, { password: 'another' })
    expect(again.json().connection).toMatchObject({ state: 'works', problem: null })
  })

  it('a scout proposes a place for what is new in its inbox; approved it is filed there, and taken back it is where it was', async () => {
    await mail.post('bob', { box: 'Clients', subject: 'berth of a client' })
    await mail.post('bob', { box: 'Ablage', subject: 'berth thrown away' })
    await mail.post('bob', { box: 'INBOX', subject: 'berth one', flags: ['\\Flagged'] })
    await mail.post('bob', { box: 'INBOX', subject: 'something else' })
    const before = await mail.seen('bob')
    const me = new Client(server.address)
    await me.enter('signup', 'bob@example.org')
    expect((await me.send('PATCH', '/api/settings', json({ rules: RULES }))).status).toBe(200)
    expect((await me.post('/api/connections', login('bob'))).status).toBe(201)
    const { id } = (await me.post('/api/scouts', { targetSources: ['gmail'] })).json().scout
    const tasks = async () => cloudTasksResponse.parse((await me.get('/api/cloud/tasks')).json()).tasks
    const scan = async () => {
      const { taskId } = (await me.post(`/api/scouts/${id}/scan`, {})).json()
      const status = async () => (await tasks()).find((one) => one.id === taskId)?.status
      await expect.poll(status, becomes).toMatch(/completed|failed/u)
      return scoutsResponse.parse((await me.get('/api/scouts')).json()).scouts[0]?.counts
    }
    // What lies there when a scout begins is known already; what comes is new.
    await scan()
    await mail.post('bob', { box: 'INBOX', subject: 'berth two' })
    const counts = await scan()
    const items = scoutItemsResponse.parse((await me.get(`/api/scouts/${id}/items`)).json()).items
    expect(counts).toMatchObject({ seen: 4, proposed: 2, asked: 1, kept: 1, failed: 0, missed: 0 })
    console.log(
      counts,
      items.map((i) => [i.state, i.place]),
    )
    expect(items.filter(({ state }) => state === 'proposed').map(({ place }) => place?.split(' ')[0])).toContain(
      'Harbour/2024-03-05',
    )
    const results = (await tasks()).flatMap(({ type, result }) => (type === 'mail-sort' && result ? [result] : []))
    const planId = results.map((result) => (result as { planId?: string }).planId).find(Boolean)
    const approved = (await me.post(`/api/plans/${planId}/approve`, {})).json()
    expect(approved.organized).toBe(2)
    const filed = await folders('bob')
    expect(filed.filter((line) => line.startsWith('Harbour: berth')).length).toBe(approved.organized)
    expect(filed).toEqual(
      expect.arrayContaining(['Clients: berth of a client', 'Ablage: berth thrown away', 'INBOX: something else']),
    )
    expect((await me.post(`/api/runs/${approved.runId}/undo`, {})).json()).toMatchObject({ undone: approved.organized })
    expect((await mail.seen('bob')).filter((line) => !line.includes('berth two'))).toEqual(before)
    expect(await folders('bob')).toContain('INBOX: berth two')
  }, 60_000)
})
