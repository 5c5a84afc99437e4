import { levelsResponse, type SortedFile, sortResponse } from '@octavo/contract'
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

const NOTES = { name: 'notes', when: { field: 'name', op: 'contains', value: 'note' }, move: 'Notes' }
const rulesOf = (...rules: readonly object[]) => ({ version: 1, rules })

/** A visitor with rules of their own, and a number for the next file. */
const person = () => {
  const me = new Client(server.address)
  let made = 0
  const rules = { now: rulesOf(NOTES) as object }
  const json = (body: object) => ({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  return {
    me,
    rules,
    async sort(count: number): Promise<readonly SortedFile[]> {
      const files = await me.give(
        ...Array.from({ length: count }, (): [string, string] => [`note ${made}.txt`, `text ${made++}`]),
      )
      const answer = await me.post('/api/agentkit/organize', {
        files: files.map(({ id }) => ({ id })),
        rules: rules.now,
      })
      return Object.values(sortResponse.parse(answer.json()).results).flat()
    },
    async approve(files: readonly SortedFile[], into?: string): Promise<string> {
      const plan = await me.post('/api/plans', {
        fileOrganizations: files.map(({ id, category }, at) => ({
          fileId: id,
          targetCategory: at === 0 ? (into ?? category) : category,
        })),
        unsure: 'move',
      })
      expect(plan.status).toBe(200)
      return (await me.post(`/api/plans/${plan.json().plan.id}/approve`, {})).json().runId
    },
    async level() {
      const answer = await me.post('/api/rules/levels', { rules: rules.now })
      return levelsResponse.parse(answer.json()).levels[0]
    },
    give: (level: string, name = 'notes') =>
      me.send('PUT', '/api/rules/levels', json({ rules: rules.now, name, level })),
  }
}

describe('how far rules go by themselves', () => {
  it('is earned by decisions that stood in several runs, offered then, and given by the person alone', async () => {
    const { sort, approve, level, give } = person()
    for (const count of [4, 4, 4]) {
      const files = await sort(count)
      expect(files.every(({ by, unasked }) => by === 'rule' && unasked === undefined)).toBe(true)
      await approve(files)
    }
    expect(await level()).toEqual({ name: 'notes', level: 'suggest', kept: 12, runs: 3, offer: 'apply' })
    expect((await sort(1))[0]?.unasked).toBeUndefined()
    expect((await give('apply', 'nobody')).status).toBe(404)
    expect((await give('apply')).status).toBe(200)
    expect(await level()).toEqual({ name: 'notes', level: 'apply', kept: 0, runs: 0 })
    expect((await sort(1))[0]?.unasked).toBe('apply')
  })

  it('steps back one level when a run is taken back, once, and not when it is done again', async () => {
    const { me, sort, approve, level, give } = person()
    await sort(1)
    await give('silent')
    const runId = await approve(await sort(2))
    expect(await level()).toMatchObject({ level: 'silent', kept: 2, runs: 1 })
    const undone = (await me.post(`/api/runs/${runId}/undo`, {})).json()
    expect(await level()).toMatchObject({ level: 'apply', kept: 0, runs: 0 })
    await me.post(`/api/runs/${undone.runId}/undo`, {})
    expect(await level()).toMatchObject({ level: 'apply', kept: 0 })
  })

  it('steps back for a file that the person sends elsewhere, in a review or by hand later', async () => {
    const { me, sort, approve, level, give } = person()
    await sort(1)
    await give('silent')
    await approve(await sort(3), 'Diary')
    expect(await level()).toMatchObject({ level: 'apply', kept: 0 })
    const [file] = await sort(1)
    await approve(file ? [file] : [])
    await me.post('/api/library/acts', { type: 'move', ids: [file?.id], to: '/Diary' })
    expect(await level()).toMatchObject({ level: 'suggest', kept: 0 })
  })

  it('is lost by a rule that says something else, and is nobody else’s', async () => {
    const { sort, level, give, rules } = person()
    await sort(1)
    await give('silent')
    expect((await sort(1))[0]?.unasked).toBe('silent')
    rules.now = rulesOf({ ...NOTES, move: 'Other notes' })
    expect(await level()).toMatchObject({ level: 'suggest' })
    expect((await sort(1))[0]?.unasked).toBeUndefined()
    rules.now = rulesOf(NOTES)
    expect((await sort(1))[0]?.unasked).toBeUndefined()
    const other = person()
    expect(await other.level()).toMatchObject({ level: 'suggest' })
    expect((await other.sort(1))[0]?.unasked).toBeUndefined()
  })

  it('asks where one of two rules behind a decision asks, and never speaks for what stays', async () => {
    const { sort, give, rules } = person()
    const named = { name: 'named', when: NOTES.when, rename: 'My {name}' }
    rules.now = rulesOf(NOTES, named)
    await sort(1)
    await give('silent')
    expect((await sort(1))[0]?.unasked).toBeUndefined()
    await give('apply', 'named')
    expect((await sort(1))[0]?.unasked).toBe('apply')
  })
})
