import { settingsResponse, sortResponse, tryRulesResponse, whyRulesResponse } from '@octavo/contract'
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
const rulesOf = (...rules: readonly object[]) => ({ version: 1, rules })
const INVOICES = {
  name: 'acme',
  when: { all: [{ field: 'text', op: 'matches', value: 'acme\\s+gmbh' }] },
  move: 'Money/{date:yyyy|Undated}',
  rename: 'Acme {name}',
}
const ACME = 'Acme GmbH\nInvoice number 77\nTotal due 12.00 EUR\n'

describe('standing rules in a sorting', () => {
  const sorted = async (me: Client, body: object) =>
    Object.values(sortResponse.parse((await me.post('/api/agentkit/organize', body)).json()).results).flat()

  it('decide by what is inside, patterns and new names included, and what is protected stays', async () => {
    const me = visitor()
    const files = await me.give(['a.txt', ACME], ['b.txt', 'nothing of the sort'], ['c.txt', ACME])
    const [, , last] = files
    const found = await sorted(me, {
      files: files.map(({ id }) => ({ id })),
      rules: { ...rulesOf(INVOICES), protect: { folders: [last?.path.slice(1)] } },
    })
    const byName = new Map(found.map((file) => [file.name, file]))
    expect(byName.get('a.txt')).toMatchObject({
      category: 'Money/Undated',
      by: 'rule',
      newName: 'Acme a.txt',
      confidence: 1,
    })
    expect(byName.get('b.txt')?.by).not.toBe('rule')
    expect(byName.get('c.txt')).toMatchObject({ by: 'rule', stays: true })
  })

  it('ask what the library keeps of a file: its star and its tags', async () => {
    const me = visitor()
    const files = await me.give(['a.txt', 'one'], ['b.txt', 'two'])
    const ids = files.map(({ id }) => id)
    await me.post('/api/library/acts', { type: 'star', ids: ids.slice(0, 1), on: true })
    const found = await sorted(me, {
      files: ids.map((id) => ({ id })),
      rules: rulesOf({ name: 'best', when: { field: 'starred', op: 'is', value: true }, move: 'Best' }),
    })
    expect(found.map(({ name, category }) => [name, category === 'Best'])).toEqual(
      expect.arrayContaining([
        ['a.txt', true],
        ['b.txt', false],
      ]),
    )
  })

  it('are those of the account where none come along, none where null comes, and a guest keeps none here', async () => {
    const me = visitor()
    await me.enter('signup', 'rules@example.org')
    const kept = await me.send('PATCH', '/api/settings', {
      body: JSON.stringify({ rules: rulesOf(INVOICES) }),
      headers: { 'content-type': 'application/json' },
    })
    expect(settingsResponse.parse(kept.json()).settings.rules).toEqual(rulesOf(INVOICES))
    const files = (await me.give(['a.txt', ACME])).map(({ id }) => ({ id }))
    expect((await sorted(me, { files }))[0]?.category).toBe('Money/Undated')
    expect((await sorted(me, { files, rules: null }))[0]?.by).not.toBe('rule')
  })

  it('that can not be read are refused, with what is wrong and where', async () => {
    const me = visitor()
    const bad = rulesOf({ name: 'x', when: { field: 'size', op: '>', value: 1 }, move: 'X' })
    for (const url of ['/api/agentkit/organize', '/api/rules/try']) {
      const answer = await me.post(url, { ...(url.endsWith('organize') && { files: [] }), rules: bad })
      expect(answer.status).toBe(400)
      expect(answer.text()).toContain('there is no field')
    }
  })
})

describe('rules on trial', () => {
  it('try tells what would differ over everything, by which rule, and what goes against the own hand; nothing moves', async () => {
    const me = visitor()
    const files = await me.give(['a.txt', ACME], ['b.txt', 'nothing'], ['c.txt', ACME])
    const moved = files.find(({ name }) => name === 'c.txt')
    await me.post('/api/library/acts', { type: 'move', ids: [moved?.id], to: '/Mine' })
    const before = (await me.list()).map(({ path }) => path).sort()
    const unused = { name: 'unused', when: { field: 'name', op: 'equals', value: 'zzz' }, leave: true }
    const tried = tryRulesResponse.parse((await me.post('/api/rules/try', { rules: rulesOf(INVOICES, unused) })).json())
    expect(tried).toMatchObject({ asBefore: 1, differently: 1, against: 1 })
    expect(tried.rules).toEqual([
      { name: 'acme', fits: 2, decides: 2 },
      { name: 'unused', fits: 0, decides: 0 },
    ])
    expect(tried.differing.find(({ file }) => file.name === 'c.txt')).toMatchObject({
      against: 'Mine',
      after: { category: 'Money/Undated' },
      rules: ['acme'],
    })
    expect(tried.differing.find(({ file }) => file.name === 'a.txt')?.against).toBeUndefined()
    expect((await me.list()).map(({ path }) => path).sort()).toEqual(before)
  })

  it('why tells each condition with what was seen, and nothing of a file of others', async () => {
    const me = visitor()
    const [file] = await me.give(['a.txt', ACME])
    const small = { field: 'sizeBytes', op: '>', value: '1 MB' }
    const rules = rulesOf(INVOICES, { name: 'large', when: { none: [{ any: [small] }] }, move: '{place}' })
    const answer = await me.post('/api/rules/why', { rules, fileId: file?.id })
    expect(whyRulesResponse.parse(answer.json())).toMatchObject({
      file: { id: file?.id, name: 'a.txt' },
      rules: [
        { name: 'acme', outcome: 'decides', when: { of: 'all', holds: true } },
        {
          name: 'large',
          outcome: 'not-filled',
          missing: 'place',
          when: { of: 'none', parts: [{ of: 'any', parts: [{ ...small, seen: ACME.length, holds: false }] }] },
        },
      ],
    })
    expect((await visitor().post('/api/rules/why', { rules, fileId: file?.id })).status).toBe(404)
  })
})
