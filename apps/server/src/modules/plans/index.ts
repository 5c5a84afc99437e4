export { type Approvals, createApprovals } from './approvals.ts'
export { createLessons, type Lessons } from './lesson.ts'
export { keptPlan } from './store.ts'
