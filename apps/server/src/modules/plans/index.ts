export { keptPlan } from './store.ts'
