import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Caller } from './caller.ts'
import { mib, startSentinel, startServer } from './server.ts'
import type { SentinelCall, Shape } from './shape.ts'

/**
 * Lets one anonymous caller attack the real server while a sentinel person goes on with its day, one shape after the
 * other, each on a fresh server on the loopback, and prints what the sentinel noticed. Every shape ends by itself.
 *
 *   node bench/attacks/run.ts [SHAPE ...] [--memory 4096] [--quiet 9]
 *
 * --memory: MiB that the server may take before it is ended, as a small machine would. --quiet: rounds of quiet calls.
 * Shapes are the files of `shapes`, named by their name or their row.
 */
const args = process.argv.slice(2)
const option = (name: string, fallback: number) => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(args.splice(at, 2)[1])
}
const mostBytes = option('memory', 4096) * 2 ** 20
const quietRounds = option('quiet', 9)

const folder = fileURLToPath(new URL('./shapes/', import.meta.url))
const shapes: Shape[] = []
for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts')))
  shapes.push(((await import(`./shapes/${file}`)) as { shape: Shape }).shape)
shapes.sort((a, b) => a.row - b.row)

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const show = (ms: number) => (Number.isFinite(ms) ? ms.toFixed(ms < 100 ? 1 : 0) : 'none')

interface Noticed {
  readonly call: SentinelCall
  readonly quiet: readonly number[]
  readonly attacked: readonly number[]
}

async function replay(shape: Shape): Promise<void> {
  const server = await startServer(mostBytes, shape.env)
  try {
    const attacked = { base: server.base, port: server.port, caller: new Caller(server.base) }
    await shape.prepare?.(attacked)
    const sentinel = await startSentinel(server.base, shape.sentinel, quietRounds)
    const idleBytes = server.forgetPeak()
    sentinel.go()
    const beganMs = performance.now()
    const limit = AbortSignal.timeout(shape.seconds * 1000)
    const answered = await shape.attack(attacked, limit).catch((error: Error) => error.message)
    const seconds = (performance.now() - beganMs) / 1000
    const times = await sentinel.stop()
    const peak = `${mib(server.peakBytes())} (idle ${mib(idleBytes)})`
    const alive = server.isAlive() ? 'yes' : 'no'
    for (const call of shape.sentinel)
      print(shape, { call, quiet: sentinel.quiet[call], attacked: times[call] }, peak, alive)
    console.log(`    ${shape.what}; ${seconds.toFixed(1)} s: ${answered.replaceAll('\n', ' ').slice(0, 200)}`)
  } finally {
    await server.stop()
  }
}

function print(shape: Shape, { call, quiet, attacked }: Noticed, peak: string, alive: string): void {
  const still = median(quiet)
  const worst = Math.max(...attacked)
  const ratio = (ms: number) => (Number.isFinite(ms) ? (ms / still).toFixed(1) : 'none')
  const cells = [
    `${shape.row} ${shape.name}`,
    call,
    `${show(still)} (${show(Math.max(...quiet))})`,
    `${show(median(attacked))} (${show(worst)})`,
    `${ratio(median(attacked))} (${ratio(worst)})`,
    String(attacked.length),
    peak,
    alive,
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

console.log('| shape | call | quiet ms, median (worst) | attacked ms | times quiet | calls | peak MiB | alive |')
console.log('|---|---|---|---|---|---|---|---|')
const chosen =
  args.length === 0 ? shapes : shapes.filter(({ row, name }) => args.includes(name) || args.includes(`${row}`))
for (const shape of chosen) await replay(shape)
