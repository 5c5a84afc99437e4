import { setImmediate } from 'node:timers/promises'
import type { Journal, JournalRecord } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'

/** The journal of one run in the database. What is appended is written by `flush`, durable with its transaction. */
export class DbJournal implements Journal {
  readonly #db: Db
  readonly #runId: string
  #pending: JournalRecord[] = []
  #next: number | undefined

  constructor(db: Db, runId: string) {
    this.#db = db
    this.#runId = runId
  }

  append(records: readonly JournalRecord[]): Promise<void> {
    for (const record of records) this.#pending.push(record)
    return Promise.resolve()
  }

  async flush(): Promise<void> {
    if (this.#pending.length === 0) return
    const first = this.#next ?? (await this.#count())
    const rows = this.#pending.map((record, index) => ({ run_id: this.#runId, seq: first + index, record }))
    this.#pending = []
    this.#next = first + rows.length
    // Other requests get their turn between the chunks of a long run.
    await setImmediate()
    await query(
      this.#db,
      sql`insert into run_records select * from json_populate_recordset(null::run_records, ${jsonForDb(rows)}::json)`,
    )
  }

  async *read(): AsyncIterable<JournalRecord> {
    await this.flush()
    const pageSize = 5000
    for (let from = 0; ; from += pageSize) {
      const rows = await query<{ record: JournalRecord }>(
        this.#db,
        sql`select record from run_records where run_id = ${this.#runId} and seq >= ${from} and seq < ${from + pageSize} order by seq`,
      )
      for (const row of rows) yield row.record
      if (rows.length < pageSize) return
    }
  }

  async #count(): Promise<number> {
    const [row] = await query<{ next: number }>(
      this.#db,
      sql`select coalesce(max(seq) + 1, 0)::int as next from run_records where run_id = ${this.#runId}`,
    )
    return row?.next ?? 0
  }
}
