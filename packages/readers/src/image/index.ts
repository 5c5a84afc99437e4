export { readImage, readSidecar } from './exif.ts'
