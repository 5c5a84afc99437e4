import http from 'node:http'
import { listTasksResponse, PROGRESS_TYPE, type Task, task } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { query } from '../src/infra/db/db.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { uuidv7 } from '../src/infra/ids.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { Client } from './support/client.ts'
import { findPostgres, startPostgres } from './support/databases.ts'
import { freshDataDir, spawnServer, startHere } from './support/server.ts'

const becomes = { timeout: 60_000, interval: 200 }
const INVOICE = (n: number) =>
  `Invoice number ${n}. Amount due 300 EUR for the garden fence, payable within fourteen days. Thank you for your order.`

/** Tasks as a page hears of them: each with the id of its event. */
async function listen(me: Client, lastEventId?: string) {
  const stop = new AbortController()
  const headers = { cookie: me.cookie ?? '', ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) }
  const answer = await fetch(`${me.base}/api/events`, { headers, signal: stop.signal })
  const heard: { id: string; task: Task }[] = []
  void (async () => {
    let text = ''
    for await (const part of answer.body ?? []) {
      text += Buffer.from(part).toString()
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const [, id = '', data] = /^event: task\n(?:id: (\d+)\n)?data: (.*)$/u.exec(event) ?? []
        if (data !== undefined) heard.push({ id, task: task.parse(JSON.parse(data)) })
      }
    }
  })().catch(() => undefined)
  return { answer, heard, stop: () => stop.abort() }
}

it('work that can not be done is seen by its person and by nobody else, told as it changes, and tried again when they wish', async () => {
  const before = await startHere()
  const me = new Client(before.address)
  await me.give(['a.txt', 'words'])
  await before.close()
  // What a version that is gone has asked for.
  const log = createLogger({ level: 'silent', file: undefined })
  const { db, close } = await openDatabase({ url: undefined, root: before.dataDir, log })
  const id = uuidv7(Date.now())
  await query(
    db,
    sql`insert into tasks (id, owner_id, kind, payload, status, is_shown, not_before_ms, created_at_ms, revision)
        select ${id}, id, 'lesson', '{"of":"old"}', 'waiting', false, 0, 0, nextval('task_revisions') from owners`,
  )
  await close()

  const server = await startHere({ OCTAVO_DATA_DIR: before.dataDir })
  try {
    const again = new Client(server.address)
    again.cookie = me.cookie
    const tasks = async () => listTasksResponse.parse((await again.get('/api/tasks')).json()).tasks
    await expect.poll(async () => (await tasks())[0]?.status, becomes).toBe('failed')
    expect(await tasks()).toMatchObject([
      { id, type: 'lesson', code: 'internal', error: expect.stringContaining('version') },
    ])

    const first = await listen(again)
    expect(first.answer.headers.get('content-type')).toContain('text/event-stream')
    await expect.poll(() => first.heard.map((one) => one.task.status), becomes).toEqual(['failed'])
    const seen = first.heard[0]?.id ?? ''
    first.stop()
    const second = await listen(again, seen)
    expect((await again.post(`/api/tasks/${id}/retry`, {})).json()).toMatchObject({ status: 'waiting' })
    await expect.poll(() => second.heard.at(-1)?.task.status, becomes).toBe('failed')
    expect(second.heard.every((one) => one.id === '' || Number(one.id) > Number(seen))).toBe(true)
    second.stop()
    expect((await again.post(`/api/tasks/${id}/cancel`, {})).status).toBe(409)

    const other = new Client(server.address)
    expect((await other.get('/api/events')).status).toBe(204)
    await other.give(['b.txt', 'words'])
    expect((await other.get('/api/tasks')).json()).toEqual({ tasks: [] })
    for (const path of [`/api/tasks/${id}/retry`, `/api/tasks/${id}/cancel`])
      expect((await other.post(path, {})).status).toBe(404)
    expect((await other.get(`/api/tasks/${id}`)).status).toBe(404)
  } finally {
    await server.close()
  }
})

it.runIf(process.env.TEST_LONG)(
  'what a run teaches is learned though the server is killed in the moment of the answer',
  async () => {
    const OCTAVO_DATA_DIR = await freshDataDir()
    const env = { OCTAVO_DATA_DIR, OCTAVO_OCR: 'false' }
    const first = spawnServer(env)
    const me = new Client(await first.ready)
    const taught = await me.give(...[1, 2, 3, 4, 5].map((n) => [`bill-${n}.txt`, INVOICE(n)] as const))
    const fileOrganizations = taught.map(({ id }) => ({ fileId: id, targetCategory: 'Garden costs' }))
    expect((await me.post('/api/files/organize', { fileOrganizations })).status).toBe(200)
    first.process.kill('SIGKILL')
    await first.exit
    const second = spawnServer(env)
    try {
      const again = new Client(await second.ready)
      again.cookie = me.cookie
      const [fresh] = await again.give(['new.txt', INVOICE(77)])
      const category = async () => {
        const { results } = (await again.post('/api/agentkit/organize', { files: [{ id: fresh?.id }] })).json()
        return Object.keys(results)[0]
      }
      await expect.poll(category, becomes).toBe('Garden costs')
      // It was done, and leaves nothing behind.
      expect((await again.get('/api/tasks')).json()).toEqual({ tasks: [] })
    } finally {
      second.process.kill('SIGKILL')
      await second.exit
    }
  },
)

it('R-20: a run goes on when the browser is closed and the server is killed in the midst of it, and is found again with its progress', async () => {
  const OCTAVO_DATA_DIR = await freshDataDir()
  const env = { OCTAVO_DATA_DIR, OCTAVO_OCR: 'false', OCTAVO_READERS: '1' }
  const count = process.env.OCTAVO_NIGHTLY === '1' ? 10_000 : 2000
  const first = spawnServer(env)
  const me = new Client(await first.ready)
  const files: { readonly id: string }[] = []
  // As many as a request brings.
  for (let at = 0; at < count; at += 2000)
    files.push(
      ...(await me.give(
        ...Array.from({ length: 2000 }, (_, n) => [`page-${at + n}.txt`, `Words of page ${at + n}.`] as const),
      )),
    )
  const fileOrganizations = files.map(({ id }) => ({ fileId: id, targetCategory: 'Pages' }))
  const { plan } = (await me.post('/api/plans', { fileOrganizations })).json()
  const hearing = await listen(me)
  const told = await new Promise<string>((resolve, reject) => {
    const headers = { accept: PROGRESS_TYPE, origin: me.base, cookie: me.cookie ?? '', 'content-length': 0 }
    const call = http.request(`${me.base}/api/plans/${plan.id}/approve`, { method: 'POST', agent: false, headers })
    call.on('response', (answer) =>
      answer.once('data', (line: Buffer) => {
        resolve(line.toString())
        call.destroy()
      }),
    )
    call.on('error', reject)
    call.end()
  })
  expect(JSON.parse(told.split('\n')[0] ?? '')).toMatchObject({ type: 'progress', step: 'moving', total: count })
  // Whoever comes back meanwhile hears how far it is.
  await expect.poll(() => hearing.heard.at(-1)?.task.done, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0)
  expect(hearing.heard.at(-1)?.task).toMatchObject({ type: 'organize', status: 'running', total: count })
  first.process.kill('SIGKILL')
  await first.exit
  hearing.stop()

  const second = spawnServer(env)
  try {
    const again = new Client(await second.ready)
    again.cookie = me.cookie
    const tasks = async () => listTasksResponse.parse((await again.get('/api/tasks')).json()).tasks
    await expect.poll(async () => (await tasks()).map(({ status }) => status), becomes).toEqual(['completed'])
    const { runs } = (await again.get('/api/runs?kind=organize')).json()
    expect(runs).toMatchObject([{ moved: count, skipped: 0, failed: 0 }])
    expect(await tasks()).toMatchObject([
      { type: 'organize', progress: 100, result: { runId: runs[0].id, organized: count } },
    ])
    // A second yes to the plan answers with that run, and so does the plan.
    expect((await again.post(`/api/plans/${plan.id}/approve`, {})).json()).toMatchObject({
      runId: runs[0].id,
      organized: count,
    })
    expect((await again.get(`/api/plans/${plan.id}`)).json()).toMatchObject({ runId: runs[0].id })
  } finally {
    second.process.kill('SIGKILL')
    await second.exit
  }
})

it('a run that its person cancels leaves everything where it was; what they are told of leaves no task', async () => {
  const found = findPostgres()
  // The embedded database is busy with the run until it is over, and nobody can say that it should end.
  const postgres = 'bin' in found ? await startPostgres(found.bin) : undefined
  const server = await startHere(postgres ? { DATABASE_URL: postgres.fresh() } : {})
  try {
    const me = new Client(server.address)
    const files = await me.give(
      ...Array.from({ length: 1500 }, (_, n) => [`page-${n}.txt`, `Words of page ${n}.`] as const),
    )
    const { plan } = (
      await me.post('/api/plans', {
        fileOrganizations: files.map(({ id }) => ({ fileId: id, targetCategory: 'Pages' })),
      })
    ).json()
    expect((await me.post('/api/plans/none/approve', {})).status).toBe(404)
    expect((await me.get('/api/tasks')).json()).toEqual({ tasks: [] })
    const hearing = await listen(me)
    const answer = me.post(`/api/plans/${plan.id}/approve`, {})
    await expect.poll(() => hearing.heard.at(-1)?.task.status, { timeout: 60_000, interval: 5 }).toBe('running')
    const id = hearing.heard[0]?.task.id
    const cancelled = await me.post(`/api/tasks/${id}/cancel`, {})
    // It may have been quicker than we.
    if (cancelled.status === 200) {
      expect((await answer).status).toBe(409)
      expect((await me.get('/api/runs?kind=organize')).json().runs).toEqual([])
    } else expect((await answer).status).toBe(200)
    hearing.stop()
  } finally {
    await server.close()
    await postgres?.stop()
  }
})
