import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AppError, modelRequests } from '@octavo/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutgoing } from '../../infra/outgoing/outgoing.ts'
import { ollamaChat, ollamaEmbedder, openAiChat, openAiEmbedder } from './index.ts'

type Handler = (request: IncomingMessage, body: Record<string, unknown>, response: ServerResponse) => void

let handle: Handler
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => handle(request, JSON.parse(Buffer.concat(parts).toString() || '{}'), response))
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const open = createOutgoing({ allowPrivateHosts: ['127.0.0.1'] })
const closed = createOutgoing({ allowPrivateHosts: [] })
afterAll(async () => {
  await open.close()
  await closed.close()
})

const answer = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
const [request] = modelRequests([{ id: 'a', name: 'a.txt', folder: '', mediaType: 'text/plain', sizeBytes: 1 }], ['A'])
if (!request) throw new Error('no request')
const signal = () => AbortSignal.timeout(5000)
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: AppError) => error.code,
  )

describe('a model behind the OpenAI API', () => {
  const model = () => openAiChat({ url: `${url}/v1`, model: 'm', key: 'sk-test' }, open)

  it('asks with the key, the schema and temperature 0, and gives the content', async () => {
    handle = (incoming, body, response) => {
      expect([incoming.method, incoming.url, incoming.headers.authorization]).toEqual([
        'POST',
        '/v1/chat/completions',
        'Bearer sk-test',
      ])
      expect(body).toMatchObject({ model: 'm', temperature: 0, response_format: { type: 'json_schema' } })
      answer(response, {
        id: 'x',
        object: 'chat.completion',
        choices: [{ index: 0, message: { content: '{"files":[]}' } }],
      })
    }
    expect(await model().ask(request, signal())).toBe('{"files":[]}')
  })

  it('embeds, whatever the order of the answer', async () => {
    handle = (incoming, body, response) => {
      expect(incoming.url).toBe('/v1/embeddings')
      expect(body).toEqual({ model: 'e', input: ['a', 'b'], encoding_format: 'float' })
      answer(response, {
        data: [
          { index: 1, embedding: [0, 1] },
          { index: 0, embedding: [1, 0] },
        ],
      })
    }
    const vectors = await openAiEmbedder({ url: `${url}/v1`, model: 'e' }, open).embed(['a', 'b'], signal())
    expect(vectors.map((vector) => [...vector])).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  it.each([
    [401, 'permission_denied'],
    [429, 'busy'],
    [500, 'io_error'],
  ])('C-3: turns status %i into a code', async (status, code) => {
    handle = (_incoming, _body, response) => answer(response, {}, status)
    expect(await codeOf(model().ask(request, signal()))).toBe(code)
  })

  it('C-2: follows no redirect', async () => {
    const seen: (string | undefined)[] = []
    handle = (incoming, _body, response) => {
      seen.push(incoming.url)
      response.writeHead(302, { location: `${url}/elsewhere` })
      response.end()
    }
    expect(await codeOf(model().ask(request, signal()))).toBe('io_error')
    expect(seen).toEqual(['/v1/chat/completions'])
  })

  it('I-3: refuses an answer without end, one that is no JSON, and one of another shape', async () => {
    handle = (_incoming, _body, response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    }
    expect(await codeOf(model().ask(request, signal()))).toBe('too_large')
    handle = (_incoming, _body, response) => response.end('<html>')
    expect(await codeOf(model().ask(request, signal()))).toBe('io_error')
    handle = (_incoming, _body, response) => answer(response, { choices: [] })
    expect(await codeOf(model().ask(request, signal()))).toBe('io_error')
  })
})

describe('a model of Ollama', () => {
  it('asks without a stream, held to the schema', async () => {
    handle = (incoming, body, response) => {
      expect(incoming.url).toBe('/api/chat')
      expect(body).toMatchObject({ model: 'm', stream: false, format: { type: 'object' } })
      answer(response, { model: 'm', message: { role: 'assistant', content: '{}' }, done: true })
    }
    expect(await ollamaChat({ url, model: 'm' }, open).ask(request, signal())).toBe('{}')
  })

  it('embeds, and refuses vectors that are missing', async () => {
    handle = (incoming, body, response) => {
      expect(incoming.url).toBe('/api/embed')
      expect(body).toMatchObject({ model: 'e', truncate: true })
      answer(response, { model: 'e', embeddings: [[1, 2]] })
    }
    const embedder = ollamaEmbedder({ url, model: 'e' }, open)
    expect([...((await embedder.embed(['a'], signal()))[0] ?? [])]).toEqual([1, 2])
    expect(await codeOf(embedder.embed(['a', 'b'], signal()))).toBe('io_error')
  })
})

describe('vectors of an embedder', () => {
  it.each([
    ['one is missing', { data: [{ index: 0, embedding: [1] }] }],
    [
      'they differ in length',
      {
        data: [
          { index: 0, embedding: [1] },
          { index: 1, embedding: [1, 2] },
        ],
      },
    ],
    [
      'one is empty',
      {
        data: [
          { index: 0, embedding: [] },
          { index: 1, embedding: [] },
        ],
      },
    ],
    [
      'one is no number',
      {
        data: [
          { index: 0, embedding: [1] },
          { index: 1, embedding: [null] },
        ],
      },
    ],
    ['one is far too long', { data: [0, 1].map((index) => ({ index, embedding: new Array(9000).fill(1) })) }],
    [
      'they are of other texts',
      {
        data: [
          { index: 7, embedding: [1] },
          { index: -1, embedding: [1] },
        ],
      },
    ],
  ])('I-3: are refused when %s', async (_what, body) => {
    handle = (_incoming, _body, response) => answer(response, body)
    const embedder = openAiEmbedder({ url: `${url}/v1`, model: 'e' }, open)
    expect(await codeOf(embedder.embed(['a', 'b'], signal()))).toBe('io_error')
  })

  it('are asked for with the words that a model wants before a question and a document', async () => {
    const inputs: unknown[] = []
    handle = (_incoming, body, response) => {
      inputs.push(body.input)
      answer(response, { data: [{ index: 0, embedding: [1] }], embeddings: [[1]] })
    }
    await openAiEmbedder({ url: `${url}/v1`, model: 'intfloat/e5-small' }, open).embed(['a'], signal(), 'query')
    await ollamaEmbedder({ url, model: 'nomic-embed-text' }, open).embed(['a'], signal())
    expect(inputs).toEqual([['query: a'], ['search_document: a']])
  })
})

describe('C-1: addresses that are not public', () => {
  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://localhost.:1/',
    'http://0x7f.1:1/',
    'http://2130706433:1/',
    'http://①②⑦.⓪.⓪.①:1/',
    'http://[::1]:1/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://[64:ff9b::7f00:1]:1/',
    'http://10.0.0.1:1/',
    'http://192.168.1.1:1/',
    'http://100.64.0.1:1/',
    'http://169.254.169.254:1/',
    'http://192.0.0.192:1/',
  ])('%s is refused', async (address) => {
    expect(await codeOf(closed.postJson(address, 'api/chat', {}, { signal: signal(), maxBytes: 10 }))).toBe(
      'permission_denied',
    )
  })

  it.each([
    'file:///etc/passwd',
    'ftp://example.org',
    'http://user:secret@example.org',
    'http://example.org/v1#',
    'http://example.org/v1?x=',
    'http://example.org/v1/../admin',
    'http://example.org/v1/%2e%2e',
    'http://example.org\\v1',
    'nonsense',
  ])('%s is no address for a model', async (address) => {
    expect(await codeOf(closed.postJson(address, 'api/chat', {}, { signal: signal(), maxBytes: 10 }))).toBe('bad_input')
  })

  it('C-9: a host of people’s own models is open at its port and at the bases of the protocol only', async () => {
    const asked: (string | undefined)[] = []
    handle = (incoming, _body, response) => {
      asked.push(incoming.url)
      answer(response, {})
    }
    const [host, elsewhere] = [new URL(url).host, 'localhost']
    const people = createOutgoing({ allowPrivateHosts: [host], isForPeople: true })
    const post = (base: string) => codeOf(people.postJson(base, 'api/chat', {}, { signal: signal(), maxBytes: 10 }))
    for (const base of [url, `${url}/`, `${url}/v1`]) expect(await post(base)).toBe('no error')
    for (const base of [`${url}/api/pull`, `${url}/v2`, 'http://127.0.0.1:1/v1', `http://${elsewhere}:1/v1`])
      expect(await post(base)).toBe('permission_denied')
    expect(asked).toEqual(['/api/chat', '/api/chat', '/v1/api/chat'])
    await people.close()
  })

  it('C-2: a name that answers publicly first and privately later is held to what was checked', async () => {
    let count = 0
    const rebinding = createOutgoing({
      allowPrivateHosts: [],
      resolve: async () => {
        count += 1
        return count === 1
          ? [
              { address: '93.184.216.34', family: 4 },
              { address: '127.0.0.1', family: 4 },
            ]
          : [{ address: '127.0.0.1', family: 4 }]
      },
    })
    for (let turn = 0; turn < 2; turn += 1)
      expect(
        await codeOf(rebinding.postJson('http://model.test/', 'api/chat', {}, { signal: signal(), maxBytes: 10 })),
      ).toBe('permission_denied')
    await rebinding.close()
  })
})
