export { orderCategories } from './order.ts'
export { type Instruction, readInstructions } from './read.ts'
export { rulesOf } from './to-rules.ts'
