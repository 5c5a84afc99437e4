export { FairQueue } from './fair-queue.ts'
export { SharedWork } from './shared-work.ts'
