import type { AbortGate } from './abort.ts'
import { INLINE_LIMIT_BYTES, type ZipContent, type ZipEntry } from './entry.ts'

/** An entry whose reading has begun. */
export interface OpenedEntry {
  readonly index: number
  readonly entry: ZipEntry
  readonly content: Promise<ZipContent>
}

const MAX_AHEAD_BYTES = 4 * INLINE_LIMIT_BYTES

/**
 * Opens entries in order: small ones up to `limit` at a time (4 MiB together) before their turn, others when it comes.
 * Ended early, it closes what it had opened.
 */
export async function* openAhead(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  limit: number,
  gate: AbortGate,
  signal: AbortSignal | undefined,
): AsyncGenerator<OpenedEntry, void, void> {
  const source = Symbol.asyncIterator in entries ? entries[Symbol.asyncIterator]() : entries[Symbol.iterator]()
  const opened: OpenedEntry[] = []
  let waiting: { readonly index: number; readonly entry: ZipEntry } | undefined
  let aheadBytes = 0
  let index = 0
  let ended = false
  try {
    for (;;) {
      while (opened.length < limit) {
        if (!waiting && !ended) {
          const step = await gate.wait(Promise.resolve(source.next()))
          if (step.done) ended = true
          else waiting = { index: index++, entry: step.value }
        }
        if (!waiting) break
        const bytes = weight(waiting.entry)
        if (opened.length > 0 && aheadBytes + bytes > MAX_AHEAD_BYTES) break
        opened.push({ ...waiting, content: open(waiting.entry, signal) })
        aheadBytes += bytes
        waiting = undefined
      }
      const first = opened.shift()
      if (!first) return
      aheadBytes -= weight(first.entry)
      yield first
    }
  } finally {
    for (const { content } of opened) void content.then(closeContent, () => undefined)
    if (!ended) void Promise.resolve(source.return?.()).catch(() => undefined)
  }
}

/** Bytes that an opened entry may hold in memory; a big one counts so much that nothing is opened beside it. */
function weight(entry: ZipEntry): number {
  const { sizeBytes } = entry
  return sizeBytes !== undefined && sizeBytes <= INLINE_LIMIT_BYTES ? sizeBytes : MAX_AHEAD_BYTES + 1
}

function open(entry: ZipEntry, signal: AbortSignal | undefined): Promise<ZipContent> {
  const content = new Promise<ZipContent>((resolve) => resolve(entry.open(signal)))
  // The error is met when the entry's turn comes; until then it must not count as unhandled.
  content.catch(() => undefined)
  return content
}

async function closeContent(content: ZipContent): Promise<void> {
  if (content instanceof Uint8Array) return
  await pieceIterator(content)
    .return?.()
    .catch(() => undefined)
}

/** The iterator of a content that is not whole, sync ones made async. */
export function pieceIterator(
  content: Exclude<ZipContent, Uint8Array>,
): Pick<AsyncIterator<Uint8Array>, 'next' | 'return'> {
  if (Symbol.asyncIterator in content) return content[Symbol.asyncIterator]()
  const iterator = content[Symbol.iterator]()
  return {
    next: async () => iterator.next(),
    return: async () => iterator.return?.() ?? { done: true, value: undefined },
  }
}
