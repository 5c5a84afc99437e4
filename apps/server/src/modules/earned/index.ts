export { earnByRun, earnedBy, meetRules, stepBack } from './levels.ts'
