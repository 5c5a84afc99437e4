export { LibraryIndexes } from './library-index.ts'
export { createMeanings, type Meanings } from './meanings.ts'
