import { momentOfPicture, pictureFacts } from '@octavo/core'
import { sql } from 'drizzle-orm'
import type { Db } from '../../infra/db/db.ts'
import type { Background } from '../../infra/jobs/background.ts'
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
  const { soon } = background.line<Caller>({
    name: 'photos',
    atOnce: LIBRARIES_AT_ONCE,
    async *run(owner, signal) {
      yield REST_MS
      for (let last = ''; ; ) {
        const ids = await unreadPictures(db, owner, last, PAGE)
        await fill(owner, ids, signal)
        if (ids.length < PAGE) return
        last = ids.at(-1) ?? ''
        yield
      }
    },
  })

  return {
    soon: (owner) => void soon(owner),
    async resume() {
      const unread = sql`exists (select from photos p where p.owner_id = o.id and not p.is_read)`
      for (const owner of await callersForJob(db, unread)) void soon(owner)
    },
  }
}
