import { Caller } from './caller.ts'
import type { SentinelCall } from './shape.ts'

/**
 * The sentinel person, a process of its own so that the attacker's work can't delay its clock: uploads small letters, and
 * from 'go' on makes its calls one after the other until 'stop'. Speaks with its parent by messages.
 *
 *   sentinel.ts ADDRESS CALLS QUIET_ROUNDS
 */

/** Milliseconds of each call; `Infinity` for one without a good answer. */
export type Times = Record<SentinelCall, number[]>

const LETTERS = 400
const PAUSE_MS = 40
const PATIENCE_MS = 120_000

const [base = '', calls = 'list,sort', quietRounds = '9'] = process.argv.slice(2)
const wanted = calls.split(',') as SentinelCall[]
const caller = new Caller(base)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
let stopped = false

const letter = (number: number) =>
  `Dear Ms Winter,\n\nthank you for letter ${number}. The invoice over ${number}.20 EUR was paid on Monday.\n\nYours, A. Sommer\n`

async function timed(call: SentinelCall, number: number): Promise<number> {
  const beganMs = performance.now()
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const id = caller.ids[number % caller.ids.length]
  const answer = await (call === 'list'
    ? caller.get('/api/files?limit=20', patience)
    : caller.post('/api/agentkit/organize', { files: [{ id }] }, patience)
  ).catch(() => undefined)
  return answer?.status === 200 ? performance.now() - beganMs : Number.POSITIVE_INFINITY
}

let round = 0
async function rounds(until: () => boolean): Promise<Times> {
  const times: Times = { list: [], sort: [] }
  while (!until()) {
    for (const call of wanted) times[call].push(await timed(call, round))
    round += 1
    await pause(PAUSE_MS)
  }
  return times
}

process.on('message', (message) => {
  if (message === 'go') void rounds(() => stopped).then((times) => process.send?.({ times }))
  if (message === 'stop') stopped = true
})
process.on('disconnect', () => process.exit(0))

await caller.upload(
  Array.from({ length: LETTERS }, (_, number) => ({ name: `letter ${number}.txt`, content: letter(number) })),
)
// What is compiled and started at the first call is nobody's quiet time.
const warmUntil = round + 3
await rounds(() => round >= warmUntil)
const quietUntil = round + Number(quietRounds)
process.send?.({ quiet: await rounds(() => round >= quietUntil) })
