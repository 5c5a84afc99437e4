export { type GuardRecord, GuardStore } from './guard-store.ts'
export { said } from './look.ts'
export { type NotBack, type TakenBack, takeGuardBack } from './take-back.ts'
