import { serveOnStdio } from '@octavo/mcp'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import { folderDesk } from '../mcp/desk.ts'
import { openFolders } from '../mcp/sources.ts'
import type { Output } from '../output.ts'
import { version } from '../version.ts'

/** `octavo mcp FOLDER...`: tools for an agent over these folders, on standard input and output, until it has gone. */
export async function mcp(args: Args, output: Output): Promise<number> {
  const opened = await openFolders(args.operands)
  if (args.askClient) output.note('What this client says its user answered counts as an approval (--ask-client).')
  await serveOnStdio(folderDesk({ opened, trustsClient: args.askClient }), version())
  return EXIT.ok
}
