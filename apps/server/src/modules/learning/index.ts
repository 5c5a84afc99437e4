export { createLearning, type Learning } from './learning.ts'
export { Thinker } from './thinker.ts'
export type { Group } from './thinking.ts'
