import { setImmediate } from 'node:timers/promises'
import type { MeaningState } from '@octavo/contract'
import { queryText } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Background } from '../../infra/jobs/background.ts'
import type { Logger } from '../../infra/log/log.ts'
import type { Caller } from '../callers/index.ts'
import type { Embeddings } from '../models/index.ts'
import type { Readings } from '../readings/index.ts'
import { indexing } from './indexer.ts'
import { VectorCache } from './vector-cache.ts'
import { countVectors, isMeaningOff, removeVectors, setMeaningOff } from './vector-rows.ts'

/** Search by meaning: an index that is made beside everything else, and asked where words are searched. */
export interface SemanticSearch {
  /** Indexes what is missing of a library, beside everything else. Does nothing without a model. */
  soon(owner: Caller): void
  /** Ids of files that mean what a query means, nearest first; undefined when meaning was not searched. Never rejects. */
  find(owner: Caller, query: string, signal: AbortSignal): Promise<readonly string[] | undefined>
  /** How it stands for a person, or for somebody who has no library yet. */
  state(owner: Caller | undefined): Promise<MeaningState>
  turn(owner: Caller, mode: 'on' | 'off'): Promise<void>
  /** Makes the whole index anew. */
  rebuild(owner: Caller): Promise<void>
  /** Takes up what a stop, or a model that was away, left undone. */
  resume(): Promise<void>
}

const MOST_HITS = 50
/** A search by words waits for the one by meaning for so long. */
const PATIENCE_MS = 4000
const SHORTEST_QUERY = 3
const MOST_QUERIES = 500

export function createSemanticSearch(parts: {
  readonly db: Db
  readonly readings: Readings
  readonly embeddings: Embeddings
  readonly background: Background
  readonly log: Logger
}): SemanticSearch {
  const { db, embeddings, log } = parts
  const indexer = parts.background.line(indexing(parts))
  const cache = new VectorCache(db)
  /** Vectors of what was asked lately. The person is part of the key: nobody's query answers for somebody else. */
  const queries = new Map<string, Int8Array>()

  const ask = async (owner: Caller, text: string, signal: AbortSignal): Promise<readonly string[] | undefined> => {
    const embedding = await embeddings.of(owner)
    if (!embedding || (await isMeaningOff(db, owner))) return undefined
    const model = await embedding.identity()
    const table = await cache.of(owner, model)
    // Nothing is indexed yet.
    if (table.size === 0) return undefined
    const floor = await embedding.floor(signal)
    const key = JSON.stringify([owner.id, model, text])
    const vector = queries.get(key) ?? (await embedding.embed([text], 'query', signal))[0]
    if (!vector) return undefined
    queries.delete(key)
    queries.set(key, vector)
    const [oldest] = queries.keys()
    if (queries.size > MOST_QUERIES && oldest !== undefined) queries.delete(oldest)
    const near = await table.nearest(vector, { limit: MOST_HITS, floor, breathe: () => setImmediate() })
    return near.map(({ id }) => id)
  }

  return {
    soon: indexer.soon,
    async find(owner, query, signal) {
      const text = queryText(query)
      if (text.length < SHORTEST_QUERY) return undefined
      const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
      try {
        return await ask(owner, text, limit)
      } catch (err) {
        // Also when the caller has gone: nobody may be waiting for this any more, and nobody would hear a rejection.
        log.debug({ err }, 'A search went on by words alone')
        return undefined
      }
    },
    async state(owner) {
      if (!owner) {
        const { shared } = embeddings
        const model = shared && { ...shared, own: false, problem: (await embeddings.problem()) ?? null }
        return { mode: 'on', model: model ?? null, working: false, indexed: 0, total: 0 }
      }
      const mode = (await isMeaningOff(db, owner)) ? 'off' : 'on'
      const embedding = await embeddings.of(owner)
      if (!embedding) return { mode, model: null, working: false, indexed: 0, total: 0 }
      const { name, place, isOwn, readsText } = embedding
      const identity = await embedding.identity().catch(() => '')
      return {
        mode,
        model: { name, place, own: isOwn, readsText, problem: embedding.problem() ?? null },
        working: indexer.isWanted(owner),
        ...(await countVectors(db, owner, identity)),
      }
    },
    async turn(owner, mode) {
      await setMeaningOff(db, owner, mode === 'off')
      cache.forget(owner)
      for (const key of queries.keys()) if (key.startsWith(JSON.stringify([owner.id]).slice(0, -1))) queries.delete(key)
      if (mode === 'on') void indexer.soon(owner)
    },
    async rebuild(owner) {
      await removeVectors(db, owner)
      cache.forget(owner)
      void indexer.soon(owner)
    },
    resume: indexer.resume,
  }
}
