import { momentOfPicture, pictureFacts } from '@octavo/core'
import { sql } from 'drizzle-orm'
import type { Db } from '../../infra/db/db.ts'
import type { Background } from '../../infra/jobs/background.ts'
import { pagesOf } from '../../infra/jobs/pages.ts'
import { type Caller, callersForJob } from '../callers/index.ts'
import { findFiles } from '../library/index.ts'
import { canBeRead, type Readings } from '../readings/index.ts'
import { type ReadPicture, saveFacts, unreadPictures } from './rows.ts'

/** Dates and places of pictures, read from their contents beside everything else. */
export interface Photos {
  /** Looks into the pictures of a library that nobody has looked into yet. */
  soon(owner: Caller): void
  /** Takes up what a stop left undone, and libraries from before pictures were looked into. */
  resume(): Promise<void>
}

/** Pictures that are noted together: what a stop costs. */
const PAGE = 100
/** After an upload, so that the answer and what the page asks next go first. */
const REST_MS = 300
const PAGE_MS = 60_000
const LIBRARIES_AT_ONCE = 4

export function createPhotos(parts: {
  readonly db: Db
  readonly readings: Readings
  readonly background: Background
}): Photos {
  const { db, readings, background } = parts

  const fill = async (owner: Caller, ids: readonly string[], signal: AbortSignal): Promise<void> => {
    const { entries } = await findFiles(db, owner, ids)
    const found = await readings.of(owner, entries, { budgetMs: PAGE_MS, signal })
    const facts: ReadPicture[] = []
    for (const entry of entries) {
      const reading = found.get(entry.file.id)
      const known = pictureFacts(reading ?? {})
      const read = { id: entry.file.id, atMs: momentOfPicture(entry.file, known.takenAtMs), ...known }
      // One whose bytes are away, or that took too long, is looked into again another time.
      if (reading || (entry.file.state === 'ok' && !canBeRead(entry))) facts.push(read)
    }
    await saveFacts(db, owner, facts)
  }
  return background.line<Caller>({
    name: 'photos',
    atOnce: LIBRARIES_AT_ONCE,
    async *run(owner, signal) {
      yield REST_MS
      for await (const ids of pagesOf((last = '') => unreadPictures(db, owner, last, PAGE), PAGE)) {
        await fill(owner, ids, signal)
        yield
      }
    },
    left: () => callersForJob(db, sql`exists (select from photos p where p.owner_id = o.id and not p.is_read)`),
  })
}
