import { canRedo, canUndo, draftSummary, editDraft, PACING, redoEdit, undoEdit } from '@octavo/core'
import { assign, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import {
  type FlowContext,
  type FlowEvent,
  type FlowNotice,
  type FlowServices,
  type FlowStart,
  NONE_LOST,
  type RunReport,
} from './types.ts'

const EMPTY = {
  waiting: [],
  failures: [],
  unreadable: [],
  files: [],
  transfer: undefined,
  sorting: undefined,
  draft: undefined,
  sortedBy: 'server',
  lost: NONE_LOST,
} satisfies Partial<FlowContext>

/**
 * The main flow: collect, sort, review, complete. It knows no page and no network: what it needs done comes in as
 * services, what people should hear goes out as notices. A service dies with its state, so a cancelled upload cannot
 * answer late, and START in a running sort is simply not an event that the state knows.
 */
export const createFlowMachine = (services: FlowServices) =>
  setup({
    types: {
      context: {} as FlowContext,
      events: {} as FlowEvent,
      emitted: {} as FlowNotice,
      input: {} as FlowStart,
    },
    actors: {
      upload: fromCallback<FlowEvent, Pick<FlowContext, 'waiting'>>(({ input, sendBack }) => {
        const abort = new AbortController()
        const hooks = {
          signal: abort.signal,
          onProgress: (progress: NonNullable<FlowContext['transfer']>) =>
            sendBack({ type: 'UPLOAD.PROGRESS', progress } satisfies FlowEvent),
          onSettled: (...[stored, keys, failed]: Parameters<Parameters<FlowServices['upload']>[1]['onSettled']>) =>
            sendBack({ type: 'UPLOAD.SETTLED', stored, keys, failed } satisfies FlowEvent),
        }
        services.upload(input.waiting, hooks).then(
          () => sendBack({ type: 'UPLOAD.END' } satisfies FlowEvent),
          (error: unknown) => sendBack({ type: 'UPLOAD.END', error } satisfies FlowEvent),
        )
        return () => abort.abort()
      }),
      sort: fromCallback<FlowEvent, Pick<FlowContext, 'files' | 'draft'>>(({ input, sendBack }) => {
        const abort = new AbortController()
        const hooks = {
          signal: abort.signal,
          onProgress: (progress: NonNullable<FlowContext['sorting']>) =>
            sendBack({ type: 'SORT.PROGRESS', progress } satisfies FlowEvent),
          onSortedBy: (by: FlowContext['sortedBy']) => sendBack({ type: 'SORT.BY', by } satisfies FlowEvent),
        }
        services.sort(input.files, input.draft, hooks).then(
          (draft) => sendBack({ type: 'SORT.DONE', draft } satisfies FlowEvent),
          (error: unknown) => sendBack({ type: 'SORT.FAILED', error } satisfies FlowEvent),
        )
        return () => abort.abort()
      }),
      organize: fromPromise<RunReport, NonNullable<FlowContext['draft']>>(({ input, signal }) =>
        services.organize(input, signal),
      ),
    },
    guards: {
      hasFiles: ({ context }) => context.files.length > 0,
      hasFailures: ({ context }) => context.failures.length > 0,
      hasWork: ({ context }) => context.files.length > 0 || context.failures.length > 0,
      leavesSome: ({ context }) => context.failures.length + context.waiting.length > 0,
      hasDraft: ({ context }) => context.draft !== undefined,
      hasIncluded: ({ context }) => context.draft !== undefined && draftSummary(context.draft).includedFiles > 0,
      picksSome: ({ event }) => event.type === 'PICKED' && event.entries.length + event.unreadable.length > 0,
      picksReadable: ({ event }) => event.type === 'PICKED' && event.entries.length > 0,
      resumesSome: ({ event }) => event.type === 'RESUME' && event.files.length > 0,
      goesToWork: ({ context, event }) =>
        event.type === 'GO' && event.stage === 'sort' && context.files.length + context.failures.length > 0,
      goesTo: ({ event }, stage: 'collect' | 'sort' | 'review') => event.type === 'GO' && event.stage === stage,
    },
    actions: {
      takePick: assign(({ context, event }) =>
        event.type === 'PICKED'
          ? {
              waiting: event.entries,
              unreadable: [...context.unreadable, ...event.unreadable],
              lost: NONE_LOST,
            }
          : {},
      ),
      takeRetry: assign(({ context }) => ({ waiting: context.failures.map(({ entry }) => entry), failures: [] })),
      takeProgress: assign(({ event }) => (event.type === 'UPLOAD.PROGRESS' ? { transfer: event.progress } : {})),
      takeSettled: assign(({ context, event }) => {
        if (event.type !== 'UPLOAD.SETTLED') return {}
        const keys = new Set([...event.keys, ...event.failed.map(({ entry }) => entry.key)])
        return {
          files: [...context.files, ...event.stored],
          failures: [...context.failures, ...event.failed],
          waiting: context.waiting.filter((entry) => !keys.has(entry.key)),
        }
      }),
      keepUnsent: assign(({ context, event }) => ({
        failures: [
          ...context.failures,
          ...context.waiting.map((entry) => ({ entry, code: event.type === 'CANCEL' ? 'cancelled' : 'internal' })),
        ],
        waiting: [],
        transfer: undefined,
      })),
      clear: assign(() => ({ ...EMPTY })),
      forgetRun: assign({ lastRun: undefined }),
      tellCollected: emit(({ event }) => ({
        type: 'collected' as const,
        count: event.type === 'PICKED' ? event.entries.length : event.type === 'RESUME' ? event.files.length : 0,
      })),
      tellCancelled: emit(({ context }) => {
        const unsent = context.failures.length
        return {
          type: 'uploadCancelled' as const,
          keptCount: context.files.length,
          totalCount: context.files.length + unsent,
        }
      }),
      tellIncomplete: emit(({ context }) => ({
        type: 'uploadIncomplete' as const,
        failedCount: context.failures.length,
      })),
      tellUploadFailed: emit(({ context }) => ({
        type: 'sortFailed' as const,
        error: context.failures[0],
        duringUpload: true,
      })),
    },
    delays: { completeReset: PACING.mainCompleteReset },
  }).createMachine({
    id: 'organize',
    context: ({ input }) => ({
      ...EMPTY,
      files: input.files ?? [],
      draft: input.draft,
      lost: input.lost ?? NONE_LOST,
      sortedBy: input.sortedBy ?? 'server',
      lastRun: input.lastRun,
    }),
    initial: 'collect',
    on: { 'RUN.FORGET': { actions: 'forgetRun' } },
    states: {
      collect: {
        on: {
          PICKED: [
            { guard: 'picksSome', target: 'sort.uploading', actions: ['takePick', 'tellCollected'] },
            { actions: emit({ type: 'nothingFound' }) },
          ],
          RESUME: {
            guard: 'resumesSome',
            target: 'sort.ready',
            actions: [assign(({ event }) => ({ ...EMPTY, files: event.files })), 'tellCollected'],
          },
          GO: [
            { guard: { type: 'goesTo', params: 'review' }, target: 'resumed' },
            { guard: 'goesToWork', target: 'sort.ready' },
          ],
          'START.OVER': { actions: 'clear' },
        },
      },
      /** Where a step forward in the history lands: the furthest stage that still has what it needs. */
      resumed: {
        always: [
          { guard: 'hasDraft', target: 'review' },
          { guard: 'hasWork', target: 'sort.ready' },
          { target: 'collect' },
        ],
      },
      sort: {
        initial: 'ready',
        states: {
          uploading: {
            initial: 'quiet',
            entry: assign({ transfer: undefined }),
            invoke: { src: 'upload', input: ({ context }) => context },
            on: {
              'UPLOAD.PROGRESS': { actions: 'takeProgress' },
              'UPLOAD.SETTLED': { actions: 'takeSettled' },
              CANCEL: { target: 'cancelled', actions: ['keepUnsent', 'tellCancelled'] },
            },
            states: {
              quiet: {
                on: {
                  START: 'wanted',
                  'UPLOAD.END': [
                    {
                      guard: 'leavesSome',
                      target: '#organize.sort.ready',
                      actions: ['keepUnsent', 'tellIncomplete'],
                    },
                    { target: '#organize.sort.ready', actions: 'keepUnsent' },
                  ],
                },
              },
              /** The person has asked for the sort already: it begins with the last file. */
              wanted: {
                on: {
                  'UPLOAD.END': [
                    {
                      guard: 'hasFiles',
                      target: '#organize.sorting',
                      actions: 'keepUnsent',
                    },
                    {
                      target: '#organize.sort.ready',
                      actions: ['keepUnsent', 'tellUploadFailed'],
                    },
                  ],
                },
              },
            },
          },
          cancelled: {
            always: [{ guard: 'hasWork', target: 'ready' }, { target: '#organize.collect' }],
          },
          ready: {
            on: {
              START: [
                { guard: 'hasFiles', target: '#organize.sorting' },
                { guard: 'hasFailures', target: 'uploading.wanted', actions: 'takeRetry' },
              ],
              RETRY: { guard: 'hasFailures', target: 'uploading', actions: 'takeRetry' },
              'DROP.FAILURES': [
                { guard: 'hasFiles', actions: assign({ failures: [], unreadable: [] }) },
                { target: '#organize.collect', actions: 'clear' },
              ],
              PICKED: [
                { guard: 'picksReadable', target: 'uploading', actions: ['takePick', 'tellCollected'] },
                { guard: 'picksSome', actions: 'takePick' },
                { actions: emit({ type: 'nothingFound' }) },
              ],
              GO: [
                { guard: { type: 'goesTo', params: 'collect' }, target: '#organize.collect' },
                { guard: { type: 'goesTo', params: 'review' }, target: '#organize.resumed' },
              ],
              'START.OVER': { target: '#organize.collect', actions: 'clear' },
            },
          },
        },
      },
      sorting: {
        entry: assign(({ context }) => ({
          sorting: { stage: 'scanning' as const, processed: 0, total: context.files.length },
          sortedBy: 'server' as const,
        })),
        exit: assign({ sorting: undefined }),
        invoke: { src: 'sort', input: ({ context }) => context },
        on: {
          'SORT.PROGRESS': { actions: assign(({ event }) => ({ sorting: event.progress })) },
          'SORT.BY': { actions: assign(({ event }) => ({ sortedBy: event.by })) },
          'SORT.DONE': {
            target: 'review',
            actions: [
              assign(({ event }) => ({ draft: event.draft })),
              emit(({ context: { files, sortedBy } }) => ({
                type: 'sorted' as const,
                count: files.length,
                by: sortedBy,
              })),
            ],
          },
          'SORT.FAILED': {
            target: 'sort.ready',
            actions: emit(({ event }) => ({ type: 'sortFailed' as const, error: event.error, duringUpload: false })),
          },
          CANCEL: 'sort.ready',
        },
      },
      review: {
        on: {
          ARRANGE: { actions: assign({ draft: ({ event }) => event.draft }) },
          EDIT: {
            actions: assign(({ context, event }) =>
              context.draft ? { draft: editDraft(context.draft, event.edit) } : {},
            ),
          },
          UNDO: {
            guard: ({ context }) => context.draft !== undefined && canUndo(context.draft),
            actions: assign(({ context }) => (context.draft ? { draft: undoEdit(context.draft) } : {})),
          },
          REDO: {
            guard: ({ context }) => context.draft !== undefined && canRedo(context.draft),
            actions: assign(({ context }) => (context.draft ? { draft: redoEdit(context.draft) } : {})),
          },
          APPROVE: { guard: 'hasIncluded', target: 'approving' },
          GO: [
            { guard: { type: 'goesTo', params: 'sort' }, target: 'sort.ready' },
            { guard: { type: 'goesTo', params: 'collect' }, target: 'collect' },
          ],
          'START.OVER': { target: 'collect', actions: 'clear' },
        },
      },
      approving: {
        invoke: {
          src: 'organize',
          // The guard of APPROVE has seen the draft; an empty one would organise nothing.
          input: ({ context }) =>
            context.draft ?? { entries: new Map(), categories: [], history: { past: [], future: [] } },
          onDone: {
            target: 'complete',
            actions: [
              assign(({ event }) => ({ lastRun: event.output })),
              emit(({ event }) => ({ type: 'organized' as const, report: event.output })),
            ],
          },
          onError: {
            target: 'review',
            actions: emit(({ event }) => ({ type: 'organizeFailed' as const, error: event.error })),
          },
        },
      },
      complete: { after: { completeReset: { target: 'collect', actions: 'clear' } } },
    },
  })

export type FlowMachine = ReturnType<typeof createFlowMachine>
export type FlowSnapshot = SnapshotFrom<FlowMachine>
export type Stage = 'collect' | 'sort' | 'sorting' | 'review' | 'approving' | 'complete'

/** The stage that the person is in; the key of its skin in core. */
export const stageOf = (snapshot: FlowSnapshot): Stage => {
  if (snapshot.matches({ sort: { uploading: 'wanted' } }) || snapshot.matches('sorting')) return 'sorting'
  if (snapshot.matches('sort')) return 'sort'
  if (snapshot.matches('review')) return 'review'
  if (snapshot.matches('approving')) return 'approving'
  return snapshot.matches('complete') ? 'complete' : 'collect'
}

/** True while files that are dropped on the page would be taken. */
export const takesFiles = (snapshot: FlowSnapshot): boolean =>
  snapshot.matches('collect') || snapshot.matches({ sort: 'ready' })

/** What the ring shows: while the last files are still on their way, the upload is the scanning. */
export const ringOf = (snapshot: FlowSnapshot): NonNullable<FlowContext['sorting']> => {
  const { sorting, transfer, files } = snapshot.context
  if (sorting) return sorting
  return { stage: 'scanning', processed: transfer?.filesDone ?? 0, total: transfer?.filesTotal ?? files.length }
}
