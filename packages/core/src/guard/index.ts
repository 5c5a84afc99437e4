export { type Change, difference, type Seen } from './change.ts'
export { type Restoration, restoration, type TakenOut } from './restoration.ts'
