import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { type Agent, connect, startAgent } from '../../apps/cli/test/support/agent.ts'
import { octavo } from '../../apps/cli/test/support/run.ts'

/**
 * What agents lose and wait for. First pairs of moves onto one name, two calls at once from one client: `octavo mcp` in rounds
 * of two plans of 100 moves, beside `@modelcontextprotocol/server-filesystem`, whose `move_file` promises to fail where a name
 * is taken, with two calls a pair. Then a folder of many files: propose, read all pages, apply, undo, in seconds and bytes of
 * answers. Run: node bench/mcp/agents.ts [pairs] [files]
 */
const pairs = Number(process.argv[2] ?? 2000)
const files = Number(process.argv[3] ?? 10_000)
const ROUND = 100

const base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-bench-')))
const state = path.join(base, 'state')
const say = (printed: string): string | undefined => (printed.includes('[y/N]') ? 'y\n' : undefined)
try {
  await loseWithOctavo(makePairs('octavo'))
  await loseWithPeer(makePairs('peer'))
  await manyFiles()
} finally {
  fs.rmSync(base, { recursive: true, force: true })
}

function makePairs(name: string): string {
  const root = path.join(base, name)
  for (const folder of ['a', 'b', 't']) fs.mkdirSync(path.join(root, folder), { recursive: true })
  for (let at = 0; at < pairs; at += 1)
    for (const from of ['a', 'b']) fs.writeFileSync(path.join(root, from, `${at}.txt`), `${from} ${at}`)
  return root
}

/** Hashes of contents: what was there is there when none is missing. */
function contents(root: string): Set<string> {
  const found = fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(
    found.map(({ parentPath, name }) =>
      createHash('sha256')
        .update(fs.readFileSync(path.join(parentPath, name)))
        .digest('hex'),
    ),
  )
}

function report(who: string, before: Set<string>, root: string, startedAtMs: number): void {
  const after = contents(root)
  const lost = [...before].filter((hash) => !after.has(hash)).length
  console.log(`${who}: ${pairs} pairs, ${lost} files lost, ${seconds(startedAtMs)} s`)
}

async function loseWithOctavo(root: string): Promise<void> {
  await octavo(['grant', root, '--per-day', '9999'], { state, answer: say })
  const agent = await startAgent({ state, folders: [root] })
  const before = contents(root)
  const startedAtMs = performance.now()
  for (let at = 0; at < pairs; at += ROUND) {
    const round = Array.from({ length: Math.min(ROUND, pairs - at) }, (_, more) => at + more)
    const plans = ['a', 'b'].map(async (from) => {
      const moves = round.map((pair) => ({ from: `${from}/${pair}.txt`, to: `t/${pair}.txt` }))
      return (await agent.call('plan_propose', { source: path.basename(root), moves })).data
    })
    const proposed = await Promise.all(plans)
    const done = await Promise.all(
      proposed.map(async ({ planId, digest }) => await agent.call('plan_apply', { planId, digest })),
    )
    if (done.every(({ isError }) => isError)) throw new Error(done[0]?.text)
  }
  report('octavo mcp', before, root, startedAtMs)
  await agent.end()
}

async function loseWithPeer(root: string): Promise<void> {
  const require = createRequire(import.meta.url)
  const bin = require.resolve('@modelcontextprotocol/server-filesystem/dist/index.js')
  const peer = await connect({ command: process.execPath, args: [bin, root], env: {}, stderr: 'ignore' })
  const before = contents(root)
  const startedAtMs = performance.now()
  for (let at = 0; at < pairs; at += 1)
    await Promise.all(
      ['a', 'b'].map(async (from) => {
        const source = path.join(root, from, `${at}.txt`)
        await peer.call('move_file', { source, destination: path.join(root, 't', `${at}.txt`) })
      }),
    )
  report('server-filesystem', before, root, startedAtMs)
  await peer.end()
}

async function manyFiles(): Promise<void> {
  const root = path.join(base, 'many')
  for (let at = 0; at < files; at += 1) {
    const folder = path.join(root, 'in', String(at % 50))
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, `document ${at}.txt`), `This is the document ${at}.`)
  }
  const agent = await startAgent({ state, folders: [root] })
  const { data: proposed } = await timed('propose', agent, 'plan_propose', {
    source: 'many',
    moves: [{ from: 'in', to: 'out' }],
  })
  const { planId, digest } = proposed
  await timed('read, first page', agent, 'plan_read', { planId })
  const startedAtMs = performance.now()
  let bytes = 0
  let pages = 0
  let rows = 0
  for (let at: unknown = 0; at !== undefined; pages += 1) {
    const page = await agent.call('plan_read', { planId, at })
    bytes += Buffer.byteLength(page.text)
    rows += (page.data.rows as readonly unknown[]).length
    at = page.data.nextAt
  }
  console.log(`read, all ${rows} moves in ${pages} pages: ${seconds(startedAtMs)} s, ${bytes} bytes`)
  await octavo(['approve', String(planId)], { state, answer: say })
  const { data: applied } = await timed('apply', agent, 'plan_apply', { planId, digest })
  const { data: undone } = await timed('undo', agent, 'run_undo', { runId: planId })
  console.log(`moved ${String(applied.moved)}, moved back ${String(undone.moved)} of ${files}`)
  await agent.end()
}

async function timed(what: string, agent: Agent, tool: string, asked: Record<string, unknown>) {
  const startedAtMs = performance.now()
  const answered = await agent.call(tool, asked)
  if (answered.isError) throw new Error(answered.text)
  console.log(`${what}: ${seconds(startedAtMs)} s, ${Buffer.byteLength(answered.text)} bytes`)
  return answered
}

function seconds(startedAtMs: number): string {
  return ((performance.now() - startedAtMs) / 1000).toFixed(2)
}
