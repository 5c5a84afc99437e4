import { FEWEST_CHARACTERS, isDocument } from '../classify/index.ts'
import { type FileKind, isUnsure, UNSURE_BELOW, type Verdict } from '../item/index.ts'
import { type DecideContext, type Decision, decide, NOTHING_LEARNED, surroundingsOf } from '../learn/index.ts'
import { because } from '../reasons/index.ts'
import type { Decide, Judged, JudgeInput } from './judged.ts'

/** Other kinds of file follow what was learned only, and only when it is this sure. */
const SURE_FOR_OTHERS = 0.7

/**
 * A place of the person's own is proposed, or asked about, where it is more likely right than not; below that the type decides.
 * Not 0.5: on the part `choose` of `bench/quality/own-folders` 0.55 asks about 1.2 of 100 files less and loses 0.5 of 100 places.
 */
const LEAST_TAUGHT = 0.55
/** A kind with less than this is no likely one: nobody is asked about it. */
const LEAST_WORTH_ASKING = 0.35

/**
 * The second word, of three who are weighed together: for documents with words their kind (`text`), what the person taught
 * (`learned`), and what lies in the person's folders (`profile`). Other items move only where the person's own examples
 * clearly say so. What cannot be told apart keeps the verdict by its type: no unlikely kind wins over a certain type; where
 * a person should choose, two or three options are given. Members of a unit are not looked at: they follow their leader.
 */
export const byContent: Decide = (inputs, judged, { learned = NOTHING_LEARNED, folders = [], language, onDone }) => {
  const isAsked = judged.map(
    ({ unit, verdict }, at) => !inputs[at]?.bundle && (unit === undefined || unit === verdict.itemId),
  )
  const loose = inputs.filter(
    (input, at) => isAsked[at] && isWritten(input, judged[at]?.verdict.fileKind ?? 'other') && hasWords(input),
  )
  const own = new Set(learned.examples.map(({ label }) => label))
  const surroundings = learned.examples.length > 0 ? surroundingsOf(learned, loose) : undefined
  return judged.map((typed, at) => {
    const input = inputs[at]
    const decided =
      input && isAsked[at]
        ? lookInside(typed, input, own, {
            learned,
            folders,
            ...(language && { language }),
            ...(surroundings && { surroundings }),
          })
        : typed
    onDone?.(at + 1)
    return decided
  })
}

/** Signs of Chinese, Japanese and Korean, of which each says as much as some letters; so many of them are enough. */
const SYLLABLE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const LETTERS_OF_SYLLABLE = 3

/** True when a text is long enough to tell what it is about. */
function isEnough(text: string): boolean {
  if (text.length >= FEWEST_CHARACTERS) return true
  const syllables = text.match(SYLLABLE)?.length ?? 0
  return text.length + syllables * (LETTERS_OF_SYLLABLE - 1) >= FEWEST_CHARACTERS
}

/** True when something was read in an item that can tell what it is about. */
const hasWords = ({ reading }: JudgeInput): boolean =>
  isEnough((reading?.text ?? '').trim()) || reading?.mail?.subject !== undefined

/** True for what holds a document: a file of such a kind, and a picture of paper whose words were recognised. */
const isWritten = ({ reading }: JudgeInput, kind: FileKind): boolean => isDocument(kind) || reading?.ocr !== undefined

/** Places that something was learned of. */
type Own = ReadonlySet<string>

function lookInside(typed: Judged, input: JudgeInput, own: Own, context: Omit<DecideContext, 'fallback'>): Judged {
  const { verdict } = typed
  const isText = isWritten(input, verdict.fileKind)
  const isTaught = context.learned.examples.length > 0
  if (!isTaught && !(isText && hasWords(input))) return typed
  const found = decide({ item: input.item, reading: input.reading }, { ...context, fallback: verdict.category })
  const kind = isText && hasWords(input) ? found.documentKind : undefined
  // A name alone says too little to overrule a type: words decide, or what the person taught.
  if (found.by === 'text' && !hasWords(input)) return typed
  if (!isText && (found.by === 'text' || found.confidence < SURE_FOR_OTHERS)) return typed
  if (found.category === verdict.category || found.confidence < leastToLeave(found))
    return byTypeAfterAll({ ...typed, verdict: { ...verdict, ...(kind && { documentKind: kind }) } }, found, own)
  const changed: Verdict = {
    ...verdict,
    category: found.category,
    confidence: found.confidence,
    by: found.by,
    ...(kind && { documentKind: kind }),
    why: [...found.why, ...verdict.why],
    ...(found.options.length > 1 && { options: found.options }),
    // What is more likely right than not is proposed, and asked about until it is sure.
    ...(found.isOpen && { needsDecision: true }),
  }
  return { ...typed, verdict: changed }
}

/** What is so little sure is no place to propose: the type's folder is certain, and the others are offered beside it. */
const leastToLeave = ({ by }: Decision): number => (by === 'text' ? UNSURE_BELOW : LEAST_TAUGHT)

/** The folder of the type, with what else came into question; a person is asked only where one of these is worth a look. */
function byTypeAfterAll(typed: Judged, found: Decision, places: Own): Judged {
  const { verdict } = typed
  const { category } = verdict
  const worth = found.options.filter((one) => one.category !== category && one.confidence >= LEAST_WORTH_ASKING)
  const own = worth.filter((one) => places.has(one.category))
  // It belongs to one of two places of their own, and only they know which; of one that is unlikely nobody is asked.
  const isBetween = own.length > 1
  const others = worth.filter((one) => isBetween || one.confidence >= LEAST_TAUGHT || !places.has(one.category))
  const byType = found.options.find((one) => one.category === category) ?? { category, confidence: 0 }
  const isClose = others.length > 0 && found.category !== category
  const why = isClose ? [...verdict.why, because('too-little-to-overrule'), ...found.why] : verdict.why
  const needsDecision = isUnsure(verdict) || others.length > 0
  const options = [byType, ...others].slice(0, 3)
  return { ...typed, verdict: { ...verdict, why, needsDecision, ...(options.length > 1 && { options }) } }
}
