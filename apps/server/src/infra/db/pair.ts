import { createHmac, randomUUID } from 'node:crypto'
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
  /** A mark of the secret that all processes have; of a database of before there is none. */
  readonly secret_mark?: string | null
  /** The bucket that contents lie in; none: the data folder. */
  readonly bucket?: string | null
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

/** A database that a start may use. */
interface Paired {
  /** The id of the database. */
  readonly id: string
  /** Its contents lie already in the bucket that this start names. */
  readonly isInBucket: boolean
}

/** What a start brings to a database. */
interface Comer {
  readonly dir: DataDir
  readonly store: Blobs
  /** The secret, if the operator gave one or the folder has one. */
  readonly secret: Buffer | undefined
  /** The bucket for contents that the operator named. */
  readonly bucket: string | undefined
}

/**
 * Makes sure that a database and a data folder belong together, each knowing the other's id. Two that know nobody yet are
 * bound when what they hold agrees; `anew` binds them whatever they knew before. Where all contents lie in a bucket each process
 * may have a folder of its own, and all have one secret. Throws StartRefused in words otherwise, and then has written nothing.
 */
export async function pair(parts: Comer & { readonly database: Database; readonly anew: boolean }): Promise<Paired> {
  const { dir, database, store, anew } = parts
  const { kind } = database
  const place = database.url === undefined ? undefined : placeOf(database.url)
  const name = place === undefined ? `in ${dir.path}` : place
  const known = readMarker(dir.path)?.database
  const bound = await database.db.transaction(async (tx): Promise<Paired> => {
    // Two folders that are started at once on one database take turns.
    await query(tx, sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    const home = await readHome(tx)
    if (!anew) {
      judge({ ...parts, name, known, home })
      if (!known && !home) await refuseStrangers(tx, store, dir, name)
    }
    const isKnown = home?.folder_id === dir.id || (home && !anew && isInBucket(home, parts))
    const isInBucketYet = home !== undefined && isInBucket(home, parts)
    if (isKnown && (!known || known.id === home.database_id)) return { id: home.database_id, isInBucket: isInBucketYet }
    return { id: await bind(tx, dir, home), isInBucket: isInBucketYet }
  })
  const fresh: KnownDatabase = { id: bound.id, kind, ...(place === undefined ? {} : { place }) }
  if (JSON.stringify(known) !== JSON.stringify(fresh)) writeMarker(dir.path, { id: dir.id, database: fresh })
  return bound
}

/**
 * Notes in the database what all its processes must have alike: the secret, and the bucket for contents. After the two were paired,
 * and after the bucket was made this installation's.
 */
export async function noteShared(
  database: Database,
  { secret, bucket }: { readonly secret: Buffer; readonly bucket: string | undefined },
): Promise<void> {
  const { db } = database
  await query(db, sql`alter table octavo_home add column if not exists secret_mark text`)
  await query(db, sql`alter table octavo_home add column if not exists bucket text`)
  // A database that lies in its folder has no other process.
  const mark = database.kind === 'server' ? markOf(secret) : null
  await query(
    db,
    sql`update octavo_home set secret_mark = ${mark}, bucket = ${bucket ?? null}
        where secret_mark is distinct from ${mark} or bucket is distinct from ${bucket ?? null}`,
  )
}

/** Tells two secrets apart, and nothing else of them. */
const markOf = (secret: Buffer) => createHmac('sha256', secret).update('octavo home').digest('hex')

/** True where contents lie in the bucket that this start names, too: its folder holds nothing that others need. */
const isInBucket = (home: Home, { bucket }: Pick<Comer, 'bucket'>) => bucket !== undefined && home.bucket === bucket

/** Refuses two that are known to others, and what is not as the other processes of this database have it. */
function judge(
  pairing: Comer & {
    readonly name: string
    readonly known: KnownDatabase | undefined
    readonly home: Home | undefined
  },
): void {
  const { dir, name, known, home, bucket, secret } = pairing
  if (known && !home)
    refuse(`The database ${name} is empty or no Octavo's; the data folder ${dir.path} belongs to another.`)
  if (known && home && known.id !== home.database_id)
    refuse(`The database ${name} is another Octavo's; the data folder ${dir.path} does not belong to it.`)
  if (home?.bucket && home.bucket !== bucket)
    refuse(
      `The stored files of the database ${name} lie in the bucket ${home.bucket}: name it by OCTAVO_S3_URL and OCTAVO_S3_BUCKET.`,
    )
  if (home && home.folder_id !== dir.id && !isInBucket(home, pairing))
    refuse(`The database ${name} belongs to another data folder (${home.folder_place}), not to ${dir.path}.`)
  if (home?.secret_mark && (!secret || markOf(secret) !== home.secret_mark))
    refuse(
      `The other processes of the database ${name} have another secret than this start. Give all the same by OCTAVO_SECRET (secret.key of the first data folder has it).`,
    )
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
  return (await query<Home>(tx, sql`select * from octavo_home`))[0]
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
