export { allJudgements, judgementsOf } from './judgements.ts'
