export type { Meter } from './meter.ts'
export { planLimit } from './plan.ts'
