import { type FairQueue, type PictureLook, type Readers, SharedWork } from '@octavo/core'
import type { ReaderPool } from '@octavo/readers/node'
import type { Blobs } from '../../infra/blobs/port.ts'
import type { Logger } from '../../infra/log/log.ts'
import type { Caller } from '../callers/index.ts'
import type { StoredEntry } from '../library/index.ts'

/** Looks that are remembered, 16 kB each: a review asks for the same ones again when it looks for copies. */
const MOST_KEPT = 2000

/** How pictures look: seen once while it is remembered, shared by all who hold the same bytes. */
export type Looks = (owner: Caller, entries: ReadonlyMap<string, StoredEntry>) => NonNullable<Readers['look']>

/** Pictures are decoded in processes that can be killed, when it is this person's turn. */
export function createLooks(parts: {
  readonly store: Blobs
  readonly pool: ReaderPool
  readonly turns: FairQueue
  readonly log: Logger
}): Looks {
  const { store, pool, turns, log } = parts
  /** By content; null for one that can't be decoded. The oldest go first. */
  const kept = new Map<string, PictureLook | null>()
  const shared = new SharedWork<PictureLook | null>()

  const lookAt = async ({ file, blob }: StoredEntry, signal: AbortSignal): Promise<PictureLook | null> => {
    const seen = await pool.look({ name: file.name, open: () => store.openRanges(blob) }, signal)
    const look = 'thumb' in seen ? seen : null
    // Bytes or a process that could not be had say nothing about the content.
    if (look || ('code' in seen && seen.code !== 'unreadable')) kept.set(file.sha256, look)
    for (const [oldest] of kept) if (kept.size > MOST_KEPT) kept.delete(oldest)
    return look
  }

  return (owner, entries) =>
    async ({ id }, { signal, waiting }) => {
      const entry = entries.get(id)
      if (entry?.file.state !== 'ok') return undefined
      const { sha256 } = entry.file
      const known = kept.get(sha256)
      if (known !== undefined) return known ?? undefined
      try {
        const look = () => shared.join(sha256, (stop) => lookAt(entry, stop), signal)
        return (await turns.run(owner.id, look, waiting)) ?? undefined
      } catch (err) {
        signal.throwIfAborted()
        if (!waiting.aborted) log.warn({ err, file: id }, 'A picture could not be looked at')
        return undefined
      }
    }
}
