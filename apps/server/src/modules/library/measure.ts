import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Library } from '../callers/index.ts'

/** Files that one statement looks at: between two of them others are heard. */
const BATCH = 4000

/** What lies in a folder and in all below it; the time of the newest, 0 where there is nothing. */
export interface FolderMeasure {
  readonly files: number
  readonly sizeBytes: number
  readonly modifiedAtMs: number
}

/** Measures a folder, `/` in front, however much lies in it. */
export async function measureFolder(db: Db, owner: Library, folder: string): Promise<FolderMeasure> {
  const within = sql`owner_id = ${owner.id} and (folder = ${folder} or (folder > ${`${folder}/`} and folder < ${`${folder}0`}))`
  let all: FolderMeasure = { files: 0, sizeBytes: 0, modifiedAtMs: 0 }
  for (let after = sql``; ; ) {
    const [end] = await query<{ folder: string; name: string }>(
      db,
      sql`select folder, name from files where ${within} ${after} order by folder, name offset ${BATCH - 1} limit 1`,
    )
    const until = end ? sql`and (folder, name) <= (${end.folder}, ${end.name})` : sql``
    const [part] = await query<{ files: number; size_bytes: number; newest: number }>(
      db,
      sql`select count(*)::int as files, coalesce(sum(size_bytes), 0)::float8 as size_bytes,
            coalesce(max(modified_at_ms), 0)::float8 as newest
          from files where ${within} ${after} ${until}`,
    )
    all = {
      files: all.files + (part?.files ?? 0),
      sizeBytes: all.sizeBytes + (part?.size_bytes ?? 0),
      modifiedAtMs: Math.max(all.modifiedAtMs, part?.newest ?? 0),
    }
    if (!end) return all
    after = sql`and (folder, name) > (${end.folder}, ${end.name})`
  }
}
