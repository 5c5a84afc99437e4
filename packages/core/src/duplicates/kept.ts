import { AppError } from '../errors/index.ts'
import type { Item } from '../item/index.ts'
import type { DuplicateSet } from './find-duplicates.ts'

/** Copies of which the person keeps all: sets of the keys of their contents (SHA-256 in hex), so that names and places may change. */
export type KeptSets = readonly (readonly string[])[]

export const NOTHING_KEPT: KeptSets = []

/** Sets that a person has to look at, and those that they said to keep all of. */
interface PartedSets {
  readonly open: readonly DuplicateSet[]
  readonly kept: readonly DuplicateSet[]
}

/** The different contents of a set, in order; undefined where one can't be read: then nothing was said of it. */
export async function contentsIn(
  { items }: DuplicateSet,
  keyOf: (item: Item) => Promise<string | undefined>,
): Promise<readonly string[] | undefined> {
  const keys = new Set<string>()
  for (const item of items) {
    const key = await keyOf(item)
    if (key === undefined) return undefined
    keys.add(key)
  }
  return [...keys].sort()
}

/** Parts sets by what the person said before: kept is one whose contents they all saw side by side and kept. */
export async function partSets(
  sets: readonly DuplicateSet[],
  kept: KeptSets,
  keyOf: (item: Item) => Promise<string | undefined>,
): Promise<PartedSets> {
  if (kept.length === 0) return { open: sets, kept: [] }
  const parted = { open: [] as DuplicateSet[], kept: [] as DuplicateSet[] }
  for (const set of sets) {
    const contents = await contentsIn(set, keyOf)
    const isKept = contents !== undefined && kept.some((known) => contents.every((one) => known.includes(one)))
    parted[isKept ? 'kept' : 'open'].push(set)
  }
  return parted
}

/** What is kept once all of some contents are to be. */
export const keepAll = (kept: KeptSets, contents: readonly string[]): KeptSets => [
  ...kept.filter((known) => !known.every((one) => contents.includes(one))),
  contents,
]

/** What is kept once nothing was said of these contents any more. */
export const askAgain = (kept: KeptSets, contents: readonly string[]): KeptSets =>
  kept.filter((known) => !known.some((one) => contents.includes(one)))

/** A text that `readKept` understands. */
export const writeKept = (kept: KeptSets): string => JSON.stringify({ octavo: 'kept', format: 1, sets: kept })

/** Reads what `writeKept` wrote. Throws AppError `corrupt` for anything else. */
export function readKept(text: string): KeptSets {
  try {
    const { octavo, format, sets } = JSON.parse(text) as Record<string, unknown>
    const isSet = (set: unknown) =>
      Array.isArray(set) && set.length > 0 && set.every((key) => /^[\da-f]{64}$/u.test(key))
    if (octavo === 'kept' && format === 1 && Array.isArray(sets) && sets.every(isSet)) return sets as KeptSets
  } catch (error) {
    throw new AppError('corrupt', 'What copies are kept can not be read.', { cause: error })
  }
  throw new AppError('corrupt', 'What copies are kept was written by another version.')
}
