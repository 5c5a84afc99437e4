import { PACING } from '@octavo/core'
import { assign, emit, setup } from 'xstate'
import { carry, gather, judge } from './actors.ts'
import { isApprovable, reviewed } from './review.ts'
import {
  type FlowContext,
  type FlowEvent,
  type FlowNotice,
  type FlowStart,
  NONE_LOST,
  type UploadServices,
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
  planId: undefined,
  lost: NONE_LOST,
} satisfies Partial<FlowContext>

/** What a flow holds when it begins, or comes back after a reload. */
export const startOf = ({
  files = [],
  draft,
  lost = NONE_LOST,
  sortedBy = 'server',
  lastRun,
}: FlowStart): FlowContext => ({
  ...EMPTY,
  ...{ files, draft, lost, sortedBy, lastRun, hasJustRun: false },
})

/**
 * The words that flows are written in: what they can be asked, what they remember, what they say. They know no page and no
 * network: what is to be done comes in as services, what people should hear goes out as notices.
 */
export const flowParts = (services: UploadServices) =>
  setup({
    types: {
      context: {} as FlowContext,
      events: {} as FlowEvent,
      emitted: {} as FlowNotice,
      input: {} as FlowStart,
    },
    actors: { gather: gather(services.upload), judge: judge(services), carry: carry(services.organize) },
    guards: {
      hasFiles: ({ context }) => context.files.length > 0,
      hasFailures: ({ context }) => context.failures.length > 0,
      hasWork: ({ context }) => context.files.length + context.failures.length > 0,
      leavesSome: ({ context }) => context.failures.length + context.waiting.length > 0,
      isTold: ({ event }) => event.type === 'SORT.FILED' && event.unasked.isTold,
      isApprovable: ({ context }) => isApprovable(context.draft),
      picksSome: ({ event }) => event.type === 'PICKED' && event.entries.length + event.unreadable.length > 0,
      picksReadable: ({ event }) => event.type === 'PICKED' && event.entries.length > 0,
      resumesReview: ({ event }) => event.type === 'RESUME' && (event.draft?.entries.size ?? 0) > 0,
      resumesSome: ({ event }) => event.type === 'RESUME' && event.files.length > 0,
      goesToCollect: ({ event }) => event.type === 'GO' && event.stage === 'collect',
      goesToSort: ({ event }) => event.type === 'GO' && event.stage === 'sort',
      goesToReview: ({ event }) => event.type === 'GO' && event.stage === 'review',
      /** A step forward lands at the furthest stage that still has what it needs. */
      goesToDraft: ({ context, event }) =>
        event.type === 'GO' && event.stage === 'review' && context.draft !== undefined,
      goesToWork: ({ context, event }) =>
        event.type === 'GO' && event.stage !== 'collect' && context.files.length + context.failures.length > 0,
    },
    actions: {
      clear: assign(EMPTY),
      forgetRun: assign({ lastRun: undefined }),
      takePick: assign(({ context, event }) =>
        event.type === 'PICKED'
          ? {
              waiting: event.entries,
              unreadable: [...context.unreadable, ...event.unreadable],
              lost: NONE_LOST,
              hasJustRun: false,
            }
          : {},
      ),
      takeBack: assign(({ event }) =>
        event.type === 'RESUME' ? { ...EMPTY, files: event.files, draft: event.draft, hasJustRun: false } : {},
      ),
      takeRetry: assign(({ context }) => ({ waiting: context.failures.map(({ entry }) => entry), failures: [] })),
      dropFailures: assign({ failures: [], unreadable: [] }),
      beginTransfer: assign({ transfer: undefined }),
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
      beginSort: assign(({ context }) => ({
        sorting: { stage: 'scanning' as const, processed: 0, total: context.files.length },
        sortedBy: 'server' as const,
      })),
      endSort: assign({ sorting: undefined }),
      takeSortProgress: assign(({ event }) => (event.type === 'SORT.PROGRESS' ? { sorting: event.progress } : {})),
      takeSortedBy: assign(({ event }) => (event.type === 'SORT.BY' ? { sortedBy: event.by } : {})),
      takeDraft: assign(({ event }) => (event.type === 'SORT.DONE' ? { draft: event.draft } : {})),
      takeRest: assign(({ event }) =>
        event.type === 'SORT.FILED' ? { ...event.unasked.rest, lastRun: event.unasked.report } : {},
      ),
      review: assign(({ context, event }) => {
        if (event.type !== 'EDIT' && event.type !== 'ARRANGE' && event.type !== 'UNDO' && event.type !== 'REDO')
          return {}
        const files = event.type === 'ARRANGE' ? (event.files ?? context.files) : context.files
        return context.draft ? { draft: reviewed(context.draft, event), files } : {}
      }),
      takePlan: assign(({ event }) => (event.type === 'RUN.PLAN' ? { planId: event.planId } : {})),
      takeReport: assign(({ event }) => (event.type === 'RUN.DONE' ? { lastRun: event.report, hasJustRun: true } : {})),
      tellNothing: emit({ type: 'nothingFound' }),
      tellCollected: emit(({ event }) => ({
        type: 'collected' as const,
        count: event.type === 'PICKED' ? event.entries.length : event.type === 'RESUME' ? event.files.length : 0,
      })),
      tellCancelled: emit(({ context: { files, failures } }) => ({
        type: 'uploadCancelled' as const,
        keptCount: files.length,
        totalCount: files.length + failures.length,
      })),
      tellIncomplete: emit(({ context }) => ({
        type: 'uploadIncomplete' as const,
        failedCount: context.failures.length,
      })),
      tellUploadFailed: emit(({ context }) => ({
        type: 'sortFailed' as const,
        error: context.failures[0],
        duringUpload: true,
      })),
      tellSorted: emit(({ context: { files, sortedBy } }) => ({
        type: 'sorted' as const,
        count: files.length,
        by: sortedBy,
      })),
      tellSortFailed: emit(({ event }) => ({
        type: 'sortFailed' as const,
        error: event.type === 'SORT.FAILED' ? event.error : undefined,
        duringUpload: false,
      })),
      tellRun: emit(({ event }) => {
        if (event.type === 'RUN.DONE') return { type: 'organized' as const, report: event.report }
        if (event.type === 'SORT.FILED') return { type: 'filed' as const, report: event.unasked.report }
        return { type: 'organizeFailed' as const, error: event.type === 'RUN.FAILED' ? event.error : undefined }
      }),
    },
    delays: { completeReset: PACING.mainCompleteReset },
  })
