import { learnedResponse } from '@octavo/contract'
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
const folders = (answer: { json(): unknown }) => learnedResponse.parse(answer.json()).folders
const known = async (me: Client) => folders(await me.get('/api/learned'))

/** Three papers about one thing go into a folder of the person's own. */
async function taught(me: Client, folder = 'Harbour'): Promise<void> {
  const files = await me.give(
    ...[1, 2, 3].map((at): [string, string] => [`berth ${at}.txt`, `Mooring fee for berth ${at} in the harbour`]),
  )
  await me.post('/api/agentkit/organize', { files: files.map(({ id }) => ({ id })) })
  await me.post('/api/files/organize', {
    fileOrganizations: files.map(({ id }) => ({ fileId: id, targetCategory: folder })),
  })
  await expect.poll(async () => (await known(me)).map(({ label }) => label), { timeout: 20_000 }).toContain(folder)
}

describe('what was learned of a person', () => {
  it('is seen by folder, renamed and forgotten, each person’s own', async () => {
    const me = visitor()
    expect(await known(me)).toEqual([])
    await taught(me)
    expect(await known(me)).toEqual([{ label: 'Harbour', decided: 3, filed: 0 }])
    expect(folders(await me.post('/api/learned', { type: 'rename', label: 'Harbour', to: 'Boats' }))).toEqual([
      { label: 'Boats', decided: 3, filed: 0 },
    ])
    expect(await known(visitor())).toEqual([])
    expect(folders(await me.post('/api/learned', { type: 'forget', label: 'Boats' }))).toEqual([])
    expect(await known(me)).toEqual([])
  })

  it('is taken along and brought to another library; what is no such text is refused, and nothing has changed', async () => {
    const [me, other] = [visitor(), visitor()]
    await taught(me)
    const { text } = (await me.get('/api/learned/text')).json()
    expect(text).not.toMatch(/berth|mooring/iu)
    await other.give(['a.txt', 'a'])
    expect(folders(await other.post('/api/learned', { type: 'import', text }))).toEqual(await known(me))
    for (const bad of ['{}', '[', JSON.stringify({ octavoLearned: 1, examples: [['x', 'y', 9, '', [], []]] })])
      expect((await other.post('/api/learned', { type: 'import', text: bad })).status).toBeGreaterThanOrEqual(400)
    expect(await known(other)).toEqual(await known(me))
    expect(folders(await other.post('/api/learned', { type: 'forget-all' }))).toEqual([])
  })
})
