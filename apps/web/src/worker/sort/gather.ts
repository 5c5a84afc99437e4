import { classify, isWorthReading, type JudgeInput, type Reading, SIGNATURE_HEAD_BYTES } from '@octavo/core'
import type { SortInput } from './protocol.ts'

/** Files that are looked at together, so that no reader waits for the first bytes of the next one. */
const AT_ONCE = 6

export interface GatherOptions {
  read(name: string, blob: Blob): Promise<Reading>
  /** True when tags of pictures, music and films count too: only what was learned makes use of them. */
  readonly withTags: boolean
  /** Files that come after so long are judged without their contents. */
  readonly budgetMs?: number
  onRead?(done: number): void
}

/** A file's first bytes; none where the browser can no longer read it: then its name and type decide. */
const headOf = async (blob: Blob | undefined): Promise<Uint8Array | undefined> => {
  try {
    return blob && new Uint8Array(await blob.slice(0, SIGNATURE_HEAD_BYTES).arrayBuffer())
  } catch {
    return undefined
  }
}

/** What `judge` looks at, one a file in the same order: first bytes, and what is inside where that is worth reading. */
export async function gather(inputs: readonly SortInput[], options: GatherOptions): Promise<JudgeInput[]> {
  const { read, withTags, budgetMs = Number.POSITIVE_INFINITY, onRead } = options
  const endsAtMs = performance.now() + budgetMs
  const known = new Array<JudgeInput>(inputs.length)
  let started = 0
  let done = 0
  const look = async ({ item, blob }: SortInput): Promise<JudgeInput> => {
    const head = await headOf(blob)
    const input = { item, ...(head && { head }) }
    const { fileKind: kind } = classify(input).verdict
    if (!head || !blob || !isWorthReading({ sizeBytes: blob.size }, kind, { withTags })) return input
    return performance.now() > endsAtMs ? input : { ...input, reading: await read(item.name, blob) }
  }
  const work = async () => {
    for (let index = started++; index < inputs.length; index = started++) {
      const input = inputs[index]
      if (input) known[index] = await look(input)
      onRead?.(++done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return known
}
