import { proposedPlan, type SortedFile, sortResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client } from './support/client.ts'
import { startHere } from './support/server.ts'

let server: Running & { readonly dataDir: string }
beforeAll(async () => {
  server = await startHere()
})
afterAll(async () => {
  await server.close()
})

const visitor = () => new Client(server.address)
const BERTH = { name: 'berths', when: { field: 'name', op: 'contains', value: 'berth' }, move: 'Harbour' }

/** Files come, are judged, and go where they were judged to go, but for those that the person sends elsewhere. */
async function file(
  me: Client,
  texts: readonly (readonly [name: string, text: string])[],
  elsewhere: ReadonlyMap<string, string> = new Map(),
): Promise<readonly SortedFile[]> {
  const ids = (await me.give(...texts)).map(({ id }) => ({ id }))
  const answer = sortResponse.parse((await me.post('/api/agentkit/organize', { files: ids, rules: null })).json())
  const sorted = Object.values(answer.results).flat()
  const wishes = sorted.map(({ id, name, category }) => ({
    fileId: id,
    targetCategory: elsewhere.get(name) ?? category,
  }))
  const { plan } = (await me.post('/api/plans', { fileOrganizations: wishes, unsure: 'move' })).json()
  await me.post(`/api/plans/${plan.id}/approve`, {})
  return sorted
}

const again = async (me: Client, rules: object | null) =>
  proposedPlan.parse((await me.post('/api/plans', { again: true, rules })).json())
const places = async (me: Client) => (await me.list()).map(({ path }) => path).sort()

describe('what would now differ of what is filed', () => {
  it('is a plan of that alone: what lies right, what the person put there and what is new stay out of it; it is approved and undone', async () => {
    const me = visitor()
    await file(
      me,
      [
        ['berth 1.txt', 'one'],
        ['berth 2.txt', 'two'],
        ['other.txt', 'three'],
        ['berth mine.txt', 'four'],
      ],
      new Map([['berth mine.txt', 'Keepsakes']]),
    )
    await me.give(['berth new.txt', 'five'])
    const before = await places(me)
    expect((await again(me, null)).plan.acts).toEqual([])
    const { plan, preview } = await again(me, { version: 1, rules: [BERTH] })
    expect(plan.acts.map(({ to }) => to).sort()).toEqual(['Harbour/berth 1.txt', 'Harbour/berth 2.txt'])
    expect(plan.acts[0]?.judged).toMatchObject({ by: 'rule', category: 'Harbour' })
    expect(preview.moves).toBe(2)
    expect(await places(me)).toEqual(before)

    const { runId } = (await me.post(`/api/plans/${plan.id}/approve`, {})).json()
    expect(await places(me)).toEqual(
      before.map((path) => path.replace(/.*\/(berth \d.txt)/u, '/Harbour/$1')).toSorted(),
    )
    expect((await again(me, { version: 1, rules: [BERTH] })).plan.acts).toEqual([])
    await me.post(`/api/runs/${runId}/undo`, {})
    expect(await places(me)).toEqual(before)
  })

  it('follows what was taught since, and no file speaks for its own place', async () => {
    const me = visitor()
    const fee = (at: number): [string, string] => [
      `scan ${at}.txt`,
      `Harbour office. Mooring fee for berth ${at}, sailing boat, pontoon ${at % 3}, tide table enclosed. Boat number ${at * 7}.`,
    ]
    await file(me, [fee(1)])
    const corrected = [11, 12, 13, 14, 15, 16, 17].map(fee)
    await file(me, corrected, new Map(corrected.map(([name]) => [name, 'Sailing'])))
    await expect
      .poll(async () => (await again(me, null)).plan.acts.map(({ to }) => to).sort(), { timeout: 30_000 })
      .toEqual(['Sailing/scan 1.txt'])
  })

  it('is nobody else’s, and takes rules as hostile', async () => {
    expect((await again(visitor(), null)).plan.acts).toEqual([])
    const bad = await visitor().post('/api/plans', { again: true, rules: { version: 1, rules: [{ name: 'x' }] } })
    expect(bad.status).toBe(400)
  })
})
