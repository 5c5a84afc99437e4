export type { IncomingFile } from './file-part.ts'
export { type MadeFile, storeMade } from './made.ts'
export { takeForAMoment, takeUpload } from './routes.ts'
export { parseField, type Uploaded } from './upload.ts'
