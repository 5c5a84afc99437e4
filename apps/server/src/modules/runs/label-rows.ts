import { type ActOutcome, type Label, unsupported } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { isId } from '../../infra/ids.ts'
import type { Library } from '../callers/index.ts'

/** The marks that some files of a library have, by their ids; those that it does not hold are left out. */
export async function marksOf(
  db: Db,
  owner: Library,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await query<{ id: string; marks: readonly string[] | null }>(
    db,
    sql`select f.id, (select json_agg(m.mark) from marks m where m.owner_id = f.owner_id and m.file_id = f.id) as marks
        from files f where f.owner_id = ${owner.id}
          and f.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`,
  )
  return new Map(rows.map(({ id, marks }) => [id, marks ?? []]))
}

/** Gives files marks and takes marks from them, wherever they lie by now; an outcome says what was really changed. */
export async function changeMarks(db: Db, owner: Library, labels: readonly Label[]): Promise<readonly ActOutcome[]> {
  const held = await marksOf(
    db,
    owner,
    labels.map(({ itemId }) => itemId),
  )
  const added: { file_id: string; mark: string }[] = []
  const removed: { file_id: string; mark: string }[] = []
  const outcomes = labels.map((act): ActOutcome => {
    // A folder has no row, and so no marks.
    if (!isId(act.itemId)) return unsupported(act)
    const had = held.get(act.itemId)
    if (!had) return { to: act.from, status: 'failed', code: 'source_missing', message: 'It is not there any more.' }
    const changed = {
      add: act.add.filter((mark) => !had.includes(mark)),
      remove: act.remove.filter((mark) => had.includes(mark)),
    }
    for (const mark of changed.add) added.push({ file_id: act.itemId, mark })
    for (const mark of changed.remove) removed.push({ file_id: act.itemId, mark })
    return { to: act.from, status: 'done', after: act.expect, changed }
  })
  if (added.length > 0)
    await query(
      db,
      sql`insert into marks (owner_id, file_id, mark)
          select ${owner.id}, m.file_id, m.mark from json_to_recordset(${JSON.stringify(added)}::json) as m (file_id text, mark text)`,
    )
  if (removed.length > 0)
    await query(
      db,
      sql`delete from marks using json_to_recordset(${JSON.stringify(removed)}::json) as m (file_id text, mark text)
          where marks.owner_id = ${owner.id} and marks.file_id = m.file_id and marks.mark = m.mark`,
    )
  return outcomes
}
