import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { toolsOverHttp } from '@octavo/mcp'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../infra/http/app.ts'
import { createIsSecure } from '../../infra/http/app.ts'
import { signalOf } from '../../infra/http/hang-up.ts'
import { refusePages } from '../../infra/http/origin.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Services } from '../../services.ts'
import { createAdviceCache } from '../judging/index.ts'
import { libraryDesk } from './library-desk.ts'
import { plainly } from './plainly.ts'
import { rulesForAgents } from './plan-book.ts'

/** A plan of 20,000 moves with long names. */
const LIMIT_BYTES = 8 * 1024 * 1024
/** Calls of one account in a minute, whatever the number of its keys. */
const CALLS_A_MINUTE = 600

/** POST, GET and DELETE /mcp: the tools for agents over streamable HTTP, for API keys and nobody else. */
export function mcpRoutes(app: App, services: Services): void {
  const { authorise, keyGuard, config, limits, version, log } = services
  const tools = toolsOverHttp(version)
  const parts = { ...services, adviceCache: createAdviceCache(services) }
  const isSecure = createIsSecure(config)
  const text = 'Agents of this account call too often. Try again in a minute.'
  const calls = limits({ name: 'agent-calls', tries: CALLS_A_MINUTE, seconds: 60, text })
  const turns = new Map<string, Promise<unknown>>()
  app.addHook('onClose', async () => await tools.close())

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = keyGuard.keyOf(request)
    if (!key) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal('unauthorized', 'Agents call with an API key: make one in the settings, with the scope propose')
    }
    const owner = await authorise.owner(request, reply)
    await calls.take(owner.id)
    const base = config.publicUrl ?? `${request.protocol}://${request.host}`
    const desk = libraryDesk({
      services: parts,
      owner,
      key,
      linkTo: (planId) => `${base}/agent-plans?plan=${planId}`,
      trustsClient: (await rulesForAgents(services.db, owner)).asksClient,
      inTurn: (work) => {
        const mine = (turns.get(owner.id) ?? Promise.resolve()).then(work, work)
        const over: Promise<unknown> = mine
          .catch(() => undefined)
          .finally(() => {
            if (turns.get(owner.id) === over) turns.delete(owner.id)
          })
        turns.set(owner.id, over)
        return mine
      },
    })
    const told = await tools.answer({
      request: webRequest(request, signalOf(reply)),
      body: request.body,
      who: key.id,
      desk: plainly(desk, log),
    })
    return await sendWeb(reply, told)
  }

  for (const method of ['POST', 'GET', 'DELETE'] as const)
    app.route({
      method,
      url: '/mcp',
      schema: { hide: true },
      ...(method === 'GET' && { exposeHeadRoute: false }),
      bodyLimit: LIMIT_BYTES,
      onRequest: async (request, reply) => refusePages(request, reply, config, isSecure),
      handler: answer,
    })
}

/** A call as the protocol's package reads it; its body comes beside it, parsed. */
function webRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'authorization' && name !== 'cookie') headers.set(name, value)
  return new Request(new URL('/mcp', 'http://localhost'), { method: request.method, headers, signal })
}

/** Sends an answer of the protocol's package, as it comes. */
async function sendWeb(reply: FastifyReply, told: Response): Promise<FastifyReply> {
  reply.code(told.status)
  for (const [name, value] of told.headers) if (!/^access-control-/u.test(name)) reply.header(name, value)
  reply.header('cache-control', 'no-store')
  return await reply.send(told.body === null ? '' : Readable.fromWeb(told.body as ReadableStream))
}
