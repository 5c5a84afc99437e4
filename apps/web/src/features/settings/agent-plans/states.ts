import type { AgentPlan } from '@octavo/contract'
import { nameIn } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import type { BadgeTone } from '../../../ui/index.ts'

/** How a plan stands, in a word, and its colour. */
export const PLAN_STATES: Readonly<
  Record<AgentPlan['state'], { readonly words: () => string; readonly tone: BadgeTone }>
> = {
  waiting: { words: m.aplans_waiting, tone: 'warn' },
  approved: { words: m.aplans_approved, tone: 'ok' },
  covered: { words: m.aplans_covered, tone: 'ok' },
  refused: { words: m.aplans_refused, tone: 'neutral' },
  done: { words: m.aplans_done, tone: 'neutral' },
}

/** Where a plan moves files. */
export const placeOf = ({ place }: AgentPlan): string =>
  place === null ? m.aplans_in_library() : m.aplans_in_place({ place: nameIn(place) })
