import type { ArchiveRequest } from '@octavo/contract'
import { AppError, INLINE_LIMIT_BYTES, movesIn, type Plan, type ZipEntry, zipEntriesOf } from '@octavo/core'
import type { Blobs } from '../../infra/blobs/port.ts'
import { damaged } from '../../infra/blobs/whole.ts'
import type { Db } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { allFiles, filesBelow, findFiles, markMissing, type StoredEntry } from '../library/index.ts'

/** The files of an archive, opened as their turn comes. `close` gives back what was opened. */
export function archiveEntries(options: {
  readonly db: Db
  readonly store: Blobs
  readonly owner: Caller
  /** Left out for the whole library. */
  readonly chosen: readonly StoredEntry[] | Plan | undefined
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
  /** What a plan moves, under the paths that it would have then. */
  async function* ofPlan(plan: Plan): AsyncGenerator<ZipEntry> {
    const known = new Map<string, StoredEntry>()
    const fileIds = movesIn(plan.acts).flatMap(({ what, itemId }) => (what === 'file' ? [itemId] : []))
    for (const entry of (await findFiles(db, owner, fileIds)).entries) known.set(entry.file.id, entry)
    yield* zipEntriesOf(plan, {
      open: async ({ itemId = '', path }) => {
        const entry = known.get(itemId)
        if (!entry) throw new AppError('not_found', `There is no ${path} any more.`)
        return await open(entry)
      },
      async *inside(folder) {
        for (const entry of await filesBelow(db, owner, `/${folder}`)) {
          const { id, path, size, modifiedAtMs } = entry.file
          known.set(id, entry)
          yield { itemId: id, path: path.slice(1), sizeBytes: size, modifiedAtMs }
        }
      },
    })
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    if (chosen && 'acts' in chosen) {
      yield* ofPlan(chosen)
      return
    }
    for await (const entry of chosen ?? allFiles(db, owner)) {
      const { id, path, modifiedAtMs, size } = entry.file
      yield { name: names === 'id' ? id : path.slice(1), modifiedAtMs, sizeBytes: size, open: () => open(entry) }
    }
  }
  return { entries: entries(), close: () => reader.close() }
}
