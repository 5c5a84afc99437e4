export { createLearning, type Learning } from './learning.ts'
export { Thinker } from './thinker.ts'
export { type FiledExample, type Group, isDocument } from './thinking.ts'
