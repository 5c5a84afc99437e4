import os from 'node:os'
import path from 'node:path'
import { type Classified, eachOf, type Item, isWorthReading, keptReading, type Reading } from '@octavo/core'
import { createReaderPool, type ReaderPool } from '@octavo/readers/node'
import type { Output } from './output.ts'

/** Files that are open or wait for a reader at a time: handles are few, folders may be large. */
export const WINDOW = 16

/** Lends a pool of readers, and ends its processes when the work is over. */
export async function withReaders<T>(work: (pool: ReaderPool) => Promise<T>): Promise<T> {
  const pool = createReaderPool({ width: Math.min(4, os.availableParallelism()) })
  try {
    return await work(pool)
  } finally {
    pool.close()
  }
}

/** True for a file in which a reader may find the words of a document; smaller ones hold too few to tell anything. */
export const isToRead = (item: Item, classified: Classified | undefined): boolean =>
  classified !== undefined && isWorthReading(item, classified.verdict.fileKind, { withTags: false })

/** What is inside files below a folder, by the id of the item; read in processes that can be killed. */
export async function readAll(
  items: readonly Item[],
  root: string,
  pool: ReaderPool,
  output: Output,
): Promise<ReadonlyMap<string, Reading>> {
  const work = async (item: Item) => [item.id, keptReading(await pool.read(path.join(root, item.path)))] as const
  return new Map(await eachOf(items, WINDOW, work, output.progress('Reading inside')))
}
