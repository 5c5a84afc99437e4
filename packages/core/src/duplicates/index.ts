export { type Contents, equalSets } from './equal-sets.ts'
export { type DuplicateSet, findDuplicates } from './find-duplicates.ts'
export { findStacks, type Stack, type ToStack } from './stacks.ts'
