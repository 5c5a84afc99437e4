import os from 'node:os'
import type { Item, Readers } from '@octavo/core'
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
  async look(item, { signal }) {
    const seen = await pool.look(openIn(source, item), signal)
    return 'thumb' in seen ? seen : undefined
  },
})
