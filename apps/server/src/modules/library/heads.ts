import { AppError, eachOf, type Item, type Source } from '@octavo/core'
import type { Blobs } from '../../infra/blobs/port.ts'
import type { StoredEntry } from './rows.ts'

/** First bytes that are read at the same time. */
const AT_ONCE = 16

/** Some files of a library as a source of first bytes, by the ids of the files. */
export function headsOf(store: Blobs, entries: ReadonlyMap<string, StoredEntry>): Pick<Source, 'heads'> {
  return {
    async heads(items: readonly Item[], maxBytes: number) {
      const reader = store.reader()
      const headOf = async ({ id }: Item): Promise<Uint8Array | AppError> => {
        const entry = entries.get(id)
        if (!entry) return new AppError('not_found', 'There is no such file.')
        try {
          return await reader.read(entry.blob, maxBytes)
        } catch (cause) {
          return cause instanceof AppError ? cause : new AppError('io_error', 'It could not be read.', { cause })
        }
      }
      try {
        return await eachOf(items, AT_ONCE, headOf)
      } finally {
        await reader.close()
      }
    },
  }
}
