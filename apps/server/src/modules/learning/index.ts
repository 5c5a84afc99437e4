export { createLearning, type Learning } from './learning.ts'
export { Thinker } from './thinker.ts'
export type { FiledExample, Group } from './thinking.ts'
