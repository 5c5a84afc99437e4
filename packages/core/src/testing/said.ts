import { type Reason, sayReason, wordingOf } from '../reasons/index.ts'

const english = await wordingOf('en')

/** Reasons as English sentences. */
export const said = (reasons: readonly Reason[] = []): readonly string[] =>
  reasons.map((reason) => sayReason(english, reason))
