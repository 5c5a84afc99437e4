export { eachOf } from './each-of.ts'
export { withMinimumDuration } from './minimum.ts'
export { PACING, pacingFor, TIMINGS } from './pacing.ts'
export { STAGE_PERCENTS } from './stages.ts'
