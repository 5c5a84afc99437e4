import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Desk } from './desk.ts'
import { mcpServer } from './server.ts'

/** Serves the tools on this process's standard input and output until whoever speaks there has gone. */
export async function serveOnStdio(desk: Desk, version: string): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    process.stdin.once('close', resolve)
    process.stdin.once('end', resolve)
  })
  const served = serveStdio(() => mcpServer(desk, version))
  await gone
  await served.close()
}
