import { sql } from 'drizzle-orm'
import { query } from '../../infra/db/db.ts'
import type { Shelf } from './shelf.ts'

/** Stars and tags. */
export const LABELS: Shelf = {
  async of(db, owner, ids) {
    const rows = await query<{ id: string; marks: readonly string[] | null }>(
      db,
      sql`select f.id, (select json_agg(m.mark) from marks m where m.owner_id = f.owner_id and m.file_id = f.id) as marks
          from files f where f.owner_id = ${owner.id}
            and f.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`,
    )
    return new Map(rows.map(({ id, marks }) => [id, marks ?? []]))
  },
  async put(db, owner, rows) {
    await query(
      db,
      sql`insert into marks (owner_id, file_id, mark)
          select ${owner.id}, m.file_id, m.mark from json_to_recordset(${JSON.stringify(rows)}::json) as m (file_id text, mark text)`,
    )
  },
  async take(db, owner, rows) {
    await query(
      db,
      sql`delete from marks using json_to_recordset(${JSON.stringify(rows)}::json) as m (file_id text, mark text)
          where marks.owner_id = ${owner.id} and marks.file_id = m.file_id and marks.mark = m.mark`,
    )
  },
}
