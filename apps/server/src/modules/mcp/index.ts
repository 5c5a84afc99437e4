export { expireAgentPlans } from './plan-book.ts'
