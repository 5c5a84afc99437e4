export { allJudgements, judgementsOf } from './judgements.ts'
export { type StackParts, stacksOf } from './stacks.ts'
