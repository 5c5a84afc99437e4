import type { Reading } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'

/** What is read: some bytes, and as what. The same bytes may be a text for one person and a mail for another. */
export interface Content {
  readonly sha256: string
  /** Ending of the name in small letters; `''` when it has none that a reader could go by. */
  readonly readAs: string
}

/** The ending of a name, for JavaScript and for PostgreSQL alike: letters and digits of ASCII after the last dot. */
export const ENDING_PATTERN = '.\\.([A-Za-z0-9]{1,12})$'
const ENDING = new RegExp(ENDING_PATTERN, 'su')

/** As what a file of this name is read. */
export const readAsOf = (name: string): string => ENDING.exec(name)?.[1]?.toLowerCase() ?? ''

export const keyOf = ({ sha256, readAs }: Content): string => `${sha256}.${readAs}`

/** True in SQL where `r` is the row of `readings` for the file `f`; the same rule as `readAsOf`. */
export const READING_OF_FILE = sql.raw(
  `r.sha256 = f.sha256 and r.read_as = coalesce(lower(substring(f.name from '${ENDING_PATTERN}')), '')`,
)

const asJson = (contents: readonly Content[]): string =>
  JSON.stringify(contents.map(({ sha256, readAs }) => ({ sha256, read_as: readAs })))

/** The readings that are kept, by `keyOf`. */
export async function loadReadings(db: Db, contents: readonly Content[]): Promise<Map<string, Reading>> {
  if (contents.length === 0) return new Map()
  const rows = await query<{ sha256: string; read_as: string; reading: Reading }>(
    db,
    sql`select r.sha256, r.read_as, r.reading from readings r
        join json_to_recordset(${asJson(contents)}::json) as w (sha256 text, read_as text)
          on w.sha256 = r.sha256 and w.read_as = r.read_as`,
  )
  return new Map(rows.map(({ sha256, read_as, reading }) => [keyOf({ sha256, readAs: read_as }), reading]))
}

/** A reading as the database keeps it: without what JSON in PostgreSQL can't hold. */
const kept = (reading: Reading): string =>
  JSON.stringify(reading, (_, value) => (typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value))

/** Keeps readings with their contents; a content that went meanwhile takes none. */
export async function keepReadings(
  db: Db,
  readings: readonly (Content & { readonly reading: Reading })[],
  nowMs: number,
): Promise<void> {
  const rows = JSON.stringify(
    readings.map(({ sha256, readAs, reading }) => ({ sha256, read_as: readAs, reading: kept(reading) })),
  )
  await query(
    db,
    sql`insert into readings (sha256, read_as, reading, read_at_ms)
        select r.sha256, r.read_as, r.reading::jsonb, ${nowMs}
        from json_to_recordset(${rows}::json) as r (sha256 text, read_as text, reading text)
        where exists (select from blobs b where b.sha256 = r.sha256) 
        on conflict (sha256, read_as) do update set reading = excluded.reading, read_at_ms = excluded.read_at_ms`,
  )
}
