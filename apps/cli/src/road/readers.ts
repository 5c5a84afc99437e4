import os from 'node:os'
import { type Item, isWorthReading, type JudgeInput, type Readers } from '@octavo/core'
import type { FolderSource } from '@octavo/disk'
import { createReaderPool, type ReaderPool } from '@octavo/readers/node'

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

/** A file of a source as readers take it: opened in its turn, through no symbolic link. */
export const openIn = (source: FolderSource, item: Item) => ({ name: item.name, open: () => source.open(item) })

/** Readers of what lies below a folder, in processes that can be killed. */
export const readersOf = (pool: ReaderPool, source: FolderSource): Readers => ({
  read: (item, { extension, signal }) =>
    pool.read({ ...openIn(source, item), ...(extension !== undefined && { extension }) }, signal),
})

/** True for a file in which a reader may find the words of a document, or, with `withTags`, where it comes from. */
export const isToRead = ({ item, typed, bundle, problem }: JudgeInput, withTags = false): boolean =>
  typed !== undefined && !bundle && !problem && isWorthReading(item, typed.verdict.fileKind, { withTags })
