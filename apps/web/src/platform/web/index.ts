export { browserClock } from './clock.ts'
export { canPickFolders, pickFromDrop, pickFromInput } from './pick.ts'
export type { Pick } from './picked.ts'
export { sendBatch } from './send-batch.ts'
