import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { AppError } from '@octavo/core'
import type { Args } from '../args.ts'
import { dataFolder } from '../data-folder.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName } from '../output.ts'

interface Feedback {
  readonly id: string
  readonly atMs: number
  readonly type: string
  readonly rating?: number
  readonly message: string
}

/** `octavo feedback list`: what people wrote to the operator of this server, oldest first, whether it runs or not. */
export async function feedback(args: Args, output: Output): Promise<number> {
  if (args.operands[0] !== 'list') throw new AppError('bad_input', 'It is used like this: octavo feedback list')
  const file = path.join(dataFolder(), 'feedback.ndjson')
  let count = 0
  let total = 0
  let rated = 0
  if (existsSync(file)) {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
      const entry = parse(line)
      if (!entry) continue
      const { id, atMs, type, rating, message } = entry
      count += 1
      if (rating !== undefined) {
        total += rating
        rated += 1
      }
      output.record({ type: 'feedback', id, atMs, kind: type, ...(rating === undefined ? {} : { rating }), message })
      const stars = rating === undefined ? '' : `  ${rating}/5`
      output.say(`${output.bold(new Date(atMs).toISOString())}  ${shownName(type)}${stars}`, ...lines(message), '')
    }
  }
  if (count === 0) output.say('No feedback yet.')
  else if (rated > 0) output.say(`${count} in all, ${(total / rated).toFixed(1)} of 5 on average.`)
  return EXIT.ok
}

/** A message's lines, none of which can carry a terminal's control sequences. */
const lines = (message: string): string[] =>
  message.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => `  ${shownName(line)}`)

/** A line of the file; undefined for one that was cut short or that nobody of ours wrote. */
function parse(line: string): Feedback | undefined {
  try {
    const found = JSON.parse(line) as Partial<Feedback> | null
    const { id, atMs, type, rating, message } = found ?? {}
    if (typeof id !== 'string' || typeof type !== 'string' || typeof message !== 'string') return undefined
    if (typeof atMs !== 'number' || Math.abs(atMs) > 8.64e15) return undefined
    return { id, atMs, type, message, ...(typeof rating === 'number' ? { rating } : {}) }
  } catch {
    return undefined
  }
}
