export { type Authorise, FRESH_MS } from './authorise.ts'
export {
  type Account,
  type Caller,
  callersForJob,
  type FreshAccount,
  type FreshCaller,
  holdBoth,
  isAccount,
  type Library,
  removeOwners,
} from './caller.ts'
export { clearCookie, readCookie, setCookie } from './cookies.ts'
export type { Guests } from './guests.ts'
export { type Client, SESSION_MS, type Sessions } from './sessions.ts'
export { createGuestTokens, hashOf, newToken } from './tokens.ts'
