export { createLessons, type Lessons } from './lesson.ts'
export { keptPlan } from './store.ts'
