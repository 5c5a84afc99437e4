import { fileURLToPath } from 'node:url'
import { AppError, FairQueue, type Hit, type Reading, type Searchable, searchableOf } from '@octavo/core'
import type { PlaceNames } from '@octavo/core/places'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { Helpers } from '../../infra/helpers/helpers.ts'
import type { Caller } from '../callers/index.ts'
import { keyOf, loadReadings, READING_OF_FILE, readAsOf } from '../readings/index.ts'
import type { SearchAnswer, SearchAsk } from './searching.ts'

const MEGABYTE = 1024 * 1024
const PROCESS = {
  module: fileURLToPath(new URL('./search.child.ts', import.meta.url)),
  ...{ width: 1, timeoutMs: 60_000, heapBytes: 1536 * MEGABYTE, memoryBytes: 1792 * MEGABYTE, idleMs: 900_000 },
  // All indexes are in one process: it outlives callers who hang up. No piece of work takes long.
  keepsOn: true,
}
/** A file elsewhere, of which a name and a date are known. */
type ListedFile = Parameters<typeof searchableOf>[0]
/** Rows of files that are compared at a time. */
const PAGE = 2000
/** Changed files that are told one by one; where there are more, the library is told whole. */
const MOST_CHANGED = 50_000
/** Readings that are in memory at a time, and characters that are indexed in one turn. */
const READINGS = 50
const TURN_CHARS = 200_000
/** Libraries that are brought up to date at the same time. */
const UPDATES = 4
/** An index may be forgotten for others between its update and the search. */
const TRIES = 3

interface Row {
  readonly id: string
  readonly name: string
  readonly folder: string
  readonly changed: string
  /** Null for one whose content was not read. */
  readonly read_changed: string | null
  readonly sha256: string
  readonly media_type: string
  readonly modified_at_ms: number
}

/** What a reading adds to the name: words, and when it was taken or sent. */
type Inside = Required<Pick<Searchable, 'title' | 'about' | 'text' | 'datesMs'>>

/**
 * Search in libraries, by indexes that lie in a process of their own: a cache only, made anew from the database at any
 * time and brought up to date before each search, in small pieces at which people take turns.
 */
export class LibraryIndexes {
  readonly #db: Db
  readonly #places: PlaceNames
  readonly #helpers = new Helpers<SearchAsk, SearchAnswer>(PROCESS)
  /** Updates of one library follow each other. */
  readonly #updates = new FairQueue(UPDATES, { mostOfOne: 1, mostWaiting: 50 })

  constructor(db: Db, places: PlaceNames) {
    this.#db = db
    this.#places = places
  }

  /**
   * The best files of a library as it is now, without marks. Throws AppError `busy` when its index can not be held or the person has too
   * many searches waiting, and the signal's reason on abort.
   */
  async search(owner: Caller, text: string, limit: number, signal: AbortSignal): Promise<readonly Hit[]> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        const isThere = await this.#updates.run(owner.id, () => this.#update(owner, signal), signal)
        const ask = { type: 'search', library: owner.id, query: text, limit } as const
        const answer = isThere ? await this.#helpers.ask(owner.id, ask, { signal }) : undefined
        if (answer?.type === 'hits') return answer.hits
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'io_error') throw error
      }
    }
    throw tooMuch()
  }

  /**
   * Where a query stands in some of the files that it found: their hits with marks. A file that the index does not hold any
   * more has none. Throws the signal's reason on abort.
   */
  async marked(owner: Caller, text: string, only: readonly string[], signal: AbortSignal): Promise<readonly Hit[]> {
    if (only.length === 0) return []
    const ask = { type: 'search', library: owner.id, query: text, limit: only.length, only } as const
    const answer = await this.#helpers.ask(owner.id, ask, { signal }).catch((error: unknown) => {
      // The process that searches died: the next search makes what it held anew.
      if (error instanceof AppError && error.code === 'io_error') return undefined
      throw error
    })
    return answer?.type === 'hits' ? answer.hits : []
  }

  close(): void {
    this.#helpers.close()
  }

  /**
   * The paths of files elsewhere that were listed, by a query over their names, folders and dates, best first. `place` names
   * where they are. Throws like `search`.
   */
  async searchListed<F extends ListedFile>(
    owner: Caller,
    place: string,
    files: readonly F[],
    text: string,
    signal: AbortSignal,
  ): Promise<readonly F[]> {
    const library = `${owner.id} ${place}`
    const stampOfListed = ({ path, modifiedAtMs }: F) => `${modifiedAtMs} ${path}`
    const byPath = new Map(files.map((file) => [file.path, file]))
    const bring = async (): Promise<boolean> => {
      for (let at = 0; at === 0 || at < files.length; at += PAGE) {
        const some = files.slice(at, at + PAGE).map((file) => ({ ...searchableOf(file), stamp: stampOfListed(file) }))
        const compared = await this.#helpers.ask(
          owner.id,
          { type: 'compare', library, files: some, isFirst: at === 0 },
          { signal },
        )
        const changed = new Set(compared.type === 'changed' ? compared.ids : [])
        const added = some.filter(({ id }) => changed.has(id))
        const answer = await this.#helpers.ask(owner.id, { type: 'add', library, files: added }, { signal })
        if (answer.type !== 'done') return false
      }
      return true
    }
    const ask = { type: 'search', library, query: text, limit: files.length } as const
    for (let tries = 0; tries < TRIES; tries += 1) {
      const isThere = await this.#updates.run(owner.id, bring, signal)
      const answer = isThere ? await this.#helpers.ask(owner.id, ask, { signal }) : undefined
      if (answer?.type === 'hits') return answer.hits.flatMap(({ id }) => byPath.get(id) ?? [])
    }
    throw tooMuch()
  }

  /** Forgets files that are not in the library any more. */
  async forget(owner: Caller, ids: readonly string[], signal: AbortSignal): Promise<void> {
    if (ids.length > 0) await this.#helpers.ask(owner.id, { type: 'forget', library: owner.id, ids }, { signal })
  }

  /** Brings an index up to date; false when it was forgotten meanwhile. */
  async #update(owner: Caller, signal: AbortSignal): Promise<boolean> {
    const library = owner.id
    const held = await this.#helpers.ask(library, { type: 'since', library }, { signal })
    const from = held.type === 'since' ? held.since : undefined
    // Whatever is at work now is told again next time.
    const [now] = await query<{ xmin: string }>(
      this.#db,
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
    )
    const changed = from === undefined ? undefined : await this.#changedSince(owner, from)
    let isFirst = from === undefined
    for await (const rows of changed ? this.#rowsOf(owner, changed) : this.#allRows(owner)) {
      const files = rows.map((row) => ({ id: row.id, stamp: stampOf(row) }))
      const answer = await this.#helpers.ask(library, { type: 'compare', library, files, isFirst }, { signal })
      if (answer.type !== 'changed') return false
      isFirst = false
      const wanted = new Set(answer.ids)
      const isHeld = await this.#add(
        owner,
        rows.filter(({ id }) => wanted.has(id)),
        signal,
      )
      if (!isHeld) return false
    }
    const told = await this.#helpers.ask(library, { type: 'told', library, since: now?.xmin ?? '0' }, { signal })
    return told.type === 'done'
  }

  async #add(owner: Caller, rows: readonly Row[], signal: AbortSignal): Promise<boolean> {
    for (let at = 0; at < rows.length; at += READINGS) {
      const some = rows.slice(at, at + READINGS)
      const contents = some.filter((row) => row.read_changed !== null).map(contentOf)
      const readings = await loadReadings(this.#db, contents)
      const files = some.map((row) => {
        const { datesMs, ...inside } = insideOf(readings.get(keyOf(contentOf(row))) ?? {}, this.#places)
        const { id, name, folder, media_type: mediaType } = row
        const dates = [row.modified_at_ms, ...datesMs]
        return { id, name, folder, mediaType, stamp: stampOf(row), datesMs: dates, ...inside }
      })
      for (const turn of turnsOf(files)) {
        const answer = await this.#helpers.ask(owner.id, { type: 'add', library: owner.id, files: turn }, { signal })
        if (answer.type !== 'done') return false
      }
    }
    return true
  }

  /** Files that a transaction from this one on has changed, or what was read of them; undefined where these are very many. */
  async #changedSince(owner: Caller, from: string): Promise<readonly string[] | undefined> {
    const rows = await query<{ id: string }>(
      this.#db,
      sql`select id from files where owner_id = ${owner.id} and changed >= ${from}::bigint
          union select f.id from readings r join files f on ${READING_OF_FILE}
            where f.owner_id = ${owner.id} and r.changed >= ${from}::bigint
          limit ${MOST_CHANGED + 1}`,
    )
    return rows.length > MOST_CHANGED ? undefined : rows.map(({ id }) => id)
  }

  async *#rowsOf(owner: Caller, ids: readonly string[]): AsyncGenerator<readonly Row[]> {
    for (let at = 0; at < ids.length; at += PAGE) {
      const some = JSON.stringify(ids.slice(at, at + PAGE))
      yield await this.#rows(owner, sql`f.id in (select json_array_elements_text(${some}::json))`)
    }
  }

  /** All files of a library, page by page; one page at least. */
  async *#allRows(owner: Caller): AsyncGenerator<readonly Row[]> {
    for (let last = ''; ; ) {
      const rows = await this.#rows(owner, sql`f.id > ${last}`)
      yield rows
      if (rows.length < PAGE) return
      last = rows.at(-1)?.id ?? ''
    }
  }

  async #rows(owner: Caller, which: SQL): Promise<readonly Row[]> {
    return await query<Row>(
      this.#db,
      sql`select f.id, f.name, f.folder, f.sha256, f.media_type, f.modified_at_ms::float8 as modified_at_ms,
            f.changed::text as changed, r.changed::text as read_changed
          from files f left join readings r on ${READING_OF_FILE}
          where f.owner_id = ${owner.id} and ${which} order by f.id limit ${PAGE}`,
    )
  }
}

const tooMuch = () => new AppError('busy', 'The search has too much to do just now. Try again in a moment.')

/** Files in turns of so many characters, one file at least. */
function turnsOf<F extends { readonly text?: string }>(files: readonly F[]): readonly (readonly F[])[] {
  const turns: F[][] = []
  let chars = 0
  for (const file of files) {
    const { length } = file.text ?? ''
    chars += length
    const last = chars > TURN_CHARS ? undefined : turns.at(-1)
    if (last) last.push(file)
    else {
      turns.push([file])
      chars = length
    }
  }
  return turns
}

const contentOf = ({ sha256, name }: Row) => ({ sha256, readAs: readAsOf(name) })

/** By which transactions the file and what was read of it were changed last. */
const stampOf = ({ changed, read_changed }: Row) => `${changed} ${read_changed ?? ''}`

/** Everything of a reading that a person may look for. */
function insideOf(
  { title, author, artist, album, make, model, people = [], gps, mail, text, takenAt }: Reading,
  places: PlaceNames,
): Inside {
  const place = gps && places.townOf(gps.latitude, gps.longitude)
  const facts = [author, artist, album, make, model, ...people, place, mail?.from]
  const told = (parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join('\n')
  const words = { title: told([title, mail?.subject]), about: told(facts), text: text ?? '' }
  // A camera's clock knows no zone; its day is the one that people remember.
  const dates = [takenAt === undefined ? Number.NaN : Date.parse(`${takenAt}Z`), mail?.sentAtMs ?? Number.NaN]
  return { ...words, datesMs: dates.filter(Number.isFinite) }
}
