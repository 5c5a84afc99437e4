import { AppError } from '@octavo/core'
import { type Answer, asProblem } from './http.ts'

/** Longest list that is taken in one answer, about 50,000 names. */
const MOST_BYTES = 24 * 1024 * 1024
/** A server that sends a byte now and then is never idle, and never done. */
const MOST_MS = 120_000

interface WholeAsk {
  readonly mostMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** The text of an answer. Throws AppError `too_large` over 24 MiB, `transient` when it is cut off or takes over `mostMs` (two minutes). */
export async function whole({ body }: Answer, host: string, { mostMs = MOST_MS, signal }: WholeAsk): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  const tooLate = setTimeout(() => body.destroy(new Error('It takes too long.')), mostMs)
  try {
    for await (const part of streamed(body, { skip: 0, host, signal })) {
      length += part.byteLength
      if (length > MOST_BYTES) throw new AppError('too_large', `${host} lists more than fits into one answer.`)
      parts.push(part)
    }
  } finally {
    clearTimeout(tooLate)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The members of an answer that is a JSON object; what they are has yet to be looked at. Throws AppError `corrupt`, and as `whole`. */
export async function jsonOf(answer: Answer, host: string, ask: WholeAsk): Promise<Readonly<Record<string, unknown>>> {
  const read = objectIn(answer.words ?? (await whole(answer, host, ask)))
  if (read === undefined) throw new AppError('corrupt', `${host} does not answer as it should (${answer.status}).`)
  return read
}

/** The object that a text holds as JSON; undefined when it holds none. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** A value of foreign JSON as what it has to be; undefined when it is something else. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
export const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The bytes of an answer without those before what was asked for, and no more than were; what is cut off is `transient`. */
export async function* streamed(
  body: Answer['body'],
  {
    skip,
    length,
    host,
    signal,
  }: { skip: number; length?: number | undefined; host: string; signal?: AbortSignal | undefined },
): AsyncGenerator<Uint8Array> {
  let [before, left] = [skip, length ?? Number.POSITIVE_INFINITY]
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      const part = chunk.subarray(Math.min(before, chunk.length)).subarray(0, left)
      before = Math.max(0, before - chunk.length)
      left -= part.length
      if (part.length > 0) yield part
      if (left <= 0) return
    }
  } catch (error) {
    throw asProblem(error, host, signal)
  }
}
