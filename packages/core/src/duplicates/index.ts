export { type Contents, equalSets } from './equal-sets.ts'
export { type DuplicateSet, type Duplicates, findDuplicates } from './find-duplicates.ts'
export {
  askAgain,
  contentsIn,
  type KeptSets,
  keepAll,
  NOTHING_KEPT,
  partSets,
  readKept,
  writeKept,
} from './kept.ts'
export { findStacks, type Stack, type ToStack } from './stacks.ts'
