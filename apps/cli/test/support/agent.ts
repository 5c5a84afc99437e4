import { Client, type ElicitResult } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport as OldStdio } from '@modelcontextprotocol/sdk/client/stdio.js'
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { BIN } from './run.ts'

/** What a tool answered. */
export interface Told {
  readonly isError: boolean
  readonly text: string
  readonly data: Record<string, unknown>
}

/** An agent with the tools of `octavo mcp`. */
export interface Agent {
  readonly tools: readonly string[]
  call(tool: string, asked?: Record<string, unknown>): Promise<Told>
  end(): Promise<void>
}

type Generation = 'v1' | 'v2' | 'stateless'

export interface AgentOptions {
  readonly state: string
  readonly folders: readonly string[]
  /** The generation of the client's SDK, or `stateless`: the second over the protocol of 2026-07-28 and no other. */
  readonly client?: Generation
  /** What its user answers when asked; a client that can not ask when left out. */
  readonly answers?: ElicitResult
  readonly more?: readonly string[]
}

/** Starts `octavo mcp` with a client of one generation. `end` ends both. */
export async function startAgent({ state, folders, client = 'v2', answers, more = [] }: AgentOptions): Promise<Agent> {
  const started = {
    command: process.execPath,
    args: [BIN, 'mcp', ...more, '--', ...folders],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      LC_ALL: 'C',
      OCTAVO_OCR: 'false',
      OCTAVO_STATE_DIR: state,
    },
    stderr: 'ignore' as const,
  }
  return await connect(started, client, answers)
}

/** Starts any server of tools on standard input and output, with a client. */
export async function connect(
  started: {
    readonly command: string
    readonly args: string[]
    readonly env: Record<string, string>
    readonly stderr: 'ignore'
  },
  client: Generation = 'v2',
  answers?: ElicitResult,
): Promise<Agent> {
  const about = { name: 'test', version: '1.0.0' }
  const can = { capabilities: answers ? { elicitation: { form: {} } } : {} }
  if (client === 'v1') {
    const old = new OldClient(about, can)
    if (answers) old.setRequestHandler(ElicitRequestSchema, () => Promise.resolve(answers))
    await old.connect(new OldStdio(started))
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
  await next.connect(new StdioClientTransport(started))
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
