import type { SetKind, Templates } from './fill.ts'
import { USUAL_MONEY } from './usual-money.ts'
import { USUAL_NONE } from './usual-none.ts'
import { USUAL_PEOPLE } from './usual-people.ts'
import { SECOND_USUAL } from './usual-second.ts'
import { USUAL_TEXTS } from './usual-texts.ts'
import { THIRD_USUAL } from './usual-third.ts'

/** A whole paper and what a person says it is. */
export interface UsualPaper {
  readonly kind: SetKind
  readonly text: string
}

/** Papers by kind as a list. */
export const papersOf = (...all: readonly Templates[]): readonly UsualPaper[] =>
  all.flatMap((one) =>
    Object.entries(one).flatMap(([kind, texts]) => (texts ?? []).map((text) => ({ kind: kind as SetKind, text }))),
  )

/**
 * Whole papers of all kinds, 120 to 250 words each, and of none, in English, by one writer who had not read the words of
 * kinds nor any other writer's papers. Part `choose`: words and thresholds may be chosen with them.
 */
export const USUAL_PAPERS = papersOf(USUAL_MONEY, USUAL_PEOPLE, USUAL_TEXTS, USUAL_NONE)

/** The same writer's papers from after words and looks of kinds were read: a look at what the first ones did not show. */
export const SECOND_PAPERS = papersOf(SECOND_USUAL)

/** And from after those were looked at, mostly of kinds that are hard to tell. */
export const THIRD_PAPERS = papersOf(THIRD_USUAL)
