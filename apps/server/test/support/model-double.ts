import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'
import { MEANINGS } from './tiny-model.ts'

/** One call that the double was asked, as it came in. */
export interface Asked {
  readonly path: string
  readonly key: string | undefined
  readonly body: string
  /** The texts of an embedding call, or the user message of a chat call. */
  readonly texts: readonly string[]
}

/** A file of a prompt, as a model sees it. */
export interface PromptFile {
  readonly n: number
  readonly name: string
  readonly text?: string
}

/** A double of the chat and embedding calls of the OpenAI API and of Ollama: it checks what it is sent, and notes it. */
export interface ModelDouble {
  /** Base address: add `/v1` for the OpenAI API. */
  readonly url: string
  readonly asked: Asked[]
  /** What a chat call is answered with: the `content` of the message. */
  reply: (files: readonly PromptFile[], system: string) => unknown
  /** Waited for before each answer; throwing gives status 500. */
  before: (asked: Asked) => Promise<void> | void
  close(): Promise<void>
}

// The requests by their published descriptions: strict, so that a wrong member is an error here as it is there.
const chat = z.object({
  model: z.string().min(1),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
})
const openAiEmbed = z.strictObject({
  model: z.string().min(1),
  input: z.array(z.string().min(1)).min(1).max(2048),
  encoding_format: z.enum(['float', 'base64']).optional(),
  dimensions: z.int().positive().optional(),
  user: z.string().optional(),
})
const ollamaEmbed = z.strictObject({
  model: z.string().min(1),
  input: z.array(z.string()).min(1),
  truncate: z.boolean().optional(),
  options: z.object().optional(),
  keep_alive: z.union([z.string(), z.number()]).optional(),
  dimensions: z.int().positive().optional(),
})

/** A vector whose axes are the meanings of the words in a text, as the tiny model in a folder gives them. */
const vectorOf = (text: string): number[] => {
  const words = text.toLowerCase().split(/[^a-z]+/u)
  return [...MEANINGS.map((line) => words.filter((word) => line.split(' ').includes(word)).length), 0.05 * words.length]
}

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

export async function startModelDouble(): Promise<ModelDouble> {
  const asked: Asked[] = []
  const send = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    const body = await bodyOf(request)
    const note = async (texts: readonly string[]) => {
      const one = { path, key: request.headers.authorization, body, texts }
      asked.push(one)
      await double.before(one)
    }
    const talk = async () => {
      const [system, user] = chat.parse(JSON.parse(body)).messages
      await note([user.content])
      return JSON.stringify(double.reply(JSON.parse(user.content).files, system.content))
    }
    if (request.method !== 'POST') return send(response, 405, {})
    if (path === '/v1/chat/completions') {
      const message = { role: 'assistant', content: await talk() }
      return send(response, 200, {
        id: 'c',
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
      })
    }
    if (path === '/api/chat')
      return send(response, 200, { model: 'm', message: { role: 'assistant', content: await talk() }, done: true })
    if (path === '/v1/embeddings') {
      const { model, input } = openAiEmbed.parse(JSON.parse(body))
      await note(input)
      // The order is the index's, not the list's.
      const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })).reverse()
      return send(response, 200, { object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } })
    }
    if (path === '/api/embed') {
      const { model, input } = ollamaEmbed.parse(JSON.parse(body))
      await note(input)
      return send(response, 200, {
        model,
        embeddings: input.map(vectorOf),
        total_duration: 1,
        load_duration: 1,
        prompt_eval_count: 1,
      })
    }
    return send(response, 404, { error: { message: 'no such call' } })
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, error instanceof z.ZodError ? 400 : 500, { error: { message: String(error) } })
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const double: ModelDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    reply: () => ({ files: [] }),
    before: () => undefined,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return double
}
