export { createLearning, type Learning } from './learning.ts'
export { type FiledExample, isDocument } from './thinking.ts'
