/// <reference path="./pdfjs-worker.d.ts" />
export { asPixels } from './image/as-pixels.ts'
export { embeddedPictures } from './image/embedded.ts'
export { DEFAULT_LIMITS, type ReadLimits } from './limits.ts'
export { type ReadInput, read } from './read.ts'
export { asReading } from './schema.ts'
export { readTable, type Sheet } from './table/read-table.ts'
export { findPicture, type Shrink } from './thumbnail/find.ts'
export { openPages, type Pages } from './thumbnail/pages.ts'
