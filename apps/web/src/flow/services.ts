import type { LibraryFile, OrganizeResponse, SortResponse } from '@octavo/contract'
import { ALL_DOCUMENT_KINDS, type Clock, type Draft, pacingFor, type Verdict, withMinimumDuration } from '@octavo/core'
import { isOffline } from '../connection/connection.ts'
import { isLocal } from '../device/local.ts'
import { organizeFiles, sortFiles } from '../http/api.ts'
import { HttpError } from '../http/http.ts'
import type { Uploads } from '../intake/uploads.ts'
import { instructions } from '../settings/instructions.ts'
import { prefersStillness } from '../settings/settings.ts'
import { NothingMoved } from './nothing-moved.ts'
import { toItem } from './to-item.ts'
import type { FlowContext, FlowServices, RunReport, SortStage } from './types.ts'

/** The verdicts of a sorting answer. */
export const toVerdicts = (answer: SortResponse): readonly Verdict[] =>
  Object.values(answer.results)
    .flat()
    .map(({ id, kind, category, confidence, by, why, options, needsDecision, documentKind, stays }) => {
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
        ...(stays && { stays }),
        ...(options.length > 1 ? { options } : {}),
      }
    })

/** What a run has done, in the words of the last-run card. */
export const toReport = (draft: Draft, answer: OrganizeResponse): RunReport => {
  const done = answer.results.filter(({ status }) => status === 'done')
  const folders = new Set(done.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))
  return {
    // A review that asked for nothing left no run that could be undone.
    runId: answer.runId ?? 'local:none',
    movedCount: answer.organized,
    folderCount: folders.size,
    fileIds: done.map(({ fileId }) => fileId),
    stayed: answer.results
      .filter(({ status }) => status !== 'done')
      .map(({ fileId, message, code }) => ({
        name: draft.entries.get(fileId)?.item.name ?? fileId,
        reason: message ?? code ?? '',
      })),
  }
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
  options: Parameters<typeof sortFiles>[1] & { onSortedBy(by: FlowContext['sortedBy']): void },
) => {
  const askServer = async (known: readonly LibraryFile[]) => {
    const answer = await sortFiles(known, options)
    if (answer.note !== undefined) options.onSortedBy('server-alone')
    return { known, verdicts: toVerdicts(answer) }
  }
  const askDevice = async () => {
    const { resolveFiles, sortHere } = await import('./on-device.ts')
    const known = await resolveFiles(files)
    if (!isOffline() && !known.some(({ id }) => isLocal(id))) return askServer(known)
    options.onSortedBy('device')
    return { known, verdicts: await sortHere(known, options) }
  }
  if (isOffline() || files.some(({ id }) => isLocal(id))) return askDevice()
  try {
    return await askServer(files)
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof HttpError) throw error
    const { checkConnection } = await import('../connection/watch.ts')
    if (await checkConnection()) throw error
    return askDevice()
  }
}

/** The flow's side effects over the server's calls and the intake. */
export const createServices = ({
  uploads,
  clock,
}: {
  readonly uploads: Pick<Uploads, 'takeIn'>
  readonly clock: Clock
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
    const { known, verdicts } = await stage('classifying', () =>
      classifyFiles(sorted, {
        signal,
        onProgress: (processed) => onProgress({ stage: 'classifying', processed, total }),
        onSortedBy: (by) => onSortedBy?.(by),
      }),
    )
    const draft = await stage('organizing', async () => {
      const { draftAsInstructed } = await import('../settings/follow-instructions.ts')
      return draftAsInstructed(known.map(toItem), verdicts, instructions(), previous)
    })
    await stage('complete', async () => undefined)
    return draft
  },

  async organize({ draft }, signal) {
    const included = [...draft.entries.values()].filter(({ excluded }) => !excluded)
    const moves = new Map(included.map(({ item, category }) => [item.id, category]))
    if (isOffline() || [...moves.keys()].some(isLocal)) {
      const { organizeHere } = await import('./on-device.ts')
      return organizeHere(draft, moves)
    }
    const fileOrganizations = [...moves].map(([fileId, targetCategory]) => ({ fileId, targetCategory }))
    const answer = await organizeFiles(fileOrganizations, signal)
    const report = toReport(draft, answer)
    if (report.movedCount === 0 && report.stayed.length > 0) throw new NothingMoved(report.stayed[0]?.reason ?? '')
    return report
  },
})
