export { archiveEntries } from './entries.ts'
