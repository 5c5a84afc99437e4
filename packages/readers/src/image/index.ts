export { readImage } from './exif.ts'
