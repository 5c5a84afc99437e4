import type { PictureFacts } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { canCopy, copyRows } from '../../infra/db/copy.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import type { Caller } from '../callers/index.ts'

/** A file that may be a picture, as its row names things. */
interface NewFile {
  readonly id: string
  readonly media_type: string
  readonly modified_at_ms: number
}

/** Pictures and films; drawings of programs and icons are none that anybody took. */
const isPicture = ({ media_type: type }: NewFile): boolean =>
  /^(?:image|video)\//u.test(type) && !/^image\/(?:svg|x-icon|vnd\.microsoft\.icon)/u.test(type)

/** Gives those of the new files that are pictures their place in the timeline, in the transaction that makes them files. */
export async function addPictures(tx: Db, owner: Caller, files: readonly NewFile[]): Promise<void> {
  const pictures = files.filter(isPicture)
  if (pictures.length === 0) return
  if (canCopy(tx)) {
    const rows = pictures.map((file) => [owner.id, file.id, file.modified_at_ms])
    return await copyRows(tx, sql`photos (owner_id, file_id, at_ms)`, rows)
  }
  await query(
    tx,
    sql`insert into photos (owner_id, file_id, at_ms) select ${owner.id}, n.id, n.modified_at_ms
        from json_to_recordset(${jsonForDb(pictures)}::json) as n (id text, modified_at_ms bigint)`,
  )
}

/** The next pictures of a library after `last` that nobody has looked into. */
export async function unreadPictures(db: Db, owner: Caller, last: string, limit: number): Promise<readonly string[]> {
  const rows = await query<{ file_id: string }>(
    db,
    sql`select file_id from photos where owner_id = ${owner.id} and not is_read and file_id > ${last}
        order by file_id limit ${limit}`,
  )
  return rows.map(({ file_id }) => file_id)
}

/** What is noted of a picture that was looked into, and its place in the timeline. */
export interface ReadPicture extends PictureFacts {
  readonly id: string
  readonly atMs: number
}

/** Notes what was read of pictures; one without facts keeps its place and is not looked into again. */
export async function saveFacts(db: Db, owner: Caller, pictures: readonly ReadPicture[]): Promise<void> {
  if (pictures.length === 0) return
  const rows = pictures.map(({ id, atMs, takenAtMs, place, size, camera }) => ({
    ...{ id, at_ms: atMs, taken_at_ms: takenAtMs, camera },
    ...{ latitude: place?.latitude, longitude: place?.longitude },
    ...{ width_px: size?.widthPx, height_px: size?.heightPx },
  }))
  await query(
    db,
    sql`update photos p set at_ms = n.at_ms, taken_at_ms = n.taken_at_ms, latitude = n.latitude,
          longitude = n.longitude, width_px = n.width_px, height_px = n.height_px, camera = n.camera, is_read = true
        from json_to_recordset(${jsonForDb(rows)}::json) as n (id text, at_ms bigint, taken_at_ms bigint, latitude double precision,
          longitude double precision, width_px integer, height_px integer, camera text)
        where p.owner_id = ${owner.id} and p.file_id = n.id`,
  )
}
