export { createMailings, type Mailings } from './mailings.ts'
export { leftOf } from './rows.ts'
