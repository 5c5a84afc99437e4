import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of this machine that notes who asks it for what. */
export interface Listener {
  readonly url: string
  readonly asked: string[]
  close(): Promise<void>
}

async function listen(answer: (path: string, body: string) => unknown): Promise<Listener> {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end(JSON.stringify(answer(request.url ?? '', Buffer.concat(parts).toString())))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Somebody who must never be asked anything. */
export const sentinel = (): Promise<Listener> => listen(() => ({}))

/** Words of one line mean the same to the double. */
const MEANINGS = ['invoice bill payment amount', 'kitten cat feline purring', 'train railway journey ticket']

/**
 * A double of the calls of the OpenAI API that Octavo makes: it files everything under Research for the reason given, and
 * makes vectors of meanings.
 */
export function modelDouble(reason: () => string): Promise<Listener> {
  return listen((path, body) => {
    const asked = JSON.parse(body) as { input?: string[]; messages?: { content: string }[] }
    if (path.endsWith('/embeddings')) {
      const vectorOf = (text: string) => {
        const words = text.toLowerCase().split(/[^a-z]+/u)
        return [
          ...MEANINGS.map((line) => words.filter((word) => line.split(' ').includes(word)).length),
          0.05 * words.length,
        ]
      }
      return { data: (asked.input ?? []).map((text, index) => ({ index, embedding: vectorOf(text) })) }
    }
    const { files } = JSON.parse(asked.messages?.[1]?.content ?? '{"files":[]}') as { files: { n: number }[] }
    const said = files.map(({ n }) => ({ n, folder: 'Research', confidence: 0.95, reason: reason() }))
    return { choices: [{ message: { content: JSON.stringify({ files: said }) } }] }
  })
}

/** Settings of a server that asks such a double. */
export const modelEnv = (double: Listener) => ({
  OCTAVO_MODEL_URL: `${double.url}/v1`,
  OCTAVO_MODEL_NAME: 'double',
  OCTAVO_EMBED_NAME: 'double-embed',
  OCTAVO_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
})
