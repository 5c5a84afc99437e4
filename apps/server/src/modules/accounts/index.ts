export { accountRow, toUser } from './accounts.ts'
export { type Attempts, createAttempts } from './attempts.ts'
export { createPasswords, type Passwords } from './passwords.ts'
