import { AppError, meaningText } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Work } from '../../infra/jobs/background.ts'
import type { Caller } from '../callers/index.ts'
import { findFiles } from '../library/index.ts'
import type { Embedding, Embeddings } from '../models/index.ts'
import type { Readings } from '../readings/index.ts'
import { isMeaningOff, missingVectors, type NewVector, ownersToIndex, saveVectors, stampsOf } from './vector-rows.ts'

/** Texts in one call to a model. */
const BATCH = 16
/** Files that are looked up at a time: looking for what is missing goes through the whole library. */
const PAGE = 256
/** People whose libraries are indexed at the same time; `Embeddings` lets them take turns at the model. */
const AT_ONCE = 4
/** Reading the contents of one batch may take so long; what is not read by then is indexed by its name, and again later. */
const READ_MS = 60_000

interface Parts {
  readonly db: Db
  readonly readings: Readings
  readonly embeddings: Embeddings
}

/**
 * Makes the vectors that are missing, page by page, people in turn: nobody waits for somebody else's ten thousand files.
 * What was done is in the database, so a stop costs one batch. A model that is away is asked again with the next search,
 * upload or round of the regular job.
 */
export const indexing = (parts: Parts): Work<Caller> => ({
  name: 'meanings',
  atOnce: AT_ONCE,
  mayFail: true,
  async *run(owner, signal) {
    while (await indexPage(parts, owner, signal)) yield
  },
  left: () => ownersToIndex(parts.db, parts.embeddings.shared !== undefined),
})

/** The next page of one person; true when there may be more. */
async function indexPage(parts: Parts, owner: Caller, signal: AbortSignal): Promise<boolean> {
  const { db, embeddings } = parts
  const embedding = await embeddings.of(owner)
  if (!embedding || (await isMeaningOff(db, owner))) return false
  const model = await embedding.identity()
  const missing = await missingVectors(db, owner, model, PAGE)
  for (let at = 0; at < missing.length; at += BATCH) {
    signal.throwIfAborted()
    if (at > 0 && (await isMeaningOff(db, owner))) return false
    const batch = missing.slice(at, at + BATCH).map(({ fileId }) => fileId)
    await saveVectors(db, owner, model, await vectorsOf(parts, owner, batch, embedding, signal))
  }
  return missing.length === PAGE
}

async function vectorsOf(
  { db, readings }: Parts,
  owner: Caller,
  ids: readonly string[],
  embedding: Embedding,
  signal: AbortSignal,
): Promise<readonly NewVector[]> {
  const { entries } = await findFiles(db, owner, ids)
  const known = await readings.of(owner, entries, { budgetMs: READ_MS, signal })
  const stamps = await stampsOf(db, owner, ids)
  const texts = entries.map(({ file: { id, name } }) => {
    const { title, text } = known.get(id) ?? {}
    return meaningText({
      name,
      ...(embedding.readsText && title !== undefined && { title }),
      ...(embedding.readsText && text !== undefined && { text }),
    })
  })
  const vectors = texts.length === 0 ? [] : await embedAll(embedding, texts, signal)
  return entries.map(({ file }, index) => ({
    fileId: file.id,
    stamp: stamps.get(file.id) ?? '',
    vector: vectors[index] ?? null,
  }))
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
