import { classify, isDocument } from '../classify/index.ts'
import type { Reading } from '../facts/index.ts'
import type { Item } from '../item/index.ts'
import type { LearnInput } from './features.ts'
import { importLearned, joinLearned, type Learned, learn, NOTHING_LEARNED } from './learned.ts'

/** Something that a person approved or corrected: what it is and where it went. */
export interface FiledExample extends LearnInput {
  readonly itemId: string
  readonly label: string
}

/** Examples that one run teaches at most: more would only repeat themselves. */
export const MAX_LESSON = 400
/** From so many files with one label in one lesson on, each of them teaches as one of many. */
const BULK_FROM = 8
/** Characters of text that are kept of a reading: classification and search need no more. */
const MAX_KEPT_TEXT = 20_000

/**
 * A reading as sorting and learning are given it, with the beginning of its text. Whoever sorts what was just read uses
 * this too: the same file sorts alike whether it was read now, or kept from an earlier day.
 */
export const keptReading = (reading: Reading): Reading =>
  reading.text === undefined || reading.text.length <= MAX_KEPT_TEXT
    ? reading
    : { ...reading, text: beginningOf(reading.text, MAX_KEPT_TEXT) }

/** The first characters of a text as a text of its own: a mere slice would hold on to all of it for as long as it is kept. */
export const beginningOf = <T extends string | undefined>(text: T, length: number): T =>
  (text === undefined ? text : ` ${text.slice(0, length)}`.slice(1)) as T

/**
 * True when it teaches something where a person put an item: documents always, other files where that is not simply the
 * category of their type.
 */
export function isTelling(item: Item, label: string): boolean {
  const { verdict } = classify({ item })
  return isDocument(verdict.fileKind) || verdict.category !== label
}

/**
 * What is known after one run of a person: `learn` for each example in turn, the first `MAX_LESSON` of them. Many that went to
 * one folder together were looked at less than a single one.
 */
export function learnLesson(learned: Learned, examples: readonly FiledExample[]): Learned {
  const taken = examples.slice(0, MAX_LESSON)
  const counts = new Map<string, number>()
  for (const { label } of taken) counts.set(label, (counts.get(label) ?? 0) + 1)
  const originOf = (label: string) => ((counts.get(label) ?? 0) >= BULK_FROM ? 'bulk' : 'person')
  return taken.reduce(
    (known, { itemId, label, item, reading }) => learn(known, { itemId, item, reading }, label, originOf(label)),
    learned,
  )
}

/**
 * What stands in texts of `exportLearned`, put together, the later text last. A text that can't be read was written by
 * another version or is damaged: it is left out, and learned anew.
 */
export function recallLearned(...texts: readonly (string | undefined)[]): Learned {
  return texts.reduce<Learned>((known, text) => {
    if (text === undefined) return known
    try {
      return joinLearned(known, importLearned(text))
    } catch {
      return known
    }
  }, NOTHING_LEARNED)
}
