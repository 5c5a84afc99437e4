import {
  AppError,
  type Instruction,
  type KeptSets,
  type Language,
  type Learned,
  NOTHING_KEPT,
  NOTHING_LEARNED,
  readInstructions,
} from '@octavo/core'
import type { PlaceNames } from '@octavo/core/places'
import type { Rules } from '@octavo/core/rules'
import type { StateFile } from '@octavo/disk'

/** What the person says about this sorting, and what they taught before. */
export interface Said {
  readonly instructions: readonly Instruction[]
  readonly rules?: Rules
  readonly learned: Learned
  /** What places are called. */
  readonly places: PlaceNames
  /** The language that new folders are named in. */
  readonly language: Language
}

/** Reads instructions. Throws AppError `bad_input` with the sentences that are not understood: nothing is guessed. */
export function instructionsIn(texts: readonly string[]): readonly Instruction[] {
  const { understood, unclear } = readInstructions(texts.join('\n'))
  if (unclear.length === 0) return understood
  throw new AppError('bad_input', `This instruction is not understood: "${unclear.join('", "')}".`)
}

/** What places are called: by borders, and by the towns of a table where one is named. Throws AppError `bad_input`, `too_large`. */
export async function placesIn(towns: string | undefined): Promise<PlaceNames> {
  const { openPlaceNames } = await import('@octavo/readers/node')
  return openPlaceNames(towns)
}

/** What was taught, or nothing where it can't be read; `onProblem` is told then. */
export const lessonsIn = (lessons: StateFile<Learned>, onProblem: (sentence: string) => void): Learned =>
  orNothing(lessons, NOTHING_LEARNED, 'What was taught', onProblem)

/** Which copies are all kept, or none where that can't be read; `onProblem` is told then. */
export const keptIn = (kept: StateFile<KeptSets>, onProblem: (sentence: string) => void): KeptSets =>
  orNothing(kept, NOTHING_KEPT, 'What copies you keep', onProblem)

function orNothing<T>(file: StateFile<T>, nothing: T, what: string, onProblem: (sentence: string) => void): T {
  try {
    return file.read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    onProblem(`${what} could not be read (${file.file}): ${error.message}`)
    return nothing
  }
}
