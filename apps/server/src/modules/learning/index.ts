export { JudgeThread } from './judge-thread.ts'
export { createLearning, type Learning } from './learning.ts'
