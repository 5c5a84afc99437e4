import type { Unlisted } from '@octavo/core'
import type { Changes, Entry } from '@octavo/core/connect'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'

/** One connected drive of one person. */
export interface DrivePlace {
  readonly ownerId: string
  readonly connectionId: string
}

/** How far a drive was listed. */
export interface Standing {
  /** Where to go on; null before the first listing, after one that was forgotten, and where a whole one is due. */
  readonly cursor: string | null
  /** When a listing came to its end last; null before. */
  readonly listed_at_ms: number | null
}

/** A file or folder of a drive, with what is kept about its content. */
export interface KnownEntry {
  readonly entry: Entry
  /** What reading it has taught, as `look.ts` writes it; null where nobody has read this content. */
  readonly facts: unknown
  /** The file of the library that is a copy of this content. */
  readonly file_id: string | null
}

const at = ({ ownerId, connectionId }: DrivePlace) => sql`owner_id = ${ownerId} and connection_id = ${connectionId}`

/** What tells one content of a file from another: its version, else its size and time. */
const contentOf = ({ version, sizeBytes, modifiedAtMs }: Entry): string =>
  version === undefined ? `${sizeBytes} ${modifiedAtMs}` : `${sizeBytes} ${version}`

/** Feeds of changes lose deletions now and then (Microsoft's does): so often is a drive listed as a whole. */
const WHOLE_EVERY_MS = 7 * 86_400_000

/** How far a drive was listed; its row is made where there is none. */
export async function standingOf(db: Db, place: DrivePlace, nowMs: number): Promise<Standing> {
  await query(
    db,
    sql`insert into drive_places (owner_id, connection_id) values (${place.ownerId}, ${place.connectionId}) on conflict do nothing`,
  )
  // A listing that has begun goes on, however long ago the last one was.
  const [row] = await query<Standing>(
    db,
    sql`select listed_at_ms, case when is_between and whole_at_ms < ${nowMs - WHOLE_EVERY_MS}::bigint then null else cursor end as cursor
        from drive_places where ${at(place)}`,
  )
  return row ?? { cursor: null, listed_at_ms: null }
}

/**
 * Takes a page of changes: its rows and the cursor after it are there together, or neither. A listing is a round; what no page
 * of it named goes with its last one. `expired`: the next page begins a new listing, and what is known stays until that is over.
 */
export async function takePage(db: Db, place: DrivePlace, page: Changes | 'expired', nowMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await query<{ round: number; is_between: boolean }>(
      tx,
      sql`select round, is_between from drive_places where ${at(place)} for update`,
    )
    if (!row) return
    if (page === 'expired') {
      await query(tx, sql`update drive_places set cursor = null, is_between = true where ${at(place)}`)
      return
    }
    const begins = page.isListing && row.is_between
    const round = begins ? row.round + 1 : row.round
    await putEntries(tx, place, page.entries, round)
    await dropEntries(tx, place, sql`select json_array_elements_text(${JSON.stringify(page.gone)}::json) collate "C"`)
    if (page.isListing && !page.hasMore)
      await dropEntries(tx, place, sql`select id from drive_entries where ${at(place)} and round < ${round}`)
    const unlisted = jsonForDb(page.unlisted)
    await query(
      tx,
      sql`update drive_places set cursor = ${page.cursor}, round = ${round}, is_between = ${!page.hasMore},
            unlisted = case when ${begins} then ${unlisted}::jsonb else unlisted || ${unlisted}::jsonb end,
            listed_at_ms = case when ${page.hasMore} then listed_at_ms else ${nowMs}::bigint end,
            whole_at_ms = case when ${page.isListing && !page.hasMore} then ${nowMs}::bigint else whole_at_ms end
          where ${at(place)}`,
    )
  })
}

async function putEntries(tx: Db, place: DrivePlace, entries: readonly Entry[], round: number): Promise<void> {
  // A page may name a thing twice: the last word counts.
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  if (byId.size === 0) return
  const rows = [...byId.values()].map((entry) => ({
    ...{ id: entry.id, parent_id: entry.parentId, entry, content: contentOf(entry) },
  }))
  await query(
    tx,
    sql`insert into drive_entries (owner_id, connection_id, id, parent_id, entry, round, content)
        select ${place.ownerId}, ${place.connectionId}, e.id, e.parent_id, e.entry, ${round}, e.content
        from json_to_recordset(${jsonForDb(rows)}::json) as e (id text, parent_id text, entry jsonb, content text)
        on conflict (owner_id, connection_id, id) do update set parent_id = excluded.parent_id, entry = excluded.entry,
          round = excluded.round, content = excluded.content,
          facts = case when drive_entries.content = excluded.content then drive_entries.facts end,
          file_id = case when drive_entries.content = excluded.content then drive_entries.file_id end`,
  )
}

/** A folder takes along what was in it, whether it was told or not. */
async function dropEntries(tx: Db, place: DrivePlace, ids: ReturnType<typeof sql>): Promise<void> {
  await query(
    tx,
    sql`with recursive down (id) as (
          (${ids})
          union
          select e.id from drive_entries e join down on e.parent_id = down.id
          where e.owner_id = ${place.ownerId} and e.connection_id = ${place.connectionId} and down.id <> ''
        )
        delete from drive_entries where ${at(place)} and id in (select id from down)`,
  )
}

/** Everything that is known of a drive, and what could not be listed. */
export async function loadDrive(
  db: Db,
  place: DrivePlace,
): Promise<{ readonly entries: ReadonlyMap<string, KnownEntry>; readonly unlisted: readonly Unlisted[] }> {
  const rows = await query<KnownEntry>(db, sql`select entry, facts, file_id from drive_entries where ${at(place)}`)
  const [kept] = await query<{ unlisted: readonly Unlisted[] }>(
    db,
    sql`select unlisted from drive_places where ${at(place)}`,
  )
  return { entries: new Map(rows.map((row) => [row.entry.id, row])), unlisted: kept?.unlisted ?? [] }
}

/** Keeps what reading files has taught, and their copies, for as long as their contents are the same. */
export async function keepFacts(
  tx: Db,
  place: DrivePlace,
  found: readonly { readonly entry: Entry; readonly facts: object | undefined; readonly fileId: string | undefined }[],
): Promise<void> {
  const rows = found.map(({ entry, facts, fileId }) => ({
    ...{ id: entry.id, content: contentOf(entry), facts: facts ?? null, file_id: fileId ?? null },
  }))
  await query(
    tx,
    sql`update drive_entries d set facts = coalesce(f.facts, d.facts), file_id = coalesce(f.file_id, d.file_id)
        from json_to_recordset(${jsonForDb(rows)}::json) as f (id text, content text, facts jsonb, file_id text)
        where d.owner_id = ${place.ownerId} and d.connection_id = ${place.connectionId} and d.id = f.id and d.content = f.content`,
  )
}

/** Rows that are read at once. */
const AT_ONCE = 2000

/** What is known of all of a person's drives, each thing as its provider names it, without what reading it has taught. */
export async function* knownOfDrives(
  db: Db,
  ownerId: string,
): AsyncGenerator<{ readonly connectionId: string } & Entry> {
  for (let after = { connection_id: '', id: '' }; ; ) {
    const rows = await query<{ connection_id: string; id: string; entry: Entry }>(
      db,
      sql`select connection_id, id, entry from drive_entries
          where owner_id = ${ownerId} and (connection_id, id) > (${after.connection_id}, ${after.id})
          order by connection_id, id limit ${AT_ONCE}`,
    )
    for (const { connection_id: connectionId, entry } of rows) yield { connectionId, ...entry }
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    after = last
  }
}
