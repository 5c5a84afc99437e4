import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { agentsResponse, cloudTasksResponse, type Scout, scoutItemsResponse, scoutsResponse } from '@octavo/contract'
import { MemoryDrive } from '@octavo/core/testing'
import { FolderConnector } from '@octavo/disk'
import { expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { withDrive } from './support/drive.ts'
import { filesBelow, freshDataDir, spawnServer, startHere, stopChild, temporaryDir } from './support/server.ts'

const becomes = { timeout: 60_000, interval: 200 }
const INVOICE = (n: number) =>
  `Invoice number ${n}. Amount due 300 EUR for the garden fence, payable within fourteen days. Thank you for your order.`

const scoutOf = async (me: Client): Promise<Scout | undefined> =>
  scoutsResponse.parse((await me.get('/api/scouts')).json()).scouts[0]
const tasksOf = async (me: Client) => cloudTasksResponse.parse((await me.get('/api/cloud/tasks')).json()).tasks
const ended = async (me: Client, id: string) => {
  await expect
    .poll(async () => (await tasksOf(me)).find((one) => one.id === id)?.status, becomes)
    .toMatch(/completed|failed/u)
  return (await tasksOf(me)).find((one) => one.id === id)
}

it('P2-7.6, P2-7.7: agents are the real kinds of work with true counts; scouts are made with the defaults and removed', async () => {
  const server = await startHere()
  try {
    const me = new Client(server.address)
    const before = agentsResponse.parse((await me.get('/api/agents')).json())
    expect(before.agents.map(({ agentId }) => agentId)).toContain('classifier')
    expect(before.system).toMatchObject({ status: 'operational', scouts: { total: 0, active: 0 } })
    expect((await me.get('/api/scouts')).json()).toEqual({ scouts: [], connected: ['local'] })
    await me.give(['invoice.txt', INVOICE(1)])
    const made = await me.post('/api/scouts', {})
    expect(made.status).toBe(201)
    expect(made.json().scout).toMatchObject({
      ...{ name: 'My Personal Scout', sources: ['local', 'gmail', 'drive'], scanFrequency: 'daily' },
    })
    expect((await me.post('/api/scouts', { name: 'x', filters: { a: 1 } })).status).toBe(400)
    expect((await me.post('/api/scouts', { scanFrequency: 'yearly' })).status).toBe(400)
    const { id } = made.json().scout
    const stranger = new Client(server.address)
    await stranger.give(['hello.txt', 'hello'])
    expect((await stranger.post(`/api/scouts/${id}/scan`, {})).status).toBe(404)
    expect((await stranger.get(`/api/scouts/${id}/items`)).status).toBe(404)
    expect((await stranger.send('DELETE', `/api/scouts/${id}`)).status).toBe(404)
    const { taskId } = (await me.post(`/api/scouts/${id}/scan`, { sources: ['local'] })).json()
    expect(await ended(me, taskId)).toMatchObject({ type: 'scout', status: 'completed' })
    const after = agentsResponse.parse((await me.get('/api/agents')).json())
    expect(after.agents.find(({ agentId }) => agentId === 'classifier')?.done).toBe(1)
    expect(after.agents.find(({ agentId }) => agentId === 'scout')?.done).toBe(1)
    expect(after.system).toMatchObject({ scouts: { total: 1, active: 1 }, tasks: { total: 1, completed: 1 } })
    expect((await me.send('DELETE', `/api/scouts/${id}`)).status).toBe(204)
    expect(await scoutOf(me)).toBeUndefined()
  } finally {
    await server.close()
  }
}, 120_000)

it('P2-7.12: a scout proposes what is new in the inbox and moves nothing; what was approved is filed, what is taken back is left alone', async () => {
  const server = await startHere()
  try {
    const me = new Client(server.address)
    await me.give(['invoice-1.txt', INVOICE(1)], ['invoice-2.txt', INVOICE(2)])
    const { id } = (await me.post('/api/scouts', { targetSources: ['local'] })).json().scout
    const scan = async () => await ended(me, (await me.post(`/api/scouts/${id}/scan`, {})).json().taskId)
    await scan()
    const proposed = await scoutOf(me)
    expect(proposed?.counts).toMatchObject({ seen: 2, proposed: 2, missed: 0 })
    const { items, total } = scoutItemsResponse.parse((await me.get(`/api/scouts/${id}/items`)).json())
    expect(total).toBe(2)
    expect(items.map(({ name, state }) => [name, state]).sort()).toEqual([
      ['invoice-1.txt', 'proposed'],
      ['invoice-2.txt', 'proposed'],
    ])
    const { files } = (await me.get('/api/files')).json()
    expect(files.map((file: { folder: string }) => file.folder)).toEqual(['/Inbox', '/Inbox'])
    // A second look proposes nothing anew.
    await scan()
    expect((await scoutOf(me))?.planId).toBe(proposed?.planId)
    const approved = await me.post(`/api/plans/${proposed?.planId}/approve`, {})
    expect(approved.json()).toMatchObject({ organized: 2 })
    await scan()
    expect((await scoutOf(me))?.counts).toMatchObject({ seen: 2, filed: 2, proposed: 0, missed: 0 })
    await me.post(`/api/runs/${approved.json().runId}/undo`, {})
    await scan()
    expect((await scoutOf(me))?.counts).toMatchObject({ seen: 2, kept: 2, filed: 0, missed: 0 })
  } finally {
    await server.close()
  }
}, 120_000)

it('P2-2.36: a scout over a connected drive sees every file once, files discovered count them and the library’s, and there is a drive plan; one that is signed out is told under the task', async () => {
  const drive = new MemoryDrive()
  for (let n = 1; n <= 6; n += 1) drive.write(`invoice-${n}.txt`, INVOICE(n))
  drive.write('Invoices/old.txt', INVOICE(99))
  const server = await withDrive(drive)
  try {
    const { me } = server
    expect((await me.get('/api/scouts')).json().connected).toEqual(['local', 'drive'])
    const { id } = (await me.post('/api/scouts', { targetSources: ['drive'] })).json().scout
    const { taskId } = (await me.post(`/api/scouts/${id}/scan`, {})).json()
    expect(await ended(me, taskId)).toMatchObject({ status: 'completed', result: { places: 1, missed: 0 } })
    const scout = await scoutOf(me)
    expect(scout).toMatchObject({ counts: { seen: 7, new: 0, missed: 0 }, hasDrivePlan: true })
    expect(scout?.counts.proposed).toBeGreaterThan(0)
    const other = (await me.post('/api/scouts', { targetSources: ['drive'] })).json().scout
    await ended(me, (await me.post(`/api/scouts/${other.id}/scan`, {})).json().taskId)
    drive.write('invoice-1.txt', INVOICE(101))
    await ended(me, (await me.post(`/api/scouts/${id}/scan`, {})).json().taskId)
    const files = async (who: Client) => agentsResponse.parse((await who.get('/api/agents')).json()).system.files
    expect(await files(me)).toEqual({ total: 8, library: 1, elsewhere: 7 })
    expect(await files(new Client(server.address))).toEqual({ total: 0, library: 0, elsewhere: 0 })
    const found = (await me.post('/api/cloud/discover', { sources: ['drive', 'local'] })).json()
    expect(await ended(me, found.taskId)).toMatchObject({ result: { files: 8, sources: { drive: 7, local: 1 } } })
    const { AppError } = await import('@octavo/core')
    drive.fault = async () => {
      throw new AppError('auth_expired', 'Signed out.')
    }
    const again = (await me.post(`/api/scouts/${id}/scan`, {})).json()
    expect(await ended(me, again.taskId)).toMatchObject({
      ...{ status: 'failed', error: 'Sign in again under Connections: My drive can not be looked at' },
    })
  } finally {
    await server.close()
  }
}, 120_000)

it.runIf(process.env.TEST_LONG)(
  'P2-7.13: discover, analyze and organize answer a task; organize ends in a plan and moves nothing',
  async () => {
    const server = await startHere()
    try {
      const me = new Client(server.address)
      await me.give(['invoice-1.txt', INVOICE(1)])
      const { files } = (await me.get('/api/files')).json()
      for (const [path, body, result] of [
        ['discover', { sources: ['local'] }, { files: 1, sources: { local: 1 } }],
        ['analyze', { files }, { files: 1 }],
        ['organize', { files: [files[0].id, 'nobody'] }, { files: 1, placed: 1, planId: expect.any(String) }],
      ] as const) {
        const answer = await me.post(`/api/cloud/${path}`, body)
        expect(answer.status).toBe(202)
        expect(await ended(me, answer.json().taskId)).toMatchObject({ status: 'completed', result })
      }
      expect((await me.get('/api/files')).json().files[0].folder).toBe('/Inbox')
      expect(await tasksOf(me)).toHaveLength(3)
    } finally {
      await server.close()
    }
  },
  120_000,
)

it.runIf(process.env.TEST_LONG)(
  'a scout whose time has come looks by itself, and not before the next',
  async () => {
    let nowMs = Date.now()
    const server = await startHere({}, { nowMs: () => nowMs })
    try {
      const me = new Client(server.address)
      await me.give(['invoice-1.txt', INVOICE(1)])
      await me.post('/api/scouts', { targetSources: ['local'], scanFrequency: 'hourly' })
      await server.runJob('scouts')
      await expect.poll(async () => (await scoutOf(me))?.counts.seen, becomes).toBe(1)
      await server.runJob('scouts')
      expect(await tasksOf(me)).toHaveLength(1)
      nowMs += 3_600_001
      await server.runJob('scouts')
      await expect.poll(async () => (await tasksOf(me)).length, becomes).toBe(2)
    } finally {
      await server.close()
    }
  },
  120_000,
)

/** `scouts-killed.test.ts` does the same to a mailbox by day. */
it.runIf(process.env.OCTAVO_NIGHTLY === '1')(
  'a server that is killed while a scout looks misses nothing and proposes each file once',
  async () => {
    const dataDir = await freshDataDir()
    const begin = () => spawnServer({ OCTAVO_DATA_DIR: dataDir })
    let server = begin()
    try {
      let me = new Client(await server.ready)
      for (let at = 0; at < 60; at += 20)
        await me.give(
          ...Array.from({ length: 20 }, (_, n): [string, string] => [`invoice-${at + n}.txt`, INVOICE(at + n)]),
        )
      const { id } = (await me.post('/api/scouts', { targetSources: ['local'] })).json().scout
      for (let kill = 0; kill < 5; kill += 1) {
        await me.post(`/api/scouts/${id}/scan`, {})
        await new Promise((resolve) => setTimeout(resolve, 100 + kill * 250))
        await stopChild(server, 'SIGKILL')
        server = begin()
        const next = new Client(await server.ready)
        for (const [name, value] of me.cookies) next.cookies.set(name, value)
        me = next
      }
      const { taskId } = (await me.post(`/api/scouts/${id}/scan`, {})).json()
      await ended(me, taskId)
      await expect.poll(async () => (await scoutOf(me))?.counts.proposed, becomes).toBe(60)
      expect((await scoutOf(me))?.counts).toMatchObject({ seen: 60, new: 0, missed: 0 })
      const { items } = scoutItemsResponse.parse((await me.get(`/api/scouts/${id}/items`)).json())
      expect(new Set(items.map(({ name }) => name)).size).toBe(60)
    } finally {
      await stopChild(server, 'SIGKILL')
    }
  },
  240_000,
)

it.runIf(process.env.TEST_LONG)(
  'a scout over a place whose ids are paths sees each file once, files it once, and knows it again wherever it went',
  async () => {
    const root = temporaryDir()
    for (let n = 1; n <= 6; n += 1) writeFileSync(path.join(root, `invoice-${n}.txt`), INVOICE(n))
    const server = await withDrive(new FolderConnector({ root }), 'webdav')
    try {
      const { me } = server
      const { id } = (await me.post('/api/scouts', { targetSources: ['drive'] })).json().scout
      const scan = async () => await ended(me, (await me.post(`/api/scouts/${id}/scan`, {})).json().taskId)
      const counts = async () => (await scoutOf(me))?.counts
      const sync = async () =>
        (await me.get('/api/tasks')).json().tasks.find(({ type }: { type: string }) => type === 'sync')
      await scan()
      expect(await counts()).toMatchObject({ seen: 6, proposed: 6, missed: 0 })
      // The newest plan has those of the one before, too.
      writeFileSync(path.join(root, 'invoice-7.txt'), INVOICE(7))
      await scan()
      expect(await counts()).toMatchObject({ seen: 7, proposed: 7, missed: 0 })
      const run = (await me.post(`/api/plans/${(await sync()).result.planId}/approve`, {})).json()
      expect(run).toMatchObject({ organized: 7 })
      await scan()
      expect(await counts()).toMatchObject({ seen: 7, filed: 7, kept: 0, missed: 0 })
      const [first = ''] = filesBelow(root)
      renameSync(first, path.join(root, 'mine.txt'))
      await scan()
      expect(await counts()).toMatchObject({ seen: 7, filed: 7, kept: 0, missed: 0 })
      renameSync(path.join(root, 'mine.txt'), first)
      expect((await me.post(`/api/runs/${run.runId}/undo`, {})).json()).toMatchObject({ undone: 7 })
      await scan()
      expect(await counts()).toMatchObject({ seen: 7, filed: 0, kept: 7, missed: 0 })
    } finally {
      await server.close()
    }
  },
  60_000,
)
