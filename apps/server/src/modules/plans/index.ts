export { type Approvals, createApprovals } from './approvals.ts'
export { createLessons, type Lessons } from './lesson.ts'
export { proposeFor } from './propose.ts'
export { keepPlan, keptPlan, placeOfPlan, runOfPlan } from './store.ts'
