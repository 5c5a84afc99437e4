import type { Reason, Skip } from '@octavo/core'
import { m } from '../paraglide/messages.js'

const WORDS: Partial<Record<Skip['code'], () => string>> = {
  excluded: m.plan_stay_excluded,
  already_there: m.plan_stay_there,
  needs_decision: m.plan_stay_unsure,
  bad_path: m.plan_stay_name,
  already_exists: m.plan_stay_folder,
  unsupported: m.plan_stay_hidden,
}

/** Why something stays, in the person's language: `say` says reasons. */
export const stayReason = ({ code, reason }: Skip, say: (reason: Reason) => string): string =>
  WORDS[code]?.() ?? say(reason)
