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
export { explain } from './explain.ts'
export { type HttpTools, toolsOverHttp } from './http.ts'
export { listedGround, openPath } from './listed-ground.ts'
export { amendedPlan, type Found, type Ground, planOfMoves } from './named-moves.ts'
export { serveOnStdio } from './stdio.ts'
