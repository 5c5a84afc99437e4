import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import os from 'node:os'
import { sql } from 'drizzle-orm'
import type { Blobs } from '../blobs/port.ts'
import type { DataDir } from '../datadir/datadir.ts'
import { type KnownDatabase, readMarker, writeMarker } from '../datadir/marker.ts'
import { StartRefused } from '../datadir/refused.ts'
import { type Database, type Db, query } from './db.ts'
import { MIGRATION_LOCK } from './locks.ts'
import { placeOf } from './server.ts'

const EXIT_CONFIG = 78
const SAMPLE = 200

/** What a database says of itself: its own id, and the data folder that it belongs to. */
interface Home {
  readonly database_id: string
  readonly folder_id: string
  readonly folder_place: string
}

const ANEW =
  'If they do belong together (after a move, or a backup that was put back), say "octavo data bind" and start again.'

const refuse = (words: string): never => {
  throw new StartRefused(`${words} Nothing was changed. ${ANEW}`, EXIT_CONFIG)
}

/**
 * Looks, before any database is opened or made, whether a folder can belong to the kind of database that this start was
 * told of. Throws StartRefused in words for a folder whose database is elsewhere.
 */
export function refuseWrongKind(dir: DataDir, url: string | undefined): void {
  const known = readMarker(dir.path)?.database
  const kind = url === undefined ? 'embedded' : 'server'
  if (known && known.kind !== kind) {
    refuse(
      known.kind === 'server'
        ? `The data folder ${dir.path} belongs to the PostgreSQL database ${known.place}, and DATABASE_URL is not set. Set it.`
        : `The data folder ${dir.path} belongs to the database that lies in it, and DATABASE_URL names another. Leave DATABASE_URL out, or move it there: say "octavo data to-postgres" and start again.`,
    )
  }
  if (known || kind === 'server' || existsSync(dir.in('db', 'PG_VERSION'))) return
  if (['blobs', 'packs'].some((name) => readdirSync(dir.in(name)).length > 0)) {
    refuse(
      `The data folder ${dir.path} holds stored files and no database: theirs is a PostgreSQL server. Set DATABASE_URL.`,
    )
  }
}

/**
 * Makes sure that a database and a data folder belong together, each knowing the other's id. Two that know nobody yet are
 * bound when what they hold agrees; `anew` binds them whatever they knew before. Throws StartRefused in words otherwise,
 * and then has written nothing. Returns the id of the database.
 */
export async function pair(parts: {
  readonly dir: DataDir
  readonly database: Database
  readonly store: Blobs
  readonly anew: boolean
}): Promise<string> {
  const { dir, database, store, anew } = parts
  const { kind } = database
  const place = database.url === undefined ? undefined : placeOf(database.url)
  const name = place === undefined ? `in ${dir.path}` : place
  const known = readMarker(dir.path)?.database
  const bound = await database.db.transaction(async (tx): Promise<string> => {
    // Two folders that are started at once on one database take turns.
    await query(tx, sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    const home = await readHome(tx)
    if (!anew) {
      judge({ dir, name, known, home })
      if (!known && !home) await refuseStrangers(tx, store, dir, name)
    }
    if (home?.folder_id === dir.id && (!known || known.id === home.database_id)) return home.database_id
    return await bind(tx, dir, home)
  })
  const fresh: KnownDatabase = { id: bound, kind, ...(place === undefined ? {} : { place }) }
  if (JSON.stringify(known) !== JSON.stringify(fresh)) writeMarker(dir.path, { id: dir.id, database: fresh })
  return bound
}

/** Refuses two that are known to others. */
function judge(pairing: {
  readonly dir: DataDir
  readonly name: string
  readonly known: KnownDatabase | undefined
  readonly home: Home | undefined
}): void {
  const { dir, name, known, home } = pairing
  if (known && !home)
    refuse(`The database ${name} is empty or no Octavo's; the data folder ${dir.path} belongs to another.`)
  if (known && home && known.id !== home.database_id)
    refuse(`The database ${name} is another Octavo's; the data folder ${dir.path} does not belong to it.`)
  if (home && home.folder_id !== dir.id)
    refuse(`The database ${name} belongs to another data folder (${home.folder_place}), not to ${dir.path}.`)
}

/** Refuses two that were used before they knew each other, unless at least half of what each holds is known to the other. */
async function refuseStrangers(tx: Db, store: Blobs, dir: DataDir, name: string): Promise<void> {
  const rows = (await hasTable(tx, 'blobs'))
    ? await query<{ sha256: string; size_bytes: number; pack: string | null; pack_offset: number | null }>(
        tx,
        sql`select sha256, size_bytes, pack, pack_offset from blobs where not missing order by sha256 limit ${SAMPLE}`,
      )
    : []
  let there = 0
  for (const row of rows) {
    const { sha256, pack } = row
    if (await store.holds({ sha256, sizeBytes: row.size_bytes, pack, packOffset: row.pack_offset })) there += 1
  }
  if (there * 2 < rows.length)
    refuse(`The database ${name} knows stored files that are not in the data folder ${dir.path}.`)
  let files = 0
  let known = 0
  for await (const file of store.walk()) {
    files += 1
    if (rows.length > 0) {
      const found = await query(
        tx,
        sql`select 1 from blobs where sha256 = ${file.sha256 ?? ''} or pack = ${file.pack ?? ''} limit 1`,
      )
      known += found.length
    }
    if (files === SAMPLE) break
  }
  if (known * 2 < files)
    refuse(`The data folder ${dir.path} holds stored files that the database ${name} does not know.`)
}

async function hasTable(tx: Db, name: string): Promise<boolean> {
  const [row] = await query<{ is: boolean }>(tx, sql`select to_regclass(${name}) is not null as is`)
  return row?.is === true
}

async function readHome(tx: Db): Promise<Home | undefined> {
  if (!(await hasTable(tx, 'octavo_home'))) return undefined
  return (await query<Home>(tx, sql`select database_id, folder_id, folder_place from octavo_home`))[0]
}

const bind = (tx: Db, dir: DataDir, home: Home | undefined) => bindTo(tx, dir, home?.database_id ?? randomUUID())

/** Writes into a database that it belongs to a data folder, and which id it has itself; returns that id. */
export async function bindTo(tx: Db, dir: DataDir, id: string): Promise<string> {
  // Beside the numbered schema: a pair is looked at before anything of a stranger's database is changed.
  await query(
    tx,
    sql`create table if not exists octavo_home (only_one boolean primary key default true check (only_one),
        database_id text not null, folder_id text not null, folder_place text not null)`,
  )
  const place = `${os.hostname()}:${dir.path}`
  await query(
    tx,
    sql`insert into octavo_home (database_id, folder_id, folder_place) values (${id}, ${dir.id}, ${place})
        on conflict (only_one) do update set folder_id = ${dir.id}, folder_place = ${place}`,
  )
  return id
}
