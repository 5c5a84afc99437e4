import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { below } from '../lib/paths.mjs'
import { layOut } from './lay-out.ts'

/**
 * Before the tests of the command: it is packed once, for the tests start it many hundred times, and it starts four times as
 * fast as from its sources; it is what people run, too. `TEST_CLI_BIN` names it, and what is named already is taken.
 */
export default async function setup(): Promise<() => void> {
  if (process.env.TEST_CLI_BIN) return () => undefined
  // Within node_modules its packages with native parts are found.
  const cache = below('node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'octavo-cli-'))
  // Some tests start it as somebody else.
  chmodSync(folder, 0o755)
  await layOut(folder)
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'octavo', version: '1.0.0', type: 'module' }))
  process.env.TEST_CLI_BIN = path.join(folder, 'bin', 'octavo.mjs')
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
