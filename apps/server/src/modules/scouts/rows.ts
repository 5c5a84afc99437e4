import type { ScanFrequency, Scout, ScoutItem, ScoutSource } from '@octavo/contract'
import { type LedgerRow, nextRunMs, rowId } from '@octavo/core/scout'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'

/** A scout as it is stored. */
export interface ScoutRow {
  readonly id: string
  readonly owner_id: string
  readonly name: string
  readonly sources: readonly ScoutSource[]
  readonly frequency: ScanFrequency
  readonly language: string
  /** The newest plan of each place. */
  readonly plans: Readonly<Record<string, string>>
  readonly missed: number
  readonly created_at_ms: number
  readonly last_run_ms: number | null
  readonly next_run_ms: number
}

/** A place that scouts look at; `id` is a connection, '' for the library. */
export interface ScoutPlace {
  readonly id: string
  readonly source: ScoutSource
}

type Counted = ScoutRow & { readonly counts: Readonly<Record<string, number>> | null }

const moment = (atMs: number) => new Date(atMs).toISOString()
const NOTHING = { new: 0, proposed: 0, asked: 0, kept: 0, filing: 0, filed: 0, failed: 0 }
/** A scout that looks all the time looks so often: nothing of a library or a drive is told to it. */
const REALTIME_MS = 60_000
const MOST_ITEMS = 1000
const AT_ONCE = 1000

/** When a scout looks next, in milliseconds since 1970. */
export const nextScanMs = (frequency: ScanFrequency, lastMs: number | undefined, nowMs: number): number => {
  const next = nextRunMs(frequency, lastMs, nowMs)
  return frequency === 'realtime' ? Math.min(next, nowMs + REALTIME_MS) : next
}

const CAPABILITIES = [
  { name: 'discover', description: 'Lists everything in its sources and keeps a ledger, so that nothing is missed.' },
  {
    name: 'propose',
    description:
      'Says where what is new belongs, as a plan that waits for a yes; what rules may file by themselves is filed.',
  },
]

const toScout = (row: Counted): Scout => {
  const counts = { ...NOTHING, ...row.counts }
  const seen = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { '': planId = null, ...onDrives } = row.plans
  return {
    ...{ id: row.id, name: row.name, capabilities: CAPABILITIES, sources: [...row.sources] },
    ...{ scanFrequency: row.frequency, createdAt: moment(row.created_at_ms), nextScanAt: moment(row.next_run_ms) },
    lastScanAt: row.last_run_ms === null ? null : moment(row.last_run_ms),
    counts: { ...counts, seen, missed: row.missed },
    planId: counts.proposed === 0 ? null : planId,
    hasDrivePlan: Object.keys(onDrives).length > 0,
  }
}

/** The scouts of a person, oldest first, with what became of what they saw. */
export async function scoutsOf(db: Db, ownerId: string): Promise<readonly Scout[]> {
  const rows = await query<Counted>(
    db,
    sql`select s.*, (select json_object_agg(state, n) from
          (select row ->> 'state' as state, count(*)::int as n from scout_items i where i.scout_id = s.id group by 1) as c) as counts
        from scouts s where owner_id = ${ownerId} order by id`,
  )
  return rows.map(toScout)
}

/** Undefined for scouts of others, too. */
export async function findScout(db: Db, ownerId: string, id: string): Promise<ScoutRow | undefined> {
  const [row] = await query<ScoutRow>(db, sql`select * from scouts where id = ${id} and owner_id = ${ownerId}`)
  return row
}

/** Scouts whose time has come. */
export const dueScouts = (db: Db, nowMs: number) =>
  query<ScoutRow>(db, sql`select * from scouts where next_run_ms <= ${nowMs} order by next_run_ms limit 1000`)

export async function insertScout(
  tx: Db,
  row: Pick<ScoutRow, 'id' | 'owner_id' | 'name' | 'sources' | 'frequency' | 'language' | 'created_at_ms'>,
): Promise<void> {
  const { id, owner_id, name, sources, frequency, language, created_at_ms } = row
  await query(
    tx,
    sql`insert into scouts (id, owner_id, name, sources, frequency, language, created_at_ms, next_run_ms)
        values (${id}, ${owner_id}, ${name.toWellFormed().replaceAll('\0', '')}, ${jsonForDb(sources)}::jsonb, ${frequency},
          ${language}, ${created_at_ms}::bigint, ${nextScanMs(frequency, undefined, created_at_ms)}::bigint)`,
  )
}

/** Removes a scout with its ledger; nothing that it saw is touched. False when there was none. */
export async function removeScout(db: Db, ownerId: string, id: string): Promise<boolean> {
  return (await query(db, sql`delete from scouts where id = ${id} and owner_id = ${ownerId} returning id`)).length > 0
}

/** Says when a scout looks next; `lastMs` that it has looked. */
export async function noteRun(
  tx: Db,
  id: string,
  { lastMs, nextMs, missed }: { readonly lastMs?: number; readonly nextMs: number; readonly missed?: number },
): Promise<void> {
  await query(
    tx,
    sql`update scouts set next_run_ms = ${nextMs}, last_run_ms = coalesce(${lastMs ?? null}::bigint, last_run_ms),
          missed = coalesce(${missed ?? null}::int, missed) where id = ${id}`,
  )
}

/** What a scout knows of a place. */
export async function ledgerOf(db: Db, scoutId: string, placeId: string): Promise<readonly LedgerRow[]> {
  const rows = await query<{ row: LedgerRow }>(
    db,
    sql`select row from scout_items where scout_id = ${scoutId} and place = ${placeId} order by id`,
  )
  return rows.map(({ row }) => row)
}

/** Puts rows into a ledger and takes others out; `nameOf` says what things are called. */
export async function keepLedger(
  tx: Db,
  scoutId: string,
  place: ScoutPlace,
  change: { readonly put: readonly LedgerRow[]; readonly gone: readonly LedgerRow[] },
  nameOf: (key: string) => string,
): Promise<void> {
  for (let at = 0; at < change.put.length; at += AT_ONCE) {
    const rows = change.put.slice(at, at + AT_ONCE).map((row) => ({ id: idOf(row), name: nameOf(row.key), row }))
    await query(
      tx,
      sql`insert into scout_items (scout_id, place, source, id, name, row)
          select ${scoutId}, ${place.id}, ${place.source}, r.id, r.name, r.row
          from jsonb_to_recordset(${jsonForDb(rows)}::jsonb) as r (id text, name text, row jsonb)
          on conflict (scout_id, place, id) do update set row = excluded.row, name = excluded.name`,
    )
  }
  const gone = JSON.stringify(change.gone.map(idOf))
  await query(
    tx,
    sql`delete from scout_items where scout_id = ${scoutId} and place = ${place.id}
        and id in (select json_array_elements_text(${gone}::json))`,
  )
}

/** PostgreSQL keeps no NUL in a text. */
const idOf = (row: LedgerRow): string => rowId(row).replaceAll('\0', '\n')

/** Keeps the name of the newest plan for a place of a scout. */
export async function notePlan(tx: Db, scoutId: string, placeId: string, planId: string): Promise<void> {
  await query(
    tx,
    sql`update scouts set plans = plans || jsonb_build_object(${placeId}::text, ${planId}::text) where id = ${scoutId}`,
  )
}

/** What a scout has met, newest first, down to each thing. */
export async function itemsOf(db: Db, scoutId: string): Promise<{ items: ScoutItem[]; total: number }> {
  const rows = await query<{ source: ScoutSource; name: string; row: LedgerRow; total: number }>(
    db,
    sql`select source, name, row, count(*) over ()::int as total from scout_items where scout_id = ${scoutId}
        order by (row ->> 'metAtMs')::bigint desc, id limit ${MOST_ITEMS}`,
  )
  const items = rows.map(({ source, name, row: { state, place, metAtMs } }) => ({
    ...{ source, name, state, place: place ?? null, metAt: moment(metAtMs) },
  }))
  return { items, total: rows[0]?.total ?? 0 }
}

/** What things of a place are called, by their keys. */
export async function namesOf(db: Db, scoutId: string, placeId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ key: string; name: string }>(
    db,
    sql`select row ->> 'key' as key, name from scout_items where scout_id = ${scoutId} and place = ${placeId}`,
  )
  return new Map(rows.map(({ key, name }) => [key, name]))
}
