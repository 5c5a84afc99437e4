import {
  type Act,
  type ActOutcome,
  baseName,
  type FolderAct,
  type Move,
  type MoveView,
  onlyMoves,
  parentPath,
  type Settlement,
  type Target,
  unsupported,
} from '@octavo/core'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Library } from '../callers/index.ts'
import { makeFolders } from '../library/index.ts'
import { ALBUMS } from './album-rows.ts'
import { LABELS } from './label-rows.ts'
import { loadMoveView, toFolder } from './move-view.ts'
import { changeMarks, type Shelf } from './shelf.ts'

const none: ReadonlyMap<string, readonly string[]> = new Map()

type CarryOutOptions = Parameters<Target['carryOut']>[1]

/** Rows that one statement moves of a folder that goes whole. */
const FOLDER_BATCH = 500

/** What a move into the trash notes beside the file: when it came, and when it may go. */
export interface TrashTimes {
  readonly trashedAtMs: number
  readonly purgeAfterMs: number
}

/**
 * A person's library as a target, or two libraries of one person: what lies in `from` goes to `into`. Paths are the
 * library's without the `/` at their front. A move changes rows and no bytes; the caller's transaction makes all moves of
 * a run one. `times` is for moves into the trash, which keep the old place. `isWayBack`: what a run did is taken back, so that
 * a folder that is to be there again and is there is as it should be, and one that is to be gone and is.
 */
export class LibraryTarget implements Target {
  readonly #db: Db
  readonly #from: Library
  readonly #into: Library
  readonly #times: TrashTimes | undefined
  readonly #isWayBack: boolean

  constructor(db: Db, from: Library, into: Library = from, times?: TrashTimes, isWayBack = false) {
    this.#db = db
    this.#from = from
    this.#into = into
    this.#times = times
    this.#isWayBack = isWayBack
  }

  get #inPlace(): boolean {
    return this.#from.id === this.#into.id
  }

  async names(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const wanted = JSON.stringify(folders.map(toFolder))
    const rows = await query<{ folder: string; name: string }>(
      this.#db,
      sql`with wanted as (select json_array_elements_text(${wanted}::json) as folder)
          select f.folder, f.name from files f join wanted w on w.folder = f.folder where f.owner_id = ${this.#into.id}
          union
          select w.folder, d.name from wanted w join (
            select regexp_replace(path, '^(.*)/[^/]*$', '\\1') as parent, regexp_replace(path, '^.*/', '') as name
            from folders where owner_id = ${this.#into.id}
          ) d on d.parent = case w.folder when '/' then '' else w.folder end`,
    )
    const names = new Map<string, string[]>(folders.map((folder) => [folder, []]))
    for (const row of rows) names.get(row.folder.slice(1))?.push(row.name)
    return names
  }

  async carryOut(acts: readonly Act[], options: CarryOutOptions): Promise<readonly ActOutcome[]> {
    const outcomes: ActOutcome[] = []
    // Neighbours of one type together: what comes after a folder was made has to find it there.
    for (let at = 0; at < acts.length; at = outcomes.length) {
      const type = acts[at]?.type
      const end = acts.findIndex((act, index) => index > at && act.type !== type)
      const alike = acts.slice(at, end < 0 ? acts.length : end)
      outcomes.push(...(await this.#carryOutAlike(alike, options)))
    }
    return outcomes
  }

  async #carryOutAlike(acts: readonly Act[], options: CarryOutOptions): Promise<readonly ActOutcome[]> {
    const [first] = acts
    if (first?.type === 'move') return await onlyMoves(acts, unsupported, (moves) => this.#moveAll(moves, options))
    const outcomes: ActOutcome[] = []
    for (const act of acts) if (act.type === 'folder') outcomes.push(await this.#folder(act, options))
    if (outcomes.length > 0) return outcomes
    const marking = acts.filter((act) => act.type === 'label' || act.type === 'link')
    if (marking.length === 0 || !this.#inPlace) return acts.map(unsupported)
    return await changeMarks(this.#db, this.#from, marking, first?.type === 'link' ? ALBUMS : LABELS)
  }

  async marks(acts: readonly Act[]): Promise<readonly (readonly string[])[]> {
    const heldBy = async (type: Act['type'], shelf: Shelf) => {
      const ids = acts.flatMap((act) => (act.type === type ? [act.itemId] : []))
      return ids.length === 0 ? new Map<string, readonly string[]>() : await shelf.of(this.#db, this.#from, ids)
    }
    const [labels, links] = [await heldBy('label', LABELS), await heldBy('link', ALBUMS)]
    return acts.map(
      ({ type, itemId }) => (type === 'label' ? labels : type === 'link' ? links : none).get(itemId) ?? [],
    )
  }

  async check(acts: readonly Act[]): Promise<readonly (ActOutcome | undefined)[]> {
    const refusals = await this.#look<ActOutcome | undefined>(
      acts,
      () => undefined,
      (view, move) => view.refusalOf(move),
    )
    return await Promise.all(
      acts.map(async (act, index) =>
        act.type === 'folder' && act.what === 'make' ? await this.#makeRefusal(act) : refusals[index],
      ),
    )
  }

  async #folder(act: FolderAct, { onFolder }: CarryOutOptions): Promise<ActOutcome> {
    const done: ActOutcome = { to: act.from, status: 'done', after: act.expect }
    if (act.what === 'make') {
      const refusal = await this.#makeRefusal(act)
      if (refusal) return this.#isWayBack && refusal.code === 'already_exists' ? done : refusal
      await onFolder?.(act.from)
      await makeFolders(this.#db, this.#into, [toFolder(act.from)])
      return done
    }
    if (await this.reversed().removeEmptyFolder(act.from)) return done
    const [found] = await query(
      this.#db,
      sql`select path from folders where owner_id = ${this.#from.id} and path = ${toFolder(act.from)}`,
    )
    if (found) return { to: act.from, status: 'skipped', code: 'not_empty', message: 'It is not empty.' }
    if (this.#isWayBack) return done
    return { to: act.from, status: 'failed', code: 'source_missing', message: 'It is not there any more.' }
  }

  async #makeRefusal({ from }: FolderAct): Promise<ActOutcome | undefined> {
    const parents: string[] = []
    for (let path = from; path !== ''; path = parentPath(path)) parents.push(path)
    const places = JSON.stringify(
      parents.map((path) => ({ folder: toFolder(parentPath(path)), name: baseName(path), path: toFolder(path) })),
    )
    const rows = await query<{ path: string; is_folder: boolean }>(
      this.#db,
      sql`with p as (select * from json_to_recordset(${places}::json) as p (folder text, name text, path text))
          select p.path, false as is_folder from p join files f
            on f.owner_id = ${this.#into.id} and f.folder = p.folder and f.name = p.name
          union all
          select p.path, true from p join folders d on d.owner_id = ${this.#into.id} and d.path = p.path
            where p.path = ${toFolder(from)}`,
    )
    const [found] = rows
    if (!found) return undefined
    const code = found.path === toFolder(from) ? 'already_exists' : 'not_a_folder'
    const message = code === 'already_exists' ? 'Something of this name is there already.' : 'A folder of it is a file.'
    return { to: from, status: 'skipped', code, message }
  }

  settle(acts: readonly Act[]): Promise<readonly Settlement[]> {
    return this.#look<Settlement>(
      acts,
      () => ({ state: 'untouched' }),
      (view, move) => view.settle(move),
    )
  }

  #look<T>(acts: readonly Act[], other: () => T, answer: (view: MoveView, move: Move) => T): Promise<readonly T[]> {
    return onlyMoves(acts, other, async (moves) => {
      const view = await loadMoveView(this.#db, this.#from, this.#into, moves)
      return moves.map((move) => answer(view, move))
    })
  }

  async #moveAll(moves: readonly Move[], options: CarryOutOptions): Promise<readonly ActOutcome[]> {
    const view = await loadMoveView(this.#db, this.#from, this.#into, moves)
    const outcomes: ActOutcome[] = []
    const made = new Set<string>()
    for (const move of moves) {
      if (options.signal?.aborted) {
        outcomes.push({ to: move.to, status: 'skipped', code: 'cancelled', message: 'The run was stopped.' })
        continue
      }
      const refusal = view.refusalOf(move)
      if (refusal !== undefined) {
        outcomes.push(refusal)
        continue
      }
      for (const path of view.missingFolders(move)) {
        await options.onFolder?.(path)
        view.addFolder(path)
        made.add(toFolder(path))
      }
      if (move.what === 'bundle') {
        await this.#write(view, made)
        await this.#moveFolder(move)
      }
      view.move(move)
      outcomes.push({ to: move.to, status: 'done', after: move.expect })
    }
    await this.#write(view, made)
    return outcomes
  }

  reversed(): Target {
    return this.#inPlace ? this : new LibraryTarget(this.#db, this.#into, this.#from, this.#times, this.#isWayBack)
  }

  async removeEmptyFolder(path: string): Promise<boolean> {
    const folder = toFolder(path)
    const gone = await query<{ path: string }>(
      this.#db,
      sql`delete from folders d where d.owner_id = ${this.#into.id} and d.path = ${folder}
          and not exists (select from files f where f.owner_id = d.owner_id
            and (f.folder = d.path or starts_with(f.folder, ${`${folder}/`})))
          and not exists (select from folders c where c.owner_id = d.owner_id and starts_with(c.path, ${`${folder}/`}))
          returning d.path`,
    )
    return gone.length > 0
  }

  async #write(view: MoveView, made: Set<string>): Promise<void> {
    await makeFolders(this.#db, this.#into, made)
    made.clear()
    const places = [...view.takeChanges()].map(([id, path]) => {
      return { id, folder: toFolder(parentPath(path)), name: baseName(path) }
    })
    if (places.length === 0) return
    await query(
      this.#db,
      sql`update files f set folder = p.folder, name = p.name ${this.#across()}
          from json_to_recordset(${JSON.stringify(places)}::json) as p (id text, folder text, name text)
          where f.id = p.id and f.owner_id = ${this.#from.id}`,
    )
  }

  /** What else changes when a file goes to another library. */
  #across(): SQL {
    if (this.#inPlace) return sql``
    if (!this.#into.isTrash) {
      return sql`, owner_id = ${this.#into.id}, home_folder = null, home_name = null, trashed_at_ms = null, purge_after_ms = null`
    }
    if (!this.#times) throw new Error('A move into the trash needs its times')
    const { trashedAtMs, purgeAfterMs } = this.#times
    return sql`, owner_id = ${this.#into.id}, home_folder = f.folder, home_name = f.name,
      trashed_at_ms = ${trashedAtMs}, purge_after_ms = ${purgeAfterMs}`
  }

  /** In batches: between two of them others are heard. */
  async #moveFolder(move: Move): Promise<void> {
    const from = toFolder(move.from)
    const to = toFolder(move.to)
    const within = (column: string) =>
      sql`(${sql.raw(column)} = ${from} or (${sql.raw(column)} > ${`${from}/`} and ${sql.raw(column)} < ${`${from}0`}))`
    // By ids: what was moved already is passed by, and not looked at again by every statement.
    for (let after = ''; ; ) {
      const part = await query<{ id: string }>(
        this.#db,
        sql`select id from files where owner_id = ${this.#from.id} and id > ${after} and ${within('folder')}
            order by id limit ${FOLDER_BATCH}`,
      )
      const last = part.at(-1)?.id
      if (last === undefined) break
      await query(
        this.#db,
        sql`update files f set folder = ${to} || substr(folder, char_length(${from}) + 1) ${this.#across()}
            where owner_id = ${this.#from.id} and id > ${after} and id <= ${last} and ${within('folder')}`,
      )
      after = last
    }
    await query(
      this.#db,
      sql`update folders set owner_id = ${this.#into.id}, path = ${to} || substr(path, char_length(${from}) + 1)
          where owner_id = ${this.#from.id} and ${within('path')}`,
    )
  }
}
