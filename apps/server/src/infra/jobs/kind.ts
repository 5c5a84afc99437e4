import { randomInt } from 'node:crypto'
import { AppError } from '@octavo/core'
import type * as z from 'zod'
import type { Db } from '../db/db.ts'
import { toRefusal } from '../http/errors.ts'
import type { Refusal } from '../http/refusal.ts'

/** How far a task is: things done of a step, of how many. */
export interface TaskProgress {
  readonly step: string
  readonly done: number
  readonly total: number
}

/** One try at a task. */
export interface Attempt<Payload, State> {
  readonly taskId: string
  readonly ownerId: string
  readonly payload: Payload
  /** What the last step left; undefined before the first. */
  readonly state: State | undefined
  /** Aborted when the person cancels it, or the server stops. */
  readonly signal: AbortSignal
  readonly tell: (progress: TaskProgress) => void
  /** Ends the task in the transaction that did its work: both are there, or neither. */
  readonly end: (tx: Db, result?: object) => Promise<void>
}

/** A kind of work beside requests that outlives the process. Of one kind, one task of a person is at work at a time. */
export interface JobKind<Payload, State, Result extends object | undefined> {
  readonly name: string
  /** What it is asked with; a row that an earlier version wrote otherwise fails for good. */
  readonly payload: z.ZodType<Payload>
  /** What a step leaves; none where all is one step. */
  readonly state?: z.ZodType<State>
  /** For how many people it is done at the same time. */
  readonly atOnce: number
  /** How often it is tried without getting a step further, until it fails for good. */
  readonly tries: number
  /** Kept for the person to see when it is done; others leave a row only when they failed. */
  readonly isShown: boolean
  /**
   * Does it, in one step or in several, each of which can be done twice without harm. What a step yields is kept, and a new
   * try begins after it; others go on first when it has taken a while. Returns the result for the person. A Refusal that no other time can change
   * ends it for good; an AppError with `retryAfterMs` is waited for and costs no try.
   */
  run(attempt: Attempt<Payload, State>): AsyncGenerator<State, Result, undefined> | Promise<Result>
}

/** Where one kind of work is asked for. */
export interface Line<Payload, Result> {
  /**
   * Asks for it within the caller's transaction: it is done once that is committed, and never if it isn't. What waits under
   * the same `key` of the same person is one task. Gives the task's id.
   */
  ask(tx: Db, task: Asked<Payload>): Promise<string>
  /**
   * Asks for it, begins when the person's task before it is over, and resolves with what it came to. Whoever waits is told what went wrong (rejects), and nothing
   * is left of the task; when they stop waiting, or the process ends, it is a task like any other and goes on.
   */
  follow(task: Omit<Asked<Payload>, 'key'>, watch: Watch): Promise<Result>
}

/** What a task is asked with. */
export interface Asked<Payload> {
  readonly ownerId: string
  readonly payload: Payload
  readonly key?: string
}

/** How somebody waits for a task: until `signal`, told how far it is. */
export interface Watch {
  readonly signal: AbortSignal
  readonly onProgress: (progress: TaskProgress) => void
}

/** A kind as those know it who only hand its payload on. */
export type AnyKind = JobKind<object, unknown, object | undefined>

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 3_600_000

/** What is to be done about a try that failed. */
export type Verdict = { readonly code: string; readonly text: string } & (
  | { readonly isAgain: false }
  | {
      readonly isAgain: true
      readonly waitMs: number
      /** True where the wait costs no try: the other side said how long. */
      readonly isFree: boolean
    }
)

/** Refusals that another time may change. */
const PASSING: ReadonlySet<Refusal['code']> = new Set(['unavailable', 'busy', 'rate_limited', 'no_space', 'internal'])

/** Judges a failure after `tries` tries of `most`: waits double from two seconds to an hour, and are up to half as long again. */
export function judgeFailure(error: unknown, tries: number, most: number): Verdict {
  const refusal = toRefusal(error)
  const why = { code: refusal?.code ?? 'internal', text: refusal?.message ?? 'Something went wrong' }
  if (error instanceof AppError && error.retryAfterMs !== undefined)
    return { ...why, isAgain: true, waitMs: error.retryAfterMs, isFree: true }
  if (!PASSING.has(refusal?.code ?? 'internal') || tries >= most) return { ...why, isAgain: false }
  const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 16))
  return { ...why, isAgain: true, waitMs: waitMs + randomInt(Math.ceil(waitMs / 2)), isFree: false }
}
