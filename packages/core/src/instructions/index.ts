export { orderCategories } from './order.ts'
export { type Instruction, readInstructions } from './read.ts'
export { isMeant } from './subjects.ts'
