import {
  AppError,
  type Instruction,
  type Language,
  type Learned,
  NOTHING_LEARNED,
  readInstructions,
} from '@octavo/core'
import type { LessonFile } from '@octavo/disk'

/** What the person says about this sorting, and what they taught before. */
export interface Said {
  readonly instructions: readonly Instruction[]
  readonly learned: Learned
  /** The language that new folders are named in. */
  readonly language: Language
}

/** Reads instructions. Throws AppError `bad_input` with the sentences that are not understood: nothing is guessed. */
export function instructionsIn(texts: readonly string[]): readonly Instruction[] {
  const { understood, unclear } = readInstructions(texts.join('\n'))
  if (unclear.length === 0) return understood
  throw new AppError('bad_input', `This instruction is not understood: "${unclear.join('", "')}".`)
}

/** What was taught, or nothing where it can't be read; `onProblem` is told then. */
export function lessonsIn(lessons: LessonFile, onProblem: (sentence: string) => void): Learned {
  try {
    return lessons.read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    onProblem(`What was taught could not be read (${lessons.file}): ${error.message}`)
    return NOTHING_LEARNED
  }
}
