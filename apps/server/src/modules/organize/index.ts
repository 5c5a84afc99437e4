export { resolveFiles } from './resolve.ts'
