import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { type Caller, callersForJob, type Library } from '../callers/index.ts'
import { READING_OF_FILE } from '../readings/index.ts'

/** A file whose vector is missing or made of something else, and what one made now would be made of. */
export interface Missing {
  readonly fileId: string
  readonly stamp: string
}

/** A vector to keep; null for a file that the model would not take. */
export interface NewVector extends Missing {
  readonly vector: Int8Array | null
}

/** What a file's vector is made of: its name, its content, and whether that was read. Its folder is not. */
const STAMP = sql`md5(f.name || '/' || f.sha256 || '/' || (r.sha256 is not null)::text || coalesce(r.reading #>> '{ocr,pages}', ''))`
const MISSING = sql`from files f left join readings r on ${READING_OF_FILE}
  left join vectors v on v.owner_id = f.owner_id and v.file_id = f.id`

/** The next files of a library to index, newest first. */
export async function missingVectors(
  db: Db,
  owner: Library,
  model: string,
  limit: number,
): Promise<readonly Missing[]> {
  const rows = await query<{ id: string; stamp: string }>(
    db,
    sql`select f.id, ${STAMP} as stamp ${MISSING} and v.model = ${model}
        where f.owner_id = ${owner.id} and v.stamp is distinct from ${STAMP}
        order by f.uploaded_at_ms desc, f.id limit ${limit}`,
  )
  return rows.map(({ id, stamp }) => ({ fileId: id, stamp }))
}

/** What each of these files would be made of now: a reading may have come since they were listed. */
export async function stampsOf(db: Db, owner: Library, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ id: string; stamp: string }>(
    db,
    sql`select f.id, ${STAMP} as stamp from files f left join readings r on ${READING_OF_FILE}
        where f.owner_id = ${owner.id} and f.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`,
  )
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}

/** Keeps vectors. Files that went meanwhile are left out, and all of them once the person has turned this off. */
export async function saveVectors(db: Db, owner: Library, model: string, vectors: readonly NewVector[]): Promise<void> {
  const rows = vectors.map(({ fileId, stamp, vector }) => ({
    id: fileId,
    stamp,
    vector: vector && Buffer.from(vector.buffer, vector.byteOffset, vector.length).toString('base64'),
  }))
  await query(
    db,
    sql`insert into vectors (owner_id, file_id, model, stamp, vector)
        select f.owner_id, f.id, ${model}, n.stamp, decode(n.vector, 'base64')
        from json_to_recordset(${JSON.stringify(rows)}::json) as n (id text, stamp text, vector text)
        join files f on f.owner_id = ${owner.id} and f.id = n.id
        where not exists (select from meaning_off where owner_id = ${owner.id})
        for key share of f
        on conflict (owner_id, file_id) do update set model = excluded.model, stamp = excluded.stamp,
          vector = excluded.vector, seq = nextval('vectors_seq')`,
  )
}

/** How many files a library has, and how many of them are indexed by this model. */
export async function countVectors(db: Db, owner: Library, model: string) {
  const [row] = await query<{ total: number; indexed: number }>(
    db,
    sql`select count(*)::int as total, count(v.file_id)::int as indexed ${MISSING} and v.model = ${model}
          and v.stamp = ${STAMP} where f.owner_id = ${owner.id}`,
  )
  return row ?? { total: 0, indexed: 0 }
}

/** How many vectors of this model a library holds, and the number of the newest. */
export async function newestVector(db: Db, owner: Library, model: string) {
  const [row] = await query<{ count: number; newest: string }>(
    db,
    sql`select count(*)::int as count, coalesce(max(seq), 0)::text as newest from vectors
        where owner_id = ${owner.id} and model = ${model} and vector is not null`,
  )
  return { count: row?.count ?? 0, newest: Number(row?.newest ?? 0) }
}

const PAGE = 2000

/** Vectors of this model that are newer than a number, oldest first. */
export async function* vectorsSince(db: Db, owner: Library, model: string, after: number) {
  for (let last = after; ; ) {
    const rows = await query<{ file_id: string; seq: string; vector: string }>(
      db,
      sql`select file_id, seq::text as seq, encode(vector, 'base64') as vector from vectors
          where owner_id = ${owner.id} and seq > ${last} and model = ${model} and vector is not null
          order by seq limit ${PAGE}`,
    )
    for (const { file_id, seq, vector } of rows) {
      last = Number(seq)
      const bytes = Buffer.from(vector, 'base64')
      yield { id: file_id, seq: last, vector: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) }
    }
    if (rows.length < PAGE) return
  }
}

export const removeVectors = (db: Db, owner: Library) =>
  query(db, sql`delete from vectors where owner_id = ${owner.id}`)

/** True while a person has search by meaning turned off. */
export async function isMeaningOff(db: Db, owner: Library): Promise<boolean> {
  return (await query(db, sql`select from meaning_off where owner_id = ${owner.id}`)).length > 0
}

/** Turns search by meaning off (its vectors go at once) or on again. */
export async function setMeaningOff(db: Db, owner: Library, off: boolean): Promise<void> {
  if (!off) {
    await query(db, sql`delete from meaning_off where owner_id = ${owner.id}`)
    return
  }
  await query(db, sql`insert into meaning_off (owner_id) values (${owner.id}) on conflict do nothing`)
  await removeVectors(db, owner)
}

/** Whoever may have something to index; without a model of the operator's, those with one of their own. */
export const ownersToIndex = (db: Db, hasShared: boolean): Promise<readonly Caller[]> =>
  callersForJob(
    db,
    sql`exists (select from files f where f.owner_id = o.id)
        and not exists (select from meaning_off m where m.owner_id = o.id)
        and (${hasShared} or exists (select from person_models p where p.owner_id = o.id and p.embed_name is not null))`,
  )
