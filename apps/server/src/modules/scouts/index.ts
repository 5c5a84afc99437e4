export { scoutsOf } from './rows.ts'
export { createScouts, type Scouts } from './scouts.ts'
