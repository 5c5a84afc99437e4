import { AppError, LANGUAGES, type Plan } from '@octavo/core'
import { type Entry, MailFolders } from '@octavo/core/connect'
import { balance, decide, follow, type LedgerRow, meet, rowId, type Sighting } from '@octavo/core/scout'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { type Jobs, newestTask, type TaskProgress, type TaskRow } from '../../infra/jobs/index.ts'
import type { Caller } from '../callers/index.ts'
import { type ConnectedPlaces, type DriveRuns, RUN_KINDS_ON_DRIVES, type Syncs } from '../drives/index.ts'
import { type createAdviceCache, judgementsOf, type SortParts, sortFiles, standingRules } from '../judging/index.ts'
import { findFiles, INBOX } from '../library/index.ts'
import { keepPlan, keptPlan, proposeFor } from '../plans/index.ts'
import { resultOfTask } from '../tasks/index.ts'
import { filesElsewhere } from './listing.ts'
import { keepLedger, ledgerOf, notePlan, type ScoutPlace, type ScoutRow } from './rows.ts'
import { fileUnasked, filingBy, partUnasked, type Unasked } from './unasked.ts'

/** What scouts work with. */
export interface ScanParts extends Omit<SortParts, 'adviceCache'> {
  readonly adviceCache: ReturnType<typeof createAdviceCache>
  readonly jobs: Jobs
  readonly places: ConnectedPlaces
  readonly syncs: Syncs
  readonly driveRuns: DriveRuns
}

/** One scan of one place. */
export interface Scan {
  readonly owner: Caller
  readonly scout: ScoutRow
  readonly place: ScoutPlace
  readonly signal: AbortSignal
  readonly tell: (progress: TaskProgress) => void
}

/** What a scan of a place came to. */
export interface Scanned {
  readonly missed: number
  /** When something that was still being written can be looked at. */
  readonly nextAtMs?: number
}

/** Files that are judged together. */
const PIECE = 200
/** A folder of a server is written to by programs that know nothing of us. */
const SETTLE_MS = 10_000

const languageOf = (scout: Pick<ScoutRow, 'language'>) => LANGUAGES.find((one) => one === scout.language) ?? 'en'

/**
 * Looks through the library: what is new in the inbox is judged and gets a place in a plan. What was judged is kept with
 * each piece; ledger and plan are written in one transaction, so that a scan that was ended at any moment begins again.
 */
export async function scanLibrary(parts: ScanParts, scan: Scan): Promise<Scanned> {
  const { db, nowMs } = parts
  const { owner, scout, place, tell } = scan
  tell({ step: 'listing', done: 0, total: 0 })
  const files = await query<{ id: string; sha256: string; folder: string; name: string }>(
    db,
    sql`select id, sha256, folder, name from files where owner_id = ${owner.id} order by id`,
  )
  const byId = new Map(files.map((file) => [file.id, file]))
  const sightings = files.map(({ id, sha256 }): Sighting => ({ key: id, version: sha256 }))
  const rows = await ledgerOf(db, scout.id, place.id)
  const { next } = look(rows, sightings, nowMs(), { settleMs: 0, known: rows.map(unfiled) })
  const pathOf = (key: string) => {
    const file = byId.get(key)
    return file && `${file.folder === '/' ? '' : file.folder}/${file.name}`.slice(1)
  }
  const isOpen = (key: string) => isInbox(byId.get(key)?.folder ?? '')
  for (const row of next.values()) {
    // What a plan has moved is filed; what never was in the inbox lies where its person has it; what is back was taken back.
    if (isOpen(row.key)) {
      if (row.state === 'filed') next.set(rowId(row), { ...row, state: 'kept', code: 'taken_back' })
    } else if (row.state === 'proposed' || row.state === 'asked') next.set(rowId(row), { ...row, state: 'filed' })
    else if (row.state === 'new') next.set(rowId(row), { ...row, state: 'kept', code: 'already_there' })
  }
  const open = [...next.values()].filter(({ state, key }) => (state === 'new' || state === 'proposed') && isOpen(key))
  const isDue = open.some(({ state }) => state === 'new') || (open.length > 0 && !(await isKept(db, scout, place)))
  if (isDue)
    await judgeAll(
      parts,
      scan,
      open.map(({ key }) => key),
    )
  await db.transaction(async (tx) => {
    if (isDue) {
      const wishes = open.map(({ key }) => ({ fileId: key }))
      const plan = await proposeFor(tx, owner, wishes, { unsure: 'stay', nowMs: nowMs() })
      for (const row of open) next.set(rowId(row), { ...row, state: 'asked', code: 'unsure' })
      for (const row of decide(open, plan, keysOf(plan)).put) next.set(rowId(row), row)
      for (const row of withBundles(open, plan, pathOf)) next.set(rowId(row), row)
      if (plan.acts.length > 0) {
        await keepPlan(tx, owner, plan, nowMs())
        await notePlan(tx, scout.id, place.id, plan.id)
      }
    }
    await keepLedger(tx, scout.id, place, changed(rows, next), (key) => byId.get(key)?.name ?? '')
  })
  return { missed: balance([...next.values()].map(unfiled), sightings).missed }
}

/** Files of a folder that a plan moves as a whole. */
function* withBundles(open: readonly LedgerRow[], { acts }: Plan, pathOf: (key: string) => string | undefined) {
  const folders = acts.flatMap((act) => (act.type === 'move' ? [{ from: `${act.from}/`, to: act.to }] : []))
  for (const row of open) {
    const path = pathOf(row.key) ?? ''
    const folder = folders.find(({ from }) => path.startsWith(from))
    if (folder) yield { ...row, state: 'proposed' as const, place: `${folder.to}/${path.slice(folder.from.length)}` }
  }
}

/** False when the newest plan for a place was forgotten, or there was none. */
async function isKept(db: Db, { owner_id, plans }: ScoutRow, place: ScoutPlace): Promise<boolean> {
  const planId = plans[place.id]
  if (planId === undefined) return false
  const found = await query(db, sql`select from proposed_plans where owner_id = ${owner_id} and id = ${planId}`)
  return found.length > 0
}

/** Judges files of the library that were not judged yet, and keeps what was judged. */
export async function judgeAll(
  parts: ScanParts,
  {
    owner,
    scout,
    signal,
    tell,
  }: Pick<Scan, 'owner' | 'signal' | 'tell'> & { readonly scout: Pick<ScoutRow, 'language'> },
  ids: readonly string[],
): Promise<void> {
  const known = await judgementsOf(parts.db, owner, ids)
  const open = ids.filter((id) => !known.has(id))
  const rules = await standingRules(parts, owner, undefined)
  const done = () => ids.length - open.length
  tell({ step: 'judging', done: done(), total: ids.length })
  for (let at = 0; at < open.length; at += PIECE) {
    signal.throwIfAborted()
    const { entries } = await findFiles(parts.db, owner, open.slice(at, at + PIECE))
    const watch = { signal, isFollowed: false, onProgress: () => undefined }
    await sortFiles(parts, owner, entries, watch, { instructions: [], language: languageOf(scout), rules })
    tell({ step: 'judging', done: done() + Math.min(open.length, at + PIECE), total: ids.length })
  }
}

/**
 * Looks through a connected place. What is new gets a place in a plan; what rules decide that go by themselves is filed at once,
 * as a run like any other, and so is what a look before was to file when it was ended.
 */
export async function scanConnected(parts: ScanParts, scan: Scan, isMail: boolean): Promise<Scanned> {
  await fileUnasked(parts, scan)
  const { isFiling, ...scanned } = await lookElsewhere(parts, scan, { isMail, isPlanned: true })
  if (!isFiling) return scanned
  await fileUnasked(parts, scan)
  const { isFiling: _, ...filed } = await lookElsewhere(parts, scan, { isMail, isPlanned: false })
  return { ...scanned, ...filed }
}

/** Looks once; where it plans, the sync of a drive or of a mailbox makes the plan. */
async function lookElsewhere(
  parts: ScanParts,
  scan: Scan,
  { isMail, isPlanned }: { readonly isMail: boolean; readonly isPlanned: boolean },
): Promise<Scanned & { readonly isFiling: boolean }> {
  const { db, nowMs, places } = parts
  const { owner, scout, place, signal, tell } = scan
  tell({ step: 'listing', done: 0, total: 0 })
  const connector = await places.open(owner, place.id)
  const { keepsIds } = connector.can
  // A run that is at work has things at neither place while they are listed.
  const runs = async () => (await newestTask(db, owner.id, RUN_KINDS_ON_DRIVES))?.ended_at_ms === null
  const wasRunning = await runs()
  let found: Awaited<ReturnType<typeof filesElsewhere>>
  try {
    found = await filesElsewhere(connector, signal, (count) => tell({ step: 'listing', done: count, total: 0 }))
  } finally {
    await connector.close()
  }
  const { files, folders } = found
  const mail = isMail ? new MailFolders(folders) : undefined
  if (mail) for (const [id, { entry }] of files) if (mail.isApart(entry)) files.delete(id)
  const isLoose = (key: string) => {
    const file = files.get(key)
    return mail === undefined || (file !== undefined && mail.isNew(file.entry))
  }
  const sightings = [...files].map(([key, { entry }]): Sighting => ({ key, version: versionOf(entry) }))
  const rows = await ledgerOf(db, scout.id, place.id)
  const now = keepsIds ? rows.map(unfiled) : follow(rows, sightings, (key) => files.get(key)?.path)
  const followed = mail ? now.map((row) => (isLoose(row.place ?? '') ? takenBack(row) : row)) : now
  const isMoving = wasRunning || (await runs())
  const { met, next } = look(keepsIds ? rows : followed, sightings, nowMs(), {
    ...{ settleMs: place.source === 'local' ? SETTLE_MS : 0, known: followed },
    isKept: ({ state }) => isMoving && state === 'proposed',
  })
  for (const row of next.values())
    if (row.state === 'proposed' && row.place !== undefined && row.place === files.get(row.key)?.path)
      next.set(rowId(row), { ...row, state: 'filed' })
  let made: Awaited<ReturnType<typeof planElsewhere>> | undefined
  let unasked: Unasked | undefined
  if (isPlanned && met.ready.length > 0) {
    if (met.ready.some(({ key }) => isLoose(key))) made = await planElsewhere(parts, scan, isMail)
    const plan = made ?? { acts: [], skips: [] }
    for (const row of met.ready) next.set(rowId(row), { ...row, state: 'kept', code: 'already_there' })
    // The newest plan is for all that is loose: what an older one proposed has its place by this one now.
    const open = [...next.values()].filter(({ state }) => state === 'proposed')
    const { put, acts } = decide([...met.ready, ...open], plan, keysOf(plan))
    for (const row of put) next.set(rowId(row), row)
    unasked = made && (await partUnasked(parts, owner, made, acts))
    if (unasked) for (const row of filingBy(unasked, put)) next.set(rowId(row), row)
  }
  await db.transaction(async (tx) => {
    if (unasked) for (const plan of [unasked.rest, unasked.plan]) await keepPlan(tx, owner, plan, nowMs(), place.id)
    if (made) await notePlan(tx, scout.id, place.id, made.id)
    await keepLedger(tx, scout.id, place, changed(rows, next), (key) => files.get(key)?.entry.name ?? '')
  })
  const { missed } = balance(keepsIds ? [...next.values()].map(unfiled) : [...next.values()], sightings)
  return { missed, isFiling: unasked !== undefined, ...(met.nextAtMs !== undefined && { nextAtMs: met.nextAtMs }) }
}

/** Has a place elsewhere sorted; the plan that came of it, if anything is to move. */
async function planElsewhere(parts: ScanParts, { owner, scout, place, signal, tell }: Scan, isMail: boolean) {
  const { syncs } = parts
  let told = ''
  const onProgress = ({ step, done, total }: Pick<TaskRow, 'step' | 'done' | 'total'>) => {
    // What is told here is news of this person, which whoever waits for the sync hears again.
    const now = `${step} ${done} ${total}`
    if (now !== told) tell({ step: step ?? 'listing', done, total })
    told = now
  }
  const resultOf = (taskId: string) => resultOfTask(parts, owner.id, taskId, { signal, onProgress })
  let taskId: string
  if (isMail) {
    // One that a look before has asked for may have listed the mailbox too early.
    const before = await syncs.mailUnderWay(owner, place.id)
    if (before !== undefined) await resultOf(before)
    taskId = await syncs.sortMail(owner, place.id, languageOf(scout))
  } else {
    const wishes = { mode: 'organize', numClusters: 5, maxFiles: 'all', connectionId: place.id } as const
    taskId = await syncs.begin(owner, wishes, languageOf(scout))
  }
  const { planId } = (await resultOf(taskId)) as { planId?: string | null }
  return planId ? await keptPlan(parts.db, owner, planId) : undefined
}

const versionOf = ({ version, sizeBytes, modifiedAtMs }: Entry) => version ?? `${sizeBytes} ${modifiedAtMs}`

const isInbox = (folder: string) => folder === INBOX || folder.startsWith(`${INBOX}/`)

const keysOf = ({ acts, skips }: Pick<Plan, 'acts' | 'skips'>) => {
  const keys = new Map([
    ...skips.map(({ path, itemId }) => [path, itemId] as const),
    ...acts.map(({ from, itemId }) => [from, itemId] as const),
  ])
  return (from: string) => keys.get(from) ?? from
}

/** Things are known by ids here, which a move keeps: what was filed is still seen under its first key. */
const unfiled = (row: LedgerRow): LedgerRow => (row.state === 'filed' ? { ...row, state: 'kept' } : row)

/** The ledger after a listing, and what is new in it: `known` are its rows as they are held against the listing. */
function look(
  rows: readonly LedgerRow[],
  sightings: readonly Sighting[],
  nowMs: number,
  {
    settleMs,
    known,
    isKept = () => false,
  }: {
    readonly settleMs: number
    readonly known: readonly LedgerRow[]
    /** True for a row that stays though nothing was seen of it. */
    isKept?(row: LedgerRow): boolean
  },
) {
  const met = meet(known, sightings, { nowMs, settleMs })
  const next = new Map(rows.map((row) => [rowId(row), row]))
  for (const row of met.gone) if (!isKept(row)) next.delete(rowId(row))
  for (const row of met.put) next.set(rowId(row), row)
  return { met, next }
}

/** A message that was filed and lies in the inbox again, under another id there. */
function takenBack(row: LedgerRow): LedgerRow {
  if (row.state !== 'filed') return row
  const { key, version, place = key, placed = version, runId: _, ...free } = row
  return { ...free, key: place, version: placed, state: 'kept', code: 'taken_back' }
}

/** What of a ledger has to be written. */
function changed(rows: readonly LedgerRow[], next: ReadonlyMap<string, LedgerRow>) {
  const before = new Map(rows.map((row) => [rowId(row), row]))
  return {
    put: [...next].flatMap(([id, row]) => (before.get(id) === row ? [] : [row])),
    gone: rows.filter((row) => !next.has(rowId(row))),
  }
}

/** What a place that can't be looked at now is told as. */
export const isAway = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'auth_expired' || error.code === 'not_found' || error.code === 'permission_denied')
