export type { Owner } from './guests.ts'
