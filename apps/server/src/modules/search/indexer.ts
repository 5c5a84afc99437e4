import { AppError, meaningText } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Logger } from '../../infra/log/log.ts'
import type { Caller } from '../callers/index.ts'
import { findFiles } from '../library/index.ts'
import type { Embedding, Embeddings } from '../models/index.ts'
import type { Readings } from '../readings/index.ts'
import { isMeaningOff, missingVectors, type NewVector, saveVectors, stampsOf } from './vector-rows.ts'

/** Texts in one call to a model. */
const BATCH = 16
/** Files that are looked up at a time: looking for what is missing goes through the whole library. */
const PAGE = 256
/** People whose libraries are indexed at the same time; `Embeddings` lets them take turns at the model. */
const AT_ONCE = 4
/** Reading the contents of one batch may take so long; what is not read by then is indexed by its name, and again later. */
const READ_MS = 60_000

/**
 * Makes the vectors that are missing, page by page, people in turn: nobody waits for somebody else's ten thousand files.
 * What was done is in the database, so a stop costs one batch.
 */
export class Indexer {
  readonly #parts: {
    readonly db: Db
    readonly readings: Readings
    readonly embeddings: Embeddings
    readonly log: Logger
  }
  /** People in the line; one who has more to do goes to its end. */
  readonly #line = new Map<string, Caller>()
  readonly #working = new Set<string>()
  readonly #again = new Set<string>()
  readonly #stop = new AbortController()

  constructor(parts: {
    readonly db: Db
    readonly readings: Readings
    readonly embeddings: Embeddings
    readonly log: Logger
  }) {
    this.#parts = parts
  }

  /** Puts a person into the line, once. */
  soon(owner: Caller): void {
    if (this.#stop.signal.aborted) return
    if (this.#working.has(owner.id)) this.#again.add(owner.id)
    else this.#line.set(owner.id, owner)
    this.#next()
  }

  isWorking(owner: Caller): boolean {
    return this.#working.has(owner.id) || this.#line.has(owner.id)
  }

  close(): void {
    this.#stop.abort(new AppError('cancelled', 'The server is stopping.'))
    this.#line.clear()
  }

  #next(): void {
    while (this.#working.size < AT_ONCE) {
      const [first] = this.#line.values()
      if (!first) return
      this.#line.delete(first.id)
      this.#working.add(first.id)
      void this.#work(first)
    }
  }

  async #work(owner: Caller): Promise<void> {
    let hasMore = false
    try {
      hasMore = await this.#page(owner)
    } catch (err) {
      // A model that is away is asked again with the next search, upload or round of the regular job.
      if (!this.#stop.signal.aborted) this.#parts.log.debug({ err }, 'A library was not indexed')
    }
    this.#working.delete(owner.id)
    const isWanted = this.#again.delete(owner.id) || hasMore
    if (isWanted && !this.#stop.signal.aborted) this.#line.set(owner.id, owner)
    this.#next()
  }

  /** The next page of one person; true when there may be more. */
  async #page(owner: Caller): Promise<boolean> {
    const { db, embeddings } = this.#parts
    const embedding = await embeddings.of(owner)
    if (!embedding || (await isMeaningOff(db, owner))) return false
    const model = await embedding.identity()
    const missing = await missingVectors(db, owner, model, PAGE)
    for (let at = 0; at < missing.length; at += BATCH) {
      this.#stop.signal.throwIfAborted()
      if (at > 0 && (await isMeaningOff(db, owner))) return false
      const batch = missing.slice(at, at + BATCH).map(({ fileId }) => fileId)
      await saveVectors(db, owner, model, await this.#vectorsOf(owner, batch, embedding))
    }
    return missing.length === PAGE
  }

  async #vectorsOf(owner: Caller, ids: readonly string[], embedding: Embedding): Promise<readonly NewVector[]> {
    const { db, readings } = this.#parts
    const { entries } = await findFiles(db, owner, ids)
    const known = await readings.of(owner, entries, { budgetMs: READ_MS, signal: this.#stop.signal })
    const stamps = await stampsOf(db, owner, ids)
    const texts = entries.map(({ file: { id, name } }) => {
      const { title, text } = known.get(id) ?? {}
      return meaningText({
        name,
        ...(embedding.readsText && title !== undefined && { title }),
        ...(embedding.readsText && text !== undefined && { text }),
      })
    })
    const vectors = texts.length === 0 ? [] : await embedAll(embedding, texts, this.#stop.signal)
    return entries.map(({ file }, index) => ({
      fileId: file.id,
      stamp: stamps.get(file.id) ?? '',
      vector: vectors[index] ?? null,
    }))
  }
}

/**
 * Vectors of texts. Where a model refuses a batch but answers otherwise, each text is tried by itself, and one that it
 * chokes on is left out (null); a model that answers nothing at all is a failure of the whole.
 */
async function embedAll(embedding: Embedding, texts: readonly string[], signal: AbortSignal) {
  const isAlive = () => embedding.embed(['file'], 'document', signal)
  try {
    return await embedding.embed(texts, 'document', signal)
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError) || error.code !== 'io_error') throw error
    await isAlive()
  }
  const vectors: (Int8Array | null)[] = []
  for (const text of texts) {
    const vector = await embedding.embed([text], 'document', signal).then(
      ([one]) => one ?? null,
      () => null,
    )
    if (vector === null) await isAlive()
    vectors.push(vector)
  }
  return vectors
}
