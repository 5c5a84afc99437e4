export { purgeTrash, trashClock } from './purge.ts'
export { findTrashed } from './rows.ts'
