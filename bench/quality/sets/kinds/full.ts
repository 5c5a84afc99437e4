import type { DocumentKind } from '../../../../packages/core/src/index.ts'
import { filled, misread, NAMES, type SetKind, seedOf, type Templates } from './fill.ts'
import { FULL_MACHINES } from './full-machines.ts'
import { FULL_MINDS } from './full-minds.ts'
import { FULL_MONEY } from './full-money.ts'
import { FULL_NONE } from './full-none.ts'
import { FULL_PEOPLE } from './full-people.ts'
import { FULL_TEXTS } from './full-texts.ts'

/** A whole paper of the report set. */
export interface FullText {
  /** What it is; undefined is a paper of no kind. */
  readonly kind: DocumentKind | undefined
  /** Which of the papers of its kind, from 0. */
  readonly form: number
  /** Its letters are as a poor scan gives them. */
  readonly isScanned: boolean
  readonly text: string
}

const FORMS: Templates = {
  ...FULL_MONEY,
  ...FULL_PEOPLE,
  ...FULL_TEXTS,
  ...FULL_MACHINES,
  ...FULL_MINDS,
  ...FULL_NONE,
}

/** Nobody scans these. */
const NEVER_SCANNED: ReadonlySet<SetKind> = new Set(['code', 'log', 'mail', 'readme'])

/**
 * Papers of usual length (about 120 to 260 words) in English, for reports alone: four of each kind, each drawn once,
 * and 24 of none. Their writer knew the names of the kinds, but no word, form or sign that the program looks for, nor
 * the other writers' papers. The fourth of each four is as a poor scan gives it. The same on every machine.
 */
export const fullReport = (): readonly FullText[] =>
  Object.entries(FORMS).flatMap(([kind, forms]) =>
    (forms ?? []).map((paper, form) => fullText(kind as SetKind, paper, form)),
  )

function fullText(kind: SetKind, paper: string, form: number): FullText {
  const seed = seedOf(paper, 0)
  const text = filled(paper, NAMES.report, seed)
  const isScanned = form % 4 === 3 && !NEVER_SCANNED.has(kind)
  return { kind: kind === 'none' ? undefined : kind, form, isScanned, text: isScanned ? misread(text, seed) : text }
}
