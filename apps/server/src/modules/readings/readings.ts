import { type FairQueue, isWorthReading, keptReading, kindOfMediaType, type Reading, SharedWork } from '@octavo/core'
import type { ReaderPool } from '@octavo/readers/node'
import type { BlobStore } from '../../infra/blobs/store.ts'
import type { Db } from '../../infra/db/db.ts'
import type { Logger } from '../../infra/log/log.ts'
import type { Caller } from '../callers/index.ts'
import { allFiles, type StoredEntry } from '../library/index.ts'
import { type Content, keepReadings, keyOf, loadReadings, readAsOf } from './kept.ts'

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
    options?: {
      readonly budgetMs?: number
      readonly signal?: AbortSignal
      /** Hears how many of the files are done: read, known from before, or not worth reading. */
      readonly onRead?: (done: number) => void
    },
  ): Promise<ReadonlyMap<string, Reading>>
  /** Reads what a library holds unread, beside everything else; a second call while one is at work does nothing. */
  readSoon(owner: Caller): void
}

/** Files that one call has in the line at a time. */
const AT_ONCE = 4
const DEFAULT_BUDGET_MS = 20_000
/** Readings that are remembered for those who waited for the same content. */
const MOST_FRESH = 256
/** Readings that are written down together. */
const MOST_UNKEPT = 50

/** True for a file that the readers can say something about. */
const isReadable = ({ file }: StoredEntry): boolean => {
  const kind = kindOfMediaType(file.type)
  return kind !== undefined && isWorthReading({ sizeBytes: file.size }, kind) && file.state === 'ok'
}

const contentOf = ({ file }: StoredEntry): Content => ({ sha256: file.sha256, readAs: readAsOf(file.name) })

export function createReadings(parts: {
  readonly db: Db
  readonly store: BlobStore
  readonly pool: ReaderPool
  /** Who reads next; as wide as the pool. */
  readonly turns: FairQueue
  readonly log: Logger
  readonly nowMs: () => number
}): Readings {
  const { db, store, pool, turns, log, nowMs } = parts
  const shared = new SharedWork<Reading>()
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
  const readOne = async ({ blob }: StoredEntry, content: Content, signal: AbortSignal): Promise<Reading> => {
    const { readAs } = content
    // Nothing of the name but its ending plays a part, so that what is kept is true for all who have these bytes so.
    const name = readAs === '' ? 'content' : `content.${readAs}`
    const reading = keptReading(await pool.read({ name, open: () => store.openRanges(blob) }, signal))
    // That says nothing about the content: its bytes, or a process, could not be had.
    if (reading.code === 'unreadable') throw new Error(reading.reason)
    fresh.set(keyOf(content), reading)
    for (const [oldest] of fresh) if (fresh.size > MOST_FRESH) fresh.delete(oldest)
    unkept.push({ ...content, reading })
    if (unkept.length >= MOST_UNKEPT)
      void keepAll().catch((err: unknown) => log.warn({ err }, 'Readings were not kept'))
    return reading
  }
  /** Reads when it is this person's turn, unless somebody else does, or has since; waits no longer than until `line`. */
  const readInTurn = (owner: Caller, entry: StoredEntry, line: AbortSignal, gone: AbortSignal): Promise<Reading> => {
    const content = contentOf(entry)
    const key = keyOf(content)
    return turns.run(
      owner.id,
      async () => fresh.get(key) ?? (await shared.join(key, (stop) => readOne(entry, content, stop), gone)),
      line,
    )
  }

  const busy = new Set<string>()
  const never = new AbortController().signal
  const readAll = async (owner: Caller): Promise<void> => {
    const page: StoredEntry[] = []
    const flush = async () => {
      await of(owner, page.splice(0), { budgetMs: 600_000 })
    }
    for await (const entry of allFiles(db, owner)) {
      page.push(entry)
      if (page.length >= 50) await flush()
    }
    await flush()
  }

  const of: Readings['of'] = async (owner, entries, options = {}) => {
    const { budgetMs = DEFAULT_BUDGET_MS, signal = never, onRead } = options
    const wanted = Map.groupBy(entries.filter(isReadable), (entry) => keyOf(contentOf(entry)))
    const contents = [...wanted.values()].flatMap(([entry]) => (entry ? [contentOf(entry)] : []))
    const known = await loadReadings(db, contents)
    const unread = [...wanted].filter(([key]) => !known.has(key))
    const line = AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, Math.round(budgetMs)))])
    let done = entries.length - unread.reduce((sum, [, files]) => sum + files.length, 0)
    onRead?.(done)
    const work = async () => {
      for (let next = unread.shift(); next && !line.aborted; next = unread.shift()) {
        const [key, [entry]] = next
        try {
          if (entry) known.set(key, await readInTurn(owner, entry, line, signal))
        } catch (err) {
          if (line.aborted) return
          log.warn({ err, file: entry?.file.id }, 'A content could not be read')
        }
        done += next[1].length
        onRead?.(done)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (unkept.length > 0) await keepAll()
    const found = new Map<string, Reading>()
    for (const [key, files] of wanted) {
      const reading = known.get(key)
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
