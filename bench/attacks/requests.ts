import type { Caller, FormPart } from './caller.ts'

const AT_ONCE = 4

/** Sends each upload in its turn, four at the same time; says which answers came how often. */
export async function uploadAll(
  caller: Caller,
  uploads: readonly (() => Iterable<FormPart>)[],
  signal: AbortSignal,
): Promise<string> {
  const waiting = [...uploads]
  const counts = new Map<string, number>()
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const { status, text } = await caller
        .upload(next(), signal)
        .catch((error: Error) => ({ status: 0, text: error.message }))
      const answer = `${status} ${text.slice(0, 100)}`
      counts.set(answer, (counts.get(answer) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return [...counts].map(([answer, count]) => `${count} times ${answer}`).join('; ')
}
