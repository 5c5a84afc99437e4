export { expireAgentPlans, rulesForAgents } from './plan-book.ts'
