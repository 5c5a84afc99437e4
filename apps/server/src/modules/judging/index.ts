export { judgedAnew } from './judged-anew.ts'
export { allJudgements, judgementsOf } from './judgements.ts'
export { MOST_TEXTS, type StackParts, stacksOf } from './stacks.ts'
export { standingRules } from './standing-rules.ts'
