export { toTask } from './to-task.ts'
export { resultOfTask } from './wait.ts'
