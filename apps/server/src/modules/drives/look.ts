import type { FileFailure } from '@octavo/contract'
import {
  AppError,
  baseName,
  eachOf,
  type FairQueue,
  FEATURE_SIDE_PX,
  gather,
  type Item,
  isLater,
  isPicture,
  isWorthReading,
  type JudgeInput,
  kindOfMediaType,
  type Readers,
  SIGNATURE_HEAD_BYTES,
  typeOfName,
} from '@octavo/core'
import { type Connector, driveFolderOf, type Entry, fetchPart, SYNC } from '@octavo/core/connect'
import type { ScanReaders } from '@octavo/readers/node'
import type { BlobIntake, Blobs, Received } from '../../infra/blobs/port.ts'
import type { Config } from '../../infra/config/config.ts'
import type { Db } from '../../infra/db/db.ts'
import type { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'
import type { JudgeThread } from '../learning/index.ts'
import { roomOf } from '../pricing/index.ts'
import { commitUpload, type NewFile, wantedPlace } from '../uploads/index.ts'
import { type DrivePlace, keepFacts } from './entries.ts'
import { type DriveFacts, packFacts } from './facts.ts'
import { fetchContent } from './fetch-content.ts'
import type { Queue } from './queue.ts'

/** What looking into files of a drive needs. */
export interface LookParts {
  readonly db: Db
  readonly store: Blobs
  readonly config: Config
  readonly pool: ScanReaders
  readonly turns: FairQueue
  readonly judgeThread: JudgeThread
  readonly nowMs: () => number
}

/** A file of a drive whose turn it is: the item, and the entry that it is. */
export interface Wanted {
  readonly item: Item
  readonly entry: Entry
}

/** Files that are fetched, and read, at a time. */
const AT_ONCE = SYNC.downloadBatch
/** Larger files are fetched whole only when they are downloaded; their first bytes say what they are. */
const LARGEST_FETCH_BYTES = 32 * 1024 * 1024

interface Job {
  readonly owner: Caller
  readonly place: DrivePlace
  readonly connector: Connector
  /** The folder of the library that copies go to; undefined where none are made. */
  readonly directory: string | undefined
  readonly queue: Queue
  readonly signal: AbortSignal
}

/** One file that was fetched: its content, or its first bytes alone, or why not. */
interface Fetched extends Wanted {
  readonly received?: Received
  readonly head?: Uint8Array
  readonly problem?: AppError
}

/** What looking at some files came to. */
interface Looked {
  readonly found: readonly {
    readonly id: string
    readonly facts: DriveFacts | undefined
    readonly fileId: string | undefined
  }[]
  readonly failed: readonly FileFailure[]
}

const failureOf = ({ id, name }: Item, problem: AppError | Refusal): FileFailure => ({
  ...{ id, name, code: problem.code, error: problem.message },
})

/**
 * Fetches some files, each once, says what is in them, and puts copies into the library where they are wanted; all of that is
 * kept in one transaction. What can't be read or brought in is in the answer. Throws AppError that means "later".
 */
export async function lookAtSome(parts: LookParts, job: Job, wanted: readonly Wanted[]): Promise<Looked> {
  const intake = parts.store.receive()
  try {
    const fetched = await eachOf(wanted, AT_ONCE, (one) => fetchOne(job, one, intake))
    await intake.seal()
    const facts = await factsOf(parts, job, fetched, intake)
    const failed = fetched.flatMap(({ item, problem }) => (problem ? [failureOf(item, problem)] : []))
    const copies = job.directory === undefined ? [] : fetched.filter(({ received }) => received)
    const ids = new Map<string, string>()
    if (copies.length > 0) {
      const { entries, refused } = await store(parts, job, { copies, facts }, intake)
      let next = 0
      copies.forEach(({ item }, index) => {
        const why = refused.get(index)
        if (why) failed.push(failureOf(item, why))
        else ids.set(item.id, entries[next++]?.file.id ?? '')
        job.queue.end(item.id, why === undefined)
      })
    }
    const found = fetched.flatMap(({ item: { id }, entry }) => {
      const [own, fileId] = [facts.get(id), ids.get(id)]
      return own || fileId ? [{ id, entry, facts: own, fileId }] : []
    })
    const kept = found.map(({ entry, facts: own, fileId }) => ({ entry, facts: own && packFacts(own), fileId }))
    await keepFacts(parts.db, job.place, kept)
    return { found, failed }
  } finally {
    await intake.discard()
  }
}

const kindOf = ({ name, mediaType }: Item) => kindOfMediaType(mediaType) ?? typeOfName(name)?.kind ?? 'other'

/** True where only the whole content says what is in it. */
const needsAll = ({ item, entry }: Wanted): boolean =>
  entry.exportAs !== undefined ||
  (item.sizeBytes <= LARGEST_FETCH_BYTES && isWorthReading(item, kindOf(item)) && !isFilm(item))

const isFilm = (item: Item): boolean => ['video', 'audio'].includes(kindOf(item))

async function fetchOne(job: Job, one: Wanted, intake: BlobIntake): Promise<Fetched> {
  const { connector, signal, queue, directory } = job
  const { item, entry } = one
  try {
    if (directory !== undefined || needsAll(one)) {
      queue.begin(item.id)
      const onBytes = (count: number) => queue.tell(item.id, count)
      return { ...one, received: await fetchContent(connector, entry, intake, { signal, onBytes }) }
    }
    const length = Math.min(SIGNATURE_HEAD_BYTES, entry.sizeBytes)
    const head = length === 0 ? new Uint8Array(0) : await fetchPart(connector, entry, { at: 0, length, signal })
    return { ...one, head }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof AppError) || isLater(error.code)) throw error
    queue.end(item.id, false)
    return { ...one, problem: error }
  }
}

/** The item as its content is: an export has a size and an ending of its own. */
const asFetched = ({ item, entry, received }: Fetched): Item => ({
  ...item,
  ...(entry.exportAs && { name: `${item.name}.${entry.exportAs.extension}`, mediaType: entry.exportAs.mediaType }),
  ...(received && { sizeBytes: received.sizeBytes }),
})

async function factsOf(
  { pool, turns, judgeThread }: LookParts,
  { owner, signal }: Job,
  fetched: readonly Fetched[],
  intake: BlobIntake,
): Promise<ReadonlyMap<string, DriveFacts>> {
  const readable = fetched.filter(({ problem }) => !problem)
  const items = readable.map(asFetched)
  const byId = new Map(readable.map((one) => [one.item.id, one]))
  const openOf = (id: string) => {
    const received = byId.get(id)?.received
    return received && received.sizeBytes > 0 ? () => intake.openRanges(received.sha256) : undefined
  }
  const take = <T>(
    item: Item,
    ask: (input: { name: string; open: () => ReturnType<BlobIntake['openRanges']> }) => Promise<T>,
  ) => {
    const open = openOf(item.id)
    return open === undefined
      ? Promise.resolve(undefined)
      : turns.run(owner.id, () => ask({ name: baseName(item.name), open }), signal)
  }
  const readers: Readers = {
    read: (item, { extension, waiting, look }) =>
      take(item, (input) =>
        pool.read({ ...input, ...(extension !== undefined && { extension }) }, signal, {
          until: waiting,
          ...(look && { look }),
        }),
      ),
    async look(item) {
      const seen = await take(item, (input) => pool.look(input, signal))
      return seen && 'thumb' in seen ? seen : undefined
    },
  }
  const heads = (some: readonly Item[]) =>
    eachOf(some, AT_ONCE, async ({ id }) => {
      const head = byId.get(id)?.head
      const open = openOf(id)
      if (head || !open) return head ?? new Uint8Array(0)
      const ranges = await open()
      try {
        return await ranges.read(0, SIGNATURE_HEAD_BYTES)
      } finally {
        await ranges.close()
      }
    })
  const inputs = await gather({ heads }, { items, bundles: [] }, { readers, signal, atOnce: AT_ONCE })
  const features = await featuresOf(inputs, { take, pool, judgeThread, owner, signal })
  return new Map(
    inputs.map(({ item, problem: _, bundle: __, ...input }) => {
      const own = features.get(item.id)
      return [item.id, { input, ...(own && { features: own }) }]
    }),
  )
}

async function featuresOf(
  inputs: readonly JudgeInput[],
  with_: {
    readonly take: <T>(
      item: Item,
      ask: (input: { name: string; open: () => ReturnType<BlobIntake['openRanges']> }) => Promise<T>,
    ) => Promise<T | undefined>
    readonly pool: ScanReaders
    readonly judgeThread: JudgeThread
    readonly owner: Caller
    readonly signal: AbortSignal
  },
) {
  const { take, pool, judgeThread, owner, signal } = with_
  const pictures = inputs.filter(({ typed }) => isPicture(typed?.verdict.fileKind ?? 'other'))
  const seen = await eachOf(pictures, AT_ONCE, async ({ item }) => {
    const pixels = await take(item, (input) => pool.pixels(input, FEATURE_SIDE_PX, signal))
    return pixels && 'rgb' in pixels ? [{ id: item.id, pixels }] : []
  })
  const shown = seen.flat()
  if (shown.length === 0) return new Map<string, NonNullable<DriveFacts['features']>>()
  const asked = { type: 'features' as const, pixels: shown.map(({ pixels }) => pixels) }
  const { features } = await judgeThread.ask(owner.id, asked, { signal })
  return new Map(
    shown.flatMap(({ id }, index) => {
      const own = features[index]
      return own ? [[id, own] as const] : []
    }),
  )
}

async function store(
  { db, store: blobs, config, nowMs }: LookParts,
  { owner, directory = '' }: Job,
  { copies, facts }: { readonly copies: readonly Fetched[]; readonly facts: ReadonlyMap<string, DriveFacts> },
  intake: BlobIntake,
) {
  const files = copies.flatMap((one): NewFile[] => {
    if (!one.received) return []
    const { item, entry } = one
    const { name, mediaType } = asFetched(one)
    const typed = facts.get(item.id)?.input.typed?.facts
    const declaredType = mediaType || (typeOfName(name)?.mediaType ?? 'application/octet-stream')
    const type = { mediaType: typed?.mediaType ?? declaredType, typeMismatch: typed?.mismatch ?? false }
    const place = wantedPlace(name, `${directory}/${driveFolderOf(item.path, entry.mediaType)}`)
    return [{ ...one.received, ...type, place, declaredType, modifiedAtMs: entry.modifiedAtMs }]
  })
  const room = (tx: Db) => roomOf(tx, owner, config, blobs)
  return await commitUpload({ db, store: blobs, owner, room, intake, files, key: undefined, nowMs: nowMs() })
}
