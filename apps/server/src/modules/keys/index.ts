export { createKeyGuard, type KeyGuard } from './guard.ts'
export { createKeys, type Keys, keysOf } from './keys.ts'
