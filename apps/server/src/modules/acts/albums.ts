import type { Link } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { isId } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'

interface Row {
  readonly id: string
  readonly folder: string
  readonly name: string
  readonly size_bytes: number
  readonly modified_at_ms: number
  readonly is_in: boolean
}

/** Which photos go into an album, and which out of it. */
interface AlbumWish {
  readonly album: string
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/**
 * Links that put photos into an album and take others out: those that change something, and what the album is called. Throws
 * Refusal `not_found` for an album or photos that are not this person's.
 */
export async function albumLinks(
  tx: Db,
  owner: Caller,
  { album, add, remove }: AlbumWish,
): Promise<{ readonly acts: readonly Link[]; readonly name: string }> {
  if (add.some((id) => remove.includes(id)))
    throw new Refusal('bad_request', 'A photo is both put into the album and taken out')
  const [held] = isId(album)
    ? await query<{ name: string }>(
        tx,
        sql`select name from albums where owner_id = ${owner.id} and id = ${album} and deleted_at_ms is null for update`,
      )
    : []
  if (!held) throw new Refusal('not_found', 'There is no such album')
  const rows = await query<Row>(
    tx,
    sql`select f.id, f.folder, f.name, f.size_bytes, f.modified_at_ms, exists (select from album_photos a
          where a.album_id = ${album} and a.owner_id = p.owner_id and a.file_id = p.file_id) as is_in
        from photos p join files f on f.owner_id = p.owner_id and f.id = p.file_id where p.owner_id = ${owner.id}
          and p.file_id in (select json_array_elements_text(${JSON.stringify([...add, ...remove].filter(isId))}::json))`,
  )
  const photos = new Map(rows.map((row) => [row.id, row]))
  const unknown = add.filter((id) => !photos.has(id))
  if (unknown.length > 0) throw new Refusal('not_found', 'There are no such photos', { ids: unknown.slice(0, 1000) })
  const links = (ids: readonly string[], isIn: boolean) =>
    [...new Set(ids)].flatMap((id) => {
      const row = photos.get(id)
      return row && row.is_in === isIn ? linkOf(row, { add: isIn ? [] : [album], remove: isIn ? [album] : [] }) : []
    })
  return { acts: [...links(add, false), ...links(remove, true)], name: held.name }
}

const linkOf = (row: Row, marks: Pick<Link, 'add' | 'remove'>): Link => ({
  ...{ type: 'link', itemId: row.id, from: `${row.folder === '/' ? '' : row.folder}/${row.name}`.slice(1), ...marks },
  expect: { sizeBytes: row.size_bytes, modifiedAtMs: row.modified_at_ms },
})
