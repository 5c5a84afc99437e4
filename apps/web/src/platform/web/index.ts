export { browserClock } from './clock.ts'
export { canPickFolders, pickFolder, pickFromDrop, pickFromInput } from './pick.ts'
export type { Pick } from './picked.ts'
export { sendBatch } from './send-batch.ts'
