import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Library } from '../callers/index.ts'

/** A folder and all above it, top first, without `/` itself: `/a/b` gives `/a`, `/a/b`. */
export function withParents(folder: string): readonly string[] {
  const segments = folder.split('/').filter((segment) => segment !== '')
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
}

/** Makes folders and their parents; those that are there already stay. Gives back those that were not, in no order. */
export async function makeFolders(db: Db, owner: Library, folders: Iterable<string>): Promise<readonly string[]> {
  const all = new Set<string>()
  for (const folder of folders) for (const path of withParents(folder)) all.add(path)
  if (all.size === 0) return []
  const made = await query<{ path: string }>(
    db,
    sql`insert into folders (owner_id, path) select ${owner.id}, json_array_elements_text(${JSON.stringify([...all])}::json)
        on conflict do nothing returning path`,
  )
  return made.map(({ path }) => path)
}
