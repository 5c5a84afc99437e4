import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  type BackupManifest,
  CONTENTS,
  flushBelow,
  jsonLinesOf,
  type KeptContent,
  MANIFEST,
  RESTORE_FOLDER,
  readManifest,
  writeWhole,
} from '@octavo/disk'
import { sql } from 'drizzle-orm'
import type { DataDir } from '../datadir/datadir.ts'
import { readMarker } from '../datadir/marker.ts'
import { StartRefused } from '../datadir/refused.ts'
import { type Db, query } from '../db/db.ts'
import { MIGRATION_LOCK } from '../db/locks.ts'
import { MIGRATIONS, migrate } from '../db/migrations.ts'
import { bindTo } from '../db/pair.ts'
import { keepRows, ONE_MOMENT, schemaOf, takeRows } from './tables.ts'

const EXIT_CONFIG = 78
const PAGE = 1000
const KEPT_UPGRADES = 3
/** The schema from which on rows say by which transaction they were changed. */
const CHANGES_SINCE = 25

/** True when a backup was put into this data folder whose rows no database has taken yet. */
export const waitsForRows = (dir: DataDir): boolean => existsSync(dir.in(RESTORE_FOLDER, MANIFEST))

/**
 * Takes the rows of a backup that was put into the data folder into the database, which has to be empty, and binds the two
 * to each other: all of it in one transaction, so that a start that was cut short begins anew. With `asAnother` the
 * database gets an id of its own, for the one that the rows come from is still there. Throws StartRefused for a database
 * that holds anything, and for rows of a newer schema; then nothing was changed.
 */
export async function takeRestored(
  db: Db,
  dir: DataDir,
  options: { readonly asAnother?: boolean } = {},
): Promise<void> {
  if (!waitsForRows(dir)) return
  const folder = dir.in(RESTORE_FOLDER)
  const manifest = await readManifest(folder).catch((error: unknown) => {
    throw new StartRefused(`What was restored into ${dir.path} can not be read.`, EXIT_CONFIG, error)
  })
  const newest = MIGRATIONS.at(-1)?.version ?? 0
  if (manifest.schema > newest) {
    throw new StartRefused(
      `The backup was made by a newer Octavo (schema ${manifest.schema}; this one knows up to ${newest}). Update Octavo.`,
      EXIT_CONFIG,
    )
  }
  await db.transaction(async (tx) => {
    await query(tx, sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    if (await isTaken(tx, dir, manifest.id)) return
    if ((await schemaOf(tx)) > 0) {
      throw new StartRefused(
        `A backup was restored into ${dir.path}, and the database is not empty. Nothing was changed. Give it an empty database.`,
        EXIT_CONFIG,
      )
    }
    await migrate(
      tx,
      MIGRATIONS.filter(({ version }) => version <= manifest.schema),
    )
    await takeRows(tx, folder, manifest)
    if (manifest.schema >= CHANGES_SINCE) await renumber(tx)
    if (manifest.contents) await placeContents(tx, folder)
    const known = options.asAnother ? undefined : readMarker(dir.path)?.database?.id
    await bindTo(tx, dir, known ?? randomUUID())
    await query(tx, sql`alter table octavo_home add column if not exists taken text`)
    await query(tx, sql`update octavo_home set taken = ${manifest.id}`)
  })
  await rm(folder, { recursive: true, force: true })
}

/** Rows of another database may say that they were changed by a transaction that this one has yet to begin. */
async function renumber(tx: Db): Promise<void> {
  for (const table of ['files', 'readings']) {
    const name = sql.identifier(table)
    await query(tx, sql`update ${name} set changed = 0 where changed > pg_current_xact_id()::text::bigint`)
  }
}

/** True when an earlier start has taken these very rows and was ended before it could say so. */
async function isTaken(tx: Db, dir: DataDir, id: string): Promise<boolean> {
  const [home] = await query<{ there: boolean }>(
    tx,
    sql`select exists (select from pg_attribute where attrelid = to_regclass('octavo_home') and attname = 'taken') as there`,
  )
  if (!home?.there) return false
  return (await query(tx, sql`select from octavo_home where folder_id = ${dir.id} and taken = ${id}`)).length > 0
}

/** Says in the rows where the contents lie now; those that the backup did not have are missing. */
async function placeContents(tx: Db, folder: string): Promise<void> {
  await query(tx, sql`create temporary table placed (sha256 text, pack text, pack_offset bigint) on commit drop`)
  let page: KeptContent[] = []
  const insert = () =>
    query(
      tx,
      sql`insert into placed select p."sha256", p."pack", p."packOffset" from json_to_recordset(${JSON.stringify(page)}::json)
          as p ("sha256" text, "pack" text, "packOffset" bigint)`,
    )
  for await (const content of jsonLinesOf<KeptContent>(path.join(folder, CONTENTS))) {
    page.push(content)
    if (page.length < PAGE) continue
    await insert()
    page = []
  }
  await insert()
  await query(tx, sql`analyze placed`)
  await query(
    tx,
    sql`update blobs b set pack = p.pack, pack_offset = p.pack_offset, missing = false from placed p where p.sha256 = b.sha256`,
  )
  await query(
    tx,
    sql`update blobs set pack = null, pack_offset = null, missing = true where sha256 not in (select sha256 from placed)`,
  )
  if ((await query<{ there: boolean }>(tx, sql`select to_regclass('wipes') is not null as there`))[0]?.there)
    await query(tx, sql`delete from wipes`)
}

/**
 * Brings the schema up to date, and keeps the rows as they were in the data folder before that: `upgrades/ID`, the newest
 * three. Nothing is kept of a database that is new.
 */
export async function upgrade(db: Db, dir: DataDir, nowMs: number): Promise<string | undefined> {
  const from = await schemaOf(db)
  const newest = MIGRATIONS.at(-1)?.version ?? 0
  let kept: string | undefined
  if (from > 0 && from < newest)
    kept = await keepBefore(db, dir, `schema-${String(from).padStart(3, '0')}-${nowMs}`, nowMs)
  await migrate(db)
  return kept
}

async function keepBefore(db: Db, dir: DataDir, id: string, nowMs: number): Promise<string> {
  const home = dir.in('upgrades')
  const folder = path.join(home, id)
  await mkdir(home, { recursive: true, mode: 0o700 })
  // One without a manifest was cut short.
  for (const name of await readdir(home))
    if (!existsSync(path.join(home, name, MANIFEST))) await rm(path.join(home, name), { recursive: true })
  await keepAt({ db, folder, id, nowMs })
  const older = (await readdir(home)).sort((a, b) => timeOf(a) - timeOf(b)).slice(0, -KEPT_UPGRADES)
  for (const name of older) await rm(path.join(home, name), { recursive: true })
  return folder
}

/** Writes the rows of one moment into a folder, durably; its manifest comes last, so that one without it was cut short. */
export async function keepAt(parts: {
  readonly db: Db
  readonly folder: string
  readonly id: string
  readonly nowMs: number
}): Promise<void> {
  const { db, folder, id, nowMs } = parts
  const rows = await db.transaction(async (tx) => await keepRows(tx, folder), ONE_MOMENT)
  await flushBelow(folder)
  const manifest: BackupManifest = { product: 'octavo-backup', format: 1, id, atMs: nowMs, ...rows, lacking: [] }
  await writeWhole(path.join(folder, MANIFEST), `${JSON.stringify(manifest)}\n`)
}

const timeOf = (id: string) => Number(id.split('-').at(-1))
