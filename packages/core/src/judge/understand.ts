import type { Classified, ClassifyInput } from '../classify/classify.ts'
import { classifyAll } from '../classify/classify-all.ts'
import { FEWEST_CHARACTERS, isDocument } from '../classify/worth-reading.ts'
import type { Reading } from '../facts/reading.ts'
import { isUnsure, UNSURE_BELOW, type Verdict } from '../item/verdict.ts'
import { type DecideContext, type Decision, decide, type Option } from '../learn/decide.ts'
import { folderForCategory } from '../learn/folders.ts'
import { type Learned, NOTHING_LEARNED } from '../learn/learned.ts'
import { surroundingsOf } from '../learn/surroundings.ts'

/** What `understand` looks at: as `classify`, and what a reader found inside, when it was read. */
export interface UnderstandInput extends ClassifyInput {
  readonly reading?: Reading
}

export interface UnderstandContext {
  /** What the person taught, with their folders (`learn`, `learnFolders`). */
  readonly learned?: Learned
  /** Names of the person's folders, empty ones too; new ones are proposed only where none means the same. */
  readonly folders?: readonly string[]
  /** Hears how many items are understood, after each one; what it throws ends the work. */
  readonly onDone?: (done: number) => void
}

/** A verdict, and where else the item could go. */
export interface Understood extends Classified {
  /** Best places, the verdict's first; one when the verdict is by type alone. */
  readonly options: readonly Option[]
  /** True when a person should choose among the options: "Needs your decision". */
  readonly needsDecision: boolean
}

/** Other kinds of file follow what was learned only, and only when it is this sure. */
const SURE_FOR_OTHERS = 0.7

/** What the person's own examples say needs this much to be proposed at all; below it the type decides. */
const LEAST_TAUGHT = 0.4
/** A place with less than this is no likely one: nobody is asked about it. */
const LEAST_WORTH_ASKING = 0.35

/**
 * Classifies many items by content: `classifyAll` first, then, for documents with words, the kind of document and what
 * the person taught; other items move only where the person's own examples clearly say so. One answer an input, in
 * the same order. What cannot be told apart keeps the verdict by its type: no unlikely kind wins over a certain type. Members of a unit and bundles stay with theirs.
 * Where a person should choose, `needsDecision` is true and two or three options are given. Pure and deterministic.
 */
export function understand(inputs: readonly UnderstandInput[], context: UnderstandContext = {}): readonly Understood[] {
  return lookInside(classifyAll(inputs), inputs, context)
}

/** `understand` for items that `classifyAll` has seen already: `classified` and `inputs` belong together, one by one. */
export function lookInside(
  classified: readonly Classified[],
  inputs: readonly UnderstandInput[],
  context: UnderstandContext = {},
): readonly Understood[] {
  const { learned = NOTHING_LEARNED, folders = [], onDone } = context
  const surroundings =
    learned.examples.length > 0
      ? surroundingsOf(
          learned,
          inputs.filter(
            (input, index) => isDocument(classified[index]?.verdict.fileKind ?? 'other') && hasWords(input),
          ),
        )
      : undefined
  const inOwnFolders = toFolders([...new Set([...folders, ...learned.examples.map(({ label }) => label)])])
  return classified.map((asFound, index) => {
    const input = inputs[index]
    const typed = inOwnFolders(asFound)
    const decided =
      input && !input.bundle && typed.unit === undefined
        ? byContent(typed, input, { learned, folders, ...(surroundings && { surroundings }) })
        : undefined
    onDone?.(index + 1)
    return decided ?? asTyped(typed)
  })
}

/** Puts what was classified by type into the folder that the person has for it: photos into `Pictures`. */
function toFolders(existing: readonly string[]): (classified: Classified) => Classified {
  const known = new Map<string, string>()
  return (classified) => {
    const { verdict } = classified
    const own = known.get(verdict.category) ?? folderForCategory(verdict.category, existing)
    known.set(verdict.category, own)
    if (own === verdict.category) return classified
    const why = [...verdict.why, `You have a folder for that: "${own}".`]
    return { ...classified, verdict: { ...verdict, category: own, why } }
  }
}

/** True when something was read in an item that can tell what it is about. */
const hasWords = ({ reading }: UnderstandInput): boolean =>
  (reading?.text ?? '').trim().length >= FEWEST_CHARACTERS || reading?.mail?.subject !== undefined

function asTyped(classified: Classified): Understood {
  const { category, confidence } = classified.verdict
  return { ...classified, options: [{ category, confidence }], needsDecision: isUnsure(classified.verdict) }
}

function byContent(
  classified: Classified,
  input: UnderstandInput,
  context: Omit<DecideContext, 'fallback'>,
): Understood | undefined {
  const { verdict, facts } = classified
  const isText = isDocument(verdict.fileKind)
  if (!isText && context.learned.examples.length === 0) return undefined
  const found = decide({ item: input.item, reading: input.reading }, { ...context, fallback: verdict.category })
  const kind = isText && hasWords(input) ? found.documentKind : undefined
  // A name alone says too little to overrule a type: words decide, or what the person taught.
  if (found.by === 'text' && !hasWords(input)) return undefined
  if (!isText && (found.by === 'text' || found.confidence < SURE_FOR_OTHERS)) return undefined
  if (found.category === verdict.category || found.confidence < leastToLeave(found))
    return byTypeAfterAll({ ...classified, verdict: { ...verdict, ...(kind && { documentKind: kind }) } }, found)
  const changed: Verdict = {
    ...verdict,
    category: found.category,
    confidence: found.confidence,
    by: found.by,
    ...(kind && { documentKind: kind }),
    why: [...found.why, ...verdict.why],
  }
  return { verdict: changed, facts, options: found.options, needsDecision: isUnsure(changed) }
}

/** What is so little sure is no place to propose: the type's folder is certain, and the others are offered beside it. */
const leastToLeave = ({ by }: Decision): number => (by === 'text' ? UNSURE_BELOW : LEAST_TAUGHT)

/** The folder of the type, with what else came into question; a person is asked only where one of these is worth a look. */
function byTypeAfterAll({ verdict, facts }: Classified, found: Decision): Understood {
  const { category } = verdict
  const others = found.options.filter((one) => one.category !== category && one.confidence >= LEAST_WORTH_ASKING)
  const own = found.options.find((one) => one.category === category) ?? { category, confidence: 0 }
  const isClose = others.length > 0 && found.category !== category
  const why = isClose
    ? [...verdict.why, 'Its words and look say too little to overrule that.', ...found.why]
    : verdict.why
  const needsDecision = isUnsure(verdict) || others.length > 0
  const options = [own, ...others].slice(0, 3)
  return { verdict: { ...verdict, why, needsDecision }, facts, options, needsDecision }
}
