import type { PictureKind } from '../images/index.ts'
import type { DocumentKind } from '../kinds/index.ts'
import type { Reason } from '../reasons/index.ts'
import type { Facets } from './facets.ts'
import type { FileKind } from './file-kind.ts'

/** Who can decide where an item belongs, in the order in which they are asked (`judge`). */
export const DECIDERS = [
  'signature',
  'media-type',
  'extension',
  'name',
  'bundle',
  'text',
  'learned',
  'profile',
  'picture',
  'rubbish',
  'model',
  'rule',
  'instruction',
  'person',
  'none',
] as const
export type Decider = (typeof DECIDERS)[number]

/** Where an item belongs, who says so, how sure, and why. One per item, never a hole. */
export interface Verdict {
  readonly itemId: string
  readonly fileKind: FileKind
  /** Display name of the category, from a taxonomy; also the name of the folder it becomes. */
  readonly category: string
  /** 0 (a guess) to 1 (certain). Of a verdict by type (`isByType`) it says how sure the type is, and nothing of the folder. */
  readonly confidence: number
  readonly by: Decider
  /** What its words clearly say that it is, whatever folder it goes to. */
  readonly documentKind?: DocumentKind
  /** What sort of picture it surely is, whatever folder it goes to. */
  readonly pictureKind?: PictureKind
  /** What else it tells of itself: what folders are divided by, and names are proposed from. */
  readonly facets?: Facets
  /** Evidence, strongest first; said in a person's language by `sayReason`. */
  readonly why: readonly Reason[]
  /** Where else it could go, best first, this category among them; left out when nothing else came into question. */
  readonly options?: readonly { readonly category: string; readonly confidence: number }[]
  /** True when a rule or an instruction says to leave it where it is. */
  readonly stays?: true
  /** The name that a rule gives it, its ending included. */
  readonly name?: string
  /** How far those who decided it go by themselves, by leave of the person; left out where they ask. */
  readonly unasked?: 'apply' | 'silent'
  /** Whether a person should look at it, where that is not what the confidence says. */
  readonly needsDecision?: boolean
}

/** Below this confidence a verdict is shown as 'Not sure', and a person is asked to look at it. */
export const UNSURE_BELOW = 0.6

const BY_TYPE: ReadonlySet<Decider> = new Set(['signature', 'media-type', 'extension', 'name'])

/** True when the folder is that of the file's type, and nothing inside it had a say: "By type only". */
export const isByType = ({ by }: Pick<Verdict, 'by'>): boolean => BY_TYPE.has(by)

/** True when a person should look at a verdict; what a person chose, or ordered by a rule or an instruction, is always sure. */
export const isUnsure = ({ by, needsDecision, confidence }: Verdict): boolean =>
  by !== 'person' && by !== 'instruction' && by !== 'rule' && (needsDecision ?? confidence < UNSURE_BELOW)

/** True when more could be found out about a verdict: a person should look at it, or its words gave way to its type. */
export const isUnclear = (verdict: Verdict): boolean =>
  isUnsure(verdict) || (isByType(verdict) && (verdict.options ?? []).length > 1)
