import { isWorthReading, keptReading, kindOfMediaType, type Reading } from '@octavo/core'
import type { ReaderPool } from '@octavo/readers/node'
import { sql } from 'drizzle-orm'
import type { BlobStore } from '../../infra/blobs/store.ts'
import { type Db, query } from '../../infra/db/db.ts'
import type { Logger } from '../../infra/log/log.ts'
import type { Owner } from '../guests/index.ts'
import { allFiles, type StoredEntry } from '../library/index.ts'

/** What is inside contents: read once, kept with the content, shared by all who hold the same bytes. */
export interface Readings {
  /**
   * What is inside these files, by the id of the file. Contents that were never read are read now, in processes that can
   * be killed, until `budgetMs` is over; files without a reading are left out. Never rejects for a content's sake.
   */
  of(
    entries: readonly StoredEntry[],
    options?: {
      readonly budgetMs?: number
      readonly signal?: AbortSignal
      /** Hears how many of the files are done: read, known from before, or not worth reading. */
      readonly onRead?: (done: number) => void
    },
  ): Promise<ReadonlyMap<string, Reading>>
  /** Reads what a library holds unread, beside everything else; a second call while one is at work does nothing. */
  readSoon(owner: Owner): void
}

/** Larger contents are judged by their names and first bytes: reading them would hold up everybody else. */
const LARGEST_READ = 64 * 1024 * 1024
const AT_ONCE = 4
const DEFAULT_BUDGET_MS = 20_000

/** True for a file that the readers can say something about. */
const isReadable = ({ file }: StoredEntry): boolean => {
  const kind = kindOfMediaType(file.type)
  return kind !== undefined && isWorthReading(kind) && file.size > 0 && file.size <= LARGEST_READ && file.state === 'ok'
}

/** A reading as the database keeps it: without what JSON in PostgreSQL can't hold. */
const kept = (reading: Reading): string =>
  JSON.stringify(reading, (_, value) => (typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value))

/** Waits for something, but not longer than until the signal; then it goes on to its end alone. */
async function orAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  let end = () => {}
  const aborted = new Promise<void>((resolve) => {
    end = resolve
  })
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  try {
    await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', end)
    work.catch(() => undefined)
  }
}

export function createReadings(parts: {
  readonly db: Db
  readonly store: BlobStore
  readonly pool: ReaderPool
  readonly log: Logger
  readonly nowMs: () => number
}): Readings {
  const { db, store, pool, log, nowMs } = parts

  const load = async (hashes: readonly string[]): Promise<Map<string, Reading>> => {
    const rows = await query<{ sha256: string; reading: Reading }>(
      db,
      sql`select sha256, reading from readings
          where sha256 in (select json_array_elements_text(${JSON.stringify(hashes)}::json))`,
    )
    return new Map(rows.map(({ sha256, reading }) => [sha256, reading]))
  }
  const keep = async (fresh: ReadonlyMap<string, Reading>): Promise<void> => {
    const rows = JSON.stringify([...fresh].map(([sha256, reading]) => ({ sha256, reading: kept(reading) })))
    // A content that went meanwhile takes no reading: it is left out.
    await query(
      db,
      sql`insert into readings (sha256, reading, read_at_ms)
          select r.sha256, r.reading::jsonb, ${nowMs()} from json_to_recordset(${rows}::json) as r (sha256 text, reading text)
          where exists (select from blobs b where b.sha256 = r.sha256) on conflict do nothing`,
    )
  }
  const readOne = async ({ file, blob }: StoredEntry): Promise<Reading> => {
    const reader = store.reader()
    try {
      const bytes = await reader.read(blob)
      return await pool.read({
        name: file.name,
        source: {
          sizeBytes: bytes.length,
          read: async (at, length) => bytes.subarray(Math.min(at, bytes.length), Math.min(at + length, bytes.length)),
        },
      })
    } finally {
      await reader.close()
    }
  }

  const busy = new Set<string>()
  const readAll = async (owner: Owner): Promise<void> => {
    const page: StoredEntry[] = []
    const flush = async () => {
      await of(page.splice(0), { budgetMs: 600_000 })
    }
    for await (const entry of allFiles(db, owner)) {
      page.push(entry)
      if (page.length >= 50) await flush()
    }
    await flush()
  }

  const of: Readings['of'] = async (entries, { budgetMs = DEFAULT_BUDGET_MS, signal, onRead } = {}) => {
    const byHash = Map.groupBy(entries.filter(isReadable), ({ file }) => file.sha256)
    const known = await load([...byHash.keys()])
    const unread = [...byHash].filter(([sha256]) => !known.has(sha256)).flatMap(([, [entry]]) => entry ?? [])
    const fresh = new Map<string, Reading>()
    const endsAtMs = performance.now() + budgetMs
    let done = entries.length - unread.reduce((sum, { file }) => sum + (byHash.get(file.sha256)?.length ?? 0), 0)
    onRead?.(done)
    const work = async () => {
      for (let entry = unread.shift(); entry; entry = unread.shift()) {
        if (signal?.aborted || performance.now() > endsAtMs) return
        try {
          fresh.set(entry.file.sha256, keptReading(await readOne(entry)))
        } catch (err) {
          log.warn({ err, file: entry.file.id }, 'A content could not be read')
        }
        done += byHash.get(entry.file.sha256)?.length ?? 0
        onRead?.(done)
      }
    }
    const reading = Promise.all(Array.from({ length: AT_ONCE }, work)).then(() =>
      fresh.size > 0 ? keep(fresh) : undefined,
    )
    await (signal ? orAborted(reading, signal) : reading)
    const found = new Map<string, Reading>()
    for (const [sha256, files] of byHash) {
      const reading = known.get(sha256) ?? fresh.get(sha256)
      if (reading) for (const { file } of files) found.set(file.id, reading)
    }
    return found
  }

  return {
    of,
    readSoon(owner) {
      if (busy.has(owner.id)) return
      busy.add(owner.id)
      readAll(owner)
        .catch((err: unknown) => log.warn({ err }, 'A library could not be read'))
        .finally(() => busy.delete(owner.id))
    },
  }
}
