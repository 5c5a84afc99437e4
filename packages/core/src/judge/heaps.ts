import type { FileKind } from '../item/index.ts'
import { agreesWithName, type Learned } from '../learn/index.ts'
import { wordsOfName } from '../words/index.ts'
import type { JudgeInput } from './judged.ts'

/** From so many files on, and so many types of files, a folder that none of them speaks of is a heap. */
const LEAST_FILES = 8
const LEAST_TYPES = 4
/** Types that a person seldom files: where they lie, things were let fall. */
const LET_FALL = new Set<FileKind>(['archive', 'disk-image', 'software', 'web-page', 'other'])
const LEAST_LETTERS = 3

/**
 * True when a folder holds all sorts of files of which none speaks of what it is called: somebody gave the name to a heap.
 * `learned` knows what is inside some of them. Pure.
 */
export function isHeap(folder: string, files: readonly JudgeInput[], { examples }: Learned): boolean {
  if (files.length < LEAST_FILES) return false
  const types = new Set(files.map(({ typed }) => typed?.verdict.fileKind ?? 'other'))
  if (types.size < LEAST_TYPES || ![...types].some((type) => LET_FALL.has(type))) return false
  const words = new Set(
    folder
      .split('/')
      .flatMap(wordsOfName)
      .filter((word) => word.length >= LEAST_LETTERS),
  )
  if (files.some(({ item }) => wordsOfName(item.name).some((word) => words.has(word)))) return false
  return !examples.some(({ label, features }) => label === folder && agreesWithName(label, features))
}
