import type { Clock, Groups, Pacing } from '@octavo/core'
import { TIMINGS } from '@octavo/core'
import { assign, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'

/** How far the client's own grouping is shown to be, in steps (part 2 section 4). */
const STEP_PERCENT = 20
/** Edits that can be taken back. */
const MOST_EDITS = 100

/** What is to be sorted, and by which of the organiser's methods. */
interface Wish<T, Method> {
  readonly items: readonly T[]
  readonly method: Method
}

/** What the machine does not do itself. */
export interface OrganiserServices<T, Method> {
  /** Has items grouped by the server; left out where nothing may leave this device. Rejects when it can't. */
  ask?(wish: Wish<T, Method>, signal: AbortSignal): Promise<Groups<T>>
  /** Groups items on this device. */
  group(wish: Wish<T, Method>, signal: AbortSignal): Promise<Groups<T>>
}

export interface OrganiserOptions<T, Method> {
  readonly services: OrganiserServices<T, Method>
  /** True where the server is asked at once: what it answers then needs no approval. */
  readonly asksFirst: boolean
  /** True where what is under way takes no longer than it has to. */
  readonly isQuick: boolean
  readonly clock: Clock
  pacing(): Pacing
}

interface OrganiserContext<T, Method> {
  readonly wish: Wish<T, Method> | undefined
  /** What is proposed; undefined before and after. */
  readonly proposed: Groups<T> | undefined
  /** What was approved last, as the person has edited it since, and what it was grouped by. */
  readonly result: Groups<T> | undefined
  readonly method: Method | undefined
  /** What the result was before each edit, the newest last. */
  readonly past: readonly Groups<T>[]
  /** How far grouping on this device is; undefined while the server is asked. */
  readonly percent: number | undefined
}

type OrganiserEvent<T, Method> =
  | ({ readonly type: 'START' } & Wish<T, Method>)
  | { readonly type: 'APPROVE' | 'REJECT' | 'CANCEL' | 'CLEAR' | 'UNDO' }
  /** The result as a person made it out of the one before. */
  | { readonly type: 'EDIT'; readonly groups: Groups<T> }
  | { readonly type: 'PROGRESS'; readonly percent: number }
  | { readonly type: 'GROUPED'; readonly groups: Groups<T> }
  | { readonly type: 'FAILED' }

/** What is told of: something was organised, or could not be. */
export type OrganiserNotice =
  | { readonly type: 'organised'; readonly itemCount: number; readonly groupCount: number }
  | { readonly type: 'failed' }

const counted = new WeakMap<Groups<unknown>, number>()

/** How many items are in groups: one that is in several counts once. */
export const itemCountOf = <T>(groups: Groups<T>): number => {
  const known = counted.get(groups)
  if (known !== undefined) return known
  const items = new Set<T>()
  for (const members of groups.values()) for (const item of members) items.add(item)
  counted.set(groups, items.size)
  return items.size
}

const warn = (error: unknown) => console.warn('The server did not sort; this device does', error)

/**
 * The flow of both organisers: waiting, processing, approval, completed. The server is asked; when it doesn't answer, which
 * is logged and no more, this device groups by the same method. Who rejects begins anew; what was cancelled answers no more.
 */
export const createOrganiserMachine = <T, Method>(options: OrganiserOptions<T, Method>) => {
  const { services, asksFirst, isQuick, clock, pacing } = options
  type Work = Wish<T, Method> | undefined
  type Context = OrganiserContext<T, Method>
  type Event = OrganiserEvent<T, Method>
  const canAsk = services.ask !== undefined
  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      emitted: {} as OrganiserNotice,
    },
    actors: {
      ask: fromPromise<Groups<T>, Work>(async ({ input: wish, signal }) => {
        if (!wish || !services.ask) throw new Error('Nothing leaves this device')
        return services.ask(wish, signal)
      }),
      /** The server, then this device in steps. */
      process: fromCallback<Event, Work>(({ input: wish, sendBack }) => {
        const abort = new AbortController()
        const { signal } = abort
        const tell = (event: Event) => {
          if (!signal.aborted) sendBack(event)
        }
        const inSteps = async () => {
          for (let percent = STEP_PERCENT; percent <= 100; percent += STEP_PERCENT) {
            tell({ type: 'PROGRESS', percent })
            await clock.sleep(isQuick ? 0 : pacing().organiserStep, signal)
          }
        }
        const run = async () => {
          if (!wish) throw new Error('There is nothing to sort')
          const asked = await services.ask?.(wish, signal).catch(warn)
          signal.throwIfAborted()
          if (asked) return tell({ type: 'GROUPED', groups: asked })
          const [groups] = await Promise.all([services.group(wish, signal), inSteps()])
          tell({ type: 'GROUPED', groups })
        }
        run().catch((error: unknown) => {
          if (!signal.aborted) console.warn('Nothing could be sorted', error)
          tell({ type: 'FAILED' })
        })
        return () => abort.abort()
      }),
    },
    guards: { asksFirst: () => asksFirst && canAsk },
    delays: { wait: () => (isQuick ? 0 : pacing().organiserWait), reset: () => TIMINGS.organiserReset },
    actions: {
      takeWish: assign(({ event }) =>
        event.type === 'START' ? { wish: { items: event.items, method: event.method } } : {},
      ),
      takePercent: assign(({ event }) => (event.type === 'PROGRESS' ? { percent: event.percent } : {})),
      takeGroups: assign(({ event }) => (event.type === 'GROUPED' ? { proposed: event.groups } : {})),
      approve: assign(({ context: { proposed, wish } }) => ({
        ...{ result: proposed, proposed: undefined, method: wish?.method, past: [] },
      })),
      edit: assign(({ context: { result, past }, event }) =>
        event.type === 'EDIT' && result && event.groups !== result
          ? { result: event.groups, past: [...past, result].slice(-MOST_EDITS) }
          : {},
      ),
      undo: assign(({ context: { past } }) => {
        const before = past.at(-1)
        return before ? { result: before, past: past.slice(0, -1) } : {}
      }),
      letGo: assign({ wish: undefined, proposed: undefined, percent: undefined }),
      clear: assign({ result: undefined, method: undefined, past: [] }),
      tellOrganised: emit(({ context: { result = new Map() } }) => ({
        ...{ type: 'organised' as const, itemCount: itemCountOf(result), groupCount: result.size },
      })),
      tellFailed: emit({ type: 'failed' as const }),
    },
  }).createMachine({
    id: 'organiser',
    context: {
      ...{ wish: undefined, proposed: undefined, percent: undefined },
      ...{ result: undefined, method: undefined, past: [] },
    },
    on: { EDIT: { actions: 'edit' }, UNDO: { actions: 'undo' } },
    initial: 'idle',
    states: {
      idle: {
        entry: 'letGo',
        on: {
          START: [
            { guard: 'asksFirst', target: 'asking', actions: 'takeWish' },
            { target: 'waiting', actions: 'takeWish' },
          ],
          CLEAR: { actions: 'clear' },
        },
      },
      /** The first call: what it answers is the person's at once. */
      asking: {
        invoke: {
          src: 'ask',
          input: ({ context }) => context.wish,
          onDone: {
            target: 'idle',
            actions: [
              assign(({ event, context: { wish } }) => ({ result: event.output, method: wish?.method, past: [] })),
              'tellOrganised',
            ],
          },
          onError: { target: 'waiting', actions: ({ event }) => warn(event.error) },
        },
        on: { CANCEL: 'idle' },
      },
      waiting: { after: { wait: 'processing' }, on: { CANCEL: 'idle' } },
      processing: {
        invoke: { src: 'process', input: ({ context }) => context.wish },
        on: {
          PROGRESS: { actions: 'takePercent' },
          GROUPED: { target: 'approval', actions: 'takeGroups' },
          FAILED: { target: 'idle', actions: 'tellFailed' },
          CANCEL: 'idle',
        },
      },
      approval: {
        on: { APPROVE: { target: 'completed', actions: ['approve', 'tellOrganised'] }, REJECT: 'idle' },
      },
      completed: { after: { reset: 'idle' } },
    },
  })
}

export type OrganiserMachine<T, Method> = ReturnType<typeof createOrganiserMachine<T, Method>>
export type OrganiserSnapshot<T, Method> = SnapshotFrom<OrganiserMachine<T, Method>>
