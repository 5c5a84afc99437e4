import { type Beats, type DeviceSkin, type DeviceState, draftSummary } from '@octavo/core'
import { assign, emit, type SnapshotFrom, setup } from 'xstate'
import { carrying, collecting, judging, type Pace, pacedInput } from './device-actors.ts'
import type { DeviceContext, DeviceEvent, DeviceNotice, DeviceServices } from './device-types.ts'
import { EDITS, isApprovable, reviewed } from './review.ts'
import type { StatesOf } from './upload-machine.ts'

const NO_SCAN = { scannedFiles: 0, totalFiles: undefined, currentFile: '' }
const NO_WORK = { done: 0, total: 0 }
const EMPTY: DeviceContext = {
  ...{ brought: undefined, draft: undefined, shown: undefined, report: undefined, collect: undefined },
  ...{ scan: NO_SCAN, work: NO_WORK, by: '', way: '', joins: undefined, taxonomy: undefined, opened: [] },
}

const hasItems = (event: DeviceEvent): boolean =>
  event.type === 'SCAN.END' && event.collected.outcome === 'brought' && event.collected.brought.items.length > 0

/** Why a scan brought nothing. */
const noneOf = (event: DeviceEvent): 'cancelled' | 'empty' | 'refused' => {
  if (event.type !== 'SCAN.END') return 'cancelled'
  return event.collected.outcome === 'brought' ? 'empty' : event.collected.outcome
}

/**
 * The flow over files of this device, the same for all: collect, judge, preview, carry out, complete. What the stages are
 * called and how long they are shown is the skin's, what is done the services'. A second scan, or a second run, while one
 * is under way is refused and told of; what was cancelled can't answer late.
 */
export const createDeviceMachine = (skin: DeviceSkin, services: DeviceServices, pace: Pace) => {
  const beatsOf = (way: string): Beats =>
    skin.beats.carrying[way] ?? [{ stage: skin.stages.carrying, from: 0, to: 100 }]
  const words = setup({
    types: {
      context: {} as DeviceContext,
      events: {} as DeviceEvent,
      emitted: {} as DeviceNotice,
    },
    actors: {
      collect: collecting(pace),
      judge: judging(pace, services.judge),
      carry: carrying(pace, services.carry),
    },
    guards: {
      bringsSome: ({ event }) => hasItems(event),
      hasDraft: ({ context }) => context.draft !== undefined,
      isApprovable: ({ context }) => isApprovable(context.draft),
      isReported: ({ context, event }) => event.type === 'TAKEN.BACK' && event.runId === context.report?.runId,
    },
    actions: {
      clear: assign(EMPTY),
      takeWish: assign(({ event }) =>
        event.type === 'COLLECT'
          ? { collect: event.collect, by: event.by, joins: event.joins, scan: NO_SCAN, work: NO_WORK }
          : {},
      ),
      takeShown: assign(({ event }) => (event.type === 'SHOWN' ? { shown: event.shown } : {})),
      hideShown: assign({ shown: undefined }),
      takeScan: assign(({ event }) => (event.type === 'SCAN.PROGRESS' ? { scan: event.scan } : {})),
      takeWork: assign(({ event }) => (event.type === 'WORK.PROGRESS' ? { work: event.work } : {})),
      takeBrought: assign(({ context, event }) => {
        if (event.type !== 'SCAN.END' || event.collected.outcome !== 'brought') return {}
        const isMore = context.joins !== undefined && context.brought !== undefined
        return { brought: event.collected.brought, ...(!isMore && { draft: undefined, opened: [] }) }
      }),
      takeDraft: assign(({ event }) => (event.type === 'JUDGE.END' ? { draft: event.draft, work: NO_WORK } : {})),
      takeFiled: assign(({ context: { brought }, event }) =>
        event.type === 'FILED' && brought ? { brought: { ...brought, filed: event.filed } } : {},
      ),
      takeWishes: assign(({ context, event }) =>
        event.type === 'SORT.AGAIN'
          ? { taxonomy: event.taxonomy ?? context.taxonomy, opened: event.opened ?? context.opened }
          : {},
      ),
      takeWay: assign(({ event }) => (event.type === 'CARRY' ? { way: event.way, work: NO_WORK } : {})),
      takeReport: assign(({ context, event }) =>
        event.type === 'CARRY.END' ? { report: event.report, draft: event.report.draft ?? context.draft } : {},
      ),
      review: assign(({ context, event }) =>
        context.draft &&
        (event.type === 'EDIT' || event.type === 'ARRANGE' || event.type === 'UNDO' || event.type === 'REDO')
          ? { draft: reviewed(context.draft, event) }
          : {},
      ),
      tellFound: emit(({ context: { by, draft, brought } }) => ({
        type: 'found' as const,
        by,
        fileCount: brought?.items.reduce((sum, { id }) => sum + (brought.inside.get(id)?.length ?? 1), 0) ?? 0,
        categoryCount: draft ? draftSummary(draft).categories.filter(({ count }) => count > 0).length : 0,
      })),
      tellNone: emit(({ context: { by }, event }) => ({
        type: noneOf(event),
        by,
      })),
      tellDone: emit(({ context, event }) => ({
        type: 'done' as const,
        report: event.type === 'CARRY.END' ? event.report : (context.report as NonNullable<DeviceContext['report']>),
      })),
      tellFailed: emit(
        ({ context: { by }, event }, { during }: { during: Extract<DeviceNotice, { type: 'failed' }>['during'] }) => ({
          type: 'failed' as const,
          by,
          during,
          error: event.type === 'FAILED' ? event.error : undefined,
        }),
      ),
      tellBusy: emit((_, { what }: { what: 'scan' | 'organization' }) => ({ type: 'busy' as const, what })),
    },
    delays: { failedReset: () => pace.pacing().failedReset },
  })
  const { createStateConfig: state, createMachine } = words
  /** Whatever came of a scan that brought nothing: what was there before is still there. */
  const back = <const Telling>(actions: Telling) =>
    [
      { guard: 'hasDraft', target: 'preview', actions },
      { target: 'ready', actions },
    ] as const
  const collect = { target: '#device.collecting', actions: 'takeWish' } as const
  const paced = (beats: (context: DeviceContext) => Beats) => (at: { readonly context: DeviceContext }) =>
    pacedInput(at.context, beats(at.context))
  const judge = (beats: Beats) => ({ src: 'judge', input: paced(() => beats) }) as const
  const busy = (what: 'scan' | 'organization') => ({ actions: { type: 'tellBusy', params: { what } } }) as const
  const failing = (during: 'collecting' | 'judging' | 'carrying') =>
    ({ type: 'tellFailed', params: { during } }) as const
  const seen = { SHOWN: { actions: 'takeShown' }, 'WORK.PROGRESS': { actions: 'takeWork' } } as const

  const states = {
    ready: state({ on: { COLLECT: collect } }),
    collecting: state({
      exit: 'hideShown',
      invoke: { src: 'collect', input: paced(() => skin.beats.collecting) },
      on: {
        ...seen,
        'SCAN.PROGRESS': { actions: 'takeScan' },
        'SCAN.END': [{ guard: 'bringsSome', target: 'judging', actions: 'takeBrought' }, ...back('tellNone')],
        FAILED: back(failing('collecting')),
        CANCEL: back('tellNone'),
        COLLECT: busy('scan'),
      },
    }),
    judging: state({
      exit: 'hideShown',
      invoke: judge(skin.beats.judging),
      on: {
        ...seen,
        FILED: { actions: 'takeFiled' },
        'JUDGE.END': { target: 'preview', actions: ['takeDraft', 'tellFound'] },
        FAILED: back(failing('judging')),
        CANCEL: back('tellNone'),
        COLLECT: busy('scan'),
      },
    }),
    preview: state({
      initial: 'open',
      states: {
        open: {
          on: {
            ...EDITS,
            COLLECT: collect,
            CARRY: { guard: 'isApprovable', target: '#device.carrying', actions: 'takeWay' },
            'SORT.AGAIN': { target: 'again', actions: 'takeWishes' },
          },
        },
        /** Everything is judged anew while its preview stays where it is. */
        again: {
          invoke: judge([{ stage: skin.stages.preview, from: 0, to: 100 }]),
          on: {
            'WORK.PROGRESS': { actions: 'takeWork' },
            FILED: { actions: 'takeFiled' },
            'JUDGE.END': { target: 'open', actions: 'takeDraft' },
            FAILED: { target: 'open', actions: failing('judging') },
            CANCEL: 'open',
          },
        },
      },
      on: { 'START.OVER': { target: 'ready', actions: 'clear' } },
    }),
    carrying: state({
      initial: 'working',
      exit: 'hideShown',
      states: {
        working: {
          invoke: { src: 'carry', input: paced(({ way }) => beatsOf(way)) },
          on: {
            ...seen,
            'CARRY.END': { target: '#device.complete', actions: ['takeReport', 'tellDone'] },
            FAILED: { target: 'failed', actions: failing('carrying') },
            CANCEL: '#device.preview',
          },
        },
        /** How far it was stays in sight for a moment. */
        failed: { after: { failedReset: '#device.preview' } },
      },
      on: { CARRY: busy('organization'), COLLECT: busy('organization') },
    }),
    complete: state({
      on: {
        'START.OVER': { target: 'ready', actions: 'clear' },
        'TAKEN.BACK': { guard: 'isReported', target: 'ready', actions: 'clear' },
        COLLECT: collect,
      },
    }),
  } satisfies StatesOf<DeviceState>
  return createMachine({ id: 'device', context: EMPTY, initial: 'ready', states })
}

export type DeviceMachine = ReturnType<typeof createDeviceMachine>
export type DeviceSnapshot = SnapshotFrom<DeviceMachine>

/** The state that a device flow is in. */
export const deviceStateOf = (snapshot: DeviceSnapshot): DeviceState =>
  typeof snapshot.value === 'string' ? snapshot.value : ((Object.keys(snapshot.value)[0] as DeviceState) ?? 'ready')
