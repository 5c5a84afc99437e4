import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * does a login tell who exists by its time? Tries wrong passwords for known and for unknown addresses in turns, in
 * an order that changes at random, against a server of its own. Prints the medians of the time and of the server's
 * processor time, and how far they lie apart; ends with 1 when the time is more than 10 % apart. On a machine that does
 * other work beside, the processor time is the figure to look at.
 *
 *   node bench/accounts/login-timing.ts [--tries 60]
 */
const at = process.argv.indexOf('--tries')
const TRIES = at < 0 ? 60 : Number(process.argv[at + 1])
/** An account takes ten wrong passwords in 15 minutes. */
const PER_ACCOUNT = 9
const MOST_APART = 0.1

const dataDir = mkdtempSync(path.join(tmpdir(), 'octavo-bench-'))
const child = spawn(process.execPath, [fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))], {
  env: { ...process.env, PORT: '0', OCTAVO_DATA_DIR: dataDir, OCTAVO_TRUST_PROXY: 'true', OCTAVO_LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const url = await new Promise<string>((resolve, reject) => {
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  child.stdout.on('data', (chunk: Buffer) => {
    const address = /ready at (\S+)/u.exec(chunk.toString())?.[1]
    if (address) resolve(address)
  })
})

/** Milliseconds of processor time of all threads of the server so far. */
function processorMs(): number {
  const tasks = `/proc/${child.pid}/task`
  const ns = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ', 1)[0]),
  )
  return ns.reduce((sum, one) => sum + one, 0) / 1e6
}

let callers = 0
async function post(route: string, email: string, password: string): Promise<number> {
  callers += 1
  // A stranger each time: one address may try thirty passwords.
  const address = `198.${18 + (callers >> 16)}.${(callers >> 8) & 255}.${callers & 255}`
  const answer = await fetch(`${url}/api/auth/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  })
  await answer.arrayBuffer()
  return answer.status
}

const known: string[] = []
for (let number = 0; number * PER_ACCOUNT < TRIES + PER_ACCOUNT; number += 1) {
  const email = `known${number}@example.org`
  if ((await post('signup', email, 'secret1')) !== 201) throw new Error('No account could be made')
  known.push(email)
}

type Kind = 'known' | 'unknown'
const times: Record<Kind, { readonly wall: number[]; readonly processor: number[] }> = {
  known: { wall: [], processor: [] },
  unknown: { wall: [], processor: [] },
}
async function measure(kind: Kind, email: string): Promise<void> {
  const [began, processor] = [performance.now(), processorMs()]
  const status = await post('login', email, 'wrong-password')
  times[kind].wall.push(performance.now() - began)
  times[kind].processor.push(processorMs() - processor)
  if (status !== 401) throw new Error(`A wrong password was answered with ${status}`)
}
for (let round = 0; round < TRIES; round += 1) {
  const pair: [Kind, string][] = [
    ['known', known[round % known.length] ?? ''],
    ['unknown', `unknown${round}@example.org`],
  ]
  // Each kind goes first every other time.
  if (round % 2 === 1) pair.reverse()
  for (const [kind, email] of pair) await measure(kind, email)
}

const median = (list: readonly number[]) => list.toSorted((left, right) => left - right)[list.length >> 1] ?? 0
const compare = (what: 'wall' | 'processor') => {
  const [wrong, nobody] = [median(times.known[what]), median(times.unknown[what])]
  const apart = Math.abs(wrong - nobody) / Math.max(wrong, nobody)
  const words = what === 'wall' ? 'time' : 'processor time'
  console.log(
    `${words}: wrong password ${wrong.toFixed(1)} ms, unknown address ${nobody.toFixed(1)} ms, ${(apart * 100).toFixed(1)} % apart`,
  )
  return apart
}
console.log(`medians of ${TRIES} tries each`)
const apart = compare('wall')
compare('processor')
child.removeAllListeners('exit')
child.kill('SIGTERM')
await new Promise((resolve) => child.once('exit', resolve))
rmSync(dataDir, { recursive: true, force: true })
process.exitCode = apart > MOST_APART ? 1 : 0
