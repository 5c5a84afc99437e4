export type { Contents } from './equal-sets.ts'
export { type DuplicateSet, findDuplicates } from './find-duplicates.ts'
