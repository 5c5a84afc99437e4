import type { ArchiveRequest } from '@octavo/contract'
import { AppError, INLINE_LIMIT_BYTES, type ZipEntry } from '@octavo/core'
import type { BlobStore } from '../../infra/blobs/store.ts'
import { damaged } from '../../infra/blobs/whole.ts'
import type { Db } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { allFiles, markMissing, type StoredEntry } from '../library/index.ts'

/** The files of an archive, opened as their turn comes. `close` gives back what was opened. */
export function archiveEntries(options: {
  readonly db: Db
  readonly store: BlobStore
  readonly owner: Caller
  readonly chosen: readonly StoredEntry[] | undefined
  /** What the files are called inside: their paths (default), or their ids. */
  readonly names?: ArchiveRequest['names']
}): { readonly entries: AsyncIterable<ZipEntry>; close(): Promise<void> } {
  const { db, store, owner, chosen, names } = options
  const reader = store.reader()

  const open = async (entry: StoredEntry) => {
    const { blob, file } = entry
    if (entry.damagedAs !== null) throw damaged(blob, entry.damagedAs)
    try {
      return blob.sizeBytes <= INLINE_LIMIT_BYTES ? await reader.read(blob) : await store.whole(blob)
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found')
        await markMissing(db, file.sha256).catch(() => undefined)
      throw error
    }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    for await (const entry of chosen ?? allFiles(db, owner)) {
      const { id, path, modifiedAtMs, size } = entry.file
      yield { name: names === 'id' ? id : path.slice(1), modifiedAtMs, sizeBytes: size, open: () => open(entry) }
    }
  }
  return { entries: entries(), close: () => reader.close() }
}
