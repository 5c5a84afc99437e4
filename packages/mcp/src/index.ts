export {
  type Asked,
  type Change,
  type Desk,
  MAX_PLAN_ACTS,
  type Proposed,
  type Run,
  type Tell,
  type Wish,
} from './desk.ts'
export { digestOf } from './digest.ts'
export { serveOnStdio } from './stdio.ts'
