export { type Authorise, FRESH_MS } from './authorise.ts'
export { clearCookie, readCookie, setCookie } from './cookies.ts'
export type { Guests } from './guests.ts'
export {
  type Account,
  type FreshAccount,
  type FreshOwner,
  isAccount,
  isTrash,
  type Owner,
  ownersForJob,
  removeOwners,
  trashOf,
} from './owner.ts'
export { type Caller, SESSION_MS, type Sessions } from './sessions.ts'
export { createGuestTokens, hashOf, newToken } from './tokens.ts'
