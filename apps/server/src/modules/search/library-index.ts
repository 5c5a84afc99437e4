import { fileURLToPath } from 'node:url'
import { AppError, FairQueue, type Hit, type Reading } from '@octavo/core'
import type { PlaceNames } from '@octavo/core/places'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { Helpers } from '../../infra/helpers/helpers.ts'
import type { Caller } from '../callers/index.ts'
import { keyOf, loadReadings, READING_OF_FILE, readAsOf } from '../readings/index.ts'
import type { SearchAnswer, SearchAsk } from './searching.ts'

const MEGABYTE = 1024 * 1024
const PROCESS = {
  module: fileURLToPath(new URL('./search.child.ts', import.meta.url)),
  ...{ width: 1, timeoutMs: 60_000, heapBytes: 1024 * MEGABYTE, memoryBytes: 1280 * MEGABYTE, idleMs: 900_000 },
  // All indexes are in one process: it outlives callers who hang up. No piece of work takes long.
  keepsOn: true,
}
/** Rows of files that are compared at a time. */
const PAGE = 2000
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
  /** When its content was read last; null for one that was not. */
  readonly read_at_ms: number | null
  readonly sha256: string
  readonly modified_at_ms: number
}

/** What a reading adds to the name: words, and when it was taken or sent. */
interface Inside {
  readonly text: string
  readonly datesMs: readonly number[]
}

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
    throw new AppError('busy', 'The search has too much to do just now. Try again in a moment.')
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

  /** Brings an index up to date; false when it was forgotten meanwhile. */
  async #update(owner: Caller, signal: AbortSignal): Promise<boolean> {
    for (let last = ''; ; ) {
      const rows = await this.#page(owner, last)
      const frame = { isFirst: last === '', isLast: rows.length < PAGE }
      const files = rows.map((row) => ({ id: row.id, stamp: stampOf(row) }))
      const ask = { type: 'compare', library: owner.id, files, ...frame } as const
      const answer = await this.#helpers.ask(owner.id, ask, { signal })
      if (answer.type !== 'changed') return false
      const changed = new Set(answer.ids)
      const isHeld = await this.#add(
        owner,
        rows.filter(({ id }) => changed.has(id)),
        signal,
      )
      if (!isHeld) return false
      if (frame.isLast) return true
      last = rows.at(-1)?.id ?? ''
    }
  }

  async #add(owner: Caller, rows: readonly Row[], signal: AbortSignal): Promise<boolean> {
    for (let at = 0; at < rows.length; at += READINGS) {
      const some = rows.slice(at, at + READINGS)
      const contents = some.filter((row) => row.read_at_ms !== null).map(contentOf)
      const readings = await loadReadings(this.#db, contents)
      const files = some.map((row) => {
        const { text, datesMs = [] }: Partial<Inside> = insideOf(
          readings.get(keyOf(contentOf(row))) ?? {},
          this.#places,
        )
        const { id, name, folder } = row
        return {
          id,
          name,
          folder,
          stamp: stampOf(row),
          datesMs: [row.modified_at_ms, ...datesMs],
          ...(text && { text }),
        }
      })
      for (const turn of turnsOf(files)) {
        const answer = await this.#helpers.ask(owner.id, { type: 'add', library: owner.id, files: turn }, { signal })
        if (answer.type !== 'added') return false
      }
    }
    return true
  }

  async #page(owner: Caller, last: string): Promise<readonly Row[]> {
    return await query<Row>(
      this.#db,
      sql`select f.id, f.name, f.folder, f.sha256, f.modified_at_ms::float8 as modified_at_ms, r.read_at_ms::float8 as read_at_ms
          from files f left join readings r on ${READING_OF_FILE}
          where f.owner_id = ${owner.id} and f.id > ${last} order by f.id limit ${PAGE}`,
    )
  }
}

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

const stampOf = ({ name, folder, sha256, read_at_ms, modified_at_ms }: Row) =>
  [folder, name, sha256, read_at_ms, modified_at_ms].join('\0')

/** Everything of a reading that a person may look for. */
function insideOf(
  { title, author, artist, album, make, model, gps, mail, text, takenAt }: Reading,
  places: PlaceNames,
): Inside {
  const place = gps && places.townOf(gps.latitude, gps.longitude)
  const words = [title, author, artist, album, make, model, place, mail?.subject, mail?.from, text].filter(
    (part) => part !== undefined,
  )
  // A camera's clock knows no zone; its day is the one that people remember.
  const dates = [takenAt === undefined ? Number.NaN : Date.parse(`${takenAt}Z`), mail?.sentAtMs ?? Number.NaN]
  return { text: words.join('\n'), datesMs: dates.filter(Number.isFinite) }
}
