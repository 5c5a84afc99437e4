import { CONSENT_VERSION, type Consent, type ConsentReceipt, isComplete, isStanding, NO_CONSENT } from '@octavo/core'
import { assign, emit, fromPromise, setup } from 'xstate'

/** What a revocation erased from this browser. */
export interface Erased {
  readonly receipt: ConsentReceipt | undefined
  readonly recordCount: number
  readonly logCount: number
}

export interface ConsentServices {
  readonly nowMs: () => number
  /** Writes down what was agreed to. Rejects where this browser keeps nothing. */
  grant(receipt: ConsentReceipt): Promise<void>
  /** Erases what was agreed to, and everything that was kept because of it. Rejects where something is left. */
  erase(): Promise<Erased>
}

export type ConsentEvent =
  | { readonly type: 'DETAILS' }
  | { readonly type: 'BACK' }
  | { readonly type: 'TICK'; readonly name: keyof Consent; readonly isAgreed: boolean }
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'BEGIN' }
  | { readonly type: 'DECLINE' }
  | { readonly type: 'REVOKE' }

interface ConsentContext {
  readonly consent: Consent
  readonly receipt: ConsentReceipt | undefined
  /** What the last revocation erased; forgotten when somebody agrees anew. */
  readonly erased: Erased | undefined
}

/** Something to tell the person; the screen turns it into a toast. */
export type ConsentNotice = { readonly type: 'declined' } | { readonly type: 'revokeFailed' }

/**
 * What stands before consent mode: overview, details, confirmation, granted. Nothing can be listed in any state but
 * `granted`; a receipt of before that still stands leads there at once.
 */
export const createConsentGate = ({ nowMs, grant, erase }: ConsentServices) =>
  setup({
    types: {
      context: {} as ConsentContext,
      events: {} as ConsentEvent,
      emitted: {} as ConsentNotice,
      input: {} as { readonly receipt: ConsentReceipt | undefined },
    },
    actors: {
      grant: fromPromise<ConsentReceipt, Consent>(async ({ input }) => {
        const receipt = { version: CONSENT_VERSION, grantedAtMs: nowMs(), consent: input }
        await grant(receipt)
        return receipt
      }),
      erase: fromPromise(erase),
    },
    guards: {
      stands: ({ context }) => isStanding(context.receipt),
      isComplete: ({ context }) => isComplete(context.consent),
    },
    actions: {
      tick: assign(({ context, event }) =>
        event.type === 'TICK' ? { consent: { ...context.consent, [event.name]: event.isAgreed } } : {},
      ),
      forgetErased: assign({ erased: undefined }),
      tellDeclined: emit({ type: 'declined' }),
      tellRevokeFailed: emit({ type: 'revokeFailed' }),
    },
  }).createMachine({
    id: 'consent',
    context: ({ input: { receipt } }) => ({ consent: NO_CONSENT, receipt, erased: undefined }),
    initial: 'asking',
    states: {
      asking: { always: [{ guard: 'stands', target: 'granted' }, { target: 'overview' }] },
      overview: { on: { DETAILS: 'details', DECLINE: { actions: 'tellDeclined' } } },
      details: {
        on: {
          TICK: { actions: 'tick' },
          CONTINUE: { guard: 'isComplete', target: 'confirmation' },
          BACK: 'overview',
          DECLINE: { target: 'overview', actions: 'tellDeclined' },
        },
      },
      confirmation: { on: { BEGIN: 'granting', DECLINE: { target: 'overview', actions: 'tellDeclined' } } },
      granting: {
        entry: 'forgetErased',
        invoke: {
          src: 'grant',
          input: ({ context }) => context.consent,
          onDone: { target: 'granted', actions: assign({ receipt: ({ event }) => event.output }) },
          onError: { target: 'overview', actions: 'tellDeclined' },
        },
      },
      granted: { on: { REVOKE: 'revoking' } },
      revoking: {
        invoke: {
          src: 'erase',
          onDone: {
            target: 'overview',
            actions: assign({ receipt: undefined, consent: NO_CONSENT, erased: ({ event }) => event.output }),
          },
          onError: { target: 'granted', actions: 'tellRevokeFailed' },
        },
      },
    },
  })

export type ConsentGate = ReturnType<typeof createConsentGate>
