import { type ActOutcome, type Label, type Link, unsupported } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import { isId } from '../../infra/ids.ts'
import type { Library } from '../callers/index.ts'

/** A file and one of its marks. */
export interface MarkRow {
  readonly file_id: string
  readonly mark: string
}

/** Where marks of files are kept, that acts give and take: stars and tags, or the albums that photos are in. */
export interface Shelf {
  /** The marks that some files of a library have, by their ids; those that it does not hold are left out. */
  of(db: Db, owner: Library, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** Those of some marks that can be given; left out, all of them. */
  known?(db: Db, owner: Library, marks: readonly string[]): Promise<ReadonlySet<string>>
  put(db: Db, owner: Library, rows: readonly MarkRow[]): Promise<void>
  take(db: Db, owner: Library, rows: readonly MarkRow[]): Promise<void>
}

/** Gives files marks and takes marks from them, wherever they lie by now; an outcome says what was really changed. */
export async function changeMarks(
  db: Db,
  owner: Library,
  acts: readonly (Label | Link)[],
  shelf: Shelf,
): Promise<readonly ActOutcome[]> {
  const ids = acts.map(({ itemId }) => itemId)
  const held = await shelf.of(db, owner, ids)
  const known = await shelf.known?.(db, owner, [...new Set(acts.flatMap(({ add }) => add))])
  const added: MarkRow[] = []
  const removed: MarkRow[] = []
  const outcomes = acts.map((act): ActOutcome => {
    // A folder has no row, and so no marks.
    if (!isId(act.itemId)) return unsupported(act)
    const had = held.get(act.itemId)
    const isGone = known !== undefined && act.add.some((mark) => !known.has(mark))
    if (!had || isGone)
      return { to: act.from, status: 'failed', code: 'source_missing', message: 'It is not there any more.' }
    const changed = {
      add: act.add.filter((mark) => !had.includes(mark)),
      remove: act.remove.filter((mark) => had.includes(mark)),
    }
    for (const mark of changed.add) added.push({ file_id: act.itemId, mark })
    for (const mark of changed.remove) removed.push({ file_id: act.itemId, mark })
    return { to: act.from, status: 'done', after: act.expect, changed }
  })
  if (added.length > 0) await shelf.put(db, owner, added)
  if (removed.length > 0) await shelf.take(db, owner, removed)
  return outcomes
}
