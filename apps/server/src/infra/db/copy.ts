import { is, type SQL, sql } from 'drizzle-orm'
import { PgliteSession } from 'drizzle-orm/pglite'
import { type Db, query } from './db.ts'

type Value = string | number | boolean | null

/** Rows in the text format of PostgreSQL's COPY; the embedded database's door takes it as the one parameter of a statement. */
export class CopyText {
  readonly blob: Blob

  constructor(rows: readonly (readonly Value[])[]) {
    let text = ''
    for (const row of rows) {
      for (let at = 0; at < row.length; at += 1) text += `${at === 0 ? '' : '\t'}${copyValue(row[at] ?? null)}`
      text += '\n'
    }
    this.blob = new Blob([text])
  }
}

/** True when this connection takes COPY (the embedded database; a server would need a stream of its own). */
export const canCopy = (db: Db): boolean => is(db._.session, PgliteSession)

/** Inserts rows by COPY, which spares the database reading JSON; only where `canCopy` says so. A conflict is an error. */
export async function copyRows(db: Db, table: SQL, rows: readonly (readonly Value[])[]): Promise<void> {
  await query(db, sql`copy ${table} from ${new CopyText(rows)}`)
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\0': '\ufffd',
}

/** One value (PostgreSQL documentation, COPY, "Text Format"). NUL, which no text of PostgreSQL may hold, becomes U+FFFD. */
function copyValue(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value !== 'string') return String(value)
  return /[\\\n\r\t\0]/u.test(value) ? value.replaceAll(/[\\\n\r\t\0]/gu, (found) => escapes[found] ?? found) : value
}
