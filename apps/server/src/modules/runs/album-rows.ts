import { sql } from 'drizzle-orm'
import { query } from '../../infra/db/db.ts'
import type { Shelf } from './shelf.ts'

/** Albums as what a link act puts things into: the marks of a photo are the ids of its albums, those of deleted ones too. */
export const ALBUMS: Shelf = {
  async of(db, owner, ids) {
    const rows = await query<{ id: string; albums: readonly string[] | null }>(
      db,
      sql`select p.file_id as id, (select json_agg(a.album_id) from album_photos a
            where a.owner_id = p.owner_id and a.file_id = p.file_id) as albums
          from photos p where p.owner_id = ${owner.id}
            and p.file_id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`,
    )
    return new Map(rows.map(({ id, albums }) => [id, albums ?? []]))
  },
  async known(db, owner, albums) {
    const rows = await query<{ id: string }>(
      db,
      sql`select id from albums where owner_id = ${owner.id}
          and id in (select json_array_elements_text(${JSON.stringify(albums)}::json)) for key share`,
    )
    return new Set(rows.map(({ id }) => id))
  },
  async put(db, owner, rows) {
    await query(
      db,
      sql`insert into album_photos (album_id, owner_id, file_id)
          select m.mark, ${owner.id}, m.file_id from json_to_recordset(${JSON.stringify(rows)}::json) as m (file_id text, mark text)
          on conflict do nothing`,
    )
  },
  async take(db, owner, rows) {
    await query(
      db,
      sql`delete from album_photos a using json_to_recordset(${JSON.stringify(rows)}::json) as m (file_id text, mark text)
          where a.owner_id = ${owner.id} and a.file_id = m.file_id and a.album_id = m.mark`,
    )
  },
}
