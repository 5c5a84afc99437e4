import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { type ModelDouble, startModelDouble } from './support/model-double.ts'
import { startHere } from './support/server.ts'

const CANARY = 'canarytext'
/** Words of many kinds of document at once, so that the local engine is unsure and asks. */
const MIXED = [
  'invoice recipe contract party minutes agenda flour total resume skills',
  'meeting lease oven salary lecture ticket prescription warranty',
  'invoice recipe',
  'contract minutes party list',
]

let double: ModelDouble
beforeAll(async () => {
  double = await startModelDouble()
})
afterAll(() => double.close())

/** What is sent of the same files with the setting as given: chat prompts and texts to embed. */
async function sentWith(modelText: string) {
  double.asked.length = 0
  const server = await startHere({
    OCTAVO_MODEL_URL: `${double.url}/v1`,
    OCTAVO_MODEL_NAME: 'chat',
    OCTAVO_EMBED_NAME: 'embed',
    OCTAVO_ALLOW_PRIVATE_HOSTS: new URL(double.url).host,
    OCTAVO_MODEL_TEXT: modelText,
  })
  const me = new Client(server.address)
  const files = await me.give(...MIXED.map((words, n) => [`note${n}.txt`, `${words} ${CANARY}`] as const))
  const sorted = await me.post('/api/agentkit/organize', { files: files.map(({ id }) => ({ id })) })
  expect(sorted.status).toBe(200)
  await me.get('/api/search?q=anything')
  for (let turn = 0; turn < 200 && (await me.get('/api/settings/search')).json().indexed < files.length; turn += 1)
    await new Promise((done) => setTimeout(done, 50))
  await server.close()
  const of = (call: string) => double.asked.filter(({ path }) => path.endsWith(call)).map(({ body }) => body)
  return { chat: of('/chat/completions').join(''), embed: of('/embeddings').join('') }
}

it('I-7: with OCTAVO_MODEL_TEXT=false no word of a file leaves, to the chat model or the one for search; its name does', async () => {
  const open = await sentWith('true')
  for (const sent of Object.values(open)) {
    expect(sent).toContain('note')
    expect(sent).toContain(CANARY)
  }
  const closed = await sentWith('false')
  for (const sent of Object.values(closed)) {
    expect(sent).toContain('note')
    expect(sent).not.toContain(CANARY)
    for (const word of ['flour', 'lease', 'minutes']) expect(sent).not.toContain(word)
  }
})
