import { sortResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

let server: Running
beforeAll(async () => {
  server = await startHere()
})
afterAll(async () => {
  await server.close()
})

const INVOICE =
  'INVOICE\nInvoice number: 2024-7\nBill to: A Customer\nRepair 240.00\nNet amount 240.00\nVAT 48.00\nAmount due 288.00\nPayment terms: 14 days'

/** What is kept of a person's judgements, as their export tells it. */
const kept = async (me: Client) => (await me.get('/api/account/export?format=json')).json().judgements

describe('judgements', () => {
  it('are kept as they were judged, with their evidence, until the file is judged anew or gone', async () => {
    const me = new Client(server.address)
    const [invoice, picture] = await me.give(['bill.txt', INVOICE], ['a.png', Buffer.from('89504e470d0a1a0a', 'hex')])
    expect(await kept(me)).toEqual([])
    const body = { files: [{ id: invoice?.id }, { id: picture?.id }] }
    const answer = sortResponse.parse((await me.post('/api/agentkit/organize', body)).json())
    const told = new Map(
      Object.values(answer.results)
        .flat()
        .map((file) => [file.id, file]),
    )
    const first = await kept(me)
    expect(first.map((one: { fileId: string }) => one.fileId).sort()).toEqual([invoice?.id, picture?.id].sort())
    for (const { fileId, verdict, atMs } of first) {
      const { category, by, confidence, why } = told.get(fileId) ?? {}
      expect(verdict).toMatchObject({ category, by, confidence, why })
      expect(atMs).toBeGreaterThan(0)
    }
    await me.post('/api/agentkit/organize', { files: [{ id: invoice?.id }] })
    expect(await kept(me)).toHaveLength(2)

    // It goes where its file goes, and is gone with it.
    const rows = async () => (await me.get('/api/account/data')).json().rows
    const count = async () => (await rows()).find((row: { kind: string }) => row.kind === 'judgements').count
    await me.delete('/api/files', { ids: [picture?.id] })
    expect([(await kept(me)).length, await count()]).toEqual([2, 2])
    await me.post('/api/trash/restore', { ids: [picture?.id] })
    expect((await kept(me)).length).toBe(2)
  })
})
