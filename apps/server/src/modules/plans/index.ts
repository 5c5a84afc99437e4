export { turnLesson } from './lesson.ts'
export { keptPlan } from './store.ts'
