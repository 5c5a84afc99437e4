export { clockIsSteady, purgeTrash } from './purge.ts'
export { findTrashed } from './rows.ts'
