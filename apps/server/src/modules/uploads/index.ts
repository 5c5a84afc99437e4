export type { IncomingFile } from './file-part.ts'
export { storeMade } from './made.ts'
export { takeForAMoment, takeUpload } from './routes.ts'
export { parseField, type Uploaded } from './upload.ts'
