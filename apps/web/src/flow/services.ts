import type { LibraryFile, SortResponse } from '@octavo/contract'
import {
  ALL_DOCUMENT_KINDS,
  type Clock,
  type Collapsed,
  type Plan,
  pacingFor,
  type Verdict,
  withMinimumDuration,
} from '@octavo/core'
import { isOffline } from '../connection/connection.ts'
import { isLocal, planIdOf } from '../device/local.ts'
import { HttpError } from '../http/http.ts'
import { carryOutThere, PlanRefused } from '../http/plans.ts'
import type { Uploads } from '../intake/uploads.ts'
import { instructions } from '../settings/instructions.ts'
import { prefersStillness } from '../settings/settings.ts'
import type { Contents } from './contents.ts'
import type { LivePlan } from './live-plan.ts'
import { NothingMoved } from './nothing-moved.ts'
import { reportOf } from './report.ts'
import { sortThere, stacksThere } from './sort-there.ts'
import type { FlowContext, FlowServices, SortStage } from './types.ts'

/** The verdicts of a sorting answer. */
export const toVerdicts = (answer: SortResponse): readonly Verdict[] =>
  Object.values(answer.results)
    .flat()
    .map(({ id, kind, category, confidence, by, why, options, needsDecision, documentKind, stays, ...known }) => {
      const { pictureKind, facets, newName, unasked } = known
      const document = ALL_DOCUMENT_KINDS.find((known) => known === documentKind)
      return {
        itemId: id,
        fileKind: kind,
        category,
        confidence,
        by,
        why,
        needsDecision,
        ...(document && { documentKind: document }),
        ...(pictureKind && { pictureKind }),
        ...(facets && { facets }),
        ...(stays && { stays }),
        ...(newName !== undefined && { name: newName }),
        ...(unasked && { unasked }),
        ...(options.length > 1 ? { options } : {}),
      }
    })

/** Verdicts with one for each bundle, where the server has told of its files. */
const ofBundles = (verdicts: readonly Verdict[], members: Collapsed['members']): readonly Verdict[] => {
  const byId = new Map(verdicts.map((verdict) => [verdict.itemId, verdict]))
  const whole = [...members].flatMap(([path, inside]): readonly Verdict[] => {
    const told = inside.map(({ id }) => byId.get(id)).find((verdict) => verdict?.by === 'bundle')
    return told && !byId.has(path) ? [{ ...told, itemId: path }] : []
  })
  return [...verdicts, ...whole]
}

/** At most one call in `everyMs`, and always the last one. */
const throttled = <T>(act: (value: T) => void, everyMs: number) => {
  let last = Number.NEGATIVE_INFINITY
  let pending: T | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  return (value: T) => {
    pending = value
    if (timer !== undefined) return
    const wait = Math.max(0, last + everyMs - performance.now())
    timer = setTimeout(() => {
      timer = undefined
      last = performance.now()
      if (pending !== undefined) act(pending)
    }, wait)
  }
}

/**
 * Says where files belong: the server does, or this browser where the server can't be reached or never saw them.
 * `known` are the files with those that have reached the library since in place of their waiting selves.
 */
const classifyFiles = async (
  files: readonly LibraryFile[],
  options: Parameters<typeof sortThere>[1] & { onSortedBy(by: FlowContext['sortedBy']): void },
) => {
  const askServer = async (known: readonly LibraryFile[]) => {
    const answer = await sortThere(known, options)
    if (answer.note !== undefined) options.onSortedBy('server-alone')
    return { known, verdicts: toVerdicts(answer), stacks: await stacksThere(known, options.signal) }
  }
  const askDevice = async () => {
    const { resolveFiles, sortHere } = await import('./on-device.ts')
    const known = await resolveFiles(files)
    if (!isOffline() && !known.some(({ id }) => isLocal(id))) return askServer(known)
    options.onSortedBy('device')
    return { known, ...(await sortHere(known, options)) }
  }
  if (isOffline() || files.some(({ id }) => isLocal(id))) return askDevice()
  try {
    return await askServer(files)
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof HttpError) throw error
    if (await isReachable()) throw error
    return askDevice()
  }
}

/** The flow's side effects over the server's calls and the intake. */
export const createServices = ({
  uploads,
  clock,
  contentsOf,
  plans,
}: {
  readonly uploads: Pick<Uploads, 'takeIn'>
  readonly clock: Clock
  contentsOf(files: readonly LibraryFile[]): Promise<Contents>
  readonly plans: Pick<LivePlan, 'take' | 'refuse'>
}): FlowServices => ({
  async upload(entries, { signal, onProgress, onSettled }) {
    await uploads.takeIn(entries, {
      signal,
      onProgress: throttled(onProgress, 120),
      onStored: (stored) =>
        onSettled(
          stored.map(({ file }) => file),
          stored.map(({ entry }) => entry.key),
          [],
        ),
      onFailed: (failed) => onSettled([], [], failed),
      onKept: ({ entry, file }) => onSettled([file], [entry.key], []),
    })
  },

  async sort(files, previous, { signal, onProgress, onSortedBy }) {
    const pacing = pacingFor({ reducedMotion: false, skipAnimations: prefersStillness() })
    const total = files.length
    const stage = <T>(name: SortStage, work: () => Promise<T>) => {
      onProgress({ stage: name, processed: name === 'scanning' ? 0 : name === 'classifying' ? 0 : total, total })
      return withMinimumDuration(work, pacing.mainSortStage, clock, signal)
    }
    const sorted = await stage('scanning', async () =>
      [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)),
    )
    const { known, verdicts, stacks } = await stage('classifying', () =>
      classifyFiles(sorted, {
        signal,
        onProgress: (processed) => onProgress({ stage: 'classifying', processed, total }),
        onSortedBy: (by) => onSortedBy?.(by),
      }),
    )
    const draft = await stage('organizing', async () => {
      // The order of a list changes nothing: the review asks about this very one.
      const { items, members } = await contentsOf(known === sorted ? files : known)
      const facts = new Map(known.filter((file) => file.typeMismatch).map(({ id }) => [id, { mismatch: true }]))
      const { draftAsInstructed } = await import('../settings/follow-instructions.ts')
      return draftAsInstructed(items, ofBundles(verdicts, members), instructions(), { previous, facts, stacks })
    })
    await stage('complete', async () => undefined)
    return draft
  },

  async organize(reviewed, { signal, onPlan }) {
    const { members } = await contentsOf(reviewed.files)
    const plan = await plans.take(reviewed)
    onPlan(plan.id)
    const organizeOnDevice = async () => (await import('./on-device.ts')).organizeHere(plan, reviewed)
    const isHere = isOffline() || reviewed.files.some(({ id }) => isLocal(id))
    const organized = isHere ? organizeOnDevice() : organizeThere(plan, { ...reviewed, members }, signal)
    const report = await organized.catch(async (error: unknown) => {
      signal.throwIfAborted()
      // An answer that got lost may have been a yes: the library knows the plan when it is handed over again.
      if (error instanceof PlanRefused) plans.refuse(error.obstacles)
      if (isHere || error instanceof HttpError || error instanceof PlanRefused || (await isReachable())) throw error
      return organizeOnDevice()
    })
    if (report.movedCount === 0 && report.stayed.length > 0) throw new NothingMoved(report.stayed[0]?.reason)
    return report
  },
})

const isReachable = async () => (await import('../connection/watch.ts')).checkConnection()

const organizeThere = async (plan: Plan, reviewed: Parameters<typeof reportOf>[1], signal: AbortSignal) => {
  const { runId, results } = await carryOutThere({ ...plan, id: planIdOf(plan.id) }, signal)
  // A review that asked for nothing left no run that could be undone.
  return { ...reportOf(plan, reviewed, results), runId: runId ?? 'local:none' }
}
