import { type Act, isWithin, joinPath, placeAfter, type Receipt } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller, Library } from '../callers/index.ts'
import { ALBUMS } from './album-rows.ts'
import { LABELS } from './label-rows.ts'
import type { RunRow } from './rows.ts'
import type { Shelf } from './shelf.ts'
import { takenBack } from './standing.ts'

/** Something done later that holds for now, and the run that did it. */
interface Later {
  readonly runId: string
  readonly act: Act
}

/**
 * What was done after a run and stands against taking some of its acts back, by act: its folder went elsewhere since, or
 * something was done inside a folder that would go whole. A file that is not where the run left it needs no such look: its
 * target refuses it.
 */
export async function laterAgainst(
  db: Db,
  owner: Caller,
  run: RunRow,
  acts: readonly Act[],
): Promise<ReadonlyMap<Act, string>> {
  const later = await laterActs(db, owner, run)
  const found = new Map<Act, string>()
  if (later.length === 0) return found
  for (const act of acts) {
    const against = later.find((other) => isAgainst(act, other.act))
    if (against) found.set(act, against.runId)
  }
  return found
}

/** An act that was done, and what it came to. */
export interface DoneAct {
  readonly act: Act
  readonly receipt: Receipt
}

/** Those of some moves of files after which another file lies there by now, or none: it may look the same and is not meant. */
export async function movedAway(db: Db, library: Library, done: readonly DoneAct[]): Promise<readonly Act[]> {
  const moves = done.filter(({ act }) => act.type === 'move' && act.what === 'file')
  const ids = JSON.stringify(moves.map(({ act }) => act.itemId))
  const rows = await query<{ id: string; folder: string; name: string }>(
    db,
    sql`select id, folder, name from files where owner_id = ${library.id}
        and id in (select json_array_elements_text(${ids}::json))`,
  )
  const places = new Map(rows.map(({ id, folder, name }) => [id, joinPath(folder.slice(1), name)]))
  return moves.flatMap(({ act, receipt }) => (places.get(act.itemId) === receipt.to ? [] : act))
}

/** Those of some acts whose marks are not as they were left: to take them back would undo what was done since. */
export async function changedMarks(db: Db, owner: Caller, done: readonly DoneAct[]): Promise<readonly Act[]> {
  const ofLabels = await changedOn(db, owner, done, ['label', LABELS])
  return [...ofLabels, ...(await changedOn(db, owner, done, ['link', ALBUMS]))]
}

async function changedOn(
  db: Db,
  owner: Caller,
  done: readonly DoneAct[],
  [type, shelf]: readonly [Act['type'], Shelf],
): Promise<readonly Act[]> {
  const marked = done.filter(({ act }) => act.type === type)
  if (marked.length === 0) return []
  const held = await shelf.of(
    db,
    owner,
    marked.map(({ act }) => act.itemId),
  )
  return marked.flatMap(({ act, receipt: { changed } }) => {
    const marks = held.get(act.itemId)
    // A file that is gone is refused by its target.
    if (!marks || !changed) return []
    const isAsLeft =
      changed.add.every((mark) => marks.includes(mark)) && !changed.remove.some((mark) => marks.includes(mark))
    return isAsLeft ? [] : act
  })
}

function isAgainst(act: Act, later: Act): boolean {
  if (act.type === 'label' || act.type === 'link') return false
  const isWhole = isOfFolder(act)
  return placesOf(act).some((place) =>
    placesOf(later).some(
      (other) => (isOfFolder(later) && isWithin(other, place)) || (isWhole && isWithin(place, other)),
    ),
  )
}

const isOfFolder = (act: Act): boolean => act.type === 'folder' || (act.type === 'move' && act.what === 'bundle')
const placesOf = (act: Act): readonly string[] => [act.from, placeAfter(act)]

/**
 * Acts of later runs that hold: those on folders, and all where whole folders are to be taken back. What was done and taken
 * back since, or taken back and done again, is as if it had never been; so is a folder that was to be there again and was.
 */
async function laterActs(db: Db, owner: Caller, run: RunRow): Promise<readonly Later[]> {
  const onFolders = sql`(j.record #>> '{act,type}' = 'folder' or j.record #>> '{act,what}' = 'bundle')`
  const rows = await query<{ id: string; act: Act; is_in_part: boolean }>(
    db,
    sql`with recursive up (id, at) as (
          select id, undoes from runs
          where owner_id = ${owner.id} and seq > ${run.seq} and undoes is not null and done > undone
          union all
          select up.id, r.undoes from up join runs r on r.id = up.at where r.undoes is not null
        ), holding as (
          select r.id, r.undone > 0 as is_in_part from runs r
          where r.owner_id = ${owner.id} and r.seq > ${run.seq} and r.done > r.undone
            and (r.whole_folders or ${run.whole_folders})
            and not exists (select from up where up.id = r.id and up.at = ${run.id})
            and (select count(*) from up join runs b on b.id = up.at where up.id = r.id and b.seq > ${run.seq}) % 2 = 0
        )
        select h.id, h.is_in_part, j.record -> 'act' as act from holding h join run_records j on j.run_id = h.id
        where j.record ->> 'type' = 'intent' and ${run.whole_folders ? sql`j.record #>> '{act,type}' in ('move', 'folder')` : onFolders}
          and (j.record #>> '{act,what}' is distinct from 'make' or exists (
            select from run_records f where f.run_id = h.id and f.record ->> 'type' = 'folder'
              and f.record ->> 'path' = j.record #>> '{act,from}'))
        order by h.id, j.seq`,
  )
  const back = new Map<string, ReadonlySet<string>>()
  for (const { id, is_in_part } of rows) if (is_in_part && !back.has(id)) back.set(id, await takenBack(db, id))
  return rows.flatMap(({ id, act }) => (back.get(id)?.has(act.itemId) ? [] : { runId: id, act }))
}
