import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type BackupManifest, type KeptTable, linesOf, RowsDigest } from '@octavo/disk'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../db/db.ts'

const PAGE = 500
const BATCH_CHARS = 4_000_000

export type KeptRows = Pick<BackupManifest, 'schema' | 'tables' | 'sequences'>

/** A transaction that sees one moment of the database, and waits for nobody on a server. */
export const ONE_MOMENT = { isolationLevel: 'repeatable read' } as const

/** Version of the schema of a database; 0 for one that no Octavo has used. */
export async function schemaOf(db: Db): Promise<number> {
  const [is] = await query<{ there: boolean }>(db, sql`select to_regclass('octavo_schema') is not null as there`)
  if (!is?.there) return 0
  const [row] = await query<{ version: number | null }>(db, sql`select max(version) as version from octavo_schema`)
  return row?.version ?? 0
}

/**
 * Writes the rows of every table into `folder`, one JSON object a line, as one transaction sees them. Who the database and
 * the data folder are to each other is left out, and the job queue, which is made anew from the tasks.
 */
export async function keepRows(tx: Db, folder: string): Promise<KeptRows> {
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 })
  await plainTexts(tx)
  const schema = await schemaOf(tx)
  const tables: KeptTable[] = []
  for (const name of await tablesOf(tx)) {
    const out = createWriteStream(path.join(folder, 'tables', `${name}.ndjson`), { mode: 0o600 })
    await once(out, 'open')
    try {
      tables.push({ name, ...(await digestOf(tx, name, (lines) => writeLines(out, lines))) })
    } finally {
      out.end()
      await once(out, 'close')
    }
  }
  const sequences = await query<{ name: string; value: number | null }>(
    tx,
    sql`select sequencename as name, last_value as value from pg_sequences where schemaname = current_schema()
        order by sequencename`,
  )
  return {
    schema,
    tables,
    sequences: sequences.flatMap(({ name, value }) => (value === null ? [] : { name, value: Number(value) })),
  }
}

/**
 * Takes kept rows into tables of the very schema that they are of, in the place of what these hold, and reads them again:
 * as many rows with the same hashes. Throws Error when they are not the same.
 */
export async function takeRows(tx: Db, folder: string, kept: KeptRows): Promise<void> {
  await plainTexts(tx)
  const names = await tablesOf(tx)
  const known = new Set(kept.tables.map(({ name }) => name))
  if (names.length !== known.size || !names.every((name) => known.has(name)))
    throw new Error('The kept tables are not those of this schema')
  await query(
    tx,
    sql`truncate ${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )} cascade`,
  )
  const bonds = await query<{ table: string; bond: string }>(
    tx,
    sql`select r.relname as table, c.conname as bond from pg_constraint c join pg_class r on r.oid = c.conrelid
        where c.contype = 'f' and not c.condeferrable and r.relnamespace = current_schema()::regnamespace`,
  )
  // Rows that refer to each other come in any order.
  const setBonds = async (how: string) => {
    for (const { table, bond } of bonds)
      await query(
        tx,
        sql`alter table ${sql.identifier(table)} alter constraint ${sql.identifier(bond)} ${sql.raw(how)}`,
      )
  }
  await setBonds('deferrable initially deferred')
  for (const { name } of kept.tables) await takeTable(tx, name, path.join(folder, 'tables', `${name}.ndjson`))
  await query(tx, sql`set constraints all immediate`)
  await setBonds('not deferrable')
  for (const { name, value } of kept.sequences) await query(tx, sql`select setval(${name}::regclass, ${value})`)
  for (const table of kept.tables) {
    const { rows, digest } = await digestOf(tx, table.name, () => Promise.resolve())
    if (rows !== table.rows || digest !== table.digest)
      throw new Error(`The table ${table.name} has ${rows} rows and not the ${table.rows} that were kept, or others`)
  }
}

async function takeTable(tx: Db, name: string, file: string): Promise<void> {
  const columns = await query<{ column: string }>(
    tx,
    sql`select column_name as column from information_schema.columns
        where table_schema = current_schema() and table_name = ${name} and is_generated = 'NEVER' order by ordinal_position`,
  )
  const list = sql.join(
    columns.map(({ column }) => sql.identifier(column)),
    sql`, `,
  )
  let batch: string[] = []
  let chars = 0
  const insert = async () => {
    const rows = `[${batch.join(',')}]`
    batch = []
    chars = 0
    await query(
      tx,
      sql`insert into ${sql.identifier(name)} (${list})
          select ${list} from json_populate_recordset(null::${sql.identifier(name)}, ${rows}::json)`,
    )
  }
  for await (const line of linesOf(file)) {
    batch.push(line)
    chars += line.length
    if (batch.length === PAGE || chars > BATCH_CHARS) await insert()
  }
  if (batch.length > 0) await insert()
}

/** Times as text must not depend on where the database stands. */
const plainTexts = (tx: Db) => query(tx, sql`set local time zone 'UTC'`)

async function tablesOf(tx: Db): Promise<readonly string[]> {
  const rows = await query<{ name: string }>(
    tx,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
        and relname not in ('octavo_home', 'octavo_schema') order by relname`,
  )
  return rows.map(({ name }) => name)
}

async function digestOf(
  tx: Db,
  name: string,
  each: (lines: readonly string[]) => Promise<void>,
): Promise<{ readonly rows: number; readonly digest: string }> {
  const digest = new RowsDigest()
  await query(
    tx,
    sql`declare kept no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(name)} t`,
  )
  for (;;) {
    const lines = (await query<{ line: string }>(tx, sql.raw(`fetch ${PAGE} from kept`))).map(({ line }) => line)
    for (const line of lines) digest.add(line)
    await each(lines)
    if (lines.length < PAGE) break
  }
  await query(tx, sql`close kept`)
  return { rows: digest.rows, digest: digest.hex() }
}

async function writeLines(out: WriteStream, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return
  const isFull = !out.write(`${lines.join('\n')}\n`)
  if (out.errored) throw out.errored
  if (isFull) await once(out, 'drain')
}
