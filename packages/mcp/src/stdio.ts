import type { Desk } from './desk.ts'

/**
 * Serves the tools on this process's standard input and output until whoever speaks there has gone. The protocol's package is
 * loaded here and not before, so that nobody else waits for it.
 */
export async function serveOnStdio(desk: Desk, version: string): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    process.stdin.once('close', resolve)
    process.stdin.once('end', resolve)
  })
  const [{ serveStdio }, { mcpServer }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('./server.ts'),
  ])
  const served = serveStdio(() => mcpServer(desk, version))
  await gone
  await served.close()
}
