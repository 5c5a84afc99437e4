export { createMeanings, type Meanings } from './meanings.ts'
