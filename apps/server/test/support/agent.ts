import { Client, type ElicitResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport as OldPort } from '@modelcontextprotocol/sdk/shared/transport.js'
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js'

/** What a tool answered, and how many bytes that was. */
export interface Told {
  readonly isError: boolean
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they are testing
  readonly data: any
}

/** An agent with the tools of a server. */
export interface Agent {
  readonly tools: readonly string[]
  call(tool: string, asked?: Record<string, unknown>): Promise<Told>
  end(): Promise<void>
}

export const GENERATIONS = ['v1', 'v2', 'stateless'] as const

/**
 * Connects to `/mcp` with a key, as a client of one generation (`stateless`: the second over the protocol of 2026-07-28 and no
 * other). `answers` is what its user says when asked; without it, it can't ask.
 */
export async function connectAgent(
  address: string,
  secret: string,
  { client = 'v2', answers }: { readonly client?: (typeof GENERATIONS)[number]; readonly answers?: ElicitResult } = {},
): Promise<Agent> {
  const url = new URL('/mcp', address)
  const options = { requestInit: { headers: { authorization: `Bearer ${secret}` } } }
  const about = { name: 'test', version: '1.0.0' }
  const can = { capabilities: answers ? { elicitation: { form: {} } } : {} }
  if (client === 'v1') {
    const old = new OldClient(about, can)
    if (answers) old.setRequestHandler(ElicitRequestSchema, () => Promise.resolve(answers))
    await old.connect(new OldTransport(url, options) as OldPort)
    const { tools } = await old.listTools()
    return agentOf(
      tools,
      async (name, asked) => await old.callTool({ name, arguments: asked }),
      () => old.close(),
    )
  }
  const versionNegotiation = { mode: client === 'stateless' ? { pin: '2026-07-28' } : ('legacy' as const) }
  const next = new Client(about, { ...can, versionNegotiation })
  if (answers) next.setRequestHandler('elicitation/create', () => Promise.resolve(answers))
  await next.connect(new StreamableHTTPClientTransport(url, options))
  const { tools } = await next.listTools()
  return agentOf(
    tools,
    async (name, asked) => await next.callTool({ name, arguments: asked }),
    () => next.close(),
  )
}

function agentOf(
  tools: readonly { readonly name: string }[],
  call: (name: string, asked: Record<string, unknown>) => Promise<unknown>,
  end: () => Promise<void>,
): Agent {
  return {
    tools: tools.map(({ name }) => name),
    async call(tool, asked = {}) {
      const { isError, content, structuredContent } = (await call(tool, asked)) as {
        isError?: boolean
        content?: readonly { text?: string }[]
        structuredContent?: Record<string, unknown>
      }
      return { isError: isError ?? false, text: content?.[0]?.text ?? '', data: structuredContent ?? {} }
    },
    end,
  }
}
