import type { AbortGate } from './abort.ts'
import { INLINE_LIMIT_BYTES, type ZipContent, type ZipEntry } from './entry.ts'

/** An entry whose reading has begun, or failed to. */
export interface OpenedEntry {
  readonly index: number
  readonly entry: ZipEntry
  readonly content: ZipContent | Promise<ZipContent> | { readonly failure: unknown }
}

/** Entries in order, opened before their turn where they are small. */
export interface ReadAhead {
  /** The next entry, undefined at the end; a promise only where something has to be waited for. */
  next(): OpenedEntry | undefined | Promise<OpenedEntry | undefined>
  /** Lets go of everything that was opened and not asked for. */
  close(): void
}

const MAX_AHEAD_BYTES = 4 * INLINE_LIMIT_BYTES

/** Opens small entries up to `limit` at a time (4 MiB together) before their turn, others when it comes. */
export function createReadAhead(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  limit: number,
  gate: AbortGate,
  signal: AbortSignal | undefined,
): ReadAhead {
  const opened: OpenedEntry[] = []
  let waiting: ZipEntry | undefined
  let aheadBytes = 0
  let index = 0
  let ended = false

  const isFull = () => ended || opened.length >= limit

  /** Opens the entry that waits, unless it has to go on waiting. */
  const admit = (entry: ZipEntry): boolean => {
    const bytes = weight(entry)
    waiting = entry
    if (opened.length > 0 && aheadBytes + bytes > MAX_AHEAD_BYTES) return false
    opened.push({ index, entry, content: open(entry, signal) })
    aheadBytes += bytes
    index += 1
    waiting = undefined
    return true
  }

  const shift = () => {
    const first = opened.shift()
    if (first) aheadBytes -= weight(first.entry)
    return first
  }

  if (Symbol.asyncIterator in entries) {
    const source = entries[Symbol.asyncIterator]()
    const next = async () => {
      while (!isFull()) {
        const step = waiting ? { done: false as const, value: waiting } : await gate.wait(source.next())
        if (step.done) ended = true
        else if (!admit(step.value)) break
      }
      return shift()
    }
    return { next, close: () => release(opened, () => (ended ? undefined : source.return?.())) }
  }

  const source = entries[Symbol.iterator]()
  const next = () => {
    while (!isFull()) {
      const step = waiting ? { done: false as const, value: waiting } : source.next()
      if (step.done) ended = true
      else if (!admit(step.value)) break
    }
    return shift()
  }
  return { next, close: () => release(opened, () => (ended ? undefined : source.return?.())) }
}

/** Bytes that an opened entry may hold in memory; a big one counts so much that nothing is opened beside it. */
function weight(entry: ZipEntry): number {
  const sizeBytes = entry.sizeBytes ?? entry.estimatedBytes
  return sizeBytes !== undefined && sizeBytes <= INLINE_LIMIT_BYTES ? sizeBytes : MAX_AHEAD_BYTES + 1
}

function open(entry: ZipEntry, signal: AbortSignal | undefined): OpenedEntry['content'] {
  try {
    const content = entry.open(signal)
    // The error is met when the entry's turn comes; until then it must not count as unhandled.
    if (content instanceof Promise) content.catch(() => undefined)
    return content
  } catch (failure) {
    return { failure }
  }
}

function release(opened: readonly OpenedEntry[], endSource: () => unknown): void {
  const quietly = async (work: () => unknown) => {
    try {
      await work()
    } catch {
      return
    }
  }
  for (const { content } of opened) {
    void quietly(async () => {
      const got = await content
      if (got instanceof Uint8Array || 'failure' in got) return
      await pieceIterator(got).return?.()
    })
  }
  void quietly(endSource)
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
