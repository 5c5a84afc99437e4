import type { Classified, ClassifyInput } from '../classify/index.ts'
import type { AppError } from '../errors/index.ts'
import type { Reading } from '../facts/index.ts'
import type { PictureLook } from '../images/index.ts'
import type { Instruction } from '../instructions/index.ts'
import type { Verdict } from '../item/index.ts'
import type { Learned, Option } from '../learn/index.ts'
import type { MailGroup } from '../mail/index.ts'
import type { ItemMarks } from '../marks/index.ts'
import type { ModelOpinion } from '../model/index.ts'
import type { PlaceNames } from '../places/index.ts'
import type { Language } from '../reasons/index.ts'
import type { Rules } from '../rules/index.ts'

/** What is known of an item before it is judged: as `gather` finds it, or made by hand. */
export interface JudgeInput extends ClassifyInput {
  /** What its first bytes, type and name say, where they were looked at and forgotten before. */
  readonly typed?: Classified
  /** What a reader found inside, when it was read. */
  readonly reading?: Reading
  /** What was seen of a picture, when it was looked at. */
  readonly look?: PictureLook
  /** What a library keeps beside the file. */
  readonly kept?: { readonly createdAtMs?: number; readonly marks?: ItemMarks }
  /** Why not even its first bytes could be had: it is judged by its name, and a door may leave it alone. */
  readonly problem?: AppError
}

/** What the person's own hand decided about an item before: where it goes, and whether it stays where it is. */
export interface Chosen {
  readonly category?: string
  readonly stays?: boolean
}

/** What was judged of one item. The verdict stays as it was judged; what the person chose stands beside it, and wins. */
export interface Judged extends Classified {
  readonly chosen?: Chosen
}

/** What a connected model said of an item, and under which name people know it. */
export interface Advice extends ModelOpinion {
  readonly model: string
}

/** What those who decide may know beside the items; who is given nothing has nothing to say. */
export interface JudgeContext {
  /** What the person taught, with their folders (`learn`, `learnFolders`). */
  readonly learned?: Learned
  /** Names of the person's folders, empty ones too; new ones are proposed only where none means the same. */
  readonly folders?: readonly string[]
  /** The language that new folders are named in; English when left out. A folder that the person has keeps its name. */
  readonly language?: Language
  /** What places are called; left out, the towns that come with Octavo. */
  readonly places?: PlaceNames
  /** What a model said of what was unclear, by item id. */
  readonly advice?: ReadonlyMap<string, Advice>
  /** Groups that were asked for (`groupMail`), by item id. */
  readonly groups?: ReadonlyMap<string, MailGroup>
  /** The person's standing rules. */
  readonly rules?: Rules
  readonly instructions?: readonly Instruction[]
  /** What the person decided by hand before, by item id. */
  readonly earlier?: ReadonlyMap<string, Chosen>
  /** Hears how many items were looked into, after each one; what it throws ends the work. */
  readonly onDone?: (done: number) => void
}

/** One who decides: hears what those before said of each input, and answers for each, in the same order. Pure. */
export type Decide = (
  inputs: readonly JudgeInput[],
  judged: readonly Judged[],
  context: JudgeContext,
) => readonly Judged[]

/** Where an item could go, best first, and always one: the verdict's own place where nothing else came into question. */
export const optionsOf = ({ options, category, confidence }: Verdict): readonly Option[] =>
  options ?? [{ category, confidence }]
