export { DEFAULT_LIMITS, type ReadLimits } from './limits.ts'
export { type ReadInput, read } from './read.ts'
export { type ByteSource, blobSource, bytesSource } from './source.ts'
