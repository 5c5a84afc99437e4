export type { Access } from './access.ts'
export { createGuard, type Guard, type GuardOptions, refused } from './guard.ts'
export { createSeal, type Seal } from './seal.ts'
export { WebDav, type WebDavOptions } from './webdav/webdav.ts'
