import { listTasksResponse, type Task, task } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { query } from '../src/infra/db/db.ts'
import { openDatabase } from '../src/infra/db/open.ts'
import { uuidv7 } from '../src/infra/ids.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { Client } from './support/client.ts'
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

it('what a run teaches is learned though the server is killed in the moment of the answer', async () => {
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
})
