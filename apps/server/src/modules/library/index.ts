export { makeFolders, withParents } from './folders.ts'
export { allFiles, findByNames, findFile, findFiles, markMissing, usageOf } from './library.ts'
export { categoryOfFolder, type FileRow, INBOX, logicalPath, type StoredEntry, toEntry } from './rows.ts'
export { sweepBlobs } from './sweep.ts'
