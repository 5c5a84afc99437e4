export { BATCH, batches } from './batches.ts'
export { byCategory, type Sorted } from './by-category.ts'
export { type Counted, countOrdered } from './count-ordered.ts'
export {
  type Destination,
  knowFolders,
  type OwnFolders,
  type Profiled,
  profileFolders,
  type RunTask,
} from './folders.ts'
export { type GatherOptions, gather } from './gather.ts'
export { judge, reconsider } from './judge.ts'
export {
  type Advice,
  type Chosen,
  type JudgeContext,
  type Judged,
  type JudgeInput,
  type Order,
  optionsOf,
  type Rule,
} from './judged.ts'
export { type Readers, type ReadInsideOptions, type ReadWishes, readInside } from './read-inside.ts'
export { type AnswerTo, type Group, type JudgeAnswer, type JudgeTask, type LearnedTexts, runTask } from './task.ts'
