import type { ClassifyRequest, ClassifyResponse, SortedFile, SortResponse } from '@octavo/contract'
import {
  byCategory,
  classifyAll,
  type Item,
  type Judged,
  SIGNATURE_HEAD_BYTES,
  safeName,
  type UnderstandInput,
} from '@octavo/core'
import { sql } from 'drizzle-orm'
import type { BlobStore } from '../../infra/blobs/store.ts'
import { type Db, query } from '../../infra/db/db.ts'
import type { Owner } from '../guests/index.ts'
import type { Learning } from '../learning/index.ts'
import { categoryOfFolder, type StoredEntry } from '../library/index.ts'
import type { ModelDesk } from '../models/index.ts'
import type { Readings } from '../readings/index.ts'

/** A library's file as core sees it: its path has no `/` at the front. */
export const toItem = ({ file, declaredType }: StoredEntry): Item => ({
  id: file.id,
  kind: 'file',
  name: file.name,
  path: file.path.slice(1),
  sizeBytes: file.size,
  mediaType: declaredType,
  modifiedAtMs: file.modifiedAtMs,
  origin: { source: 'library' },
})

/** What sorting needs beside the files. */
export interface SortParts {
  readonly db: Db
  readonly store: BlobStore
  readonly readings: Readings
  readonly learning: Learning
  readonly models: ModelDesk
}

const AT_ONCE = 16

/**
 * Says where files belong, from their first bytes, names, contents and from what the person taught; a connected model is
 * asked about what stays unclear. A file whose bytes are missing is judged by its name.
 */
export async function sortFiles(
  parts: SortParts,
  owner: Owner,
  entries: readonly StoredEntry[],
  signal?: AbortSignal,
): Promise<SortResponse> {
  const { store, readings, learning, models } = parts
  const [heads, known, folders] = await Promise.all([
    readHeads(store, entries),
    readings.of(entries, signal ? { signal } : {}),
    categoriesOf(parts.db, owner),
  ])
  const inputs = entries.map((entry, index): UnderstandInput => {
    const [head, reading] = [heads[index], known.get(entry.file.id)]
    return { item: toItem(entry), ...(head && { head }), ...(reading && { reading }) }
  })
  const local: readonly Judged[] =
    (await learning.sort(owner, inputs, folders)) ??
    classifyAll(inputs).map(({ verdict }) => ({ verdict, options: [] }))
  const { verdicts, note } = await models.improve(owner, inputs, local, folders, signal)
  const { folders: counted, results } = byCategory(entries, verdicts, ({ file }, judged) => show(file, judged))
  return {
    folders: [...counted],
    results: Object.fromEntries([...results].map(([category, files]) => [category, [...files]])),
    ...(note ? { note } : {}),
  }
}

/** Verdicts on files of which only the metadata is known, in their order. */
export function classifyByName({ files }: ClassifyRequest): ClassifyResponse['files'] {
  const inputs = files.map(({ name, type, size }, index) => ({
    item: {
      id: String(index),
      kind: 'file' as const,
      name,
      path: safeName(name).name,
      sizeBytes: size,
      // What a browser says of a file it does not know says nothing.
      mediaType: type === 'application/octet-stream' ? '' : type,
      modifiedAtMs: 0,
      origin: { source: 'picker' as const },
    },
  }))
  return classifyAll(inputs).map(({ verdict: { category, kind, confidence, why } }, index) => ({
    name: files[index]?.name ?? '',
    category,
    kind,
    confidence,
    why: [...why],
  }))
}

/** Top folders that the person's library has: files of a kind go where their like already lies. */
async function categoriesOf(db: Db, owner: Owner): Promise<readonly string[]> {
  const rows = await query<{ folder: string }>(
    db,
    sql`select distinct folder from files where owner_id = ${owner.id} limit 2000`,
  )
  return [...new Set(rows.flatMap(({ folder }) => categoryOfFolder(folder) ?? []))]
}

/** A file of the library with the verdict on it, as the contract tells it. */
function show(file: StoredEntry['file'], { verdict, options }: Judged): SortedFile {
  const { category, kind, confidence, by, why } = verdict
  const { id, name, type, size, path } = file
  return { id, name, type, size, path, category, kind, confidence, by, why: [...why], options: [...options] }
}

async function readHeads(
  store: BlobStore,
  entries: readonly StoredEntry[],
): Promise<readonly (Uint8Array | undefined)[]> {
  const heads = new Array<Uint8Array | undefined>(entries.length).fill(undefined)
  const reader = store.reader()
  let next = 0
  const work = async () => {
    for (let index = next++; index < entries.length; index = next++) {
      const blob = entries[index]?.blob
      if (blob) heads[index] = await reader.read(blob, SIGNATURE_HEAD_BYTES).catch(() => undefined)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await reader.close()
  }
  return heads
}
