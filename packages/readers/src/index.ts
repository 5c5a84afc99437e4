/// <reference path="./pdfjs-worker.d.ts" />
export { DEFAULT_LIMITS, type ReadLimits } from './limits.ts'
export { type ReadInput, read } from './read.ts'
export { asReading } from './schema.ts'
