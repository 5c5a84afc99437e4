import type { Classified, ClassifyInput } from '../classify/classify.ts'
import { classifyAll } from '../classify/classify-all.ts'
import { type FileKind, isUnsure, type Verdict } from '../classify/verdict.ts'
import type { Reading } from '../facts/reading.ts'
import { type DecideContext, decide, type Option } from './decide.ts'
import { folderForCategory } from './folders.ts'
import { type Learned, NOTHING_LEARNED } from './learned.ts'

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

/** Kinds of file that hold a document: only they get a category by content. */
const DOCUMENTS: ReadonlySet<FileKind> = new Set([
  'pdf',
  'document',
  'text',
  'ebook',
  'web-page',
  'spreadsheet',
  'presentation',
  'mail',
  'data',
])

/** Other kinds of file follow what was learned only, and only when it is this sure. */
const SURE_FOR_OTHERS = 0.7

/** True when a file of this kind is looked into for what kind of document it is. */
export const isDocument = (kind: FileKind): boolean => DOCUMENTS.has(kind)

/** Kinds of file whose tags say where, when and by whom they were made. */
const TAGGED: ReadonlySet<FileKind> = new Set(['image', 'raw-image', 'audio', 'video'])

/** True when it is worth reading what is inside a file of this kind: a document, or one with tags. */
export const isWorthReading = (kind: FileKind): boolean => isDocument(kind) || TAGGED.has(kind)

/**
 * Classifies many items by content: `classifyAll` first, then, for documents with words, the kind of document and what
 * the person taught; other items move only where the person's own examples clearly say so. One answer an input, in
 * the same order. What cannot be told apart keeps the verdict by its type. Members of a unit and bundles stay with theirs.
 * Verdicts below `UNSURE_BELOW` come with `needsDecision` and two or three options. Pure and deterministic.
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
  const inOwnFolders = toFolders([...new Set([...folders, ...learned.examples.map(({ label }) => label)])])
  return classified.map((asFound, index) => {
    const input = inputs[index]
    const typed = inOwnFolders(asFound)
    const decided =
      input && !input.bundle && typed.unit === undefined ? byContent(typed, input, { learned, folders }) : undefined
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

/** Characters of text below which a document says nothing. */
export const FEWEST_CHARACTERS = 40

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
  { learned, folders }: Required<Pick<UnderstandContext, 'learned' | 'folders'>>,
): Understood | undefined {
  const { verdict, facts } = classified
  const isText = isDocument(verdict.kind)
  if (!isText && learned.examples.length === 0) return undefined
  const context: DecideContext = { learned, folders, fallback: verdict.category }
  const found = decide({ item: input.item, reading: input.reading }, context)
  // A name alone says too little to overrule a type: words decide, or what the person taught.
  if (found.by === 'text' && (found.category === verdict.category || !hasWords(input))) return undefined
  if (!isText && (found.by === 'text' || found.confidence < SURE_FOR_OTHERS)) return undefined
  const changed: Verdict = {
    ...verdict,
    category: found.category,
    confidence: found.confidence,
    by: found.by,
    why: [...found.why, ...verdict.why],
  }
  return { verdict: changed, facts, options: found.options, needsDecision: isUnsure(changed) }
}
