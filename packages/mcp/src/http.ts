import { randomUUID } from 'node:crypto'
import type { McpHttpHandler, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'
import type { Desk } from './desk.ts'

/** Sessions of clients of the first generation that are held at once: of one key, and of all. */
const MOST_OF_ONE = 10
const MOST_OF_ALL = 500
/** A session that nobody used for so long is forgotten; its client begins another. */
const IDLE_MS = 30 * 60_000

/** The tools over streamable HTTP, for clients of both generations. */
export interface HttpTools {
  /**
   * Answers one call of somebody whose key was found good: `who` names the key, `body` is what the call carried, parsed. A session
   * belongs to the key that began it; for others there is none of that name.
   */
  answer(call: {
    readonly request: Request
    readonly body: unknown
    readonly who: string
    readonly desk: Desk
  }): Promise<Response>
  /** Ends what is under way. */
  close(): Promise<void>
}

interface Session {
  readonly who: string
  readonly transport: WebStandardStreamableHTTPServerTransport
  usedAtMs: number
}

/**
 * Clients of the second generation hold nothing between two calls. Those of the first can be asked a question only within a
 * session, so each gets one; streams that stay open are not offered, for nothing is ever told unasked. The protocol's package
 * is loaded by the first call.
 */
export function toolsOverHttp(version: string): HttpTools {
  const sessions = new Map<string, Session>()
  const desks = new WeakMap<Request, Desk>()
  let loaded: Promise<Loaded> | undefined
  const load = () => {
    loaded ??= loadPackage(version, desks)
    return loaded
  }
  const begin = async (who: string, desk: Desk): Promise<Session> => {
    const { sdk, mcpServer } = await load()
    makeRoom(sessions, who)
    const transport = new sdk.WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => void sessions.set(id, session),
      onsessionclosed: (id) => void sessions.delete(id),
    })
    const session: Session = { who, transport, usedAtMs: performance.now() }
    await mcpServer(desk, version).connect(transport)
    return session
  }
  return {
    async answer({ request, body, who, desk }) {
      const { sdk, modern } = await load()
      if (request.method !== 'POST' && request.method !== 'DELETE') return refused(405, 'Only POST is answered here.')
      const name = request.headers.get('mcp-session-id')
      if (name !== null) {
        const session = sessions.get(name)
        if (session?.who !== who) return refused(404, 'There is no such session. Begin another.')
        session.usedAtMs = performance.now()
        return await session.transport.handleRequest(request, { parsedBody: body })
      }
      if (request.method === 'DELETE') return refused(400, 'Name the session that is over.')
      if ((await sdk.isLegacyRequest(request, body)) && sdk.isInitializeRequest(body))
        return await (await begin(who, desk)).transport.handleRequest(request, { parsedBody: body })
      desks.set(request, desk)
      return await modern.fetch(request, { parsedBody: body })
    },
    async close() {
      for (const { transport } of sessions.values()) await transport.close()
      sessions.clear()
      await (await loaded)?.modern.close()
    },
  }
}

interface Loaded {
  readonly sdk: typeof import('@modelcontextprotocol/server')
  readonly mcpServer: typeof import('./server.ts').mcpServer
  readonly modern: McpHttpHandler
}

async function loadPackage(version: string, desks: WeakMap<Request, Desk>): Promise<Loaded> {
  const [sdk, { mcpServer }] = await Promise.all([import('@modelcontextprotocol/server'), import('./server.ts')])
  const modern = sdk.createMcpHandler(({ requestInfo }) => {
    const desk = requestInfo && desks.get(requestInfo)
    if (!desk) throw new Error('A call came without its desk')
    return mcpServer(desk, version)
  })
  return { sdk, mcpServer, modern }
}

/** Forgets sessions that are over, and the oldest where there are too many. */
function makeRoom(sessions: Map<string, Session>, who: string): void {
  const nowMs = performance.now()
  const drop = (id: string, { transport }: Session) => {
    sessions.delete(id)
    void transport.close()
  }
  for (const [id, session] of sessions) if (nowMs - session.usedAtMs > IDLE_MS) drop(id, session)
  const oldest = [...sessions].sort(([, one], [, other]) => one.usedAtMs - other.usedAtMs)
  const own = oldest.filter(([, session]) => session.who === who)
  for (const [id, session] of own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1))) drop(id, session)
  for (const [id, session] of oldest.slice(0, Math.max(0, sessions.size - MOST_OF_ALL + 1))) drop(id, session)
}

const refused = (status: number, message: string): Response =>
  Response.json(
    { jsonrpc: '2.0', error: { code: -32000, message }, id: null },
    { status, ...(status === 405 && { headers: { allow: 'POST, DELETE' } }) },
  )
