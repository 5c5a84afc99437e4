import {
  type FairQueue,
  isReadable,
  keptReading,
  kindOfMediaType,
  type Readers,
  type Reading,
  readInside,
  SharedWork,
} from '@octavo/core'
import { isReadInPart, mayBeScan, type OcrEngine, type ScanReaders, type ScanWishes } from '@octavo/readers/node'
import type { Blobs } from '../../infra/blobs/port.ts'
import { CLOCK } from '../../infra/clock.ts'
import type { Db } from '../../infra/db/db.ts'
import type { Background } from '../../infra/jobs/background.ts'
import type { Logger } from '../../infra/log/log.ts'
import type { Caller } from '../callers/index.ts'
import { allFiles, type StoredEntry, toItem } from '../library/index.ts'
import { type Content, keepReadings, keyOf, loadReadings, readAsOf } from './kept.ts'
import { createLooks } from './looks.ts'

/** What is inside contents: read once for each way to read them, kept with the content, shared by all who hold it. */
export interface Readings {
  /**
   * What is inside these files, by the id of the file. What was never read is read now, when it is this person's turn, in
   * processes that can be killed, until `budgetMs` is over or the caller has gone; files without a reading are left out.
   * Never rejects for a content's sake.
   */
  of(
    owner: Caller,
    entries: readonly StoredEntry[],
    options?: { readonly budgetMs?: number; readonly signal?: AbortSignal },
  ): Promise<ReadonlyMap<string, Reading>>
  /** The same for core's `gather`: lends readers of these files, by their ids, and writes down at the end what was read. */
  reading<T>(
    owner: Caller,
    entries: ReadonlyMap<string, StoredEntry>,
    use: (readers: Readers) => Promise<T>,
  ): Promise<T>
  /** Reads what a library holds unread, beside everything else. */
  readSoon(owner: Caller): void
}

type Wishes = Parameters<Readers['read']>[1]

/** Files that one call has in the line at a time. */
const AT_ONCE = 4
/** Libraries that are read through at the same time; their people take turns at the readers. */
const LIBRARIES_AT_ONCE = 8
const DEFAULT_BUDGET_MS = 20_000
/** Readings that are remembered for those who waited for the same content. */
const MOST_FRESH = 256
/** Readings that are written down together. */
const MOST_UNKEPT = 50

/** True for a file that the readers can say something about, for search too, be it one word. */
export const canBeRead = ({ file }: StoredEntry): boolean => {
  const kind = kindOfMediaType(file.type)
  return kind !== undefined && isReadable({ sizeBytes: file.size }, kind) && file.state === 'ok'
}

const contentOf = ({ file }: StoredEntry): Content => ({ sha256: file.sha256, readAs: readAsOf(file.name) })

const isUnreadScan = (reading: Reading): boolean => reading.code === 'no_text' && mayBeScan(reading)

export function createReadings(parts: {
  readonly db: Db
  readonly store: Blobs
  readonly pool: ScanReaders
  /** Who reads scans; undefined where nobody does. */
  readonly ocr: () => Promise<OcrEngine | undefined>
  /** Who reads next; as wide as the pool. */
  readonly turns: FairQueue
  readonly background: Background
  readonly log: Logger
  readonly nowMs: () => number
}): Readings {
  const { db, store, pool, ocr, turns, background, log, nowMs } = parts
  const shared = new SharedWork<Reading>()
  const looks = createLooks({ store, pool, turns, log })
  const fresh = new Map<string, Reading>()
  let unkept: (Content & { readonly reading: Reading })[] = []
  let keeping = Promise.resolve()

  const keepAll = (): Promise<void> => {
    keeping = keeping.then(async () => {
      const batch = unkept
      unkept = []
      if (batch.length > 0) await keepReadings(db, batch, nowMs())
    })
    const kept = keeping
    keeping = keeping.catch(() => undefined)
    return kept
  }
  const readOne = async (
    { blob }: StoredEntry,
    content: Content,
    signal: AbortSignal,
    wishes: ScanWishes & { readonly until: AbortSignal },
  ): Promise<Reading> => {
    const { readAs } = content
    // Nothing of the name but its ending plays a part, so that what is kept is true for all who have these bytes so.
    const name = readAs === '' ? 'content' : `content.${readAs}`
    const reading = keptReading(await pool.read({ name, open: () => store.openRanges(blob) }, signal, wishes))
    // That says nothing about the content: its bytes, or a process, could not be had.
    if (reading.code === 'unreadable') throw new Error(reading.reason)
    // A scan of which time has left a page unread is answered so, and read again another time.
    if (wishes.until.aborted && isReadInPart(reading)) return reading
    fresh.set(keyOf(content), reading)
    for (const [oldest] of fresh) if (fresh.size > MOST_FRESH) fresh.delete(oldest)
    unkept.push({ ...content, reading })
    if (unkept.length >= MOST_UNKEPT)
      void keepAll().catch((err: unknown) => log.warn({ err }, 'Readings were not kept'))
    return reading
  }
  /** Reads when it is this person's turn, unless somebody else does, or has since; waits no longer than until `line`. */
  const readInTurn = (owner: Caller, entry: StoredEntry, { signal, waiting, look }: Wishes): Promise<Reading> => {
    const content = contentOf(entry)
    const key = keyOf(content)
    const wishes = { until: waiting, ...(look && { look }) }
    return turns.run(
      owner.id,
      async () => fresh.get(key) ?? (await shared.join(key, (stop) => readOne(entry, content, stop, wishes), signal)),
      waiting,
    )
  }

  const readersOf = (owner: Caller, entries: ReadonlyMap<string, StoredEntry>): Readers => ({
    async known(items) {
      const wanted = items.flatMap(({ id }) => entries.get(id) ?? [])
      const kept = await loadReadings(db, wanted.map(contentOf))
      // Before there was somebody to read scans, they were kept without a word.
      const isUnread = (await ocr()) ? isUnreadScan : () => false
      return new Map(
        wanted.flatMap((entry) => {
          const reading = kept.get(keyOf(contentOf(entry)))
          return reading && !isUnread(reading) ? [[entry.file.id, reading] as const] : []
        }),
      )
    },
    look: looks(owner, entries),
    async read({ id }, wishes) {
      const { signal, waiting } = wishes
      const entry = entries.get(id)
      if (entry?.file.state !== 'ok') return undefined
      try {
        return await readInTurn(owner, entry, wishes)
      } catch (err) {
        signal.throwIfAborted()
        if (!waiting.aborted) log.warn({ err, file: id }, 'A content could not be read')
        return undefined
      }
    },
  })

  const reading: Readings['reading'] = async (owner, entries, use) => {
    try {
      return await use(readersOf(owner, entries))
    } finally {
      if (unkept.length > 0) await keepAll()
    }
  }

  const of: Readings['of'] = async (owner, entries, { budgetMs = DEFAULT_BUDGET_MS, signal } = {}) => {
    const wanted = entries.filter(canBeRead)
    const byId = new Map(wanted.map((entry) => [entry.file.id, entry]))
    const budget = { ms: Math.max(0, Math.round(budgetMs)), clock: CLOCK }
    return await reading(owner, byId, (readers) =>
      readInside(wanted.map(toItem), readers, { atOnce: AT_ONCE, budget, ...(signal && { signal }) }),
    )
  }

  return {
    of,
    reading,
    readSoon: background.line<Caller>({
      name: 'readings',
      atOnce: LIBRARIES_AT_ONCE,
      async *run(owner, signal) {
        let page: StoredEntry[] = []
        const readPage = () => of(owner, page, { budgetMs: 600_000, signal })
        for await (const entry of allFiles(db, owner)) {
          page.push(entry)
          if (page.length < 50) continue
          await readPage()
          page = []
          yield
        }
        await readPage()
      },
    }).soon,
  }
}
