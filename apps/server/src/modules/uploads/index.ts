export { takeUpload } from './routes.ts'
export { parseField, type Uploaded } from './upload.ts'
