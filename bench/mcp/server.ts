import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connectAgent } from '../../apps/server/test/support/agent.ts'
import { Client } from '../../apps/server/test/support/client.ts'

/**
 * What an agent waits for over `/mcp`, a server in a process of its own: a library of many files is proposed, read, approved by
 * its person, carried out and taken back, in seconds and bytes of answers. Run: node bench/mcp/server.ts [files]
 */
const files = Number(process.argv[2] ?? 10_000)
/** Files of one upload. */
const PART = 1000

const base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-bench-')))
const server = spawn(process.execPath, [path.join(import.meta.dirname, '../../apps/server/src/main.ts')], {
  env: { PATH: process.env.PATH ?? '', PORT: '0', OCTAVO_DATA_DIR: path.join(base, 'data'), OCTAVO_OCR: 'false' },
  stdio: ['ignore', 'pipe', 'ignore'],
})
try {
  const me = new Client(await ready())
  await me.enter('signup', 'bench@example.org')
  for (let at = 0; at < files; at += PART)
    await me.give(
      ...Array.from(
        { length: Math.min(PART, files - at) },
        (_, more) => [`${at + more}.txt`, `text ${at + more}`] as const,
      ),
    )
  const scopes = ['propose', 'apply-approved']
  const { secret } = (await me.post('/api/account/keys', { name: 'bench', scopes, days: 30 })).json()
  const agent = await connectAgent(me.base, secret, { client: 'stateless' })
  const timed = async (what: string, tool: string, asked: Record<string, unknown>) => {
    const startedAtMs = performance.now()
    const answered = await agent.call(tool, asked)
    if (answered.isError) throw new Error(answered.text)
    console.log(`${what}: ${seconds(startedAtMs)} s, ${Buffer.byteLength(answered.text)} bytes`)
    return answered.data
  }
  await timed('search, first page', 'items_search', { source: 'library' })
  const moves = Array.from({ length: files }, (_, at) => ({ from: `Inbox/${at}.txt`, to: `Out/${at % 50}/${at}.txt` }))
  const { planId, digest } = await timed('propose', 'plan_propose', { source: 'library', moves })
  await timed('read, first page', 'plan_read', { planId })
  const startedAtMs = performance.now()
  let [bytes, pages] = [0, 0]
  for (let at: unknown = 0; at !== undefined; pages += 1) {
    const page = await agent.call('plan_read', { planId, at })
    bytes += Buffer.byteLength(page.text)
    at = page.data.nextAt
  }
  console.log(`read, all ${pages} pages: ${seconds(startedAtMs)} s, ${bytes} bytes`)
  await me.post(`/api/agent-plans/${planId}/decision`, { digest, approve: true })
  const applied = await timed('apply', 'plan_apply', { planId, digest })
  const undone = await timed('undo', 'run_undo', { runId: applied.runId })
  console.log(`moved ${applied.moved}, moved back ${undone.moved} of ${files}`)
  await agent.end()
} finally {
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
  fs.rmSync(base, { recursive: true, force: true })
}

function seconds(startedAtMs: number): string {
  return ((performance.now() - startedAtMs) / 1000).toFixed(2)
}

/** The address that the server says it is ready at. */
async function ready(): Promise<string> {
  let said = ''
  for await (const part of server.stdout) {
    said += String(part)
    const address = /^Octavo is ready at (\S+)$/mu.exec(said)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('The server did not start')
}
