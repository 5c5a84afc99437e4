import { serverTextOf } from '../http/http.ts'
import { PlanRefused } from '../http/plans.ts'
import { sayNow } from '../language/reasons.ts'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { NothingMoved } from './nothing-moved.ts'

const refusedSentence = (error: unknown): string | undefined =>
  error instanceof PlanRefused
    ? m.plan_changed({ count: error.obstacles.length, n: number(error.obstacles.length) })
    : undefined

/** The sentence for a failed step: the server's own words, or the spec's. */
export const sentence = (error: unknown): string =>
  refusedSentence(error) ??
  serverTextOf(error) ??
  ((error instanceof NothingMoved && error.reason !== undefined && sayNow(error.reason)) || m.toast_try_again())
