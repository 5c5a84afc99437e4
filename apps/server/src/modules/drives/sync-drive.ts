import type { FileFailure, SyncResult } from '@octavo/contract'
import { AppError, type Item, type JudgeInput, onePage, type Page, type Reading } from '@octavo/core'
import { type Connector, ConnectorSource, driveFolderOf, type Entry, MailFolders } from '@octavo/core/connect'
import type { Db } from '../../infra/db/db.ts'
import type { TaskProgress } from '../../infra/jobs/index.ts'
import type { Caller } from '../callers/index.ts'
import { standingRules } from '../judging/index.ts'
import type { Learning } from '../learning/index.ts'
import { keepPlan } from '../plans/index.ts'
import { type DrivePlace, type KnownEntry, loadDrive, standingOf, takePage } from './entries.ts'
import { type DriveFacts, readFacts } from './facts.ts'
import { driveFileOf, groupFiles, resultOf } from './group.ts'
import { KnownPlace } from './known-place.ts'
import { type LookParts, lookAtSome, type Wanted } from './look.ts'
import { foldersOnDrive, knownInputs, planDrive, withinMail } from './organise.ts'
import { Queue } from './queue.ts'
import type { SyncAsked } from './syncs.ts'

/** What a sync needs. */
export interface SyncParts extends LookParts {
  readonly learning: Learning
}

interface Sync {
  readonly owner: Caller
  readonly connector: Connector
  readonly asked: SyncAsked
  /** True for a mailbox: what lies in its inbox is meant, and nothing goes to folders of the mail server's own. */
  readonly isMail?: boolean
  readonly signal: AbortSignal
  readonly tell: (progress: TaskProgress) => void
  readonly end: (tx: Db, result?: object) => Promise<void>
  readonly onQueue: (queue: Queue) => void
}

/** Where copies of a drive lie in the library. */
const DIRECTORY = '/Google Drive'
/** Files, and bytes, that are fetched, looked at and kept together. */
const PIECE_FILES = 20
const PIECE_BYTES = 64 * 1024 * 1024
/** How often a listing whose cursor is refused begins again. */
const MOST_BEGINNINGS = 3

/** What a step leaves: whether the drive is listed, and which files can't be had, so that they are not asked for again. */
export interface SyncStep {
  readonly listed: boolean
  readonly failed: FileFailure[]
}
type State = SyncStep

/** One sync from the listing to the plan, in steps of which each can be done twice; what was read is kept and never read again. */
export async function* syncDrive(
  parts: SyncParts,
  sync: Sync,
  state: State | undefined,
): AsyncGenerator<State, SyncResult, undefined> {
  const { db } = parts
  const { owner, asked } = sync
  const place = { ownerId: owner.id, connectionId: asked.connectionId }
  if (!state?.listed) yield* list(parts, sync, place)
  const drive = await openDrive(db, place, sync)
  const isOrganised = asked.mode !== 'download'
  const failed = new Map((state?.failed ?? []).map((one) => [one.id ?? '', one]))
  const own = isOrganised ? yield* knowOwn(parts, sync, drive, failed) : undefined
  const files = drive.page.items.filter(({ path }) => !drive.bundles.has(path))
  const { mail } = drive
  const loose = files.filter((item) => (mail ? isNew(item, drive, mail) : own?.of(item) === undefined))
  const taken = choose(asked, own ? loose : files, own && asked.mode === 'both' ? files : [])
  yield* lookAtAll(parts, sync, drive, taken, failed)

  sync.tell({ step: 'grouping', done: 0, total: taken.length })
  const kept = taken.map((item) => ({
    ...{ item, facts: drive.facts.get(item.id), exported: drive.entryOf(item.id)?.exportAs?.mediaType },
  }))
  const { numClusters: groups, language } = asked
  const { signal } = sync
  const grouped = await groupFiles(parts.judgeThread, owner.id, kept, { groups, language, signal })
  const isLoose = new Set(loose.map(({ id }) => id))
  const inputs = await knownInputs(drive.page, drive.facts)
  const looked = new Set(taken.map(({ id }) => id))
  const wanted = inputs.filter(
    ({ item }) =>
      (looked.has(item.id) && isLoose.has(item.id)) || (drive.bundles.has(item.path) && own?.of(item) === undefined),
  )
  const nowMs = parts.nowMs()
  const proposed =
    own && wanted.length > 0
      ? await planDrive(
          parts.learning,
          owner,
          {
            ...{ connector: drive.known, page: drive.page, loose: wanted, own },
            ...{ entries: drive.entries, groups: [...grouped.text, ...grouped.image] },
          },
          { language, rules: await standingRules(parts, owner, undefined), nowMs, signal },
        )
      : undefined
  const plan = proposed && mail ? withinMail(proposed, mail) : proposed
  const moves = plan?.acts.filter(({ itemId }) => isLoose.has(itemId)).length ?? 0
  const there = plan?.skips.filter(({ itemId, code }) => code === 'already_there' && isLoose.has(itemId)).length ?? 0
  const copies = taken.filter(({ id }) => drive.rows.get(id)?.file_id != null)
  const result = resultOf(
    grouped,
    (id) => {
      const [item, known] = [drive.items.get(id), drive.rows.get(id)]
      return item && known && driveFileOf(item, known)
    },
    {
      sync_directory: asked.mode === 'organize' ? null : DIRECTORY,
      ...{ found: files.length, taken: taken.length, downloaded: asked.mode === 'organize' ? 0 : copies.length },
      ...{ loose: own ? loose.length : 0, placed: moves + there, failed: [...failed.values()] },
      ...{ planId: plan && plan.acts.length > 0 ? plan.id : null, connectionId: asked.connectionId },
    },
  )
  await db.transaction(async (tx) => {
    if (plan && plan.acts.length > 0) await keepPlan(tx, owner, plan, nowMs, asked.connectionId)
    await sync.end(tx, result)
  })
  return result
}

/** Lists a drive, or what has changed since; every page is kept with the cursor after it. */
async function* list({ db, nowMs }: SyncParts, sync: Sync, place: DrivePlace): AsyncGenerator<State, void, undefined> {
  const { connector, signal, tell } = sync
  let { cursor } = await standingOf(db, place, nowMs())
  let seen = 0
  tell({ step: 'listing', done: 0, total: 0 })
  for (let beginnings = 0; ; ) {
    const page = await connector.changes({ signal, ...(cursor !== null && { cursor }) })
    signal.throwIfAborted()
    await takePage(db, place, page, nowMs())
    if (page === 'expired') {
      beginnings += 1
      if (beginnings > MOST_BEGINNINGS)
        throw new AppError('transient', 'The other side forgets again and again how far it had told what it holds.')
      cursor = null
      continue
    }
    seen += page.entries.length
    tell({ step: 'listing', done: seen, total: 0 })
    cursor = page.cursor
    yield { listed: !page.hasMore, failed: [] }
    if (!page.hasMore) return
  }
}

/** A drive as its rows tell it. */
interface Drive {
  readonly place: DrivePlace
  readonly known: KnownPlace
  readonly rows: Map<string, KnownEntry>
  readonly entries: ReadonlyMap<string, Entry>
  readonly entryOf: (id: string) => Entry | undefined
  readonly page: Page
  readonly items: ReadonlyMap<string, Item>
  readonly bundles: ReadonlySet<string>
  readonly facts: Map<string, DriveFacts>
  /** The folders of a mailbox; undefined for a drive. */
  readonly mail: MailFolders | undefined
}

async function openDrive(db: Db, place: DrivePlace, { connector, isMail }: Sync): Promise<Drive> {
  const { entries: all, unlisted } = await loadDrive(db, place)
  const mail = isMail ? new MailFolders([...all.values()].map(({ entry }) => entry)) : undefined
  const rows = new Map([...all].filter(([, { entry }]) => !mail?.isApart(entry)))
  const entries = new Map([...rows].map(([id, { entry }]) => [id, entry]))
  const known = new KnownPlace(connector, entries.values())
  const found = await onePage(new ConnectorSource(known).scan())
  const items = found.items.map((item) => ({ ...item, mediaType: entries.get(item.id)?.mediaType ?? '' }))
  const page = { ...found, items, unlisted: [...found.unlisted, ...unlisted] }
  const facts = new Map<string, DriveFacts>()
  for (const [id, row] of rows) {
    const own = readFacts(row.facts)
    if (own) facts.set(id, own)
  }
  return {
    ...{ place, known, rows, entries, mail, entryOf: (id) => entries.get(id), page, facts },
    items: new Map(items.map((item) => [item.id, item])),
    bundles: new Set(page.bundles),
  }
}

/** Which files are looked into: those that are meant first, the newest first, and others as far as there is room. */
function choose({ maxFiles }: SyncAsked, first: readonly Item[], others: readonly Item[]): readonly Item[] {
  const newest = (items: readonly Item[]) => items.toSorted((one, other) => other.modifiedAtMs - one.modifiedAtMs)
  const all = [...new Set([...newest(first), ...newest(others)])]
  return maxFiles === 'all' ? all : all.slice(0, maxFiles)
}

/** The folders that the person files things in. */
async function* knowOwn(parts: SyncParts, sync: Sync, drive: Drive, failed: Map<string, FileFailure>) {
  const { mail } = drive
  // What is new in a mailbox says nothing of where its person files things.
  const filed = mail
    ? { ...drive.page, items: drive.page.items.filter((item) => !isNew(item, drive, mail)) }
    : drive.page
  const entries = [...drive.entries.values()].filter(({ name }) => mail?.takes(`${name}/it`) ?? true)
  const inputs: readonly JudgeInput[] = await knownInputs(filed, drive.facts)
  const asked: Item[] = []
  // Asked twice: once to hear which few files tell what a folder is about, then with what is in them.
  await foldersOnDrive(inputs, entries, async (items) => {
    asked.push(...items)
    return readingsOf(drive, items)
  })
  yield* lookAtAll(parts, { ...sync, asked: { ...sync.asked, mode: 'organize' } }, drive, asked, failed)
  const read = await knownInputs(filed, drive.facts)
  return await foldersOnDrive(read, entries, async (items) => readingsOf(drive, items))
}

/** True for what lies right in the inbox of a mailbox. */
function isNew({ id }: Item, { entryOf }: Drive, mail: MailFolders): boolean {
  const entry = entryOf(id)
  return entry !== undefined && mail.isNew(entry)
}

const readingsOf = ({ facts }: Drive, items: readonly Item[]): ReadonlyMap<string, Reading> =>
  new Map(
    items.flatMap(({ id }) => {
      const reading = facts.get(id)?.input.reading
      return reading ? [[id, reading] as const] : []
    }),
  )

/** Looks into files some at a time, but those whose content was looked into before; copies come into the library where they are wanted. */
async function* lookAtAll(
  parts: SyncParts,
  sync: Sync,
  drive: Drive,
  items: readonly Item[],
  failed: Map<string, FileFailure>,
): AsyncGenerator<State, void, undefined> {
  const { owner, connector, asked, signal, tell } = sync
  const isCopied = asked.mode !== 'organize'
  const open = items.flatMap((item): Wanted[] => {
    const row = drive.rows.get(item.id)
    if (!row || failed.has(item.id) || (drive.facts.has(item.id) && (!isCopied || row.file_id !== null))) return []
    return [{ item, entry: row.entry }]
  })
  const step = isCopied ? 'downloading' : 'reading'
  let done = items.length - open.length
  const told = () => tell({ step, done, total: items.length })
  const queue = new Queue(
    isCopied
      ? items.map(({ id, name, path, sizeBytes, mediaType }) => ({
          ...{ id, name, sizeBytes, category: driveFolderOf(path, mediaType) },
        }))
      : [],
    told,
  )
  const waits = new Set(open.map(({ item }) => item.id))
  for (const { id } of items) if (!waits.has(id)) queue.end(id, !failed.has(id))
  if (isCopied) sync.onQueue(queue)
  told()
  for (const piece of piecesOf(open)) {
    const directory = isCopied ? DIRECTORY : undefined
    const job = { owner, place: drive.place, connector, directory, queue, signal }
    const looked = await lookAtSome(parts, job, piece)
    for (const one of looked.failed) failed.set(one.id ?? '', one)
    for (const { id, facts, fileId } of looked.found) {
      if (facts) drive.facts.set(id, facts)
      const row = drive.rows.get(id)
      if (row && fileId !== undefined) drive.rows.set(id, { ...row, file_id: fileId })
    }
    done += piece.length
    told()
    yield { listed: true, failed: [...failed.values()] }
  }
}

function* piecesOf(wanted: readonly Wanted[]): Generator<readonly Wanted[]> {
  let piece: Wanted[] = []
  let bytes = 0
  for (const one of wanted) {
    if (piece.length > 0 && (piece.length >= PIECE_FILES || bytes + one.entry.sizeBytes > PIECE_BYTES)) {
      yield piece
      piece = []
      bytes = 0
    }
    piece.push(one)
    bytes += one.entry.sizeBytes
  }
  if (piece.length > 0) yield piece
}
