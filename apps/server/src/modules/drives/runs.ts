import type { ApproveResponse, UndoResponse } from '@octavo/contract'
import {
  type Act,
  AppError,
  applyPlan,
  approve,
  parseRoot,
  type Receipt,
  type RootName,
  type Roots,
  type RunProgress,
  type RunResult,
  readRun,
  resumeRun,
  undoRun,
} from '@octavo/core'
import { type Connector, ConnectorTarget } from '@octavo/core/connect'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { CLOCK } from '../../infra/clock.ts'
import { type Db, query } from '../../infra/db/db.ts'
import type { Watch } from '../../infra/http/progress.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import { type Jobs, unfinishedTask } from '../../infra/jobs/index.ts'
import { type Caller, callersForJob } from '../callers/index.ts'
import { earnByRun, stepBack } from '../earned/index.ts'
import { keptPlan, placeOfPlan, runOfPlan } from '../plans/index.ts'
import { beginRun, DbJournal, endOf, endRun, noteTurned, runToUndo, takenBack, toOutcome } from '../runs/index.ts'
import { resultOfTask } from '../tasks/index.ts'
import { crossingTarget, endsOf, placeBetween, withBoth } from './across.ts'
import type { ConnectedPlaces } from './places.ts'
import { refreshed } from './refresh.ts'

/** Plans that are carried out on drives, and taken back there: tasks that go on by themselves, pause, and are found again. */
export interface DriveRuns {
  /** Carries a plan out that is kept and for a drive. Whoever stops waiting does not stop it. Throws Refusal. */
  approve(owner: Caller, planId: string, watch: Watch): Promise<ApproveResponse>
  /** The task that is carrying a plan out, if one is. */
  underWay(owner: Caller, planId: string): Promise<string | undefined>
  /** Takes a run back that was on a drive, or some of its items. Throws Refusal `not_found`, `conflict`, `busy`. */
  undo(owner: Caller, runId: string, itemIds: readonly string[] | undefined, signal: AbortSignal): Promise<UndoResponse>
  /** True for a run that was on a drive. */
  isOnDrive(owner: Caller, runId: string): Promise<boolean>
}

const RUN = 'drive-run'
const UNDO = 'drive-undo'
/** Moves between two flushes of the journal, which say how far it is. */
const CHUNK = 50

interface Parts {
  readonly db: Db
  readonly jobs: Jobs
  readonly places: ConnectedPlaces
  readonly nowMs: () => number
}

export function createDriveRuns(parts: Parts): DriveRuns {
  const { db, jobs, nowMs } = parts
  const common = { atOnce: 4, tries: 10, isShown: true }
  const ownerOf = async (id: string): Promise<Caller> => {
    const [owner] = await callersForJob(db, sql`o.id = ${id}`)
    if (!owner) throw new Refusal('not_found', 'There is no such library')
    return owner
  }
  const clock = { ...CLOCK, nowMs }

  const runs = jobs.kind({
    name: RUN,
    payload: z.strictObject({ planId: z.string() }),
    ...common,
    async run({ ownerId, payload: { planId }, signal, tell, end }): Promise<ApproveResponse> {
      const owner = await ownerOf(ownerId)
      const plan = await keptPlan(db, owner, planId)
      const place = await placeOfPlan(db, owner, planId)
      if (place === undefined) throw new Refusal('conflict', 'This plan is for the library')
      const runId = await beginOnce(db, owner, { planId, nowMs: nowMs() })
      return await onGround(parts, owner, place, async ({ root, into, roots, known }) => {
        const journal = new DbJournal(db, runId)
        const hooks = { clock, signal, chunkSize: CHUNK, onProgress: teller(tell, 'moving') }
        const result = (await hasBegun(db, runId))
          ? await resumeRun({ ...hooks, journal, roots })
          : await applyPlan(approve(plan), {
              ...{ ...hooks, journal, runId, root, into },
              target: await (await known()).open(root, into),
            })
        await noteWait(db, runId, result)
        goOnLater(result, signal)
        const answer = { runId, organized: result.counts.done, results: result.receipts.map((one) => toOutcome(one)) }
        await db.transaction(async (tx) => {
          await endRun(tx, runId, endOf(result, { skips: plan.skips }))
          await earnByRun(tx, owner, plan.acts)
          await end(tx, answer)
        })
        return answer
      })
    },
  })

  const undos = jobs.kind({
    name: UNDO,
    payload: z.strictObject({ runId: z.string(), itemIds: z.array(z.string()).optional() }),
    ...common,
    async run({ ownerId, payload, signal, tell, end }): Promise<UndoResponse> {
      const owner = await ownerOf(ownerId)
      const before = await openUndo(db, owner, payload.runId)
      const run = before?.of ?? (await runToUndo(db, owner, payload.runId, payload.itemIds === undefined)).id
      const place = await placeOfRun(db, run)
      return await onGround(parts, owner, place, async ({ roots, known }) => {
        const id = before?.id ?? uuidv7(nowMs())
        const hooks = { clock, signal, chunkSize: CHUNK, onProgress: teller(tell, 'back') }
        const undoJournal = new DbJournal(db, id)
        let result: RunResult
        if (before && (await hasBegun(db, id))) result = await resumeRun({ ...hooks, journal: undoJournal, roots })
        else {
          const back = await takenBack(db, run)
          const chosen = payload.itemIds && new Set(payload.itemIds)
          if (!before) await beginRun(db, owner, { id, kind: 'undo', undoes: run, nowMs: nowMs() })
          result = await undoRun({
            ...{ ...hooks, journal: new DbJournal(db, run), undoJournal, runId: id, roots: await known() },
            only: ({ itemId }) => !back.has(itemId) && (chosen === undefined || chosen.has(itemId)),
          })
        }
        await noteWait(db, id, result)
        goOnLater(result, signal)
        const turned = await actsTurned(db, run, result)
        const answer = { runId: id, undone: result.counts.done, results: result.receipts.map((one) => toOutcome(one)) }
        await db.transaction(async (tx) => {
          const { about: _, ...how } = endOf(result)
          await endRun(tx, id, how)
          await noteTurned(tx, run, id, result.counts.done)
          await stepBack(tx, owner, turned)
          await end(tx, answer)
        })
        return answer
      })
    },
  })

  return {
    async approve(owner, planId, { signal, onProgress }) {
      const run = await runOfPlan(db, owner, planId)
      const isGoing = (await unfinishedTask(db, { kind: RUN, owner_id: owner.id }, { planId })) !== undefined
      if (run !== null && !isGoing) {
        const { receipts } = await readRun(new DbJournal(db, run).read())
        return answerOf(run, [...receipts.values()])
      }
      const id = await db.transaction((tx) => runs.ask(tx, { ownerId: owner.id, payload: { planId }, key: planId }))
      const tell = ({ done, total }: { readonly done: number; readonly total: number }) =>
        onProgress({ step: 'moving', done, total })
      return (await resultOfTask(parts, owner.id, id, { signal, onProgress: tell })) as ApproveResponse
    },
    underWay: async (owner, planId) => (await unfinishedTask(db, { kind: RUN, owner_id: owner.id }, { planId }))?.id,
    async undo(owner, runId, itemIds, signal) {
      await runToUndo(db, owner, runId, itemIds === undefined)
      if (await unfinishedTask(db, { kind: RUN, owner_id: owner.id }, {}))
        throw new Refusal('busy', 'A run over this drive is at work')
      const payload = { runId, ...(itemIds && { itemIds: [...itemIds] }) }
      const id = await db.transaction((tx) => undos.ask(tx, { ownerId: owner.id, payload, key: runId }))
      return (await resultOfTask(parts, owner.id, id, { signal, onProgress: () => undefined })) as UndoResponse
    },
    async isOnDrive(owner, runId) {
      const [row] = await query(
        db,
        sql`select 1 from runs r join run_records j on j.run_id = r.id and j.seq = 0
            where r.owner_id = ${owner.id} and r.id = ${runId} and j.record ->> 'root' like 'drive:%'`,
      )
      return row !== undefined
    },
  }
}

const answerOf = (runId: string, receipts: readonly Receipt[]): ApproveResponse => ({
  runId,
  organized: receipts.filter(({ status }) => status === 'done').length,
  results: receipts.map((one) => toOutcome(one)),
})

/** All of a connection as a root. */
const rootOf = (connectionId: string): RootName => `drive:${connectionId}:/`

const targetOf = (connector: Connector) => new ConnectorTarget(connector, { from: '', to: '' })
const rootsOver = (connector: Connector) => ({ open: async () => targetOf(connector) })

const teller =
  (tell: (progress: { step: string; done: number; total: number }) => void, step: string) =>
  ({ total, pending }: RunProgress) =>
    tell({ step, done: total - pending, total })

interface Ground {
  readonly root: RootName
  readonly into: RootName
  /** What asks the provider for everything. */
  readonly roots: Roots
  /** The same by what is known, with what has changed since: a drive is asked once. */
  known(): Promise<Roots>
}

/** Opens what a plan or a run is on: a drive, or two of them. */
async function onGround<T>(
  parts: Parts,
  owner: Caller,
  place: string,
  act: (ground: Ground) => Promise<T>,
): Promise<T> {
  const ends = endsOf(place)
  const [root, into] = [rootOf(ends.from), rootOf(ends.to)]
  return await withBoth(parts.places, owner, ends, async (one, other) => {
    if (one === other) {
      const known = async () => rootsOver(await refreshed(parts, { ownerId: owner.id, connectionId: ends.from }, one))
      return await act({ root, into, roots: rootsOver(one), known })
    }
    const target = crossingTarget(one, other)
    const roots = { open: async (from: RootName) => (from === root ? target : target.reversed()) }
    return await act({ root, into, roots, known: async () => roots })
  })
}

/** The run of a plan, begun now where there is none. */
async function beginOnce(db: Db, owner: Caller, { planId, nowMs }: { planId: string; nowMs: number }): Promise<string> {
  const before = await runOfPlan(db, owner, planId)
  if (before !== null) return before
  const id = uuidv7(nowMs)
  await beginRun(db, owner, { id, kind: 'drive', undoes: null, planId, nowMs })
  return id
}

async function hasBegun(db: Db, runId: string): Promise<boolean> {
  return (await query(db, sql`select 1 from run_records where run_id = ${runId} limit 1`)).length > 0
}

/** An undo of a run that was begun and has not come to its end. */
async function openUndo(db: Db, owner: Caller, runId: string) {
  const [row] = await query<{ id: string; of: string }>(
    db,
    sql`select id, undoes as of from runs where owner_id = ${owner.id} and undoes = ${runId} and status in ('running', 'paused', 'interrupted')
        order by seq desc limit 1`,
  )
  return row
}

/** The connection that a run was on, or both. Throws Refusal `conflict` for one of the library. */
async function placeOfRun(db: Db, runId: string): Promise<string> {
  const [row] = await query<{ root: string; into: string }>(
    db,
    sql`select record ->> 'root' as root, record ->> 'into' as into from run_records where run_id = ${runId} and seq = 0`,
  )
  const ids = [row?.root, row?.into].map((name) => {
    const { kind, id } = parseRoot(name ?? 'library:')
    if (kind !== 'drive') throw new Refusal('conflict', 'This run was in the library')
    return id.slice(0, id.lastIndexOf(':'))
  })
  const [from = '', to = from] = ids
  return from === to ? from : placeBetween({ from, to })
}

/** The acts of a run that an undo has taken back. */
async function actsTurned(db: Db, runId: string, { receipts }: RunResult): Promise<readonly Act[]> {
  const { acts } = await readRun(new DbJournal(db, runId).read())
  // Where a move gives a thing another id, its first place tells which act it was.
  const back = new Set(receipts.flatMap(({ status, itemId, to }) => (status === 'done' ? [itemId, to] : [])))
  return acts.filter(({ itemId, from }) => back.has(itemId) || back.has(from))
}

/** Notes how far a run came that has to wait: what is done of it can be seen, and taken back. */
async function noteWait(db: Db, runId: string, result: RunResult): Promise<void> {
  if (result.status === 'paused' || result.status === 'interrupted') await endRun(db, runId, endOf(result))
}

/** Throws what a run waits for, so that its task goes on later; what was stopped goes on with the next start. */
function goOnLater({ status, waits }: RunResult, signal: AbortSignal): void {
  if (status !== 'paused' && status !== 'interrupted') return
  signal.throwIfAborted()
  const code = waits?.code ?? 'transient'
  const untilMs = waits?.untilMs
  throw new AppError(code, WAITS[code] ?? 'The drive can not be reached just now.', {
    ...(untilMs !== undefined && { retryAfterMs: Math.max(0, untilMs - Date.now()) }),
  })
}

const WAITS: Readonly<Partial<Record<string, string>>> = {
  rate_limited: 'The drive asked for a pause.',
  auth_expired: 'The drive wants you to sign in again.',
  no_space: 'The drive is full.',
}
