import type { KeyScope } from '@octavo/contract'
import { AppError, judge, type Plan, type RootName } from '@octavo/core'
import {
  type Asked,
  amendedPlan,
  type Desk,
  digestOf,
  explain,
  MAX_PLAN_ACTS,
  openPath,
  type Proposed,
  planOfMoves,
  type Tell,
} from '@octavo/mcp'
import type { Watch } from '../../infra/http/progress.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../callers/index.ts'
import { sortFiles } from '../judging/index.ts'
import { findFiles, INBOX, toItem } from '../library/index.ts'
import { keepPlan, proposeFor } from '../plans/index.ts'
import { listRuns, rootOf, takeBack } from '../runs/index.ts'
import { findInLibrary } from '../search/index.ts'
import { fileAt } from './library-source.ts'
import { refuseTooMuch, refuseUnapproved, stateOf } from './permits.ts'
import { decide, findAgentPlan, isOfAgent, keepAgentPlan, noteBegun, planOfKey } from './plan-book.ts'
import { listSource, sourceNamed, sourcesOf } from './sources.ts'
import { runTold, toldRun } from './told-runs.ts'

/** Runs that an agent is told of. */
const MOST_RUNS = 1000
/** A search takes so long at most. */
const SEARCH_MS = 60_000
/** A sorting takes so long at most. */
const SORT_MS = 10 * 60_000

/** What the desk of one call is made for. */
interface DeskOptions {
  readonly services: Services & { readonly adviceCache: Parameters<typeof sortFiles>[0]['adviceCache'] }
  readonly owner: Caller
  readonly key: { readonly name: string; readonly scopes: readonly KeyScope[] }
  /** Where the person approves a plan. */
  readonly linkTo: (planId: string) => string
  /** True where the person said that the client's own question to its user counts. */
  readonly trustsClient: boolean
  /** Does what changes something of one person's, one after the other. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * The desk of the tools over one person's library and the places that they connected: plans, runs, history and undo are those
 * of the routes.
 */
export function libraryDesk({ services, owner, key: apiKey, linkTo, trustsClient, inTurn }: DeskOptions): Desk {
  const { db, nowMs, readings, approvals, driveRuns } = services
  const asked = () => ({ db, owner, nowMs: nowMs() })
  const need = (scope: KeyScope) => {
    if (!apiKey.scopes.includes(scope))
      throw new AppError('permission_denied', `This API key can not do that: it lacks the scope ${scope}.`)
  }
  const named = (source: string) => sourceNamed(services, owner, source)
  const proposed = async (planId: string): Promise<Proposed> => {
    const { row, plan } = await findAgentPlan(db, owner, planId)
    const source = (await sourcesOf(services, owner)).find(({ place }) => place === row.place)?.name ?? 'forgotten'
    return { plan, source, digest: row.digest, state: STATES[await stateOf(asked(), row, plan)] }
  }
  const keep = async (plan: Plan, place: string, key?: string): Promise<Proposed> => {
    if (plan.acts.length > MAX_PLAN_ACTS)
      throw new AppError(
        'too_large',
        `The plan has ${plan.acts.length} moves; ${MAX_PLAN_ACTS} are the most. Name a part of them.`,
      )
    const root: RootName = place === '' ? rootOf(owner) : `drive:${place}:/`
    const digest = digestOf(plan, [root, root])
    await keepAgentPlan(db, owner, { plan, place, digest, askedBy: apiKey.name, key })
    return await proposed(plan.id)
  }
  /** What a plan comes to that may be carried out; on a drive it may take long, and others need not wait for it. */
  const carryOut = async (planId: string, place: string, watch: Watch) => {
    const { runId } = await (place === ''
      ? approvals.approve(owner, planId, 'en', watch)
      : driveRuns.approve(owner, planId, watch)
    ).catch(async (error: unknown) => {
      // A caller who hangs up leaves a run that goes on.
      if (!watch.signal.aborted) await noteBegun(db, owner, planId, null)
      throw error
    })
    if (runId === null) throw new AppError('bad_input', 'There is nothing to do in this plan.')
    return await toldRun(db, owner, runId)
  }
  return {
    sources: async () => (await sourcesOf(services, owner)).map(({ name, at, kind }) => ({ name, at, kind })),
    async search(source, text) {
      const { place } = await named(source)
      const { files } = await listSource(services, owner, place)
      if (text.trim() === '') return files
      const signal = AbortSignal.timeout(SEARCH_MS)
      if (place !== '') return await services.indexes.searchListed(owner, place, files, text, signal)
      const { ids } = await findInLibrary(services, owner, text, undefined, signal)
      const { entries } = await findFiles(db, owner, ids)
      const open = new Map(files.map((file) => [file.path, file]))
      return entries.flatMap(({ file }) => open.get(file.path.slice(1)) ?? [])
    },
    async read(source, asked) {
      const { place } = await named(source)
      need('library:read')
      if (place !== '')
        throw new AppError('unsupported', 'What is inside of files elsewhere is not read for agents. Their names are.')
      const entry = await fileAt(db, owner, openPath(asked))
      if (!entry) throw new AppError('not_found', 'There is no file with that name.')
      const reading = (await readings.of(owner, [entry])).get(entry.file.id)
      const title = reading?.title
      return { type: entry.file.kind, ...(title !== undefined && { title }), text: reading?.text ?? '' }
    },
    async runs() {
      const { runs } = await listRuns(db, owner, { limit: MOST_RUNS })
      return runs.map((run) => runTold(run, []))
    },
    propose: async (wish, tell) =>
      await inTurn(async () => {
        need('propose')
        const { place } = await named(wish.source)
        const before = wish.key === undefined ? undefined : await planOfKey(db, owner, place, wish.key)
        if (before !== undefined) return await proposed(before)
        return await keep(await planFor(services, owner, { ...wish, place }, tell), place, wish.key)
      }),
    plan: proposed,
    amend: async (planId, change) =>
      await inTurn(async () => {
        need('propose')
        const { row, plan } = await findAgentPlan(db, owner, planId)
        const line = row.place === '' ? approvals : driveRuns
        if (row.run_id !== null || (await line.underWay(owner, planId)) !== undefined)
          throw new AppError('bad_input', 'That plan was carried out. Propose another one.')
        const { ground } = await listSource(services, owner, row.place)
        return await keep(await amendedPlan(ground, plan, change), row.place)
      }),
    explain: async (planId, item) => await explain((await findAgentPlan(db, owner, planId)).plan, item),
    waysToApprove: async (planId) => [`In Octavo, signed in as you: ${linkTo(planId)}`],
    ...(trustsClient && {
      async approveByClient(planId: string, digest: string) {
        need('apply-approved')
        await decide(db, owner, planId, { digest, isApproved: true, nowMs: nowMs() })
      },
    }),
    async apply(planId, digest, tell, signal) {
      const watch = watchOf(tell, signal)
      const begun = await inTurn(async () => {
        need('apply-approved')
        const { row, plan } = await findAgentPlan(db, owner, planId)
        if (row.run_id !== null) return { run: await toldRun(db, owner, row.run_id) }
        await refuseUnapproved(asked(), { row, plan, digest, link: linkTo(planId) })
        await refuseTooMuch(asked(), plan)
        await noteBegun(db, owner, planId, nowMs())
        // From here on it is a plan like any other that its person said yes to.
        await keepPlan(db, owner, plan, nowMs(), row.place === '' ? undefined : row.place)
        return row.place === '' ? { run: await carryOut(planId, '', watch) } : { place: row.place }
      })
      return begun.run ?? (await carryOut(planId, begun.place ?? '', watch))
    },
    run: async (runId) => await toldRun(db, owner, runId),
    undo: async (runId, items, _tell) =>
      await inTurn(async () => {
        need('apply-approved')
        const run = await toldRun(db, owner, runId)
        if (!(await isOfAgent(db, owner, runId)))
          throw new AppError(
            'permission_denied',
            'That run is not one of these tools. A person can take it back in Octavo.',
          )
        if (run.undoneBy !== undefined && items === undefined) return await toldRun(db, owner, run.undoneBy)
        const done = await takeBack(services, owner, { runId, places: items })
        return await toldRun(db, owner, done.runId)
      }),
  }
}

const STATES = {
  waiting: 'waits for a person',
  approved: 'approved',
  covered: 'covered by a standing grant',
  refused: 'refused',
  done: 'carried out',
} as const

const watchOf = (tell: Tell, signal: AbortSignal): Watch => ({
  signal,
  isFollowed: true,
  onProgress: ({ done, total }) => tell(done, total),
})

/** The plan that was asked for: of moves that were named, or a sorting of what lies in the inbox. */
async function planFor(
  services: DeskOptions['services'],
  owner: Caller,
  { moves, by, instruct = [], place }: Asked & { readonly place: string },
  tell: Tell,
): Promise<Plan> {
  const { db } = services
  const nowMs = services.nowMs()
  const { ground, entries } = await listSource(services, owner, place)
  if (moves) return await planOfMoves(ground, moves, { id: uuidv7(nowMs), createdAtMs: nowMs })
  if (place !== '')
    throw new AppError('unsupported', 'Elsewhere name the moves that you want. A person can have it sorted in Octavo.')
  const waiting = entries.filter(({ file: { folder } }) => folder === INBOX || folder.startsWith(`${INBOX}/`))
  if (waiting.length === 0) throw new AppError('not_found', 'Nothing waits in the inbox. Name the moves that you want.')
  const decisions = waiting.map(({ file }) => ({ fileId: file.id }))
  const wishes = { unsure: 'stay' as const, instructions: instruct, nowMs }
  if (by === 'type') {
    const judged = judge(waiting.map((entry) => ({ item: toItem(entry) }))).map(({ verdict }) => verdict)
    return await proposeFor(db, owner, decisions, { ...wishes, judged })
  }
  const watch = watchOf(tell, AbortSignal.timeout(SORT_MS))
  await sortFiles(services, owner, waiting, watch, { instructions: instruct, language: 'en' })
  return await proposeFor(db, owner, decisions, wishes)
}
