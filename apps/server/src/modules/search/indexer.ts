import { AppError, meaningText } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Logger } from '../../infra/log/log.ts'
import type { Owner } from '../guests/index.ts'
import { findFiles } from '../library/index.ts'
import type { EmbedDesk, Embedding } from '../models/index.ts'
import type { Readings } from '../readings/index.ts'
import { isMeaningOff, missingVectors, type NewVector, saveVectors, stampsOf } from './vector-rows.ts'

/** Texts in one call to a model. */
const BATCH = 16
/** People whose libraries are indexed at the same time. */
const AT_ONCE = 2
/** Reading the contents of one batch may take so long; what is not read by then is indexed by its name, and again later. */
const READ_MS = 60_000

/**
 * Makes the vectors that are missing, batch by batch, one person after the other: nobody waits for somebody else's ten
 * thousand files. What was done is in the database, so a stop costs one batch.
 */
export class Indexer {
  readonly #parts: { readonly db: Db; readonly readings: Readings; readonly desk: EmbedDesk; readonly log: Logger }
  /** People in the line; one who has more to do goes to its end. */
  readonly #line = new Map<string, Owner>()
  readonly #working = new Set<string>()
  readonly #again = new Set<string>()
  readonly #stop = new AbortController()

  constructor(parts: { readonly db: Db; readonly readings: Readings; readonly desk: EmbedDesk; readonly log: Logger }) {
    this.#parts = parts
  }

  /** Puts a person into the line, once. */
  soon(owner: Owner): void {
    if (this.#stop.signal.aborted) return
    if (this.#working.has(owner.id)) this.#again.add(owner.id)
    else this.#line.set(owner.id, owner)
    this.#next()
  }

  isWorking(owner: Owner): boolean {
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

  async #work(owner: Owner): Promise<void> {
    let hasMore = false
    try {
      hasMore = await this.#batch(owner)
    } catch (err) {
      // A model that is away is asked again with the next search, upload or round of the regular job.
      if (!this.#stop.signal.aborted) this.#parts.log.debug({ err }, 'A library was not indexed')
    }
    this.#working.delete(owner.id)
    const isWanted = this.#again.delete(owner.id) || hasMore
    if (isWanted && !this.#stop.signal.aborted) this.#line.set(owner.id, owner)
    this.#next()
  }

  /** One batch of one person; true when there may be more. */
  async #batch(owner: Owner): Promise<boolean> {
    const { db, readings, desk } = this.#parts
    const embedding = await desk.of(owner)
    if (!embedding || (await isMeaningOff(db, owner))) return false
    const model = await embedding.identity()
    const missing = await missingVectors(db, owner, model, BATCH)
    if (missing.length === 0) return false
    const ids = missing.map(({ fileId }) => fileId)
    const { entries } = await findFiles(db, owner, ids)
    const known = await readings.of(entries, { budgetMs: READ_MS, signal: this.#stop.signal })
    const stamps = await stampsOf(db, owner, ids)
    const texts = entries.map(({ file: { id, name } }) => {
      const { title, text } = known.get(id) ?? {}
      return meaningText({
        name,
        ...(embedding.readsText && title !== undefined && { title }),
        ...(embedding.readsText && text !== undefined && { text }),
      })
    })
    const vectors = await embedAll(embedding, texts, this.#stop.signal)
    const made = entries.map(
      ({ file }, index): NewVector => ({
        fileId: file.id,
        stamp: stamps.get(file.id) ?? '',
        vector: vectors[index] ?? null,
      }),
    )
    await saveVectors(db, owner, model, made)
    return made.length > 0
  }
}

/** Vectors of texts; where a model refuses a batch but answers otherwise, the text that it chokes on is left out (null). */
async function embedAll(embedding: Embedding, texts: readonly string[], signal: AbortSignal) {
  try {
    return await embedding.embed(texts, 'document', signal)
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError) || error.code !== 'io_error') throw error
    await embedding.embed(['file'], 'document', signal)
    const vectors: (Int8Array | null)[] = []
    for (const text of texts)
      vectors.push(
        await embedding.embed([text], 'document', signal).then(
          ([vector]) => vector ?? null,
          () => null,
        ),
      )
    if (vectors.every((vector) => vector === null)) throw error
    return vectors
  }
}
