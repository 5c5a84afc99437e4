import type { Verdict } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import type { Library } from '../callers/index.ts'

/** Rows that are written in one statement. */
const AT_ONCE = 1000

/** What was judged of one file, and when. */
export interface KeptJudgement {
  readonly fileId: string
  readonly verdict: Omit<Verdict, 'itemId'>
  readonly atMs: number
}

/**
 * Keeps verdicts as they were judged, in place of earlier ones on the same files, so that a run can say what was judged of
 * what it moves, and rules and lessons can be tried on it later. A file that has gone meanwhile takes none.
 */
export async function keepJudgements(
  db: Db,
  owner: Library,
  verdicts: readonly Verdict[],
  nowMs: number,
): Promise<void> {
  for (let from = 0; from < verdicts.length; from += AT_ONCE) {
    const rows = verdicts
      .slice(from, from + AT_ONCE)
      .map(({ itemId, ...verdict }) => ({ file_id: itemId, verdict }))
      // In one order everywhere: two sortings of the same files at once never wait for each other in a circle.
      .sort((one, other) => (one.file_id < other.file_id ? -1 : 1))
    await query(
      db,
      sql`insert into judgements (owner_id, file_id, verdict, at_ms)
          select f.owner_id, f.id, j.verdict, ${nowMs}
          from json_to_recordset(${jsonForDb(rows)}::json) as j (file_id text, verdict jsonb)
          join files f on f.owner_id = ${owner.id} and f.id = j.file_id
          on conflict (owner_id, file_id) do update set verdict = excluded.verdict, at_ms = excluded.at_ms`,
    )
  }
}

/** What was judged of these files last, by the id of the file; those that were never judged are left out. */
export async function judgementsOf(
  db: Db,
  owner: Library,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, Verdict>> {
  const rows = await query<{ file_id: string; verdict: Omit<Verdict, 'itemId'> }>(
    db,
    sql`select j.file_id, j.verdict from json_array_elements_text(${JSON.stringify(fileIds)}::json) as w (id)
        join judgements j on j.owner_id = ${owner.id} and j.file_id = w.id`,
  )
  return new Map(rows.map(({ file_id, verdict }) => [file_id, { ...verdict, itemId: file_id }]))
}

/** Everything that was judged of a person's files, some at a time, in the order of their ids. */
export async function* allJudgements(db: Db, owner: Library, pageSize = 1000): AsyncGenerator<KeptJudgement> {
  for (let last = ''; ; ) {
    const rows = await query<{ file_id: string; verdict: KeptJudgement['verdict']; at_ms: number }>(
      db,
      sql`select file_id, verdict, at_ms from judgements where owner_id = ${owner.id} and file_id > ${last}
          order by file_id limit ${pageSize}`,
    )
    for (const { file_id, verdict, at_ms } of rows) yield { fileId: file_id, verdict, atMs: at_ms }
    const end = rows.at(-1)
    if (rows.length < pageSize || end === undefined) return
    last = end.file_id
  }
}
